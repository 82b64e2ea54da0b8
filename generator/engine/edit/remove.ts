/** Removes a key or an item: its lines, with the comments on and within them. Comments above stay. */

import { findComma } from './add.ts';
import { beginsLine, blockOf, countBlanksAbove, lineEnd, lineStart } from './lines.ts';
import type { Splice } from './splice.ts';
import { type CollectionSpot, type Entry, endOf } from './spots.ts';

/** @param owner the entry whose value the collection is; undefined for the whole of the file */
export function removeEntry(
  source: string,
  collection: CollectionSpot,
  index: number,
  owner: Entry | undefined,
): Splice {
  if (collection.entries.length === 1) return removeLast(source, collection, owner);
  return collection.flow ? removeInFlow(source, collection, index) : removeLines(source, collection, index);
}

/** What remains is empty, but for comments. */
function removeLast(source: string, collection: CollectionSpot, owner: Entry | undefined): Splice {
  const empty = collection.kind === 'map' ? '{}' : '[]';
  if (collection.flow) return { start: collection.start, end: collection.end, text: empty };
  const { end } = blockOf(source, collection.entries, 0);
  if (owner) {
    const start = owner.mark;
    return { start, end, text: ` ${empty}${source.slice(start, collection.start).trimEnd()}` };
  }
  if (collection.kind === 'list') return { start: collection.start, end, text: empty };
  return removeRange(source, collection.start, end);
}

function removeLines(source: string, { entries }: CollectionSpot, index: number): Splice {
  const start = entries[index]?.start ?? 0;
  const { end } = blockOf(source, entries, index);
  if (beginsLine(source, start)) return removeRange(source, start, end);
  // Behind a hyphen: the next one takes its place.
  const gap = /^\s*/.exec(source.slice(end))?.[0].length ?? 0;
  return { start, end: end + gap, text: '' };
}

/** Removes whole lines, and blank lines that would be too many. */
function removeRange(source: string, start: number, end: number): Splice {
  const first = lineStart(source, start);
  const below = /^\r?\n/.exec(source.slice(end))?.[0] ?? '';
  const blanksBelow = /^(?:[ \t]*\r?\n)*/.exec(source.slice(end + below.length))?.[0] ?? '';
  const next = end + below.length;
  const blanks = countBlanksAbove(source, first);
  if (next + blanksBelow.length < source.length)
    return { start: first, end: blanks > 0 || first === 0 ? next + blanksBelow.length : next, text: '' };
  const above = source.slice(0, first);
  const kept = above.replace(/(?:(?<=\n)[ \t]*\r?\n)*$/, '').length;
  if (below !== '') return { start: kept, end: next, text: '' };
  return { start: source.slice(0, kept).replace(/\r?\n$/, '').length, end, text: '' };
}

function removeInFlow(source: string, { entries }: CollectionSpot, index: number): Splice {
  const [before, own, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!own) return { start: 0, end: 0, text: '' };
  const end = endOf(own);
  const isOnLine = beginsLine(source, own.start);
  if (next)
    return isOnLine && beginsLine(source, next.start)
      ? {
          start: lineStart(source, own.start),
          end: nextLine(source, findComma(source, end) ?? end),
          text: '',
        }
      : { start: own.start, end: next.start, text: '' };
  const last = before ? endOf(before) : own.start;
  const comma = findComma(source, last) ?? last;
  // A comma behind the last one is that of the one before it now.
  const ownComma = findComma(source, end);
  const above = isOnLine ? source.slice(comma, lineStart(source, own.start)).replace(/\r?\n$/, '') : '';
  const rest =
    isOnLine && /^[ \t]*(?:#.*)?$/.test(source.slice(ownComma ?? end, lineEnd(source, ownComma ?? end)));
  return {
    start: ownComma === undefined ? comma - 1 : comma,
    end: rest ? lineEnd(source, ownComma ?? end) : (ownComma ?? end),
    text: above,
  };
}

function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end + 1;
}
