/** Words beside prices that most artists need, in the languages of the interface: `ermäßigt`, `a month`. */
import rows from './labels.json' with { type: 'json' };

const forms: readonly ReadonlyMap<string, readonly string[]>[] = rows.map(
  (row) => new Map(Object.entries(row).map(([language, words]) => [language, words.split(', ')])),
);

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** A label in another language: `reduced` of `ermäßigt`. The same if it is in that language already; undefined if its words are not known. */
export function translateLabel(label: string, language: string): string | undefined {
  const isIt = (words: readonly string[] = []) => words.some((word) => plain(word) === plain(label));
  const row =
    forms.find((each) => isIt(each.get(language))) ?? forms.find((each) => [...each.values()].some(isIt));
  return isIt(row?.get(language)) ? label : row?.get(language)?.[0];
}
