/** What is asked of an entry: where a value stands, and a text as HTML. */
import type { Position } from '../problems/index.ts';
import { renderText } from './markdown/index.ts';
import type { DataPath, Entry } from './types.ts';

/** The place of a value in the file, or of its nearest parent. */
export function positionOf(entry: Entry<unknown>, path: DataPath): Position {
  return entry.at(path);
}

/** A Markdown text of the entry's data as safe HTML; nothing gives nothing. */
export function htmlOf(
  entry: Entry<unknown> | undefined,
  path: DataPath,
  href: (url: string) => string,
): string {
  let value: unknown = entry?.data;
  for (const step of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  return typeof value === 'string' ? renderText(value, href) : '';
}
