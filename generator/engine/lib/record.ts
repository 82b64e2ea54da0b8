/** Plain objects of unknown data, such as parsed YAML or JSON. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same keys with mapped values. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  // It has them all when the loop ends.
  const made = {} as Record<Key, Result>;
  for (const key in record) made[key] = make(record[key], key);
  return made;
}

/** The value of a key; undefined for anything but a record that has it. */
export function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value of a key in a table; undefined for what every object inherits: `constructor` can be the title of a song. */
export function ownOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The value at a path of keys and indexes; undefined if it leads nowhere. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : fieldOf(value, String(step))),
    data,
  );
}
