/** Removes a key or an item: its lines, with the comments on and within them. Comments above stay. */

import {
  beginsLine,
  blockOf,
  endOfLineAbove,
  findComma,
  lineEnd,
  lineStart,
  nextLine,
  readNotes,
  startOfBlanks,
} from './lines.ts';
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

/** Leaves an empty collection, with its comments. */
function removeLast(source: string, collection: CollectionSpot, owner: Entry | undefined): Splice {
  const empty = collection.kind === 'map' ? '{}' : '[]';
  if (collection.flow) return { start: collection.start, end: collection.end, text: empty };
  const { end } = blockOf(source, collection.entries, 0);
  if (owner) {
    const start = owner.mark;
    return { start, end, text: ` ${empty}${readNotes(source, start, collection.start)}` };
  }
  if (collection.kind === 'list') return { start: collection.start, end, text: empty };
  return removeLines(source, collection, 0);
}

function removeLines(source: string, { entries }: CollectionSpot, index: number): Splice {
  const start = entries[index]?.start ?? 0;
  const { start: withNotes, end } = blockOf(source, entries, index);
  if (!beginsLine(source, start)) {
    // Behind a hyphen: the next one takes its place.
    const gap = /^\s*/.exec(source.slice(end))?.[0].length ?? 0;
    return { start, end: end + gap, text: '' };
  }
  const first = lineStart(source, start);
  const blanks = startOfBlanks(source, start, entries, index);
  const next = nextLine(source, end);
  const below = next + (/^(?:[ \t]*\r?\n)*/.exec(source.slice(next))?.[0].length ?? 0);
  // Also by blank lines that belong to the text above.
  const isDivided = first > 0 && source.slice(lineStart(source, first - 1), first).trim() === '';
  const isLast = index === entries.length - 1;
  // Blank lines on both sides would be too many.
  if (below > next && below < source.length && (isDivided || (index === 0 && withNotes === start)))
    return { start: first, end: below, text: '' };
  const top = isLast && (below === next || below === source.length) ? blanks : first;
  if (next > end) return { start: top, end: next, text: '' };
  return { start: endOfLineAbove(source, top), end, text: '' };
}

function removeInFlow(source: string, { entries }: CollectionSpot, index: number): Splice {
  const [before, own, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!own) return { start: 0, end: 0, text: '' };
  const { start } = own;
  const end = endOf(own);
  const comma = findComma(source, end) ?? end;
  const isOnLine = beginsLine(source, start);
  if (next) {
    if (!beginsLine(source, next.start)) return { start, end: next.start, text: '' };
    if (isOnLine) return { start: lineStart(source, start), end: nextLine(source, comma), text: '' };
    return { start: source.slice(0, start).trimEnd().length, end: lineEnd(source, comma), text: '' };
  }
  const commaBefore = before ? (findComma(source, endOf(before)) ?? start) : start;
  const line = lineStart(source, start);
  const isAlone = isOnLine && /^[ \t]*(?:#.*)?$/.test(source.slice(comma, lineEnd(source, comma)));
  const notes = source.slice(commaBefore, isAlone ? endOfLineAbove(source, line) : start);
  return {
    // A comma behind the last one is that of the one before it now.
    start: comma > end ? commaBefore : commaBefore - 1,
    end: isAlone ? lineEnd(source, comma) : comma,
    text: isAlone || notes.includes('#') ? notes : '',
  };
}
