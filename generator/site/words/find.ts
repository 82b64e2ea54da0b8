/** Finds words of the interface by their keys, and by their texts. */
import { fold } from '../../engine/lib/fold.ts';
import { escapePattern } from '../../engine/lib/pattern.ts';
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

/** Finds the paths that a text or a key without its group means. @param catalogues texts of the site's language and others */
export function findMeant(catalogues: readonly object[], written: string): string[][] {
  const words = catalogues.map((texts) => listAllWords(texts));
  const wanted = fold(written);
  const isMeant = [
    ({ path }: Word) => path.join('.') === written,
    ({ text }: Word) => fold(text) === wanted,
    ({ path }: Word) => path.at(-1) === written,
    ({ text }: Word) => isFilled(text, wanted),
  ];
  for (const test of isMeant) {
    const found = words.map((list) => list.filter(test)).find((list) => list.length > 0);
    if (found) return found.map(({ path }) => path);
  }
  return [];
}

/** Returns true if a text is this one with its placeholders filled: `{count} min read`, for `3 min read`. */
function isFilled(text: string, wanted: string): boolean {
  const parts = fold(text).split(/\{\w+\}/);
  if (parts.length === 1 || !/\p{L}{2}/u.test(parts.join(' '))) return false;
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`).test(wanted);
}

/** The path that is most similar to what is written, or whose text is; undefined if none is. */
export function findSimilar(catalogues: readonly object[], written: string): string[] | undefined {
  const words = catalogues.flatMap((texts) => listAllWords(texts));
  const isPath = /^\w+[./]\w/.test(written);
  const nameOf = ({ path, text }: Word) => (isPath ? path.join('.') : text);
  const nearest = findNearest(written.replaceAll('/', '.'), words.map(nameOf));
  return words.find((word) => nameOf(word) === nearest)?.path;
}
