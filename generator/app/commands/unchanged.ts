/** What a build says where there is nothing to do, and what each build says at its end. */
import { stripVTControlCharacters } from 'node:util';
import { hasColours } from '../../engine/lib/terminal.ts';
import { type Environment, EXIT } from './environment.ts';

interface BuildOptions {
  out: string;
  asOf?: string | undefined;
}

/** @param said of the site, by the build that made it, in colours */
export async function reportUnchanged(
  environment: Environment,
  said: string,
  options: BuildOptions,
): Promise<number> {
  const { stderr } = environment;
  if (said) stderr.write(`\n${hasColours(stderr) ? said : stripVTControlCharacters(said)}\n`);
  stderr.write(`\nNothing has changed: the site in ${options.out} is up to date.\n`);
  await remindOfDay(environment, options);
  return EXIT.done;
}

/** A release that is out too early cannot be taken back. */
export async function remindOfDay({ stderr }: Environment, { asOf }: BuildOptions): Promise<void> {
  if (asOf === undefined) return;
  const [{ formatDate }, { ENGLISH_WORDS }] = await Promise.all([
    import('../../site/words/dates.ts'),
    import('../../site/words/words.ts'),
  ]);
  stderr.write(
    `\nThis is the site as it is on ${formatDate(asOf, ENGLISH_WORDS)}. Build once more without --as-of before you publish.\n`,
  );
}
