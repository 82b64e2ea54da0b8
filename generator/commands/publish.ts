/** Publishes a made site, unless its own links show that it is not whole. */

import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { MadeSite } from '../build.ts';
import type { Cache } from '../lib/cache/index.ts';
import type { Progress } from '../lib/progress.ts';
import { isError, type Problem } from '../problems/index.ts';
import { type Staged, stage } from '../publish/index.ts';
import { checkOutputLinks } from '../publish/links/index.ts';
import { buildReport, type Report } from '../publish/report.ts';
import { type PublishOptions, publishedPlace } from './place.ts';
import { CACHE_FOLDER } from './site.ts';

export interface Published {
  problems: Problem[];
  /** Undefined where nothing was published. */
  report: Report | undefined;
}

/** @throws PublishRefusal where the folder is not Liner's to replace, or another build is writing it */
export async function publish(
  made: MadeSite,
  found: Problem[],
  options: PublishOptions,
  cache: Cache,
  progress: Progress,
): Promise<Published> {
  const gzip = options.report !== undefined;
  progress.begin('Writing');
  const staged = await stage(made.artifacts, {
    out: options.out,
    ...publishedPlace(options),
    cache,
    spareFolder: resolve(CACHE_FOLDER, 'spare'),
    gzip,
    explain: (error, { path }) => [made.templates.explain(error, path)],
    onProgress: progress.count,
  });
  const site = made.site.urls;
  const problems = [...found, ...staged.problems, ...checkOutputLinks(staged.pages, staged.files, site)];
  if (problems.some(isError)) {
    staged.discard();
    return { problems, report: undefined };
  }
  staged.swap();
  progress.end();
  return { problems, report: describeBuild(staged, made, problems, cache, progress, gzip) };
}

function describeBuild(
  staged: Staged,
  { site, themes }: MadeSite,
  problems: Problem[],
  cache: Cache,
  progress: Progress,
  gzip: boolean,
): Report {
  // Since the process began, which is what somebody at the keyboard waits for.
  const milliseconds = performance.now();
  const peakMemory = process.resourceUsage().maxRSS * 1024;
  return buildReport({
    staged,
    site: site.urls,
    themes,
    stages: progress.times,
    milliseconds,
    peakMemory,
    cache,
    problems,
    gzip,
  });
}
