/** What fields are for, for somebody who fills in a form: descriptions of keys are those of files as well. */
import { nameKeys } from './keys-in-text.ts';
import { nameOf } from './names.ts';
import { type Field, hintOf, type Schema } from './schema.ts';
import { say } from './words.ts';

/** What only those ask for who write the file. */
const OF_FILES: readonly (readonly [RegExp, string])[] = [
  [/(?:, relative to|،? في مجلد) (?:the assets folder|assets)(?=[.:;,؛،])/g, ''],
  [/,? (?:and )?in quotes(?: where it begins with 0)?(?=[.,;])/g, ''],
  [/ There are also [a-z_, ]+\.$/, ''],
  [/\bsite\.yaml\b/g, say('theSettings')],
];

/** @param artist the name that `{artist}` stands for */
export function sayHint(schema: Schema, field: Field, artist: string): string {
  const text = OF_FILES.reduce((all, [found, words]) => all.replace(found, words), hintOf(schema, field));
  const named = nameKeys(text)
    .replace(/\burl\b/g, nameOf('url').toLocaleLowerCase())
    .replace(/(?<!write |اكتب )\{artist\}/g, artist || '{artist}');
  return named.replace(/ Markdown\.$/, ` ${say('bodyHint')}`);
}
