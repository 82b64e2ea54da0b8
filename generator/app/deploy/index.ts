/** The places that a site can be published to. */
import type { Publish, PublishTo } from '../../site/schema/publish.ts';
import type { DeployOptions, Destination } from './destination.ts';

type Open = (target: Publish, options: DeployOptions) => Destination;

/** Loaded on demand. What each takes in site.yaml is in `PUBLISH_TARGETS`. */
const DESTINATIONS: Record<PublishTo, () => Promise<Open>> = {
  git: async () => (await import('./git/index.ts')).toGit,
  netlify: async () => (await import('./netlify/index.ts')).toNetlify,
  sftp: async () => (await import('./sftp/index.ts')).toSftp,
  folder: async () => (await import('./folder/index.ts')).toFolder,
};

export async function openDestination(target: Publish, options: DeployOptions): Promise<Destination> {
  const open = await DESTINATIONS[target.to]();
  return open(target, options);
}
