/** Inserts translations into content files. All other text is preserved: notes, order, quotes, line breaks. */
import { divide } from '../../../engine/content/source/divide.ts';
import { readLines } from '../../../engine/content/translate/lines.ts';
import type { TranslatableText } from '../../../engine/content/translate/list.ts';
import type { SourceFile } from '../../../engine/content/types.ts';
import { type Edit, editAll, editBody } from '../../../engine/edit/index.ts';
import { valueAt } from '../../../engine/lib/record.ts';

export interface Translated {
  text: TranslatableText;
  translation: string;
}

/**
 * The text of the file with translations of its keys.
 * @param code the key above them, `ar`; undefined in a file of only that language
 * @returns undefined if there is no place for them, such as with an alias in their place
 */
export function translateKeys(
  source: SourceFile,
  code: string | undefined,
  given: readonly Translated[],
): string | undefined {
  const data = divide(source).yaml?.data;
  const edits = given.flatMap((each) => editOf(each, code, data));
  const edited = editAll(source.path.endsWith('.yaml') ? 'yaml' : 'md', source.text, edits);
  return edited.ok ? edited.text : undefined;
}

function editOf({ text, translation }: Translated, code: string | undefined, data: unknown): Edit[] {
  const { path, value } = text;
  if (path === 'body') return [];
  const lines = readLines(translation, value);
  if (code === undefined) return [{ path, change: { kind: 'set', value: lines } }];
  const [group, key] = [path.slice(0, -1), String(path.at(-1))];
  const name = valueAt(data, group);
  // A plain name becomes a group, which can contain it in another language.
  return typeof name === 'string'
    ? [{ path: group, change: { kind: 'set', value: { name, [code]: { name: lines } } } }]
    : [{ path: [...group, code, key], change: { kind: 'set', value: lines } }];
}

/** The file of the body in a language. @param before the current text of that file */
export function translateBody(before: string | undefined, translation: string): string {
  return editBody(before ?? '---\n---\n', `\n${translation}\n`);
}
