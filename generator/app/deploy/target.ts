/** Where a site is published to: what site.yaml says, and what the command line says instead. */
import type { Publish } from '../../site/schema/publish.ts';
import { decodePercent } from '../../engine/lib/percent.ts';

export type Target =
  | { to: 'git'; remote?: string | undefined; branch?: string | undefined }
  | { to: 'netlify'; site: string }
  | { to: 'sftp'; host: string; user?: string | undefined; port?: number | undefined; path: string }
  | { to: 'folder'; path: string };

const NONE = `Nothing says where the site is to be published. Say so in content/site.yaml, in one of these ways:
  publish: {to: git}                          commit and push; the host builds the site
  publish: {to: netlify, site: your-name.netlify.app}
  publish: {to: sftp, host: your-name.example, user: you, path: /var/www/site}
  publish: {to: folder, path: /media/drive/site}
or with --to: git, netlify, an address such as sftp://you@your-name.example/var/www/site, or a folder.`;

/**
 * @param publish what site.yaml says
 * @param to the word of the command line in its place: a kind of target, an address, or a folder
 * @returns why there is no target, in words
 */
export function chooseTarget(publish: Publish | undefined, to: string | undefined): Target | string {
  const known = publish && completeTarget(publish);
  if (to === undefined || to === publish?.to) return known ?? NONE;
  if (to === 'git') return { to };
  if (to === 'netlify' || to === 'sftp')
    return `--to ${to} needs more than its name. Write it into content/site.yaml:  publish: ${
      to === 'netlify'
        ? '{to: netlify, site: your-name.netlify.app}'
        : '{to: sftp, host: your-name.example, path: /var/www/site}'
    }`;
  if (GIT_ADDRESS.test(to)) {
    const address = dropPassword(to);
    return `--to ${address} is the address of a repository. Connect this folder to it once with  git remote add origin ${address}  and then publish with --to git.`;
  }
  if (ACCOUNT.test(to)) return `${tellUnknown(to)}.`;
  return /^[a-z]+:\/\//i.test(to) ? readAddress(to) : { to: 'folder', path: to };
}

/** As hosts of repositories show it: `git@host.example:you/site.git`, `https://host.example/you/site.git`. */
const GIT_ADDRESS = /^git@[^/:]+:|^(?:https?|ssh|git):\/\/.*\.git\/?$/i;
/** As `scp` takes it: `you@host.example:/var/www`. */
const ACCOUNT = /^[^/\\:@]+@[^/\\:]+:/;

/** Passwords and tokens: others may see what is printed, and Git would keep them in its settings. */
function dropPassword(address: string): string {
  return address.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^(\w+:\/\/[^/@:]*):[^/]*@/, '$1@');
}

function tellUnknown(address: string): string {
  return `--to ${dropPassword(address)} is not an address that Liner can publish to. Write it like sftp://you@your-name.example/var/www/site`;
}

/** The schema has seen to it that each has what it needs. */
function completeTarget({
  to,
  site = '',
  host = '',
  path = '',
  user,
  port,
  remote,
  branch,
}: Publish): Target {
  if (to === 'git') return { to, remote, branch };
  if (to === 'netlify') return { to, site };
  return to === 'sftp' ? { to, host, user, port, path } : { to, path };
}

/** `sftp://you@your-name.example:2222/var/www/site`; a path from the home folder begins with `/~/`. */
function readAddress(address: string): Target | string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [user, path] = [url?.username, url?.pathname].map((part) => part && decodePercent(part));
  if (url?.protocol !== 'sftp:' || url.hostname === '' || user === undefined || path === undefined)
    return `${tellUnknown(address)}, with %25 for each % in it.`;
  if (url.password !== '')
    return 'Leave the password out of --to: others can see the command line. Put it into the environment variable LINER_SFTP_PASSWORD.';
  const folder = path.replace(/^\/~\//, '');
  if (folder === '' || folder === '/') return `--to ${address} names no folder on the server.`;
  const port = url.port === '' ? undefined : Number(url.port);
  // An address of IPv6 has brackets in a URL: RFC 3986, section 3.2.2.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { to: 'sftp', host, user: user || undefined, port, path: folder };
}
