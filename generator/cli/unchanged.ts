/** Output of a build without changes, and the closing reminder of each build. */
import { stripVTControlCharacters } from 'node:util';
import { hasColours } from '../engine/lib/terminal.ts';
import { type Environment, EXIT } from './environment.ts';

interface BuildOptions {
  out: string;
  asOf?: string | undefined;
}

/** @param lastOutput problems of the build that made the site, in colours */
export async function reportUnchanged(
  environment: Environment,
  lastOutput: string,
  options: BuildOptions,
): Promise<number> {
  const { stderr, speech } = environment;
  if (lastOutput)
    stderr.write(`\n${hasColours(stderr) ? lastOutput : stripVTControlCharacters(lastOutput)}\n`);
  stderr.write(`\n${speech.write('up-to-date', { out: options.out })}\n`);
  await remindOfDay(environment, options);
  return EXIT.done;
}

/** Warns about `--as-of`: a release that is published too early cannot be taken back. */
export async function remindOfDay({ stderr }: Environment, { asOf }: BuildOptions): Promise<void> {
  if (asOf === undefined) return;
  const [{ formatDate }, { ENGLISH_WORDS }] = await Promise.all([
    import('../site/words/dates.ts'),
    import('../site/words/words.ts'),
  ]);
  stderr.write(
    `\nThis is the site as it is on ${formatDate(asOf, ENGLISH_WORDS)}. Build once more without --as-of before you publish.\n`,
  );
}
