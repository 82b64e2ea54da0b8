/** Values with what has been typed but not answered. */
import { valueAt } from '../../../../engine/lib/record.ts';
import type { FieldPath, FileAnswer, FileChange } from '../../protocol.ts';

/** The value of a field: the last that was typed, or else that of the file. */
export function currentValue(data: unknown, waiting: readonly FileChange[], path: FieldPath): unknown {
  const typed = waiting.findLast((each) => 'path' in each && isSamePath(each.path, path));
  if (!typed || !('path' in typed)) return valueAt(data, path);
  return typed.change.kind === 'set' ? typed.change.value : undefined;
}

export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && isBelow(one, other);
}

/** Whether a path is that of another one, or of something in it. */
export function isBelow(path: FieldPath, above: FieldPath): boolean {
  return above.every((step, index) => path[index] === step);
}

/** The key in a group that leads to a field; undefined if the field is elsewhere. */
export function keyBelow(group: FieldPath, field: FieldPath | undefined): string | undefined {
  const key = field && isBelow(field, group) ? field[group.length] : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Of several values for one field, only the last is sent. */
export function addChange(waiting: readonly FileChange[], change: FileChange): FileChange[] {
  const last = waiting.at(-1);
  return last && isReplaced(last, change) ? [...waiting.slice(0, -1), change] : [...waiting, change];
}

function isReplaced(before: FileChange, after: FileChange): boolean {
  if (!('path' in before) || !('path' in after)) return !('path' in before) && !('path' in after);
  return before.change.kind === 'set' && after.change.kind === 'set' && isSamePath(before.path, after.path);
}

/** Changes of values that are the same in two versions of a file: what was meant by them still holds. */
export function listUntouched(
  before: Pick<FileAnswer, 'data' | 'body'>,
  after: Pick<FileAnswer, 'data' | 'body'>,
  changes: readonly FileChange[],
): FileChange[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return changes.filter((each) =>
    'path' in each
      ? isSame(valueAt(before.data, each.path), valueAt(after.data, each.path))
      : before.body === after.body,
  );
}
