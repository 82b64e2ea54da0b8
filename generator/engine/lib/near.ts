/** Names that differ by a letter, or by blanks and signs. */
import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';

/** Shorter names are one letter away from too many others. */
const SHORTEST = 5;

/** Compares the letters of two names, which may differ in one of them. */
export function isNear(letters: string, known: string): boolean {
  if (letters === known) return letters !== '';
  const isLong = Math.min(letters.length, known.length) >= SHORTEST;
  return isLong && Math.abs(letters.length - known.length) < 2 && distance(letters, known) === 1;
}

/** A name without blanks and signs, folded. */
export function lettersOf(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
