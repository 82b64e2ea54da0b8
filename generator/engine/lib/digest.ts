/** Hashes of values that are plain data. Objects are hashed once each: nothing changes them once they are made. */
import { hash } from './hash.ts';

const known = new WeakMap<object, string>();

/** For an object that has a name of its own, which says all that it was made from: it need not be written as JSON to be hashed. */
export function nameDigest(value: object, name: string): void {
  known.set(value, name);
}

/** Lists are hashed by their items, which many lists may share. */
export function digest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = hash(Array.isArray(value) ? `[${value.map(digest).join()}]` : JSON.stringify(value));
  known.set(value, made);
  return made;
}
