/** The text of a source, whatever program wrote it. */
import { readFileSync } from 'node:fs';
import { count } from '../../../engine/lib/text.ts';
import type { SourceFile } from './files.ts';

/** In bytes: no page, table, feed or calendar of an artist is larger. */
const LARGEST = 100_000_000;

export type Text = { readonly text: string } | { readonly refused: string };

/** Reads a file as text: UTF-8 and UTF-16 with or without a mark, else Windows-1252, which Excel writes. */
export function readText({ path, size }: SourceFile): Text {
  if (size > LARGEST)
    return { refused: `it has ${count(Math.round(size / 1_000_000), 'megabyte')}, and 100 are read.` };
  try {
    return { text: decode(readFileSync(path)) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of bytes, without a mark at its beginning. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(charsetOf(bytes)).decode(bytes);
}

function charsetOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, every other byte of Latin letters is zero.
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
