/** Invisible characters. Not in `text.ts`, which islands load. */

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The first control character of a text, as `U+001B`, and its offset. Tabs and line breaks are none. */
export function findControl(text: string): { index: number; code: string } | undefined {
  const index = text.search(CONTROL);
  if (index === -1) return undefined;
  return { index, code: `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}` };
}

/** A text without control characters. Breaks of lines and pages of other programs become spaces, as they are between words. */
export function dropControls(text: string): string {
  return text.replace(/[\v\f\u0085]/g, ' ').replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** Marks that no script needs: without a width, blank letters, orders to turn letters around, separators that only programs know. */
const STRAY_MARKS =
  '\u180e\u200b\u2028\u2029\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u3164\ufeff\uffa0\ufffc';

/** Within a key: texts have soft hyphens and such marks for a reason. The line before them is looked at for marks only. */
const KEY_MARKS = String.raw`[\u00ad\u061c\u200c-\u200f\u202a-\u202c\u2066-\u2069]`;
const KEY_MARK = String.raw`${KEY_MARKS}(?<=^[\w -]*${KEY_MARKS})(?=\w*:(?:\s|$))`;

/** Invisible characters, and their spellings in YAML, HTML and addresses: `\u200b`, `&#8203;`, `&#x200B;`, `%E2%80%8B`. */
const eachMark = (write: (mark: string, number: number) => string) =>
  [...STRAY_MARKS].map((mark) => write(mark, mark.charCodeAt(0))).join('|');
const HEX = eachMark((_, number) => number.toString(16));
// By its beginnings, as every text is searched for it.
const STRAY = new RegExp(
  [
    `[${STRAY_MARKS}]`,
    `\\\\u(?:${HEX})`,
    `&(?:#0*(?:${eachMark((_, number) => String(number))})|#x0*(?:${HEX})|ZeroWidthSpace|NoBreak);`,
    `%(?:${eachMark((mark) => encodeURIComponent(mark).slice(1))})`,
    KEY_MARK,
  ].join('|'),
  'gim',
);

/** The first stray mark of a text, as `U+200B` or as it is spelled, its offset, and how many there are. */
export function findStray(text: string): { index: number; code: string; count: number } | undefined {
  const found = [...text.matchAll(STRAY)];
  const [first] = found;
  if (!first) return undefined;
  const [mark] = first;
  const code = mark.length > 1 ? mark : `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return { index: first.index, code, count: found.length };
}

/** A text without what nobody can see in it, and how much that was. Breaks of lines and pages of other programs become lines. */
export function dropStray(text: string): { text: string; count: number } {
  let count = 0;
  const drop = () => {
    count++;
    return '';
  };
  const lines = text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n');
  const clean = lines.replace(STRAY, drop).replace(/[^\P{Cc}\t\n\r]/gu, drop);
  return { text: clean, count: count + (lines === text ? 0 : 1) };
}

/** Soft hyphens, spaces without a width, and marks that programs put between scripts of both directions. */
const INVISIBLE =
  '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0';
const JOINERS = '\\u200c\\u200d';
const ODD_SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}${JOINERS}]`, 'g');
/** Joiners belong to letters of Persian and of scripts of India, and to emoji. */
const STRAY_IN_ADDRESS = new RegExp(
  `[${INVISIBLE}${ODD_SPACES}]|[${JOINERS}](?![^\\0-\\x7f])|(?<![^\\0-\\x7f])[${JOINERS}]`,
  'g',
);

export function dropInvisible(text: string): string {
  return text.replace(ANY_INVISIBLE, '');
}

/** An address without invisible characters and without spaces that are not ordinary ones, which would be parts of it. */
export function cleanAddress(address: string): string {
  return address.replace(STRAY_IN_ADDRESS, '');
}
