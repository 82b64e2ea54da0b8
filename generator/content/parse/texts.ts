/** Goes through parsed data, text by text. */
import type { DataPath } from '../types.ts';

/** The value with each text replaced by what `change` makes of it. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: DataPath) => string,
  path: DataPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]);
  return Object.fromEntries(entries);
}

export function eachText(
  value: unknown,
  visit: (text: string, path: DataPath) => void,
  path: DataPath = [],
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    eachText(item, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
