/** `liner check`: all problems that a build would report. It writes nothing but slow results, into a cache that exists already. */

import { performance } from 'node:perf_hooks';
import { GRAMMAR } from '../app/list/grammar.ts';
import { checkMode } from '../app/pipeline/mode.ts';
import { countStates, describeCounts, loadRecord } from '../app/scaffold/translations/index.ts';
import { readSources } from '../engine/content/read/index.ts';
import { languagesOf, listAllTexts } from '../engine/content/translate/list.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { listWords } from '../engine/lib/suggest.ts';
import { isLive } from '../engine/lib/terminal.ts';
import {
  addFrames,
  compareForReading,
  countProblems,
  isError,
  type Problem,
  withoutIgnored,
} from '../engine/problems/index.ts';
import { buildSite, printProblems, type SiteOptions } from './build-site.ts';
import { closeCaches, openCaches } from './caches.ts';
import { describeLevels, describeWaiting, formatGithub, formatJson } from './console.ts';
import { type Environment, EXIT } from './environment.ts';
import { lintAll, lintLanguages } from './lint.ts';
import { createProgress, silentProgress } from './progress.ts';

export interface CheckOptions extends SiteOptions {
  /** Warnings fail as well. */
  strict?: boolean | undefined;
  /** Prints each warning, even if there are many of one kind. */
  all?: boolean | undefined;
  format?: 'text' | 'json' | 'github' | undefined;
  /** Only what is missing in these languages, by their codes. */
  languages?: readonly string[] | undefined;
}

export async function runCheck(environment: Environment, options: CheckOptions): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const caches = openCaches(environment, 'look');
  const read = await readSources(options.content, process.cwd(), GRAMMAR);
  if (options.languages) return checkLanguages(environment, read.sources, options);
  const { stderr } = environment;
  const isRead = (options.format ?? 'text') === 'text';
  const progress = isRead
    ? createProgress({ stream: stderr, live: isLive(stderr), now: () => performance.now(), brief: true })
    : silentProgress;
  const { problems, ignored, site, ...built } = await buildSite(
    environment,
    options,
    read,
    caches,
    progress,
    checkMode(caches.cache),
  ).finally(() => progress.end());
  const advice = site ? await lintAll(site, read.sources, options, caches.cache) : [];
  const all = withoutIgnored([...problems, ...addFrames(advice, read.sources)], ignored);
  await closeCaches(caches, false);
  printFindings(environment, all, options);
  environment.stderr.write(describeLevels(built.levels, options.all ?? false));
  environment.stderr.write(describeWaiting(built.hidden));
  const isStrict = options.strict ?? false;
  const failed = all.some((problem) => isStrict || isError(problem));
  environment.stderr.write(`${describeOutcome(all, failed, ignored)}\n`);
  return failed ? EXIT.content : EXIT.done;
}

function printFindings(environment: Environment, problems: Problem[], options: CheckOptions): void {
  const { format, all } = options;
  if (format === 'json') environment.stdout.write(`${formatJson(problems)}\n`);
  else if (format !== 'github') printProblems(environment, problems, all);
  else if (problems.length > 0) environment.stdout.write(`${formatGithub(problems)}\n`);
}

/** Prints only what is not translated, for `--languages`. */
async function checkLanguages(
  environment: Environment,
  sources: readonly SourceFile[],
  options: CheckOptions,
): Promise<number> {
  const all = languagesOf(sources);
  const { languages = [], strict = false } = options;
  const unknown = languages.find((code) => !all.slice(1).includes(code));
  if (unknown !== undefined) {
    const known = all.length > 1 ? `They are ${listWords(all, 'and')}.` : 'It has one language.';
    environment.stderr.write(
      `${unknown} is not among the languages that the site is translated into. ${known}\n`,
    );
    return EXIT.usage;
  }
  const found = addFrames(await lintLanguages(sources, options, languages), [...sources]);
  printFindings(environment, found, { ...options, all: true });
  for (const code of languages) {
    const counts = countStates(
      await listAllTexts(sources, all, code, GRAMMAR),
      loadRecord(options.content)[code],
    );
    environment.stderr.write(`${code}: ${describeCounts(counts)}\n`);
  }
  return strict && found.length > 0 ? EXIT.content : EXIT.done;
}

function describeOutcome(
  problems: readonly Problem[],
  failed: boolean,
  ignored: ReadonlySet<string>,
): string {
  const [first] = problems.toSorted(compareForReading);
  const more = first ? `\nTo read more about one: npx liner explain ${first.code}` : '';
  const count = problems.length > 0 ? `, with ${countProblems(problems)}` : '';
  const isRight = !problems.some(isError);
  const codes = [...new Set([...ignored, ...problems.map(({ code }) => code)])].join(', ');
  if (failed && isRight)
    return `There are warnings, and --strict counts them as errors. If they are meant, write in site.yaml:  check: {ignore: [${codes}]}${more}`;
  return `${failed ? 'The site cannot be built yet.' : `No errors found${count}. The site can be built.`}${more}`;
}
