/** A build with changes: makes the site and publishes it, or reports why not. */

import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { GRAMMAR } from '../app/list/grammar.ts';
import type { BuildInput } from '../app/pipeline/input.ts';
import { buildMode } from '../app/pipeline/mode.ts';
import type { Build, MadeSite } from '../app/pipeline/report.ts';
import { nameIn } from '../app/site-files/disk.ts';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import type { Cache } from '../engine/cache/index.ts';
import { readSources } from '../engine/content/read/index.ts';
import type { Progress, StageTime } from '../engine/lib/progress.ts';
import { reasonOf } from '../engine/lib/reasons.ts';
import {
  countProblems,
  formatProblems,
  isError,
  type Problem,
  withoutAdvice,
  withoutIgnored,
} from '../engine/problems/index.ts';
import { openPublishFolder, type PublishFolder } from '../engine/publish/folder.ts';
import { PublishRefusal } from '../engine/publish/guard.ts';
import type { LastBuild } from '../engine/publish/last-build.ts';
import { MARKER } from '../engine/publish/marker.ts';
import { buildReport, type Report } from '../engine/publish/report.ts';
import { reportTheme } from '../site/theme/contrast.ts';
import { buildSite } from './build-site.ts';
import { CACHE_FOLDER, type Caches, closeCaches } from './caches.ts';
import { describePrivate, describeUnlisted, describeWaiting, formatSummary } from './console.ts';
import { type Environment, EXIT } from './environment.ts';
import { onInterrupt } from './interrupt.ts';
import { printProblems } from './print-problems.ts';
import { showProgress } from './progress.ts';
import type { BuildCommandOptions } from './site-options.ts';
import type { Speech } from './speech.ts';
import { remindOfDay, reportUnchanged } from './unchanged.ts';

/** Resources that `liner build` has opened already. */
interface Opened {
  caches: Caches;
  last: LastBuild;
  /** Start of the build, in milliseconds. */
  now: number;
}

/** Milliseconds: a signal has arrived by then. */
const MOMENT = 50;

/** Codes of problems that concern one build, not the site. */
const ONCE = new Set<string>(['output/left-over', 'output/not-ours']);

export async function makeSite(
  environment: Environment,
  options: BuildCommandOptions,
  opened: Opened,
): Promise<number> {
  try {
    return await buildAndPublish(environment, options, opened);
  } catch (error) {
    if (!(error instanceof PublishRefusal)) throw error;
    environment.stderr.write(`${error.message}\n`);
    return EXIT.other;
  }
}

async function buildAndPublish(
  environment: Environment,
  options: BuildCommandOptions,
  { caches, last, now }: Opened,
): Promise<number> {
  const { stderr } = environment;
  const { out, content, assets, report: reportFile } = options;
  const { cache } = caches;
  const folder = openPublishFolder({
    ...{ out, root: process.cwd(), sources: [content, assets], cache, now },
    spares: resolve(CACHE_FOLDER, 'spare'),
    gzip: reportFile !== undefined,
  });
  const progress = environment.progress ?? showProgress(stderr, environment.speech);
  progress.begin('Reading');
  const saved = await readSources(content, process.cwd(), GRAMMAR);
  const read = options.unsaved ? await addUnsaved(saved, content) : saved;
  const lastOutput =
    reportFile || read.problems.length > 0 ? undefined : await last.recallTexts(read.sources);
  if (lastOutput !== undefined) {
    cache.save();
    progress.end();
    return reportUnchanged(environment, lastOutput, options);
  }

  const work = { caches, folder, progress };
  const { ignored, made, inputs, ...built } = await build(environment, options, read, work);
  const problems = withoutAdvice(built.problems);
  const shown = withoutIgnored(problems, ignored);
  printProblems(environment, shown.map(shortenWarning));
  if (!made) return reportFailure(environment, shown, out, caches);

  const report = describeBuild(folder, made, problems, cache, progress.times, reportFile !== undefined);
  const published = { paths: [...folder.files().keys(), MARKER], isOurs: folder.isOurs };
  const waiting =
    describeWaiting(built.hidden, environment.speech.write) +
    describePrivate(built.hidden, environment.speech.write) +
    describeUnlisted(built.site?.unlisted ?? [], environment.speech.write);
  const lasting = [formatLasting(shown, environment.speech), waiting.trimEnd()].filter(Boolean).join('\n\n');
  await last.remember(read.sources, lasting, published, inputs, made.site);
  await closeCaches(caches, true);
  stderr.write(`\n${formatSummary(report, environment.speech.write)}\n${waiting && `\n${waiting}`}`);
  if (cache.refusal) stderr.write(`\n${describeRefusal(cache.refusal)}\n`);
  await remindOfDay(environment, options);
  if (reportFile) writeReport(reportFile, report);
  return EXIT.done;
}

/** Puts the drafts of the studio in front of the files. */
async function addUnsaved(read: BuildInput['read'], content: string): Promise<BuildInput['read']> {
  const { openDrafts } = await import('../studio/drafts.ts');
  const { openOverlay } = await import('../studio/overlay.ts');
  const root = process.cwd();
  const isKnown = (path: string) => read.sources.some((source) => source.path === path);
  return openOverlay(openDrafts(openOwnFolder(root, 'studio'), nameIn(root, resolve(content)), isKnown))(
    read,
  );
}

function describeRefusal(code: string): string {
  return `Not everything could be kept in ${CACHE_FOLDER}, so the next build will take longer. ${reasonOf(code) ?? code}`;
}

function describeBuild(
  folder: PublishFolder,
  { site, listThemes }: MadeSite,
  problems: Problem[],
  cache: Cache,
  stages: readonly StageTime[],
  gzip: boolean,
): Report {
  return buildReport({
    ...{
      files: folder.files(),
      written: folder.written,
      urls: site.urls,
      themes: new Map([...listThemes()].map(([path, theme]) => [path, reportTheme(theme)])),
      stages,
      cache,
      problems,
      gzip,
    },
    // Since the process began: the time that the user waits.
    milliseconds: performance.now(),
    peakMemory: process.resourceUsage().maxRSS * 1024,
  });
}

interface Work {
  caches: Caches;
  folder: PublishFolder;
  progress: Progress;
}

/** Builds into the folder. Ctrl+C saves the results so far, and leaves the site as it is. */
async function build(
  environment: Environment,
  options: BuildCommandOptions,
  read: BuildInput['read'],
  { caches, folder, progress }: Work,
): Promise<Build> {
  const { cache, ownCache } = caches;
  const removeHandlers = onInterrupt(() => {
    progress.end();
    if (!folder.isCommitted) folder.discard();
    for (const each of new Set([cache, ownCache])) each.save();
    environment.stderr.write(`\nStopped.${describeStop(folder, options.out)}\n`);
  });
  const mode = buildMode(folder, { cache, compress: options.compress ?? false });
  try {
    return await buildSite(environment, options, read, caches, progress, mode);
  } catch (error) {
    // Ctrl+C stops esbuild as well, and its exit may arrive before the signal.
    await wait(MOMENT);
    throw error;
  } finally {
    removeHandlers();
    progress.end();
  }
}

/** Output to repeat for builds without changes. */
function formatLasting(problems: readonly Problem[], { say, retell }: Speech): string {
  const lasting = problems.filter(({ code }) => !ONCE.has(code)).map(shortenWarning);
  return lasting.length > 0 ? formatProblems(retell(lasting), { colour: true, say }) : '';
}

/** Warnings without their code frames, which `liner check` prints. */
function shortenWarning(problem: Problem): Problem {
  return isError(problem) ? problem : { ...problem, frame: undefined };
}

function describeStop({ isCommitted }: PublishFolder, out: string): string {
  if (isCommitted) return ` The new site is in ${out}.`;
  return `${describeUnchanged(out)} What was made so far is kept: the next build goes on from there.`;
}

function describeUnchanged(out: string): string {
  return existsSync(out) ? ` The site in ${out} has not changed.` : '';
}

/** Saves the results so far, so that the next attempt is faster. */
async function reportFailure(
  { stderr, speech: { say } }: Environment,
  problems: readonly Problem[],
  out: string,
  caches: Caches,
): Promise<number> {
  await closeCaches(caches, false);
  const counts = countProblems(problems, say);
  stderr.write(`\n${say('not-built', { counts, out: existsSync(out) ? out : '' })}\n`);
  return EXIT.content;
}

function writeReport(file: string, report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
