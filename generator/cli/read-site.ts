/** The content as imports compare it with what sources say. */
import { type ReadSite, readSite } from '../import/site/index.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, readClock } from './environment.ts';

/** Reads it from the disk. The schemas have to be loaded. */
export async function readSiteNow(environment: Environment, content: string): Promise<ReadSite> {
  const caches = openCaches(environment, 'look');
  const read = await readSite(content, readClock(process.env), caches.cache);
  await closeCaches(caches, false);
  return read;
}
