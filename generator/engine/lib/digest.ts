/** Hashes of values that are plain data. Objects are hashed once each: nothing changes them once they are made. */
import { hash } from './hash.ts';

const known = new WeakMap<object, string>();

/** Registers a digest for an object with a name that identifies its content, so that it need not be serialised. */
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
