/** The changes of a draft without those of one item of a list. */
import type { Change } from '../engine/edit/types.ts';
import type { FieldPath, FileChange } from './protocol/index.ts';

/**
 * Leaves out what was changed in an item, which may have had another number at the time. An item that the changes have added is
 * removed again. Undefined if all of the list was replaced.
 * @param at the item as it is after the changes: `['events', 3]`
 */
export function changesWithout(changes: readonly FileChange[], at: FieldPath): FileChange[] | undefined {
  const list = at.slice(0, -1);
  const last = at.at(-1);
  if (typeof last !== 'number') return undefined;
  const kept: FileChange[] = [];
  let index = last;
  for (const each of changes.toReversed()) {
    if (!('path' in each) || !isWithin(each.path, list)) {
      if ('path' in each && isWithin(at, each.path)) return undefined;
      kept.unshift(each);
      continue;
    }
    const { path, change } = each;
    const place = Number(path[list.length]);
    if (path.length > at.length || change.kind === 'set') {
      if (place !== index) kept.unshift(each);
      continue;
    }
    if (change.kind === 'insert' && place === index)
      return [...changes, { path: at, change: { kind: 'remove' } }];
    index = indexBefore(index, place, change);
    kept.unshift(each);
  }
  return kept;
}

/** Returns true if a place is below another one. */
function isWithin(path: FieldPath, above: FieldPath): boolean {
  return path.length > above.length && above.every((step, depth) => path[depth] === step);
}

/** The number that an item had before another one, or it itself, came, went or moved. */
function indexBefore(index: number, place: number, change: Exclude<Change, { kind: 'set' }>): number {
  if (change.kind === 'insert') return index > place ? index - 1 : index;
  if (change.kind === 'remove') return index >= place ? index + 1 : index;
  if (index === change.to) return place;
  const without = index > change.to ? index - 1 : index;
  return without >= place ? without + 1 : without;
}
