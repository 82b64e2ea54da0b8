/** Items of a list: copied, and removed. */
import type { Value } from '../../../engine/edit/types.ts';
import { isRecord } from '../../../engine/lib/record.ts';
import { copyOf } from '../../protocol/identity.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { open } from './actions.ts';
import { edit } from './sending.ts';
import { getState, update } from './store.ts';
import { currentValue, isSamePath } from './values.ts';

/** Puts a copy of an item behind it; one that is open by itself gives way to its copy. */
export async function duplicateItem(path: FieldPath): Promise<void> {
  const { file, waiting, at } = getState();
  const index = path.at(-1);
  const value = currentValue(file?.data, waiting, path);
  if (!file || typeof index !== 'number' || !isValue(value)) return;
  const copy = [...path.slice(0, -1), index + 1];
  edit(copy, { kind: 'insert', value: copyOf(value) });
  if (isSamePath(path, at)) await open(file.file, copy);
  update({ wanted: copy });
}

/** Removes an item; of a list without items, nothing is written. The file of one that is open by itself stays open. */
export async function removeItem(path: FieldPath, isRequired = false): Promise<void> {
  const { file, waiting, at } = getState();
  const list = path.slice(0, -1);
  const items = currentValue(file?.data, waiting, list);
  const isLast = Array.isArray(items) && items.length === 1;
  edit(isLast && !isRequired ? list : path, { kind: 'remove' });
  if (file && isSamePath(path, at)) await open(file.file);
}

/** Returns true for values that a file can contain. */
function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every(isValue);
  if (isRecord(value)) return Object.values(value).every(isValue);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
