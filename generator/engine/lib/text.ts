/** Small conversions of text that content and model share. */

/** The text up to `end`, less the half of a character that a cut between two code units leaves. */
export function cutText(text: string, end: number): string {
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** Cuts a text at a word's end so that it fits `limit` characters, an ellipsis included. */
export function shorten(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= limit) return flat;
  const space = flat.slice(0, limit).lastIndexOf(' ');
  const end = space > limit / 2 ? space : limit - 1;
  return `${cutText(flat, end).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Keeps a bar between words on the line of the word behind it, so that no line ends in it. */
export function bindBars(text: string): string {
  return text.replace(/(?<=\s)\|\s+(?=\S)/g, '|\u00a0');
}

/** The words of a text that `bindBars` has been applied to. */
export function splitBound(text: string): string[] {
  return text.split(/[^\S\u00a0]+/).filter(Boolean);
}

/** Orders by code unit, which unlike localeCompare is the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Seconds as minutes and two-digit seconds: 240 is `4:00`, 3725 is `62:05`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds as a place in a long recording: 245 is `4:05`, 3750 is `1:02:30`. */
export function formatClock(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}

/** Seconds as ISO 8601, with two digits for the seconds: 180 is `PT3M00S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${String(seconds % 60).padStart(2, '0')}S`;
}

/** The digits of every script as 0 to 9, and wide signs as narrow ones: `٤:٠٥` and `４：０５` are `4:05`. */
export function latinDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(DIRECTION_MARKS, '');
  return plain.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script follow each other, from a place that ends in 0 or in 6.
    const rest = code & 0xf;
    const zero = code - rest + (/\p{Nd}/u.test(String.fromCodePoint(code - rest)) ? 0 : 6);
    return String(code - zero);
  });
}

/** Invisible marks, which are copied along with a number from right-to-left text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The first day that a partial date can mean, for machines that want a whole one: `2019` is `2019-01-01`. */
export function firstDayOf(date: string): string {
  return date + '-01-01'.slice(date.length - 4);
}

/** Words as a reader counts them: whatever is between spaces and has a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A number with so many digits behind the point, or behind the comma: `4.2`, `4,2`. */
export function formatDecimal(number: number, digits: number, locale: string): string {
  if (locale.startsWith('en')) return number.toFixed(digits);
  return number.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `512 B`, `4.2 KB`, `1.3 MB`, in German `1,3 MB`; of 1000 bytes each, as file managers count. */
export function formatBytes(bytes: number, locale: string): string {
  if (bytes < 1000) return `${formatDecimal(bytes, 0, locale)} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let [size, unit] = [bytes / 1000, 0];
  // From 999.95 on, one digit after the point would round it up to 1000.0.
  for (; size >= 999.95 && unit < units.length - 1; unit++) size /= 1000;
  return `${formatDecimal(size, 1, locale)} ${units[unit]}`;
}

/** `85 ms`, `2.4 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Counts a part in a text before an offset. Offsets mostly grow, so each search goes on where the last one ended. */
export function countOccurrences(text: string): (offset: number, part: string) => number {
  const known = new Map<string, { offset: number; count: number }>();
  return (offset, part) => {
    const before = known.get(part);
    let { offset: from, count } = before && before.offset <= offset ? before : { offset: 0, count: 0 };
    if (part === '') return 0;
    for (let at = text.indexOf(part, from); at !== -1 && at + part.length <= offset; count++) {
      from = at + part.length;
      at = text.indexOf(part, from);
    }
    known.set(part, { offset: from, count });
    return count;
  };
}

/** `1 page`, `2 pages`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The words of a list with commas or spaces between them. */
export function splitList(words: string): string[] {
  return words.split(/[\s,]+/);
}
