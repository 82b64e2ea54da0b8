/** Texts of tags as a site can show them. */

/** Letters of a title, of a name and of other short values. */
const LONGEST = 400;
const LONGEST_LYRICS = 40_000;

/** Controls, and marks of direction, which would turn the text around it. */
const CONTROLS = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd\p{Surrogate}]/gu;

/** Whether a text is too long for a title or a name. */
export function isTooLong(text: string): boolean {
  return text.trim().length > LONGEST;
}

/** A line of text; undefined if nothing is left of it, or it is too long for any title. */
export function cleanLine(text: string): string | undefined {
  if (text.length > 20 * LONGEST) return undefined;
  const line = text.replace(/\s+/g, ' ').replace(CONTROLS, '').normalize().trim();
  return line === '' || line.length > LONGEST ? undefined : line;
}

/** Lyrics: lines stay, and empty lines between them. */
export function cleanLyrics(text: string): string | undefined {
  if (text.length > 2 * LONGEST_LYRICS) return undefined;
  const lines = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(CONTROLS, '').trimEnd());
  const lyrics = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
    .normalize();
  return lyrics === '' || lyrics.length > LONGEST_LYRICS ? undefined : lyrics;
}

/** Times of a file of lyrics, and what it says about the song: `[00:12.30]`, `<00:13.1>`, `[ar:Name]`. */
const TIMES = /\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]|<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g;
const ABOUT = /^\[(?:ar|al|ti|au|by|re|ve|length|offset|la|id|tool|#):[^\]]*\]$/i;

/** Lyrics without the times of their lines. */
export function withoutTimes(text: string): string {
  if (!text.match(TIMES)) return text;
  return text
    .split(/\r\n?|\n/)
    .filter((line) => !ABOUT.test(line.trim()))
    .map((line) => line.replace(TIMES, '').trim())
    .join('\n');
}
