/** Names of pages in every language with a translation. */
import { slugify } from '../../engine/lib/slug.ts';
import { readTranslation, TRANSLATIONS } from './index.ts';

/** Words of no language. */
const EVERYWHERE: [word: string, page: string][] = [
  ['linktree', 'links'],
  ['link-in-bio', 'links'],
];

let names: ReadonlyMap<string, string> | undefined;

/** Keyed by the words for them, in the form of file names. */
export function pagesByName(): ReadonlyMap<string, string> {
  names ??= new Map([...EVERYWHERE, ...TRANSLATIONS.flatMap(listNames)]);
  return names;
}

/** The page that a file name means: `contact` for `kontakt`, `privacy` for `Datenschutzerklärung`. @param word without its ending */
export function pageNamed(word: string): string | undefined {
  const known = pagesByName();
  const written = word
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.get(written) ?? known.get(slugify(written));
}

function listNames(code: string): [word: string, page: string][] {
  return Object.entries(readTranslation(code).language.pages).flatMap(([page, words]) =>
    words.split(', ').map((word): [string, string] => [word.replaceAll(' ', '-'), page]),
  );
}
