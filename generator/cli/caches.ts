/** Caches of earlier runs, for all commands. */
import { resolve, sep } from 'node:path';
import { type Cache, type CacheMode, openCache } from '../engine/cache/index.ts';
import type { Environment } from './environment.ts';

/** Everything slow that earlier builds have done; deleting it is always safe. */
export const CACHE_FOLDER = '.cache';

export interface Caches {
  /** Cache in the working directory. */
  cache: Cache;
  /** Cache of what is made from Liner's own code, so that a new site need not wait for it: in its checkout, or part of the package. */
  ownCache: Cache;
}

/** Returns true if Liner was installed: then its folder is the package manager's, and nothing is written there. */
function isInstalled({ packageRoot }: Pick<Environment, 'packageRoot'>): boolean {
  return packageRoot.split(sep).includes('node_modules');
}

export function openCaches(environment: Environment, mode: CacheMode): Caches {
  const folder = resolve(CACHE_FOLDER);
  const ownFolder = isInstalled(environment) ? folder : resolve(environment.packageRoot, CACHE_FOLDER);
  const cache = openCache(folder, mode, Date.now(), environment.shipped);
  return { cache, ownCache: ownFolder === folder ? cache : openCache(ownFolder, mode) };
}

/** @param prune removes what has long been of no use */
export async function closeCaches({ cache, ownCache }: Caches, prune: boolean): Promise<void> {
  await cache.close({ prune });
  if (ownCache !== cache) await ownCache.close({ prune });
}
