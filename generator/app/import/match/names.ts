/** How near titles and names are. */
import { distance } from 'fastest-levenshtein';
import { fold, skeletonOf } from '../../../engine/lib/fold.ts';
import { writeLatin } from '../../../engine/lib/slug.ts';

/** A name without case, accents, vowel signs, punctuation and spaces; as it is, if it has nothing else. */
export function foldName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, '') || fold(name).trim();
}

/** From here on, two titles are two. */
const LIMIT = 0.34;
/** Up to here, they are the same but for spelling and script. */
const SAME = 0.1;
const SIMILAR = 0.15;

export function isSameTitle(distance: number): boolean {
  return distance <= SAME;
}

/**
 * How different two titles are: 0 are the same but for spelling, 1 are others. Numbers count as they are: parts and volumes are
 * never taken for each other.
 */
export function titleDistance(one: string, other: string): number {
  const [a, b] = [foldName(one), foldName(other)];
  if (a === b) return 0;
  if (numbersIn(one) !== numbersIn(other)) return 1;
  const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}\s]*$/u.test(text);
  if (isLatin(a) !== isLatin(b)) return latinDistance(one, other);
  const share = distance(a, b) / Math.max(a.length, b.length);
  // A letter may be all that tells two songs from each other.
  return share < LIMIT ? Math.max(SIMILAR, share) : 1;
}

/** Of titles in two scripts: by the consonants that are heard. */
function latinDistance(one: string, other: string): number {
  const [a = '', b = ''] = [one, other].map((title) => skeletonOf(fold(writeLatin(title))));
  return a === b && a.length > 1 ? SAME : 1;
}

/** Digits, and Roman numerals beyond I. */
function numbersIn(title: string): string {
  return (fold(title).match(/\d+|(?<!\p{L})[ivx]{2,}(?!\p{L})|(?<!\p{L})[vx](?!\p{L})/gu) ?? []).join(' ');
}
