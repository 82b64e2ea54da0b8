/** Values that only one thing can have: its names and numbers elsewhere, and its addresses. A copy starts without them. */
import type { Value } from '../../engine/edit/types.ts';
import { isRecord } from '../../engine/lib/record.ts';
import type { FieldPath } from './path.ts';

const OWN: ReadonlySet<string> = new Set(['id', 'slug', 'redirect_from', 'isrc', 'upc']);

/** The places of such keys, those within lists and groups too. */
export function listIdentity(data: unknown, at: FieldPath = []): FieldPath[] {
  if (Array.isArray(data)) return data.flatMap((each: unknown, index) => listIdentity(each, [...at, index]));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    OWN.has(key) ? [[...at, key]] : listIdentity(value, [...at, key]),
  );
}

/** Copies a value for another thing. */
export function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !OWN.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, copyOf(each)]));
}
