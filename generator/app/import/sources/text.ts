/** The text of a source, whatever program wrote it. */
import { readFileSync } from 'node:fs';
import { count } from '../../../engine/lib/text.ts';
import { charsetOf } from './charset.ts';
import type { SourceFile } from './files.ts';

/** In bytes: no page, table, feed or calendar of an artist is larger. */
const LARGEST = 100_000_000;

export type Text =
  | {
      readonly text: string;
      /** The name of the charset, where letters alone tell which it is. */
      readonly guessed?: string | undefined;
    }
  | { readonly refused: string };

/** Reads a file as text: UTF-8 and UTF-16 with or without a mark, the charset that it names, or the likeliest of older ones. */
export function readText({ path, size }: SourceFile): Text {
  if (size > LARGEST)
    return { refused: `it has ${count(Math.round(size / 1_000_000), 'megabyte')}, and 100 are read.` };
  try {
    const bytes = readFileSync(path);
    const { name, isGuess } = charsetOf(bytes);
    return { text: new TextDecoder(name).decode(bytes), ...(isGuess && { guessed: name }) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of bytes, without a mark at its beginning. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(charsetOf(bytes).name).decode(bytes);
}
