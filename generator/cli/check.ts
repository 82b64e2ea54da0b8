/** `liner check`: all problems that a build would report. It writes nothing but slow results, into a cache that exists already. */

import { resolve } from 'node:path';
import { GRAMMAR } from '../app/list/grammar.ts';
import { countStates, describeCounts, loadRecord } from '../app/scaffold/translations/index.ts';
import type { SiteFolders } from '../app/site-files/record.ts';
import { readSources } from '../engine/content/read/index.ts';
import { languagesOf, listAllTexts } from '../engine/content/translate/list.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { listWords } from '../engine/lib/suggest.ts';
import { addFrames } from '../engine/problems/index.ts';
import { type Environment, EXIT } from './environment.ts';
import { type CheckOptions, findProblems, printAll, printFindings } from './findings.ts';
import { fixSources } from './fix.ts';
import { lintLanguages } from './lint.ts';
import { runUndo } from './undo.ts';

export async function runCheck(environment: Environment, options: CheckOptions): Promise<number> {
  const wrong = describeUsage(options);
  if (wrong !== undefined) {
    environment.stderr.write(`${wrong}\n`);
    return EXIT.usage;
  }
  if (options.undo) return runUndo(environment, foldersOf(options), 'check');
  process.env['NODE_ENV'] = 'production';
  const read = await readSources(options.content, process.cwd(), GRAMMAR);
  if (options.languages) return checkLanguages(environment, read.sources, options);
  if (options.fix) return fixSources(environment, options, read, foldersOf(options));
  const findings = await findProblems(environment, options, read);
  return printAll(environment, findings, options);
}

function describeUsage({ fix, yes, undo, format, languages }: CheckOptions): string | undefined {
  if (yes && !fix) return '--yes answers what --fix asks, and goes with it.';
  if (undo && fix) return '--undo takes back what --fix has written: use one of the two.';
  const isPlain = (format ?? 'text') === 'text' && languages === undefined;
  return (undo || fix) && !isPlain
    ? `${fix ? '--fix' : '--undo'} goes without --format and --languages.`
    : undefined;
}

function foldersOf({ content, assets }: CheckOptions): SiteFolders {
  return { root: process.cwd(), content: resolve(content), assets: resolve(assets) };
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
