/** Texts of both directions in one line of plain text, where no markup can hold them apart: titles, feeds, what is drawn. */
import type { Direction } from './direction.ts';

const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/** As they are within the brackets of a regular expression. */
export const RIGHT_TO_LEFT_LETTERS =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}';
const RIGHT_TO_LEFT = new RegExp(`[${RIGHT_TO_LEFT_LETTERS}]`, 'u');
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;

/** The direction of its first letter; undefined where there is none. */
export function directionOfText(text: string): Direction | undefined {
  const [first] = LETTER.exec(text) ?? [];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Whether any letter is read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The text, between isolates where one of its letters is read the other way than the line around it: there, signs and digits at its
 * ends would move to where they do not belong.
 */
export function isolate(text: string, around: Direction): string {
  const differs = (text.match(LETTERS) ?? []).some(
    (letter) => RIGHT_TO_LEFT.test(letter) !== (around === 'rtl'),
  );
  return differs ? FIRST_STRONG + text + POP : text;
}
