/** `liner help`: prints a chapter of `generator/docs`, or the reference of all keys. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest, listWords } from '../engine/lib/suggest.ts';
import { type Environment, EXIT } from './environment.ts';
import type { Speech } from './speech.ts';

/** @param commands the names of all commands, which have help of their own */
export async function runHelp(
  { stdout, stderr, packageRoot, speech }: Environment,
  word: string,
  commands: readonly string[],
): Promise<number> {
  const chapters = listChapters(packageRoot);
  const text = word === KEYS.name ? await renderKeys() : chapters.find(({ name }) => name === word)?.text;
  if (text === undefined) {
    const names = [...chapters.map(({ name }) => name), KEYS.name, WORDS.name];
    const nearest = findNearest(word, [...names, ...commands]);
    const hint = nearest
      ? `Did you mean  npx liner help ${nearest} ?`
      : `There is help on ${listWords(names, 'and')}, and on each command, such as  npx liner help build .`;
    stderr.write(`${speech.phrase(`There is no help on "${word}". ${hint}`)}\n`);
    return EXIT.usage;
  }
  stdout.write(text);
  return EXIT.done;
}

async function renderKeys(): Promise<string> {
  const [{ ALL_KINDS, KINDS }, { REFERENCE_MARK, renderReference }, { loadSchemas }] = await Promise.all([
    import('../app/list/grammar.ts'),
    import('../app/reference/index.ts'),
    import('../app/reference/json-schema.ts'),
  ]);
  await loadSchemas();
  const files = ALL_KINDS.flatMap((kind) => KINDS[kind].files);
  return renderReference(files).replace(`${REFERENCE_MARK}\n`, '');
}

export interface Chapter {
  /** Argument of `liner help`: the name of its file. */
  name: string;
  /** The first sentence below its heading. */
  summary: string;
  text: string;
}

/** @param packageRoot the folder of Liner's package */
export function listChapters(packageRoot: string): Chapter[] {
  const folder = join(packageRoot, 'generator/docs');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [, summary = ''] = /^# .+\n+(.+?\.)\s/.exec(text) ?? [];
    return { name: file.replace('.md', ''), summary, text };
  });
}

/** The reference of all keys, which is made from the schemas when it is asked for. */
export const KEYS = { name: 'keys', summary: 'Every file of the content folder, and every key.' };

/** The words of the interface, in the language of the site. */
export const WORDS = { name: 'words', summary: 'Every word of the interface, and the key that replaces it.' };

const FIRST_STEPS: readonly [command: string, what: string][] = [
  ['npx liner dev --open', 'look at it in the browser while you write'],
  ['npx liner studio', 'edit it in the browser'],
  ['npx liner looks --open', 'see your pages in all looks, and choose one'],
  ['npx liner import ../recordings', 'take over recordings, tables or another site'],
  ['npx liner new release "New Song"', 'add a release'],
  ['npx liner check', 'find errors'],
  ['npx liner build', 'build the site into the folder dist, ready to upload'],
];

/** The end of the help of the whole program. */
export function describeTopics(packageRoot: string, { phrase }: Pick<Speech, 'phrase'>): string {
  const topics = [...listChapters(packageRoot), KEYS, WORDS];
  return `
${phrase('Create a new site in the folder my-site:')}
  npx liner init my-site

${phrase('Then, in that folder:')}
${FIRST_STEPS.map(([command, what]) => `  ${command.padEnd(34)} ${phrase(what)}`).join('\n')}

${phrase('More about a command, such as build:')}
  npx liner help build

${phrase('Documents, which  npx liner help start  prints:')}
${topics.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}`;
}
