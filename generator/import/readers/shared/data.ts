/** Values within JSON and YAML of sources, which may be of any shape. */
import { valueAt } from '../../../engine/lib/record.ts';

/** @returns undefined if it is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The entries of the list at a path; of one value alone, that value; none if there is nothing. */
export function listAt(data: unknown, ...path: (string | number)[]): readonly unknown[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The text at a path; undefined for anything else. */
export function textAt(data: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(data, path);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The number at a path; undefined for anything else. */
export function numberAt(data: unknown, ...path: (string | number)[]): number | undefined {
  const value = valueAt(data, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The keys of a record whose values are known. */
export function known<Facts extends object>(facts: { [K in keyof Facts]: Facts[K] | undefined }): Facts {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  // Every key that is required has a value, by the type of the argument.
  return Object.fromEntries(entries) as Facts;
}

/** A list, unless it is empty. */
export function some<Value>(list: readonly Value[]): readonly Value[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** A record, unless it is empty. */
export function someOf<Value extends object>(record: Value): Value | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}

/** Filters out undefined values. */
export function given<Value>(...values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}

/** A text, unless it is empty. */
export function filled(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Items by a key, in the order in which keys occur first. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Counts the lines of a text up to offsets that only grow, from 1. */
export function openLines(text: string): (offset: number) => number {
  let [line, from] = [1, 0];
  return (offset) => {
    for (let at = text.indexOf('\n', from); at !== -1 && at < offset; at = text.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }
    return line;
  };
}
