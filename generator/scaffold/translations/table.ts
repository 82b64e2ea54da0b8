/** Texts and their translations as one table, which Excel, Google Sheets and the tools of translators read and write. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { TranslatableText } from '../../content/translate/list.ts';
import { nameOf, stateOf, type TranslationRecord } from '../../content/translate/record.ts';

/** A line of the table. */
export interface TranslationRow {
  /** As `nameOf` has it. */
  name: string;
  /** Of the default, as it was when the table was written. */
  text: string;
  /** Empty where there is none. */
  translation: string;
}

const NAME = 'key';
const STATE = 'state';

/** @param names of the default and of the other language, for the head of the table */
export function writeTable(
  texts: readonly TranslatableText[],
  known: TranslationRecord[string] | undefined,
  names: readonly [string, string],
): string {
  const rows = texts.map((text) => [
    nameOf(text),
    protect(text.text),
    protect(text.translation?.text ?? ''),
    stateOf(text, known),
  ]);
  // Excel takes a file for UTF-8 by its mark alone.
  return stringify([[NAME, ...names, STATE], ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

/** @returns undefined where the text is no such table */
export function readTable(written: string): TranslationRow[] | undefined {
  const [head = ''] = written.split(/\r?\n/);
  // Where commas are decimal signs, programs write semicolons; some write tabs.
  const delimiter = /[,;\t]/.exec(head)?.[0] ?? ',';
  const lines: string[][] = parse(written, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const [first, ...rows] = lines;
  if (first?.[0]?.trim() !== NAME) return undefined;
  return rows.map(([name = '', text = '', translation = '']) => ({
    name: name.trim(),
    text: release(text),
    translation: release(translation).trim(),
  }));
}

/** What a spreadsheet would take for a formula: a list in Markdown begins so. An apostrophe says that it is a text. */
const FORMULA = /^'*[=+\-@]/;

function protect(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function release(text: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  return /^'/.test(plain) && FORMULA.test(plain) ? plain.slice(1) : plain;
}
