/** Invisible characters. Not in `text.ts`, which islands load. */

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The first control character of a text, as `U+001B`, and its offset. Tabs and line breaks are none. */
export function findControl(text: string): { index: number; code: string } | undefined {
  const index = text.search(CONTROL);
  if (index === -1) return undefined;
  return { index, code: `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}` };
}

/** Soft hyphens, spaces without a width, and marks that programs put between scripts of both directions. */
const INVISIBLE = '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
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
