/** Compares the values of two versions of a file. */
import { isRecord } from '../engine/lib/record.ts';
import type { FieldPath } from './protocol/index.ts';

/** The keys whose values differ: of groups the keys in them, of lists the whole list if its length is another one. */
export function listDifferences(before: unknown, after: unknown, path: FieldPath = []): FieldPath[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listDifferences(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((each, index) => listDifferences(before[index], each, [...path, index]));
  return [path];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Items that are the same in two lists, as far as they can be recognized; `before` or `after` is undefined for those of one list. */
export function pairItems(
  before: readonly unknown[],
  after: readonly unknown[],
  keys: readonly ((item: unknown) => string | undefined)[],
): { before?: unknown; after?: unknown; index: number }[] {
  const left = new Set(before);
  const found = new Map<number, unknown>();
  for (const keyOf of keys) {
    for (const [index, item] of after.entries()) {
      const key = found.has(index) ? undefined : keyOf(item);
      const match = key === undefined ? undefined : [...left].find((each) => keyOf(each) === key);
      if (match === undefined) continue;
      left.delete(match);
      found.set(index, match);
    }
  }
  return [
    ...after.map((item, index) => ({ before: found.get(index), after: item, index })),
    ...[...left].map((item) => ({ before: item, index: -1 })),
  ];
}
