/** Finds words of the interface by their keys, and by what they say. */
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';

/** A text with its path below `words`: `['events', 'shows']`. */
export interface Word {
  path: string[];
  text: string;
}

/** Every text of a catalogue; of a count, each of its forms. */
export function listAllWords(texts: object, path: readonly string[] = []): Word[] {
  return Object.entries(texts).flatMap(([key, value]): Word[] =>
    typeof value === 'string' ? [{ path: [...path, key], text: value }] : listAllWords(value, [...path, key]),
  );
}

/**
 * The paths that somebody means who writes a text, or a key without its group, in place of a path.
 *
 * @param catalogues texts in the language of the site, and in others that people know
 */
export function findMeant(catalogues: readonly object[], written: string): string[][] {
  const words = catalogues.map((texts) => listAllWords(texts));
  const wanted = fold(written);
  const isMeant = [
    ({ path }: Word) => path.join('.') === written,
    ({ text }: Word) => fold(text) === wanted,
    ({ path }: Word) => path.at(-1) === written,
  ];
  for (const test of isMeant) {
    const found = words.map((list) => list.filter(test)).find((list) => list.length > 0);
    if (found) return found.map(({ path }) => path);
  }
  return [];
}

/** The path of the text that is most similar; undefined if none is. */
export function findSimilar(catalogues: readonly object[], written: string): string[] | undefined {
  const words = catalogues.flatMap((texts) => listAllWords(texts));
  const nearest = findNearest(
    written,
    words.map(({ text }) => text),
  );
  return words.find(({ text }) => text === nearest)?.path;
}
