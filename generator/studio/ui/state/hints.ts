/** What fields are for, for somebody who fills in a form: descriptions of keys are those of files as well. */
import { nameKeys } from './keys-in-text.ts';
import { nameOf } from './names.ts';
import { type Field, hintOf, type Schema } from './schema.ts';
import { say } from './words.ts';

/** What only those ask for who write the file. */
const OF_FILES: readonly (readonly [RegExp, string])[] = [
  [/(?:, relative to|،? في مجلد) (?:the assets folder|assets)(?=[.:;,؛،])/g, ''],
  [/,? (?:and )?in quotes(?: where it begins with 0)?(?=[.,;])/g, ''],
  [/; false leaves [^.]+/, ''],
  [/ There are also [a-z_, ]+\.$/, ''],
  [/\bsite\.yaml\b/g, say('theSettings')],
];

/** @param artist the name that `{artist}` stands for */
export function sayHint(schema: Schema, field: Field, artist: string): string {
  const hint =
    field.as === 'choice' ? dropChoices(hintOf(schema, field), field.choices) : hintOf(schema, field);
  const text = OF_FILES.reduce((all, [found, words]) => all.replace(found, words), hint);
  const named = nameKeys(text)
    .replace(/\burl\b/g, nameOf('url').toLocaleLowerCase())
    .replace(/(?<!write |اكتب )\{artist\}/g, artist || '{artist}');
  return named.replace(/ Markdown\.$/, ` ${say('bodyHint')}`);
}

/** Without the list of words that can be chosen, which the field itself shows: `What it is.` for `What it is: single, ep or album.` */
function dropChoices(hint: string, choices: readonly (string | number)[]): string {
  const words = new Set(choices.map(String));
  const sentences = hint.split(/(?<=\.) /).flatMap((sentence) => {
    const [, lead = '', list = ''] = /^(?:([^:]+): )?(.+)\.$/.exec(sentence) ?? [];
    const listed = list.split(/[,،] (?:or )?| (?:or|أو|oder|o|ou|veya) /);
    if (listed.length < 2 || !listed.every((word) => words.has(word))) return [sentence];
    return lead === '' ? [] : [`${lead}.`];
  });
  return sentences.join(' ');
}
