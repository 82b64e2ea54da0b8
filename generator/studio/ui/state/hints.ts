/** Help for fields of a form, made of descriptions of keys, which are written for files. */
import { nameKeys } from './keys-in-text.ts';
import { nameOf } from './names.ts';
import { type Field, hintOf, type Schema } from './schema.ts';
import { say } from './words.ts';

/** Parts of descriptions that matter only for those who write the file. */
const OF_FILES: readonly (readonly [RegExp, string])[] = [
  [/(?:, relative to|،? في مجلد) (?:the assets folder|assets)(?=[.:;,؛،])/g, ''],
  [/,? (?:and )?in quotes(?: where it begins with 0)?(?=[.,;])/g, ''],
  [/; false leaves [^.]+/, ''],
  [/ There are also [a-z_, ]+\.$/, ''],
  [/\bsite\.yaml\b/g, say('theSettings')],
];

/** @param artist the name that `{artist}` stands for @param name of the field @returns nothing if that would only repeat the name */
export function helpOf(schema: Schema, field: Field, artist: string, name = ''): string {
  const hint = purposeOf(schema, field, artist);
  return repeats(name, hint) ? '' : hint;
}

/** Shorter words mean nothing by themselves; others are recognized by their beginning. */
const STEM = 4;
/** Words for the owner of a field in descriptions, which its form names. */
const OWNERS =
  /^(?:rele|verö|lied|song|trac|show|konz|site|webs|page|seit|entr|eint|what|this|that|whic|dies|welc|such|etwa|إصدا|أغني|حفل|صفح|موق)/;

/** `The title of the release, such as New Song.` below `Title`. */
function repeats(name: string, hint: string): boolean {
  const stems = (text: string) =>
    (text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [])
      .map((word) => word.replace(/^(?:وال|بال|لل|ال)/, '').slice(0, STEM))
      .filter((stem) => stem.length === STEM || /\p{Script=Arabic}{3}/u.test(stem));
  const known = new Set(stems(name));
  const [first = '', more = ''] = hint
    .replace(/[,;،؛] (?:such as|etwa|wie|مثل)[^.:،]*/, '')
    .split(/(?<=[.:]) /);
  return more === '' && known.size > 0 && stems(first).every((stem) => known.has(stem) || OWNERS.test(stem));
}

function purposeOf(schema: Schema, field: Field, artist: string): string {
  const hint =
    field.as === 'choice' ? dropChoices(hintOf(schema, field), field.choices) : hintOf(schema, field);
  const text = OF_FILES.reduce((all, [found, words]) => all.replace(found, words), hint);
  const named = nameKeys(text)
    .replace(/\burl\b/g, nameOf('url').toLocaleLowerCase())
    .replace(/(?<!write |اكتب )\{artist\}/g, artist || '{artist}');
  return named.replace(/ Markdown\.$/, ` ${say('bodyHint')}`);
}

/** Drops the list of choices, which the field itself shows: `What it is.` for `What it is: single, ep or album.` */
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
