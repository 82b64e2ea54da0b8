/** Parts of texts between two marks, found in one go: a mark without its end is looked for once. */

/**
 * Replaces what is between openings and their ends. An opening without an end stays.
 * @param opening with the flag `g`
 * @param endOf the end of an opening, in any case of letters; undefined if it is none
 */
export function replaceBetween(
  text: string,
  opening: RegExp,
  endOf: (found: RegExpExecArray) => string | undefined,
  replace: (found: RegExpExecArray, content: string) => string,
): string {
  const parts: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(opening)) {
    const end = found.index < from ? undefined : endOf(found);
    if (end === undefined || endless.has(end)) continue;
    const start = found.index + found[0].length;
    const at = indexOfEnd(text, end, start);
    if (at === -1) endless.add(end);
    else {
      parts.push(text.slice(from, found.index), replace(found, text.slice(start, at)));
      from = at + end.length;
    }
  }
  return parts.join('') + text.slice(from);
}

function indexOfEnd(text: string, end: string, from: number): number {
  const mark = new RegExp(end.replace(/[^\w\s]/g, '\\$&'), 'gi');
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? -1;
}
