/** Where a site is published to, by site.yaml or by the command line. */
import { isPublishTo, PUBLISH_TARGETS, type Publish } from '../../site/schema/publish.ts';
import { readAddress, refuseAddress, withoutPassword } from './sftp/address.ts';

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
  if (to === undefined || to === publish?.to) return publish ?? NONE;
  if (isPublishTo(to) && to !== 'folder') {
    const { required, example } = PUBLISH_TARGETS[to];
    if (required.length === 0) return { to };
    return `--to ${to} needs more than its name. Write it into content/site.yaml:  publish: ${example}`;
  }
  if (GIT_ADDRESS.test(to)) {
    const address = withoutPassword(to);
    return `--to ${address} is the address of a repository. Connect this folder to it once with  git remote add origin ${address}  and then publish with --to git.`;
  }
  if (ACCOUNT.test(to)) return refuseAddress(to);
  return /^[a-z]+:\/\//i.test(to) ? readAddress(to) : { to: 'folder', path: to };
}

/** As hosts of repositories show it: `git@host.example:you/site.git`, `https://host.example/you/site.git`. */
const GIT_ADDRESS = /^git@[^/:]+:|^(?:https?|ssh|git):\/\/.*\.git\/?$/i;
/** As `scp` takes it: `you@host.example:/var/www`. */
const ACCOUNT = /^[^/\\:@]+@[^/\\:]+:/;
