/** Checks if the changes of a draft can be made to a file that has changed as well. */
import { isDeepStrictEqual } from 'node:util';
import type { WrittenFile } from '../app/site-files/written.ts';
import { valueAt } from '../engine/lib/record.ts';
import type { Conflict, FieldPath, FileChange } from './protocol/index.ts';

/** A file before the draft, in the draft, and on disk. */
export interface ThreeFiles {
  file: string;
  before: WrittenFile;
  mine: WrittenFile;
  theirs: WrittenFile;
}

/** Finds the places changed in both, each once; empty if the changes can be made to the file on disk. */
export function findConflicts(files: ThreeFiles, changes: readonly FileChange[]): Conflict[] {
  const lists = new Set(changes.flatMap((change) => listOf(change) ?? []));
  const found = new Map<string, Conflict>();
  for (const change of changes) {
    const conflict = describeConflict(files, findScope(change, files, lists));
    if (conflict) found.set(JSON.stringify(conflict.field), conflict);
  }
  return [...found.values()];
}

/** The values of a place in the three files; undefined if they do not contradict each other. */
function describeConflict(
  { file, before, mine, theirs }: ThreeFiles,
  field: FieldPath | undefined,
): Conflict | undefined {
  const read = ({ data, body }: WrittenFile) => (field ? valueAt(data, field) : body);
  const [first, own, other] = [read(before), read(mine), read(theirs)];
  // Where both have come to the same, nothing is lost.
  if (isDeepStrictEqual(first, other) || isDeepStrictEqual(own, other)) return undefined;
  return { file, part: field ? 'field' : 'body', field, before: first, mine: own, theirs: other };
}

/** The list that a change adds an item to, takes one from or reorders, as a key. */
function listOf(change: FileChange): string | undefined {
  if (!('path' in change) || change.change.kind === 'set') return undefined;
  return typeof change.path.at(-1) === 'number' ? JSON.stringify(change.path.slice(0, -1)) : undefined;
}

/**
 * The place that must be as it was for a change to be made again; undefined for the text below the keys. It is the whole list if
 * items have come, gone or moved, on either side: the numbers of the others are not theirs any more.
 */
function findScope(
  change: FileChange,
  { before, theirs }: ThreeFiles,
  lists: ReadonlySet<string>,
): FieldPath | undefined {
  if (!('path' in change)) return undefined;
  const { path } = change;
  for (const [index, step] of path.entries()) {
    const list = path.slice(0, index);
    const isSame = () => isAligned(valueAt(before.data, list), valueAt(theirs.data, list));
    if (typeof step === 'number' && (lists.has(JSON.stringify(list)) || !isSame())) return list;
  }
  return path;
}

/** Returns true if two lists have the same items in the same order, although their values may differ. */
function isAligned(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  if (before.length !== after.length) return false;
  return after.every(
    (item: unknown, index) =>
      isDeepStrictEqual(item, before[index]) ||
      !before.some((other: unknown) => isDeepStrictEqual(other, item)),
  );
}
