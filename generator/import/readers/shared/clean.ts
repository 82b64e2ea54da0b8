/** Texts of sources without what nobody sees: control and direction characters, stray spaces. */
import { cutText } from '../../../engine/lib/text.ts';
import { decodeAs } from '../../sources/text.ts';

/** Characters: no title, name or address is longer. */
export const LONGEST_LINE = 500;
/** Characters: no text of a page is longer. */
export const LONGEST_TEXT = 200_000;

/** Characters: no title of a recording or name is longer. */
const LONGEST_TITLE = 400;

/** Returns true if a text of a tag is too long for a title or a name. */
export function isTooLong(text: string): boolean {
  return text.trim().length > LONGEST_TITLE;
}

/** The line of a tag; undefined if nothing is left of it, or it is too long for any title. */
export function cleanTag(text: string): string | undefined {
  return isTooLong(text) ? undefined : cleanLine(text) || undefined;
}

/** Cleans one line: a title, a name. Empty if nothing is left, and cut if it is absurdly long. */
export function cleanLine(text: string): string {
  // Control characters, line breaks and tabs among them, are spaces here.
  return tidy(readControls(cutText(text, LONGEST_LINE * 4)).replace(/\p{Cc}/gu, ' '), LONGEST_LINE).replace(
    /\s+/g,
    ' ',
  );
}

/** A text of several lines, without spaces at their ends and more than one empty line in a row. */
export function cleanText(text: string): string {
  const lines = readControls(cutText(text, LONGEST_TEXT * 2))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
  const trimmed = lines.split('\n').map((line) => line.trimEnd());
  return tidy(trimmed.join('\n').replace(/\n{3,}/g, '\n\n'), LONGEST_TEXT);
}

/**
 * Dashes and quotation marks of Windows-1252 that are called Latin-1, where these are controls; what is none of them is lost. In
 * `MarÃ\u00ada`, the soft hyphen is half a letter of UTF-8.
 */
function readControls(text: string): string {
  return text
    .replace(/[\u0080-\u009f]/g, (sign) =>
      decodeAs(Uint8Array.of(sign.charCodeAt(0)), 'windows-1252').replace(/\p{Cc}/u, '\ufffd'),
    )
    .replace(/Ã\u00ad/g, 'Ã\ufffd');
}

/** Halves of characters, which files cannot hold, are left out too. */
function tidy(text: string, longest: number): string {
  return cutText(
    dropDirections(text)
      .replace(/\p{Surrogate}/gu, '')
      .normalize('NFC')
      .trim(),
    longest,
  ).trim();
}

/** Soft hyphens, spaces without a width, marks of direction. Joiners stay: they belong to letters of Persian and of scripts of India, and to emoji. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

function dropDirections(text: string): string {
  return text.replace(INVISIBLE, '');
}
