/** Distances of titles and names, and an index of similar ones, which avoids comparing all pairs. */

import { distance } from 'fastest-levenshtein';
import { fold, skeletonOf } from '../../engine/lib/fold.ts';
import { writeLatin } from '../../engine/lib/slug.ts';
import { dayAfter } from './facts.ts';

/** A name without case, accents, vowel signs, punctuation and spaces; as it is, if it has nothing else. */
export function foldName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, '') || fold(name).trim();
}

/** Distance from which on two titles differ. */
const LIMIT = 0.34;
/** Up to here, they are the same but for spelling and script. */
const SAME = 0.1;
const SIMILAR = 0.15;

export function isSameTitle(distance: number): boolean {
  return distance <= SAME;
}

/** A title, read once to be compared with many. */
export interface Title {
  readonly written: string;
  readonly folded: string;
  readonly numbers: string;
  readonly isLatin: boolean;
  /** Consonants as they sound, in Latin letters: equal for a title in another script. */
  readonly skeleton: string;
}

/** Longer titles are compared by their beginning. */
const LONGEST = 200;

export function readTitle(title: string): Title {
  const written = title.slice(0, LONGEST);
  const folded = foldName(written);
  const isLatin = /^[\p{Script=Latin}\p{N}]*$/u.test(folded);
  const skeleton = skeletonOf(fold(writeLatin(written)));
  return { written, folded, numbers: numbersIn(written), isLatin, skeleton };
}

/** The difference of titles: 0 for equal but for spelling, 1 for others. Numbers must be equal: parts and volumes are never confused. */
export function titleDistance(one: Title, other: Title): number {
  const [a, b] = [one.folded, other.folded];
  if (a === b) return 0;
  if (one.numbers !== other.numbers) return 1;
  if (one.isLatin !== other.isLatin)
    return one.skeleton === other.skeleton && one.skeleton.length > 1 ? SAME : 1;
  const longer = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) >= LIMIT * longer) return 1;
  const share = distance(a, b) / longer;
  // A letter may be all that tells two songs from each other.
  return share < LIMIT ? Math.max(SIMILAR, share) : 1;
}

/** The least number of letter pairs that similar titles share: a differing letter changes two. @param length of the longer title */
function leastShared(length: number): number {
  const differing = Math.ceil(LIMIT * length) - 1;
  return length + 1 - 2 * differing;
}

/** Each two letters of a folded title, and the first and the last one; those that come again are counted. */
function pairsOf(folded: string): string[] {
  const counts = new Map<string, number>();
  return Array.from({ length: folded.length + 1 }, (_, index) => {
    const pair = `${folded[index - 1] ?? ' '}${folded[index] ?? ' '}`;
    const count = counts.get(pair) ?? 0;
    counts.set(pair, count + 1);
    return count === 0 ? pair : `${pair}${count}`;
  });
}

/** Digits, and Roman numerals beyond I. */
function numbersIn(title: string): string {
  return (fold(title).match(/\d+|(?<!\p{L})[ivx]{2,}(?!\p{L})|(?<!\p{L})[vx](?!\p{L})/gu) ?? []).join(' ');
}

/**
 * Candidates for a key that thousands of titles share, the last ones: comparing all pairs would be quadratic. Entries known by a code, an
 * address, or a title and day share that with few others.
 */
const MOST_FOUND = 100;

/** A title with its day: two that are a day apart share the later day. */
export function keysOfDay({ folded }: Title, date: string | undefined): string[] {
  if (date === undefined) return [];
  return [date, dayAfter(date)].flatMap((day) => (day === undefined ? [] : `title:${folded} ${day}`));
}

/** Keys of an index: things that are alike share one, or their titles are similar. */
export interface Marks {
  readonly keys: readonly string[];
  readonly titles?: readonly Title[] | undefined;
}

interface Nearby {
  /** @param number by which it is found; several things may have the same */
  add(marks: Marks, number: number): void;
  /** The numbers of all that may be alike, each once and in ascending order, and of some that are not. */
  find(marks: Marks): number[];
}

export function openNearby(): Nearby {
  const keys = new Map<string, number[]>();
  const titles = new Map<string, Titles>();
  // Of a thousand rows of one song, each would be found a thousand times.
  const known = new Set<string>();
  const isNew = (number: number, mark: string) => known.size !== known.add(`${number} ${mark}`).size;
  return {
    add: (marks, number) => {
      for (const key of allKeys(marks)) if (isNew(number, key)) listAt(keys, key).push(number);
      for (const title of marks.titles ?? []) {
        if (!isNew(number, `${bucketOf(title)} ${title.folded}`)) continue;
        const bucket = titles.get(bucketOf(title)) ?? openTitles();
        bucket.add(title, number);
        titles.set(bucketOf(title), bucket);
      }
    },
    find: (marks) => {
      const found = [
        ...allKeys(marks).flatMap((key) => keys.get(key)?.slice(-MOST_FOUND) ?? []),
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

function openTitles(): Titles {
  // Each title once, whatever has it.
  const known = new Map<string, number[]>();
  const numbers: number[][] = [];
  const lengths: number[] = [];
  const places = new Map<string, number[]>();
  // Of each place, while it is looked for: thousands of lists of thousands are counted.
  const shared: number[] = [];
  return {
    add: ({ folded }, number) => {
      const same = listAt(known, folded);
      if (same.push(number) > 1) return;
      for (const pair of pairsOf(folded)) listAt(places, pair).push(numbers.length);
      numbers.push(same);
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
        if ((shared[place] ?? 0) >= leastShared(longer))
          found.push(...(numbers[place]?.slice(-MOST_FOUND) ?? []));
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
