/** The text of a content file as data: its keys as they are written, their places, and the text below them. */
import { TextDecoder } from 'node:util';
import { divideFrontMatter, stripMark } from '../../engine/content/source/front-matter.ts';
import type { Places, SourceFile } from '../../engine/content/types.ts';
import { readWritten } from '../../engine/content/yaml/written.ts';
import { remember } from '../../engine/lib/remember.ts';

export interface WrittenFile {
  /** Undefined if the text cannot be read, which its problems explain. */
  data?: unknown;
  places: Places;
  /** Text of a .md file. */
  body?: string;
  /** From 1. */
  bodyLine?: number;
}

/** @param path in the content folder; its extension decides how the text is read */
export function readFileText(path: string, marked: string): WrittenFile {
  const text = stripMark(marked);
  if (!path.endsWith('.md')) return { places: {}, ...readWritten(text) };
  const { block, body, bodyLine } = divideFrontMatter(path, text);
  return block ? { places: {}, ...readWritten(text, block), body, bodyLine } : { places: {} };
}

/** Parses a file of the latest build, once for each. */
export const readSource = remember(({ path, text }: SourceFile) => readFileText(path, text));

// The mark of the byte order stays: what is saved has every byte that was there.
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes; undefined if they are not UTF-8, or not a text. */
export function decodeExactly(bytes: Uint8Array): string | undefined {
  try {
    const text = strict.decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
