/** Values of a file while they are compared: maps keep the order of their keys, whatever these look like. */
import { isRecord } from '../lib/record.ts';

export type Data = string | number | boolean | null | readonly Data[] | DataMap;
export type DataMap = ReadonlyMap<string, Data>;

/** Converts a value of a caller or of the parser. What YAML of content files cannot contain becomes null. */
export function toData(value: unknown): Data {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(toData);
  if (value instanceof Map)
    return new Map([...value].map(([key, each]) => [String(key), toData(each)] as const));
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return new Map(entries.map(([key, each]) => [key, toData(each)] as const));
}

export function isList(data: Data | undefined): data is readonly Data[] {
  return Array.isArray(data);
}

export function isDataMap(data: Data | undefined): data is DataMap {
  return data instanceof Map;
}

/** Compares two values, regardless of the order of keys. */
export function isEqual(one: Data | undefined, other: Data | undefined): boolean {
  if (isList(one))
    return (
      isList(other) && one.length === other.length && one.every((each, index) => isEqual(each, other[index]))
    );
  if (isDataMap(one))
    return (
      isDataMap(other) &&
      one.size === other.size &&
      [...one].every(([key, each]) => other.has(key) && isEqual(each, other.get(key)))
    );
  return one === other || (Number.isNaN(one) && Number.isNaN(other));
}
