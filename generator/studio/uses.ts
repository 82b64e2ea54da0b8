/** Finds the uses of assets in content files. */
import { readSource } from '../app/site-files/written.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { escapePattern } from '../engine/lib/pattern.ts';
import { isRecord } from '../engine/lib/record.ts';
import type { FieldPath } from './protocol/index.ts';

/** A value of a content file that names a file of the assets folder. */
export interface Use {
  /** Path in the assets folder. */
  path: string;
  /** Path in the content folder, with the keys of the file. */
  file: string;
  data: unknown;
  at: FieldPath;
}

/** @param paths in the assets folder */
export function findUses(sources: readonly SourceFile[], paths: readonly string[]): Use[] {
  const names = paths.map((path) => ({ path, name: patternOf(path) }));
  return sources.flatMap((source) => {
    const { data, body = '' } = readSource(source);
    return [...listStrings(data, []), { value: body, at: [] }].flatMap(({ value, at }) =>
      names
        .filter(({ path, name }) => value.includes(path) && name.test(value))
        .map(({ path }) => ({ path, file: source.path, data, at })),
    );
  });
}

/** A path within a text, and not as a part of a longer one. */
export function patternOf(path: string): RegExp {
  return new RegExp(`(?<![\\w./-])${escapePattern(path)}(?![\\w/-])`);
}

/** All texts among the values, with their paths. */
export function listStrings(data: unknown, at: FieldPath): { value: string; at: FieldPath }[] {
  if (typeof data === 'string') return [{ value: data, at }];
  if (Array.isArray(data)) return data.flatMap((each, index) => listStrings(each, [...at, index]));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, each]) => listStrings(each, [...at, key]));
}
