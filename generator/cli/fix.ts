/** `liner check --fix`: corrects what has only one correction. */
import { describeFixes, describeLeft, listRewritten } from '../app/fix/describe.ts';
import { repair, type Texts } from '../app/fix/repair.ts';
import type { BuildInput } from '../app/pipeline/input.ts';
import type { SiteFolders } from '../app/site-files/record.ts';
import { rewriteAll } from '../app/site-files/rewrite.ts';
import { hasColours } from '../engine/lib/terminal.ts';
import { type Environment, EXIT, readClock } from './environment.ts';
import { type CheckOptions, type Findings, findProblems, printAll } from './findings.ts';
import { canAsk, confirm } from './terminal.ts';

/** Shows what can be corrected, asks, writes it, and prints what is left. */
export async function fixSources(
  environment: Environment,
  options: CheckOptions,
  read: BuildInput['read'],
  folders: SiteFolders,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const { write } = speech;
  const withTexts = (texts: Texts): BuildInput['read'] => ({
    ...read,
    sources: read.sources.map((source) => ({ ...source, text: texts.get(source.file) ?? source.text })),
  });
  const texts = new Map(read.sources.map(({ file, text }) => [file, text]));
  let first: Findings | undefined;
  let last: Findings | undefined;
  const repaired = await repair(texts, async (now) => {
    last = await findProblems(environment, { ...options, format: 'text' }, withTexts(now));
    first ??= last;
    return last.all;
  });
  const { files, left } = listRewritten(read.sources, repaired.texts, process.cwd());
  for (const file of left) stderr.write(`${describeLeft(file)}\n`);
  if (files.length === 0) {
    stderr.write(`${write('nothing-to-fix')}\n`);
    return first ? printAll(environment, first, options) : EXIT.done;
  }
  stdout.write(describeFixes(repaired.fixed, files, { colour: hasColours(stdout), write }));
  if (!options.yes) {
    const isAsked = canAsk(stderr);
    const isMeant = isAsked && (await confirm(stderr, environment.speech, 'write-that'));
    if (!isMeant) {
      stderr.write(`${write(isAsked ? 'nothing-changed' : 'write-command')}\n`);
      return EXIT.content;
    }
  }
  const today = readClock(process.env)('UTC');
  const failed = rewriteAll(files, folders, today);
  if (failed) {
    stderr.write(`Nothing was changed: ${failed.file} cannot be written. ${failed.reason}\n`);
    return EXIT.other;
  }
  stderr.write(`${write('fixed', { problems: repaired.fixed.length })}\n`);
  const now = await findProblems(environment, options, withTexts(repaired.texts));
  return printAll(environment, now, options);
}
