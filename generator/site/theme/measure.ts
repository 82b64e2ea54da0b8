/** Widths of words in the display face, before anything is drawn. */
import { bindBars, splitBound } from '../../engine/lib/text.ts';

/** Words wider than this many em are set condensed. */
const WIDEST = 8.5;
const ARABIC = /\p{Script=Arabic}/u;

/** Widths of letters in em: Archivo at weight 800 and width 125 %, and the widest form of each of the Arabic display face, rounded up by class. */
const CLASSES: [RegExp, number][] = [
  [/[ijlI.,:;'’!|()[\]-]/, 0.4],
  [/[frt]/, 0.52],
  [/[mwMW@%]/, 1.2],
  [/[GHNOQX&]/, 1],
  [/[a-z0-9]/, 0.79],
  [/[A-Z]/, 0.93],
  [/[\u064b-\u065f\u0670]/, 0],
  [/[،؛ـ]/, 0.3],
  [/[آأإارزڑژؤ؟ٱ]/, 0.5],
  [/[ءةجحخدذعغهوچ٠-٩۰-۹]/, 0.75],
  [/[لمنطظھہۂےۓ]/, 0.9],
  [/[شسصض]/, 1.35],
];

/** The side bearing before a letter in em, by its left side: a stem, a bowl; all others have next to none. */
const SIDES: [RegExp, number][] = [
  [/[BDEFHIKLMNPRUbhiklmnpru1]/, 0.07],
  [/[CGOQS(acdeoqs023568]/, 0.04],
];

/** Letters that the font does not have. */
const OTHER = 1;

/** Returns the greatest width of the longest word of a text, in em of the wide cut. */
export function measureWidest(text: string): number {
  return Math.max(...splitBound(bindBars(text)).map(measureWord), 1);
}

/** Returns true if a text has a word that is too wide for the wide cut. Arabic has no other. */
export function isTooWide(text: string): boolean {
  return hasCondensed(text) && measureWidest(text) > WIDEST;
}

/** Returns true if the face has a condensed cut of a text. */
export function hasCondensed(text: string): boolean {
  return !ARABIC.test(text);
}

function measureWord(word: string): number {
  return [...word].reduce((width, letter) => width + measureLetter(letter), 0);
}

/** Returns the shift to the left that makes a text flush, in em: between what its words would need at the start of a line. */
export function measureBearing(text: string): number {
  const bearings = text.split(/\s+/).map(([first = '']) => lookUp(SIDES, first) ?? 0);
  return (Math.min(...bearings) + Math.max(...bearings)) / 2;
}

function measureLetter(letter: string): number {
  return lookUp(CLASSES, letter) ?? OTHER;
}

function lookUp(table: [RegExp, number][], letter: string): number | undefined {
  return table.find(([pattern]) => pattern.test(letter))?.[1];
}
