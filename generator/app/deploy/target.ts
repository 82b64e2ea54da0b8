/** The target of publishing, from site.yaml or the command line. */
import { findTarget, PUBLISH_TARGETS, type Publish } from '../../site/schema/publish.ts';
import { SFTP_PASSWORD } from '../../site/schema/variables.ts';

const NONE = `Nothing says where the site is to be published. Say so in content/site.yaml, in one of these ways:
${Object.values(PUBLISH_TARGETS)
  .map(({ example }) => `  publish: ${example}\n`)
  .join(
    '',
  )}or with --to: git, netlify, an address such as sftp://you@your-name.example/var/www/site, or a folder.`;

/**
 * @param publish what site.yaml has
 * @param to what the command line has in its place: the name of a target, an address, or a folder
 * @returns a message if there is no target
 */
export function chooseTarget(publish: Publish | undefined, to: string | undefined): Publish | string {
  if (to === undefined) return publish ?? NONE;
  const target = findTarget(to);
  if (target !== undefined && target === publish?.to) return publish;
  if (target === 'git')
    return publish?.audio_host
      ? 'With git the host builds the site, and cannot upload its recordings. Publish it without --to git, or take audio_host out of content/site.yaml.'
      : { to: target };
  if (target !== undefined) {
    const line = `publish: ${PUBLISH_TARGETS[target].example}`;
    return target === 'folder'
      ? `--to ${to} needs a path, such as  --to ../published  or in content/site.yaml:  ${line}`
      : `--to ${to} needs more than its name. Write it into content/site.yaml:  ${line}`;
  }
  if (GIT_ADDRESS.test(to)) {
    const address = withoutPassword(to);
    return `--to ${address} is the address of a repository. Connect this folder to it once with  git remote add origin ${address}  and then publish with --to git.`;
  }
  if (ACCOUNT.test(to)) return refuseAddress(to);
  return /^[a-z]+:\/\//i.test(to) ? readAddress(to) : { to: 'folder', path: to };
}

/** Addresses that hosts of repositories show: `git@host.example:you/site.git`, `https://host.example/you/site.git`. */
const GIT_ADDRESS = /^git@[^/:]+:|^(?:https?|ssh|git):\/\/.*\.git\/?$/i;
/** Syntax of `scp`: `you@host.example:/var/www`. */
const ACCOUNT = /^[^/\\:@]+@[^/\\:]+:/;

/** Reads `sftp://you@your-name.example:2222/var/www/site`; a path from the home folder begins with `/~/`. */
function readAddress(address: string): Publish | string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [user, path] = [decode(url?.username), decode(url?.pathname)];
  if (url?.protocol !== 'sftp:' || url.hostname === '' || user === undefined || path === undefined)
    return refuseAddress(address);
  if (url.password !== '')
    return `Leave the password out of --to: others can see the command line. Put it into the environment variable ${SFTP_PASSWORD}.`;
  const folder = path.replace(/^\/~\//, '');
  if (folder === '' || folder === '/') return `--to ${address} names no folder on the server.`;
  const port = url.port === '' ? undefined : Number(url.port);
  // An address of IPv6 has brackets in a URL: RFC 3986, section 3.2.2.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { to: 'sftp', host, user: user || undefined, port, path: folder };
}

function refuseAddress(address: string): string {
  return `--to ${withoutPassword(address)} is not an address that Liner can publish to. Write it like sftp://you@your-name.example/var/www/site, with %25 for each % in it.`;
}

/** Others may see what is printed, and Git would keep passwords and tokens in its settings. */
function withoutPassword(address: string): string {
  return hideQuery(
    address.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^(\w+:\/\/[^/@:]*):[^/]*@/, '$1@'),
  );
}

/** Addresses without the tokens, keys and passwords in their queries. */
export function hideQuery(text: string): string {
  return text.replace(/([?&;][\w.-]*(?:token|key|pass|secret|auth|sig)[\w.-]*=)[^&;#\s'"]+/gi, '$1…');
}

/** Returns undefined for a `%` without its two digits. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
