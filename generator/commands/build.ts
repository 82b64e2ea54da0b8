/** `liner build`: makes the site and publishes it, or says why not. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { MadeSite } from '../build.ts';
import type { Cache } from '../lib/cache.ts';
import { checkOutputLinks } from '../output/links.ts';
import { createProgress, type Progress } from '../output/progress.ts';
import { PublishRefusal, type Staged, stage } from '../output/publish.ts';
import { buildReport, formatSummary, type Report } from '../output/report.ts';
import { countProblems, isError, type Problem } from '../problem.ts';
import type { Environment } from './environment.ts';
import { EXIT } from './exit.ts';
import { buildSite, CACHE_FOLDER, openSiteCache, printProblems, type SiteOptions } from './site.ts';

export interface BuildCommandOptions extends SiteOptions {
  out: string;
  fresh?: boolean | undefined;
  report?: string | undefined;
}

export async function runBuild(environment: Environment, options: BuildCommandOptions): Promise<number> {
  // React chooses its build by this when it is first loaded; the other one is several times slower.
  process.env['NODE_ENV'] = 'production';
  const { stderr } = environment;
  const cache = openSiteCache(options.fresh ? 'fresh' : 'use');
  const progress = createProgress({ stream: stderr, live: stderr.isTTY, now: () => performance.now() });
  try {
    const { problems, made } = await buildSite(environment, options, cache, progress);
    const published = made && (await publish(made, problems, options, cache, progress));
    const all = published?.problems ?? problems;
    printProblems(environment, all);
    await cache.close({ prune: published?.report !== undefined });
    if (!published?.report) return reportFailure(environment, all, options.out);
    stderr.write(`\n${formatSummary(published.report)}\n`);
    if (options.report) writeReport(options.report, published.report);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof PublishRefusal)) throw error;
    stderr.write(`${error.message}\n`);
    return EXIT.other;
  }
}

interface Published {
  problems: Problem[];
  /** Undefined where nothing was published. */
  report: Report | undefined;
}

async function publish(
  made: MadeSite,
  found: Problem[],
  options: BuildCommandOptions,
  cache: Cache,
  progress: Progress,
): Promise<Published> {
  const gzip = options.report !== undefined;
  progress.begin('Writing');
  const staged = await stage(made.artifacts, {
    out: options.out,
    root: process.cwd(),
    sources: [options.content, options.assets],
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
  return { problems, report: describeBuild(staged, site, problems, cache, progress, gzip) };
}

function describeBuild(
  staged: Staged,
  site: MadeSite['site']['urls'],
  problems: Problem[],
  cache: Cache,
  progress: Progress,
  gzip: boolean,
): Report {
  // Since the process began, which is what somebody at the keyboard waits for.
  const milliseconds = performance.now();
  return buildReport({ staged, site, stages: progress.times, milliseconds, cache, problems, gzip });
}

function reportFailure({ stderr }: Environment, problems: readonly Problem[], out: string): number {
  stderr.write(`\nNothing was published: ${countProblems(problems)}. What is in ${out} stays as it was.\n`);
  return EXIT.content;
}

function writeReport(file: string, report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
