/** Fields that were added to the form of the open file, and have no value yet. */
import type { FieldPath } from '../../protocol/index.ts';
import { getState, update } from './store.ts';
import { isBelow, isSamePath } from './values.ts';

export function addField(path: FieldPath): void {
  const { added } = getState();
  if (!added.some((each) => isSamePath(each, path))) update({ added: [...added, path] });
}

/** Drops a field, and those in it. */
export function dropField(path: FieldPath): void {
  update({ added: getState().added.filter((each) => !isBelow(each, path)) });
}
