/** Places of texts, links and pictures in content files, to be found again in a page. */
import type { Part, Value, ValuesOfFile } from './messages.ts';

export interface Place extends Part {
  text: string;
}

/** All places of each text, by `keyOf` and in the order of the files. */
export type Places = ReadonlyMap<string, readonly Place[]>;

export function listPlaces(files: readonly ValuesOfFile[]): Places {
  const places = new Map<string, Place[]>();
  for (const [index, { file, values }] of files.entries())
    for (const { as, text, ...place } of values) {
      // Years and numbers of other entries are everywhere.
      if (index > 0 && /^\d+$/.test(text)) continue;
      const key = keyOf(as, text);
      const known = places.get(key) ?? [];
      known.push({ file, ...place, text: squeeze(text) });
      places.set(key, known);
    }
  return places;
}

export function keyOf(as: Value['as'], text: string): string {
  return `${as} ${fold(text)}`;
}

/** Letters and digits only: spaces, quotes, case and the signs of Markdown differ between files and pages. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Normalizes a text as people see it. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Counts the steps that two places have in common, with that of the file. */
export function countShared(one: Part, other: Part): number {
  if (one.file !== other.file) return 0;
  const end = one.path.findIndex((step, index) => other.path[index] !== step);
  return 1 + (end < 0 ? one.path.length : end);
}

/** The places in the first file that are in the fewest lists. */
export function listHighest(places: readonly Place[]): readonly Place[] {
  const own = places.filter(({ file }) => file === places[0]?.file);
  const shortest = Math.min(...own.map(({ path }) => path.length));
  return own.filter(({ path }) => path.length === shortest);
}
