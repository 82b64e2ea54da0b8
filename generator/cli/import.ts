/** `liner import`: compares sources with the content, writes what is new, and undoes it. */
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { readAnswers, readImported, type SiteFolders } from '../app/site-files/record.ts';
import { hideLogins } from '../engine/lib/hide.ts';
import type { OnProgress, Progress } from '../engine/lib/progress.ts';
import { escapeControls, hasColours, isLive, showControls } from '../engine/lib/terminal.ts';
import { countProblems, formatEach, isError, type Problem } from '../engine/problems/index.ts';
import { type TypedOptions, writeCommand } from '../import/describe/command.ts';
import { describePlan } from '../import/describe/index.ts';
import { describeUnclear } from '../import/describe/unclear.ts';
import { describeDrafts, describeSamples, describeWritten } from '../import/describe/written.ts';
import { type Client, fetchCover, openClient } from '../import/online/client.ts';
import { planReadings } from '../import/plan/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import { readSourceFiles } from '../import/plan/read.ts';
import { KINDS_OF_SOURCES } from '../import/plan/readers.ts';
import { findIdleTakes } from '../import/write/take.ts';
import { writePlan } from '../import/write/write.ts';
import { type Environment, EXIT, hasContent, readOwnPackage } from './environment.ts';
import { printProblems } from './print-problems.ts';
import { showProgress, silentProgress } from './progress.ts';
import { readSiteNow } from './read-site.ts';
import type { Speech } from './speech.ts';
import { runUndo } from './undo.ts';

interface ImportOptions extends TypedOptions {
  write?: boolean | undefined;
  undo?: boolean | undefined;
  json?: boolean | undefined;
  /** Prints each warning, even if there are many of one kind. */
  all?: boolean | undefined;
}

/** Prints the plan of an import, or writes it. */
export async function runImport(
  environment: Environment,
  sources: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { stderr, speech } = environment;
  const { content, assets, as, match: answers, columns, online = false } = options;
  if (!hasContent(environment, content, 'init')) return EXIT.content;
  const wrong = describeUsage(sources, options, speech);
  if (wrong !== undefined) {
    stderr.write(`${wrong}\n`);
    return EXIT.usage;
  }
  const folders = { root: process.cwd(), content: resolve(content), assets: resolve(assets) };
  if (options.undo) return runUndo(environment, folders, 'import');
  await loadSchemas();
  const read = await readSiteNow(environment, content);
  if ('problems' in read) {
    printProblems(environment, read.problems);
    stderr.write(`\n${speech.write('import-site-errors')}\n`);
    return EXIT.content;
  }
  const progress = openProgress(environment);
  const client = online ? openWeb(environment, read.site.facts.address, progress) : undefined;
  progress.begin(speech.write('import-reading'));
  const own = [folders.content, folders.assets, resolve('dist'), resolve('node_modules')];
  const readings = await readSourceFiles(sources, read.site.facts, {
    own,
    as,
    columns,
    client,
    onProgress: (done, total, name) => progress.count(speech.write('import-recordings'), done, total, name),
  }).finally(() => progress.end());
  const kept = readAnswers(folders.root);
  const imported = readImported(folders.root);
  const planned = planReadings(readings, read.site, { content, assets, answers, kept, imported, online });
  const plan = { ...planned, problems: [...planned.problems, ...findIdleTakes(planned, options.take)] };
  const isWrong = plan.problems.some(({ code }) => code === 'import/match' || code === 'import/take');
  if (options.write && !isWrong && hasFound(plan))
    return write(environment, plan, {
      ...{ sources, options, folders, client, progress },
      samples: read.samples,
      today: read.site.facts.today,
    });
  printPlan(environment, plan, sources, options);
  return isWrong ? EXIT.usage : hasFound(plan) ? EXIT.done : EXIT.content;
}

/** A line that is renewed on a terminal; elsewhere nothing. */
function openProgress({ stderr, speech }: Environment): Progress {
  return isLive(stderr) ? showProgress(stderr, speech, true) : silentProgress;
}

/** Names each address that is asked: services allow one a second. */
function openWeb(
  { stderr, packageRoot, speech }: Environment,
  address: string | undefined,
  progress: Progress,
): Client {
  const { version } = readOwnPackage(packageRoot);
  const web = {
    fetch: (url: string, init: RequestInit) => {
      const { host, pathname } = new URL(url);
      const asked = speech.write('import-asking', { address: showControls(host + pathname) });
      if (isLive(stderr)) progress.begin(asked);
      else stderr.write(`${asked}\n`);
      return fetch(url, init);
    },
    now: () => performance.now(),
    wait: (milliseconds: number) => setTimeout(milliseconds),
  };
  return openClient(web, { version, contact: address ?? 'a site without an address' });
}

/** Returns the fault in the command line, if there is one. */
function describeUsage(
  sources: readonly string[],
  { as, undo, write }: ImportOptions,
  speech: Speech,
): string | undefined {
  if (undo) return sources.length > 0 || write ? speech.write('import-undo-alone') : undefined;
  if (sources.length === 0) return speech.write('import-no-source');
  return as === undefined || KINDS_OF_SOURCES.includes(as)
    ? undefined
    : speech.write('import-no-kind', { kind: as, kinds: KINDS_OF_SOURCES });
}

function hasFound({ entries, absent }: Plan): boolean {
  return entries.length + absent.length > 0;
}

function printPlan(
  environment: Environment,
  plan: Plan,
  sources: readonly string[],
  options: ImportOptions,
): void {
  const { stdout, stderr, speech } = environment;
  const { take, all } = options;
  if (options.json) stdout.write(`${escapeControls(JSON.stringify(plan, null, 2))}\n`);
  else if (hasFound(plan))
    stdout.write(hideLogins(describePlan(plan, writeCommand(sources, options), take, all, speech)));
  reportProblems(environment, plan.problems, options);
  if (!hasFound(plan)) stderr.write(`\n${speech.write('import-found-none')}\n`);
}

interface Work {
  sources: readonly string[];
  options: ImportOptions;
  folders: SiteFolders;
  client: Client | undefined;
  progress: Progress;
  today: string;
  samples: readonly Problem[];
}

async function write(
  environment: Environment,
  plan: Plan,
  { sources, options, folders, client, progress, today, samples }: Work,
): Promise<number> {
  const { take, link = false } = options;
  const { speech } = environment;
  const fetchPicture = client && ((url: string) => fetchCover(url, client));
  const onProgress: OnProgress = (done, total, name) =>
    progress.count(speech.write('import-copying'), done, total, name);
  progress.begin(speech.write('import-writing'));
  const written = await writePlan(plan, { ...folders, take, link, fetchPicture, today, onProgress }).finally(
    () => progress.end(),
  );
  const text = [
    describeWritten(written, speech),
    describeDrafts(plan, written, speech),
    describeSamples(samples, written, speech),
    describeUnclear(plan, `${writeCommand(sources, options)} --write`, speech),
  ].filter(Boolean);
  environment.stdout.write(hideLogins(`${showControls(text.join('\n\n'))}\n`));
  reportProblems(environment, [...plan.problems, ...written.problems], options);
  return written.problems.some(isError) ? EXIT.content : EXIT.done;
}

/** Prints how tables were read, and then problems: many warnings of one kind are printed once. */
function reportProblems(
  { stderr, speech: { say, retell } }: Environment,
  found: readonly Problem[],
  { all }: ImportOptions,
): void {
  const isResult = ({ code }: Problem) => code === 'import/read';
  for (const { message, hint = '' } of retell(found.filter(isResult)))
    stderr.write(`\n${showControls(message)}\n  → ${showControls(hint)}\n`);
  const problems = found.filter((problem) => !isResult(problem));
  if (problems.length === 0) return;
  const shown = formatEach(retell(problems), { colour: hasColours(stderr), all, say });
  const counts = countProblems(problems, say);
  const last = shown.length < problems.length ? say('import-all', { counts }) : counts;
  stderr.write(`\n${[...shown, last].join('\n\n')}\n`);
}
