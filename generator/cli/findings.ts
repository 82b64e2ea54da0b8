import { addFixes } from '../app/fix/remedies.ts';
import type { BuildInput } from '../app/pipeline/input.ts';
import { checkMode } from '../app/pipeline/mode.ts';
import type { Build } from '../app/pipeline/report.ts';
import {
  addFrames,
  compareForReading,
  countProblems,
  isError,
  type Problem,
  withoutIgnored,
} from '../engine/problems/index.ts';
import type { Say } from '../engine/problems/report.ts';
import { buildSite } from './build-site.ts';
import { closeCaches, openCaches } from './caches.ts';
import {
  describeDrafts,
  describeLevels,
  describePrivate,
  describeUnlisted,
  describeWaiting,
  formatGithub,
  formatJson,
} from './console.ts';
import { type Environment, EXIT } from './environment.ts';
import { lintAll } from './lint.ts';
import { printProblems } from './print-problems.ts';
import { showProgress, silentProgress } from './progress.ts';
import type { SiteOptions } from './site-options.ts';

export interface CheckOptions extends SiteOptions {
  /** Warnings fail as well. */
  strict?: boolean | undefined;
  /** Prints each warning, even if there are many of one kind. */
  all?: boolean | undefined;
  format?: 'text' | 'json' | 'github' | undefined;
  /** Corrects what has only one correction; without asking, if `yes` is set. */
  fix?: boolean | undefined;
  yes?: boolean | undefined;
  /** Takes back what was corrected last. */
  undo?: boolean | undefined;
  /** Only what is missing in these languages, by their codes. */
  languages?: readonly string[] | undefined;
}

/** Results of a check, without the problems that a site ignores. */
export interface Findings extends Pick<Build, 'levels' | 'hidden' | 'ignored' | 'site'> {
  all: Problem[];
}

export async function findProblems(
  environment: Environment,
  options: CheckOptions,
  read: BuildInput['read'],
): Promise<Findings> {
  const caches = openCaches(environment, 'look');
  const { stderr } = environment;
  const isRead = (options.format ?? 'text') === 'text';
  const progress = isRead ? showProgress(stderr, environment.speech, true) : silentProgress;
  const { problems, ignored, site, levels, hidden } = await buildSite(
    environment,
    options,
    read,
    caches,
    progress,
    checkMode(caches.cache),
  ).finally(() => progress.end());
  const advice = site ? await lintAll(site, read.sources, options, caches.cache) : [];
  await closeCaches(caches, false);
  const all = withoutIgnored([...problems, ...addFrames(advice, read.sources)], ignored);
  const texts = new Map(read.sources.map(({ file, text }) => [file, text]));
  // To look for them takes time, and the text has the lines to write.
  const isWanted = options.fix || options.format === 'json';
  const found = isWanted ? addFixes(all, (file) => texts.get(file)) : all;
  return { all: found, levels, hidden, ignored, site };
}

export function printAll(
  environment: Environment,
  { all, levels, hidden, ignored, site }: Findings,
  options: CheckOptions,
): number {
  printFindings(environment, all, options);
  environment.stderr.write(describeLevels(levels, options.all ?? false));
  environment.stderr.write(
    describeWaiting(hidden, environment.speech.write) +
      describeDrafts(hidden, environment.speech.write) +
      describePrivate(hidden, environment.speech.write) +
      describeUnlisted(site?.unlisted ?? [], environment.speech.write),
  );
  const isStrict = options.strict ?? false;
  const failed = all.some((problem) => isStrict || isError(problem));
  environment.stderr.write(`${describeOutcome(environment.speech.say, all, failed, ignored)}\n`);
  return failed ? EXIT.content : EXIT.done;
}

export function printFindings(environment: Environment, problems: Problem[], options: CheckOptions): void {
  const { format, all } = options;
  const { retell } = environment.speech;
  if (format === 'json') environment.stdout.write(`${formatJson(retell(problems))}\n`);
  else if (format !== 'github') printProblems(environment, problems, all);
  else if (problems.length > 0) environment.stdout.write(`${formatGithub(retell(problems))}\n`);
}

function describeOutcome(
  say: Say,
  problems: readonly Problem[],
  failed: boolean,
  ignored: ReadonlySet<string>,
): string {
  const [first] = problems.toSorted(compareForReading);
  const more = first ? [say('explain', { code: first.code })] : [];
  const isRight = !problems.some(isError);
  const codes = [...new Set([...ignored, ...problems.map(({ code }) => code)])].join(', ');
  const right = () =>
    failed ? say('strict', { codes }) : say('right', { counts: countProblems(problems, say) });
  return [isRight ? right() : say('wrong'), ...more].join('\n');
}
