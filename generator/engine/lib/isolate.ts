/** Separates texts of both directions in one line without markup: titles, feeds, drawings. */
import type { Direction } from './direction.ts';

const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/** The letters as ranges of a character class. */
export const RIGHT_TO_LEFT_LETTERS =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}';
/** Includes the stroke that stretches Arabic words, which other scripts share. */
const RIGHT_TO_LEFT = new RegExp(`[\\u0640${RIGHT_TO_LEFT_LETTERS}]`, 'u');
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;
/** Isolated text does not count for the direction of its surroundings. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** Programs that link addresses in plain text would take a mark behind one for a part of it. */
const ADDRESS = /:\/\/|@/;

/** Invisible marks of direction. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** The direction of the first letter; undefined if there is none. */
export function directionOfText(text: string): Direction | undefined {
  const [first] = LETTER.exec(text) ?? [];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Returns true if any letter of a text is read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The text, between isolates if one of its letters is read the other way than the line around it, as signs and digits at its
 * ends would move to the wrong place. Addresses are left as they are.
 */
export function isolate(text: string, around: Direction): string {
  return !ADDRESS.test(text) && readsOtherWay(text, around) ? FIRST_STRONG + text + POP : text;
}

/** Returns true if a text has a letter, outside of isolates, that reads the other way than the line around it. */
export function readsOtherWay(text: string, around: Direction): boolean {
  const letters = text.replace(ISOLATED, '').match(LETTERS) ?? [];
  return letters.some((letter) => RIGHT_TO_LEFT.test(letter) !== (around === 'rtl'));
}

/**
 * A text made of parts, with isolates around those that are read the other way; without any if all letters of the text are read
 * one way.
 * @param write makes the text, with `keep` around each part
 */
export function isolateParts(around: Direction, write: (keep: (part: string) => string) => string): string {
  const plain = write((part) => part);
  if (!hasRightToLeft(plain)) return plain;
  const isMixed = (plain.match(LETTERS) ?? []).some((letter) => !RIGHT_TO_LEFT.test(letter));
  return isMixed ? write((part) => isolate(part, around)) : plain;
}
