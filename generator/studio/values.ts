/** The texts of content files by their places, for the page that shows them. */
import { parse } from 'node:path';
import type { Value, ValuesOfFile } from '../app/dev/framed/messages.ts';
import { readSource } from '../app/site-files/written.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { PICTURE_FILE } from '../engine/lib/file-name.ts';
import { slugify } from '../engine/lib/slug.ts';
import type { FieldPath } from './protocol/index.ts';

const ADDRESS = /^(?:[a-z]+:\/\/|mailto:|tel:|\/)\S+$/i;
const EMAIL = /^\S+@\S+\.\w+$/;

/** @param paths in the order of the answer; missing files are left out @param artist name in place of `{artist}` */
export function listValues(
  sources: readonly SourceFile[],
  paths: readonly string[],
  artist: string,
): ValuesOfFile[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return paths.flatMap((path) => {
    const source = byPath.get(path);
    if (!source) return [];
    const values = listTexts(source).map((value) => ({
      ...value,
      text: value.text.replaceAll('{artist}', artist),
    }));
    return [{ file: path, values }];
  });
}

/** All values of a file, and the paragraphs and lines of its text. */
export function listTexts(source: SourceFile): Value[] {
  const { data, body, bodyLine = 1 } = readSource(source);
  const below = divide(body ?? '').map(([text, index]): Value => {
    return { path: [], as: 'text', text, line: bodyLine + index };
  });
  return [...collect(data, []), ...below];
}

function collect(data: unknown, path: FieldPath): Value[] {
  if (typeof data === 'string' || typeof data === 'number') return describeValue(String(data), path);
  if (Array.isArray(data)) return data.flatMap((each, index) => collect(each, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, each]) => collect(each, [...path, key]));
}

function describeValue(text: string, path: FieldPath): Value[] {
  const list = (as: Value['as'], ...texts: string[]) =>
    texts.map((each): Value => ({ path, as, text: each }));
  // Addresses of pictures have the names of their files in them.
  if (PICTURE_FILE.test(text)) return list('picture', slugify(parse(text).name) || 'picture');
  if (ADDRESS.test(text)) return list('link', text.replace(/^(?:mailto|tel):/, ''));
  if (EMAIL.test(text)) return [...list('text', text), ...list('link', text)];
  // Pages show `bpm: 115` as `115 BPM`.
  if (/^\d+$/.test(text)) return list('text', text, `${text} ${path.at(-1)}`);
  return list('text', ...divide(text).map(([each]) => each));
}

/** A text, its paragraphs and their lines, as they may be in elements of their own, each with the number of lines before it. */
function divide(text: string): [string, number][] {
  // The other signs of Markdown are no letters.
  const plain = text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>\n]+>/g, '');
  const parts = [/\S.*(?:\n[^\S\n]*\S.*)*/g, /\S.*/g].flatMap((pattern) => [...plain.matchAll(pattern)]);
  const found = new Map([[plain.trim(), 0]]);
  for (const { 0: part, index } of parts)
    found.set(part.trim(), plain.slice(0, index).split('\n').length - 1);
  found.delete('');
  return [...found];
}
