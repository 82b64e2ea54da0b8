import { findNearest, listWords } from '../../engine/lib/suggest.ts';
import { ALL_KINDS, KINDS } from '../grammar.ts';
import { REFERENCE_MARK, renderReference } from '../reference/index.ts';
import { loadSchemas } from '../reference/json-schema.ts';
import { type Environment, EXIT } from './environment.ts';
import { KEYS, listChapters } from './topics.ts';

/** @param commands the names of all commands, which have help of their own */
export async function runHelp(
  { stdout, stderr, packageRoot }: Environment,
  word: string,
  commands: readonly string[],
): Promise<number> {
  const chapters = listChapters(packageRoot);
  const text = word === KEYS.name ? await renderKeys() : chapters.find(({ name }) => name === word)?.text;
  if (text === undefined) {
    const names = [...chapters.map(({ name }) => name), KEYS.name];
    const nearest = findNearest(word, [...names, ...commands]);
    const hint = nearest
      ? `Did you mean  npx liner help ${nearest} ?`
      : `There is help on ${listWords(names, 'and')}, and on each command, such as  npx liner help build .`;
    stderr.write(`There is no help on "${word}". ${hint}\n`);
    return EXIT.usage;
  }
  stdout.write(text);
  return EXIT.done;
}

async function renderKeys(): Promise<string> {
  await loadSchemas();
  const files = ALL_KINDS.flatMap((kind) => KINDS[kind].files);
  return renderReference(files).replace(`${REFERENCE_MARK}\n`, '');
}
