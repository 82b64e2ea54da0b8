/** Shared by the commands that build a site: caches, options, and printing of problems. */
import { resolve, sep } from 'node:path';
import type { Build, BuildOptions } from '../build.ts';
import { type Cache, type CacheMode, openCache } from '../lib/cache/index.ts';
import { limitYoungHeap } from '../lib/heap.ts';
import type { Progress } from '../lib/progress.ts';
import { hasColours } from '../lib/terminal.ts';
import { withThread } from '../lib/thread.ts';
import { formatProblems, type Problem } from '../problems/index.ts';
import type { Sink } from '../publish/index.ts';
import { type Environment, readClock } from './environment.ts';

export interface SiteOptions {
  content: string;
  assets: string;
  baseUrl?: string | undefined;
  drafts?: boolean | undefined;
  /** The day that the site is made for, `YYYY-MM-DD`, where that is not today. */
  asOf?: string | undefined;
  encode?: BuildOptions['encode'];
  /** Texts are published compressed as well. */
  compress?: boolean | undefined;
}

/** Everything slow that earlier builds have done; deleting it is always safe. */
export const CACHE_FOLDER = '.cache';

export interface Caches {
  /** In the working directory. */
  cache: Cache;
  /** For what is made from Liner's own code, so that a new site need not wait for it: in its checkout, or come with the package. */
  ownCache: Cache;
}

/** Whether Liner was installed: its folder is the package manager's then, and nothing is written there. */
export function isInstalled({ packageRoot }: Pick<Environment, 'packageRoot'>): boolean {
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

export async function buildSite(
  { packageRoot, worker }: Environment,
  { assets, baseUrl, drafts = false, asOf, encode, compress }: SiteOptions,
  read: BuildOptions['read'],
  caches: Caches,
  progress: Progress,
  sink: Sink,
): Promise<Build> {
  const [{ build }, { tellSamples }] = await Promise.all([
    import('../build.ts'),
    import('../scaffold/samples.ts'),
  ]);
  limitYoungHeap(read.sources.length);
  const today = readClock(process.env, asOf);
  const wanted = { assets, baseUrl, drafts, encode, compress, today };
  const site = { ...wanted, root: process.cwd(), packageRoot, worker, ...caches, progress };
  return withThread(worker, (thread) => build({ read: tellSamples(read), ...site, thread }, sink));
}

/** @param all each warning, also where there are many of one kind */
export function printProblems({ stderr }: Environment, problems: readonly Problem[], all = false): void {
  if (problems.length > 0)
    stderr.write(`\n${formatProblems(problems, { colour: hasColours(stderr), all })}\n`);
}
