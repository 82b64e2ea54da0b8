/** Values of entries by their paths. */
import type { Order, Path, Value } from '../../engine/edit/types.ts';

type Group = { readonly [key: string]: Value };

/** Tells whether a value has keys. */
export function isGroup(value: Value | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value with another at a path. Keys and items that are missing are added; empty items before it are groups. */
export function withValue(data: Value | undefined, path: Path, value: Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: readonly Value[] = Array.isArray(data) ? data : [];
    const length = Math.max(items.length, step + 1);
    return Array.from({ length }, (_, index) =>
      index === step ? withValue(items[index], rest, value) : (items[index] ?? {}),
    );
  }
  const group = isGroup(data) ? data : {};
  return { ...group, [step]: withValue(group[step], rest, value) };
}

/** The same value with the keys of each group in their order; others come last. */
export function inOrder(value: Value, order: Order, path: Path = []): Value {
  if (Array.isArray(value)) return value.map((each, index) => inOrder(each, order, [...path, index]));
  if (!isGroup(value)) return value;
  const known = order(path) ?? [];
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  const keys = Object.keys(value).sort((one, other) => rank(one) - rank(other));
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key] ?? null, order, [...path, key])]));
}
