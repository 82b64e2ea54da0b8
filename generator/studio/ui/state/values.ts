/** Values with what has been typed but not answered. */
import { valueAt } from '../../../engine/lib/record.ts';
import { isFault } from '../../protocol/faults.ts';
import type { FieldPath, FileAnswer, FileChange } from '../../protocol/index.ts';

/** A `FileChange`; that of a body may be of the file of another language. */
export type Edit = Extract<FileChange, { path: FieldPath }> | { body: string; language?: string | undefined };

/** The value of a field: the last that was typed, or else that of the file. */
export function currentValue(data: unknown, waiting: readonly Edit[], path: FieldPath): unknown {
  const typed = waiting.findLast((each) => 'path' in each && isSamePath(each.path, path));
  if (!typed || !('path' in typed)) return valueAt(data, path);
  return typed.change.kind === 'set' ? typed.change.value : undefined;
}

export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && isBelow(one, other);
}

/** Returns true if a path equals another one, or is below it. */
export function isBelow(path: FieldPath, above: FieldPath): boolean {
  return above.every((step, index) => path[index] === step);
}

/** The problems of what a form shows: of a part of a file its own. A file that cannot be read has no parts. */
export function problemsAt({ data, problems }: Pick<FileAnswer, 'data' | 'problems'>, at: FieldPath) {
  const faults = problems.filter(isFault);
  return data === undefined || at.length === 0
    ? faults
    : faults.filter(({ field }) => field && isBelow(field, at));
}

/** The key in a group that leads to a field; undefined if the field is elsewhere. */
export function keyBelow(group: FieldPath, field: FieldPath | undefined): string | undefined {
  const key = field && isBelow(field, group) ? field[group.length] : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Adds a change; of several values for one field, only the last is sent. */
export function addChange(waiting: readonly Edit[], change: Edit): Edit[] {
  const last = waiting.at(-1);
  return last && isReplaced(last, change) ? [...waiting.slice(0, -1), change] : [...waiting, change];
}

function isReplaced(before: Edit, after: Edit): boolean {
  if ('body' in before || 'body' in after)
    return 'body' in before && 'body' in after && before.language === after.language;
  return before.change.kind === 'set' && after.change.kind === 'set' && isSamePath(before.path, after.path);
}
