/** Widths of names in Besley, before anything is drawn. */
import { splitBound } from '../../../../../generator/engine/lib/text.ts';
import { measureWidest } from '../../../../../generator/site/theme/measure.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Width of the Arabic of this look relative to what is measured. */
const ARABIC_SHARE = 0.56;

/** Widths of lower case letters in em, tracked as names are, rounded up by class. */
const CLASSES: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[ijl.,:;'’!|()[\]\s-]/, 0.39],
  [/[ft]/, 0.43],
  [/[cersz]/, 0.59],
  [/[agoqvxy0-9ßð]/, 0.67],
  [/[bdhknpuþ]/, 0.73],
  [/[wæœ]/, 0.97],
];

/** Width of `m`, and of letters that the font does not have. */
const WIDEST = 1.04;

/** The width of a text in one line, in em. */
export function measureLine(text: string): number {
  if (ARABIC.test(text)) return text.split(/\s+/).reduce((sum, word) => sum + measureWord(word) + 0.3, 0);
  return [...text.toLowerCase().normalize('NFD')].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** The width of its longest word, in em. */
export function measureWord(text: string): number {
  if (ARABIC.test(text)) return measureWidest(text) * ARABIC_SHARE;
  return Math.max(...splitBound(text).map(measureLine), 1);
}

function widthOf(letter: string): number {
  return CLASSES.find(([pattern]) => pattern.test(letter))?.[1] ?? WIDEST;
}
