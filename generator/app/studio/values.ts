/** The texts of content files by their places, for the page that shows them. */
import { parse } from 'node:path';
import type { SourceFile } from '../../engine/content/types.ts';
import { slugify } from '../../engine/lib/slug.ts';
import type { Value, ValuesOfFile } from '../dev/framed/messages.ts';
import type { FieldPath } from './protocol.ts';
import { readSource } from './written.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** @param paths in the order of the answer; files that are not there are left out */
export function listValues(sources: readonly SourceFile[], paths: readonly string[]): ValuesOfFile[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return paths.flatMap((path) => {
    const source = byPath.get(path);
    return source ? [{ file: path, values: valuesOf(source) }] : [];
  });
}

function valuesOf(source: SourceFile): Value[] {
  const { data, body, bodyLine } = readSource(source);
  const below = body && bodyLine !== undefined ? [{ path: [], text: body, line: bodyLine }] : [];
  return [...collect(data, []), ...below];
}

function collect(data: unknown, path: FieldPath): Value[] {
  if (typeof data === 'string' || typeof data === 'number') return [describeValue(String(data), path)];
  if (Array.isArray(data)) return data.flatMap((each, index) => collect(each, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, each]) => collect(each, [...path, key]));
}

/** Addresses of pictures have the names of their files in them. */
function describeValue(text: string, path: FieldPath): Value {
  if (!PICTURE.test(text)) return { path, text };
  return { path, text: slugify(parse(text).name) || 'picture', isPicture: true };
}
