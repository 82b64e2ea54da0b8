/** The text of a source, whatever program wrote it. */
import { readFileSync } from 'node:fs';
import { count } from '../../engine/lib/text.ts';
import { charsetOf } from './charset.ts';
import { explainUnreadable, type SourceFile } from './files.ts';

/** In bytes: no page, table, feed or calendar of an artist is larger. */
const LARGEST = 100_000_000;

export type Text =
  | {
      readonly text: string;
      /** The name of the charset, where letters alone tell which it is. */
      readonly guessed?: string | undefined;
    }
  | { readonly refused: string };

/** Reads a file as text: UTF-8, UTF-16 with its mark, the charset that it names, or the likeliest of older ones. */
export function readText({ path, size }: SourceFile): Text {
  if (size > LARGEST)
    return { refused: `it has ${count(Math.round(size / 1_000_000), 'megabyte')}, and 100 are read.` };
  try {
    const bytes = readFileSync(path);
    const { name, isGuess } = charsetOf(bytes);
    return { text: decodeAs(bytes, name), ...(isGuess && { guessed: name }) };
  } catch (error) {
    const refused = explainUnreadable(error);
    if (refused === undefined) throw error;
    return { refused };
  }
}

/** The text of bytes, without a mark at its beginning. */
export function decode(bytes: Uint8Array): string {
  return decodeAs(bytes, charsetOf(bytes).name);
}

/** In one go, Node reads windows-1252 as Latin-1: the euro sign, dashes and quotation marks would be controls. */
function decodeAs(bytes: Uint8Array, charset: string): string {
  const decoder = new TextDecoder(charset);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
