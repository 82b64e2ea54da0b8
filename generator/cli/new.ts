/** `liner new`: a file for a release, a remix, a mix, a news post, a page, or a show among the events. */
import { loadSchemas } from '../app/reference/json-schema.ts';
import { makeEntry } from '../app/scaffold/index.ts';
import type { NewKind } from '../app/scaffold/new-kinds.ts';
import { renewReference } from '../app/scaffold/reference.ts';
import { readTimezone } from '../app/scaffold/settings.ts';
import { type Environment, EXIT, hasContent, readClock } from './environment.ts';

export interface NewOptions {
  content: string;
  slug?: string | undefined;
}

export async function runNew(
  environment: Environment,
  kind: NewKind,
  title: string,
  { content, slug }: NewOptions,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const print = (line: string) => stdout.write(`${speech.phrase(line)}\n`);
  if (!hasContent(environment, content, 'init')) return EXIT.content;
  await loadSchemas();
  const today = readClock(process.env)(readTimezone(content));
  const made = makeEntry({ content, kind, title, slug, today });
  if (typeof made === 'string') {
    stderr.write(`${speech.phrase(made)}\n`);
    return EXIT.content;
  }
  renewReference(content);
  const how = made.isExplained ? ': every key is explained there.' : '';
  print(`${made.added ? 'Added to' : 'Created'} ${made.file}${how}`);
  if (made.note) print(made.note);
  stdout.write(`\n${speech.write('next')}\n`);
  for (const [index, step] of made.next.entries()) stdout.write(`  ${index + 1}. ${speech.phrase(step)}\n`);
  return EXIT.done;
}
