/** Near matches for mistyped words. */
import { distance } from 'fastest-levenshtein';

/** The candidate that a mistyped word most likely means; undefined if none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  const limit = wanted.length < 3 ? 0 : Math.min(4, Math.max(1, Math.round(wanted.length / 3)));
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const known = simplify(candidate);
    if (Math.abs(known.length - wanted.length) > limit && !isPart(wanted, known)) continue;
    // `date` for `release_date` is nearer than any typo.
    const score = isPart(wanted, known) ? 0.5 : countTypos(wanted, known);
    if (score <= limit && score < (best?.score ?? Infinity)) best = { candidate, score };
  }
  return best?.candidate;
}

/** A slip of this part of a word's letters, and no more, is corrected without asking. */
const SLIP = 1 / 5;

/** The candidate that nobody would doubt to be meant: a letter or two are wrong, and no other is as near. */
export function findSlip(word: string, candidates: readonly string[]): string | undefined {
  const nearest = findNearest(word, candidates);
  if (nearest === undefined || nearest !== findNearest(word, candidates.toReversed())) return undefined;
  const [wanted, known] = [simplify(word), simplify(nearest)];
  return countTypos(wanted, known) <= Math.max(1, Math.floor(wanted.length * SLIP)) ? nearest : undefined;
}

/** The path whose name is nearly the same, in this folder or another one: a folder and an ending alone are no likeness. */
export function findNearestPath(path: string, paths: readonly string[]): string | undefined {
  const nameOf = (each: string) => each.slice(each.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const name = findNearest(nameOf(path), paths.map(nameOf));
  const near = paths.filter((each) => nameOf(each) === name);
  return findNearest(path, near) ?? near[0];
}

/** Letters that are wrong, missing or too many; two that changed places count once. */
export function countTypos(word: string, known: string): number {
  const typos = distance(word, known);
  return typos === 2 && sortLetters(word) === sortLetters(known) ? 1 : typos;
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}

function simplify(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Returns true if `word` is a whole part of a longer key. */
function isPart(word: string, key: string): boolean {
  return word.length > 2 && word.length < key.length && key.split('_').includes(word);
}

/** `Did you mean "home"?`, or what else is known, or nothing. */
export function suggest(word: string, candidates: readonly string[], otherwise = ''): string | undefined {
  const nearest = findNearest(word, candidates);
  return nearest === undefined ? otherwise || undefined : `Did you mean "${nearest}"?`;
}

/** `a, b or c`. */
export function listWords(words: readonly string[], conjunction = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
