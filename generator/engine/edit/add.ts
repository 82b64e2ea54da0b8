/** Adds a key to a map, or an item to a list. */
import type { Data } from './data.ts';
import { beginsLine, blockOf, columnOf, findComma, lineEnd, lineStart, startOfBlanks } from './lines.ts';
import type { Splice } from './splice.ts';
import { type CollectionSpot, endOf } from './spots.ts';
import type { Style } from './types.ts';
import { writeEntry, writeFlow, writeFlowEntry, writeItem } from './values.ts';

/** @param index of the new entry. A key comes right behind the one before it, an item right before the next one. There is at least one other. */
export function addEntry(
  source: string,
  collection: CollectionSpot,
  index: number,
  added: { key?: string; data: Data },
  style: Style,
): Splice {
  return collection.flow
    ? addInFlow(source, collection, index, added, style)
    : addLines(source, collection, index, added, style);
}

function addLines(
  source: string,
  { entries }: CollectionSpot,
  index: number,
  { key, data }: { key?: string; data: Data },
  style: Style,
): Splice {
  const { newline } = style;
  const pad = ' '.repeat(columnOf(source, entries[0]?.start ?? 0));
  const likeOthers = entries.every(({ value }) => value.kind === 'map' && value.flow);
  const lines =
    key === undefined
      ? likeOthers
        ? [`- ${writeFlow(data, style, 'item')}`]
        : writeItem(data, style)
      : writeEntry(key, data, style);
  const text = lines.map((line, number) => (number === 0 || line === '' ? line : pad + line)).join(newline);
  const gap = key === undefined ? newline.repeat(gapOf(source, entries, index)) : '';
  const isBehind = index === entries.length || (key !== undefined && index > 0);
  if (!isBehind) {
    const { start } = blockOf(source, entries, index);
    return { start, end: start, text: `${text}${newline}${gap}${pad}` };
  }
  const { end } = blockOf(source, entries, index - 1);
  return { start: end, end, text: `${newline}${gap}${pad}${text}` };
}

/** The number of blank lines between the items of a list, near the one at the index. */
function gapOf(source: string, entries: CollectionSpot['entries'], index: number): number {
  const near = Math.max(1, Math.min(index, entries.length - 1));
  if (!entries[near]) return 0;
  const { start } = blockOf(source, entries, near);
  const blanks = source.slice(startOfBlanks(source, start, entries, near), lineStart(source, start));
  return blanks.split('\n').length - 1;
}

function addInFlow(
  source: string,
  { entries }: CollectionSpot,
  index: number,
  { key, data }: { key?: string; data: Data },
  style: Style,
): Splice {
  const text = key === undefined ? writeFlow(data, style, 'flowItem') : writeFlowEntry(key, data, style);
  const next = entries[index];
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return { start: 0, end: 0, text: '' };
  const hasLines = beginsLine(source, first.start) && beginsLine(source, last.start);
  const pad = `${style.newline}${' '.repeat(columnOf(source, first.start))}`;
  const separator = hasLines ? pad : isTight(source, entries) ? '' : ' ';
  if (next) return { start: next.start, end: next.start, text: `${text},${separator}` };
  const end = endOf(last);
  const comma = findComma(source, end);
  // Behind the comment of the last line.
  const rest = /^[ \t]*#.*/.exec(source.slice(comma ?? end, lineEnd(source, end)))?.[0] ?? '';
  if (comma !== undefined)
    return { start: comma, end: comma + rest.length, text: `${rest}${separator}${text},` };
  return { start: end, end: end + rest.length, text: `,${rest}${separator}${text}` };
}

/** Returns true if a comma touches the value behind it. */
function isTight(source: string, [, second]: CollectionSpot['entries']): boolean {
  return second !== undefined && source[second.start - 1] === ',';
}
