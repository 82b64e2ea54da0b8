/** `unicode-range` of a face: the characters that browsers take from it. */

/** `U+41-5A, U+E9`. */
export function writeRanges(characters: string): string {
  const codes = [...new Set(Array.from(characters, (letter) => letter.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const ranges: Range[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return write(ranges);
}

/** The ranges without these characters. @param ranges all characters, if undefined */
export function withoutCharacters(ranges: string | undefined, characters: string): string {
  let left = parseRanges(ranges ?? 'U+0-10FFFF');
  for (const letter of characters) {
    const code = letter.codePointAt(0) ?? 0;
    left = left.flatMap(([first, last]): Range[] => {
      if (code < first || code > last) return [[first, last]];
      return [
        ...(first < code ? [range(first, code - 1)] : []),
        ...(code < last ? [range(code + 1, last)] : []),
      ];
    });
  }
  return write(left);
}

/** Returns true if each character of a text is in a `unicode-range`; undefined ranges hold every character. */
export function isWithin(text: string, ranges: string | undefined): boolean {
  const parsed = ranges === undefined ? undefined : parseRanges(ranges);
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0).every(
    (code) => !parsed || parsed.some(([first, last]) => first <= code && code <= last),
  );
}

function range(first: number, last: number): Range {
  return [first, last];
}

type Range = [first: number, last: number];

/** The first and the last character of each. */
export function parseRanges(ranges: string): Range[] {
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
  });
}

function write(ranges: readonly Range[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
