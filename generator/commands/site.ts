/** What the commands that build a site share: its cache, its options, and how problems are told. */
import { resolve } from 'node:path';
import type { Build, BuildOptions } from '../build.ts';
import { type Cache, type CacheMode, openCache } from '../lib/cache.ts';
import type { Progress } from '../output/progress.ts';
import { formatProblems, type Problem } from '../problem.ts';
import { type Environment, readToday } from './environment.ts';

export interface SiteOptions {
  content: string;
  assets: string;
  baseUrl?: string | undefined;
  drafts?: boolean | undefined;
  /** false to look at pictures without making anything of them. */
  encode?: boolean | undefined;
}

/** Everything slow that earlier builds have done; deleting it is always safe. */
export const CACHE_FOLDER = '.cache';

export interface Caches {
  /** In the working directory. */
  cache: Cache;
  /** In Liner's own folder, for what is made from its own code: a new site need not wait for it. */
  ownCache: Cache;
}

export function openCaches({ packageRoot }: Environment, mode: CacheMode): Caches {
  const folder = resolve(CACHE_FOLDER);
  const ownFolder = resolve(packageRoot, CACHE_FOLDER);
  const cache = openCache(folder, mode);
  return { cache, ownCache: ownFolder === folder ? cache : openCache(ownFolder, mode) };
}

/** @param prune removes what this run had no use for */
export async function closeCaches({ cache, ownCache }: Caches, prune: boolean): Promise<void> {
  await cache.close({ prune });
  if (ownCache !== cache) await ownCache.close({ prune: false });
}

export async function buildSite(
  { packageRoot, codeHash }: Environment,
  { assets, baseUrl, drafts = false, encode }: SiteOptions,
  read: BuildOptions['read'],
  caches: Caches,
  progress: Progress,
): Promise<Build> {
  const { build } = await import('../build.ts');
  const today = readToday(process.env);
  return build({ read, assets, baseUrl, drafts, encode, today, packageRoot, codeHash, ...caches, progress });
}

export function printProblems({ stderr }: Environment, problems: readonly Problem[]): void {
  if (problems.length > 0) stderr.write(`\n${formatProblems(problems, { colour: stderr.isTTY })}\n`);
}
