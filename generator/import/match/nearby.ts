/** Finds what may be alike, so that not everything has to be compared with everything. */
import { leastShared, pairsOf, type Title } from './names.ts';

/** By what something is found: things that are alike share a key, or their titles are similar. */
export interface Marks {
  readonly keys: readonly string[];
  readonly titles?: readonly Title[] | undefined;
}

export interface Nearby {
  /** @param number by which it is found; several things may have the same */
  add(marks: Marks, number: number): void;
  /** The numbers of all that may be alike, each once and in ascending order, and of some that are not. */
  find(marks: Marks): number[];
}

export function openNearby(): Nearby {
  const keys = new Map<string, number[]>();
  const titles = new Map<string, Titles>();
  return {
    add: (marks, number) => {
      for (const key of allKeys(marks)) listAt(keys, key).push(number);
      for (const title of marks.titles ?? []) {
        const bucket = titles.get(bucketOf(title)) ?? openTitles();
        bucket.add(title, number);
        titles.set(bucketOf(title), bucket);
      }
    },
    find: (marks) => {
      const found = [
        ...allKeys(marks).flatMap((key) => keys.get(key) ?? []),
        ...(marks.titles ?? []).flatMap((title) => titles.get(bucketOf(title))?.find(title) ?? []),
      ];
      return [...new Set(found)].sort((one, other) => one - other);
    },
  };
}

function allKeys({ keys, titles = [] }: Marks): string[] {
  return [...keys, ...titles.flatMap(({ folded, skeleton }) => [`title:${folded}`, `sound:${skeleton}`])];
}

/** Titles that are spelled otherwise are similar within one script only, and with the same numbers. */
function bucketOf({ isLatin, numbers }: Title): string {
  return `${isLatin}/${numbers}`;
}

interface Titles {
  add(title: Title, number: number): void;
  find(title: Title): number[];
}

/** Finds similar titles by the pairs of letters that they share. */
function openTitles(): Titles {
  const numbers: number[] = [];
  const lengths: number[] = [];
  const places = new Map<string, number[]>();
  // Of each place, while it is looked for: thousands of lists of thousands are counted.
  const shared: number[] = [];
  return {
    add: ({ folded }, number) => {
      for (const pair of pairsOf(folded)) listAt(places, pair).push(numbers.length);
      numbers.push(number);
      lengths.push(folded.length);
      shared.push(0);
    },
    find: ({ folded }) => {
      const touched: number[] = [];
      for (const pair of pairsOf(folded))
        for (const place of places.get(pair) ?? []) {
          const count = shared[place] ?? 0;
          if (count === 0) touched.push(place);
          shared[place] = count + 1;
        }
      const found: number[] = [];
      for (const place of touched) {
        const longer = Math.max(folded.length, lengths[place] ?? 0);
        if ((shared[place] ?? 0) >= leastShared(longer)) found.push(numbers[place] ?? 0);
        shared[place] = 0;
      }
      return found;
    },
  };
}

function listAt(lists: Map<string, number[]>, key: string): number[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}
