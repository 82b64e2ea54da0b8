/** `liner help TOPIC`: prints one of the documents that come with Liner. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest, listWords } from '../../engine/lib/suggest.ts';
import { ALL_KINDS, KINDS } from '../grammar.ts';
import { REFERENCE_MARK, renderReference } from '../reference/index.ts';
import { loadSchemas } from '../reference/json-schema.ts';
import { type Environment, EXIT } from './environment.ts';
import { findTopic, TOPICS } from './topics.ts';

/** @param commands the names of all commands, which have help of their own */
export async function runHelp(
  { stdout, stderr, packageRoot }: Environment,
  word: string,
  commands: readonly string[],
): Promise<number> {
  const topic = findTopic(word);
  if (!topic) {
    const names = Object.keys(TOPICS);
    const nearest = findNearest(word, [...names, ...commands]);
    const hint = nearest
      ? `Did you mean  npx liner help ${nearest} ?`
      : `There is help on ${listWords(names, 'and')}, and on each command, such as  npx liner help build .`;
    stderr.write(`There is no help on "${word}". ${hint}\n`);
    return EXIT.usage;
  }
  if (topic.file === undefined) await loadSchemas();
  stdout.write(
    topic.file === undefined
      ? renderReference(ALL_KINDS.flatMap((kind) => KINDS[kind].files)).replace(`${REFERENCE_MARK}\n`, '')
      : readFileSync(join(packageRoot, topic.file), 'utf8'),
  );
  return EXIT.done;
}
