/** The text of a source, whatever program wrote it. */
import { readFileSync } from 'node:fs';
import { count } from '../../engine/lib/text.ts';
import { charsetOf } from './charset.ts';
import { explainUnreadable, type SourceFile } from './files.ts';

/** Bytes: no page, table, feed or calendar of an artist is larger. */
const LARGEST = 100_000_000;

export type Text =
  | {
      readonly text: string;
      /** The name of the charset, where only the letters indicate it. */
      readonly guessed?: string | undefined;
    }
  | { readonly refused: string; readonly advice?: string | undefined };

/** About a text whose charset nothing indicates. */
const UNKNOWN_CHARSET = {
  refused: 'it is in an old charset, and its letters do not tell in which.',
  advice:
    'Save it as UTF-8 in the program that it is from (in a spreadsheet: "CSV UTF-8"), and import it again.',
} as const;

/** Reads UTF-8, UTF-16, the charset that a file names, or that of its letters. @param language decides where letters do not */
export function readText({ path, size }: SourceFile, language?: string): Text {
  if (size > LARGEST)
    return { refused: `it has ${count(Math.round(size / 1_000_000), 'megabyte')}, and 100 are read.` };
  try {
    const bytes = readFileSync(path);
    const charset = charsetOf(bytes, language);
    if (!charset) return UNKNOWN_CHARSET;
    const { name, isGuess } = charset;
    return { text: decodeAs(bytes, name), ...(isGuess && { guessed: name }) };
  } catch (error) {
    const refused = explainUnreadable(error);
    if (refused === undefined) throw error;
    return { refused };
  }
}

/** The text of bytes, without a mark at its beginning. In one go, Node reads windows-1252 as Latin-1. */
export function decodeAs(bytes: Uint8Array, charset: string): string {
  const decoder = new TextDecoder(charset);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
