/** What the commands that build a site share: its cache, its options, and how problems are told. */
import { resolve } from 'node:path';
import { type Build, build } from '../build.ts';
import { type Cache, type CacheMode, openCache } from '../lib/cache.ts';
import type { Progress } from '../output/progress.ts';
import { formatProblems, type Problem } from '../problem.ts';
import { type Environment, readToday } from './environment.ts';

export interface SiteOptions {
  content: string;
  assets: string;
  baseUrl?: string | undefined;
  drafts?: boolean | undefined;
}

/** Everything slow that earlier builds have done; deleting it is always safe. */
export const CACHE_FOLDER = '.cache';

export function openSiteCache(mode: CacheMode): Cache {
  return openCache(resolve(CACHE_FOLDER), mode);
}

export function buildSite(
  { packageRoot, codeHash }: Environment,
  { content, assets, baseUrl, drafts = false }: SiteOptions,
  cache: Cache,
  progress: Progress,
): Promise<Build> {
  const today = readToday(process.env);
  return build({ content, assets, baseUrl, drafts, today, packageRoot, codeHash, cache, progress });
}

export function printProblems({ stderr }: Environment, problems: readonly Problem[]): void {
  if (problems.length > 0) stderr.write(`\n${formatProblems(problems, { colour: stderr.isTTY })}\n`);
}
