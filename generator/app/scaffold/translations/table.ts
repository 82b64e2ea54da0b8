/** Texts and their translations as one table, which Excel, Google Sheets and the tools of translators read and write. */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { TranslatableText } from '../../../engine/content/translate/list.ts';
import { nameOf, stateOf, type TranslationRecord } from '../../../engine/content/translate/record.ts';

export interface TranslationRow {
  /** Name of the text, from `nameOf`. */
  name: string;
  /** The default text when the table was written. */
  text: string;
  /** Empty if there is none. */
  translation: string;
  /** Line in the file, from 1. */
  line: number;
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
  // Excel only recognizes UTF-8 by its byte order mark.
  return stringify([[NAME, ...names, STATE], ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

/** The reason why a table cannot be used, to follow the name of its file. */
export class TableError extends Error {}

/** @param file bytes of the table @param names of the default and the other language, as in the head of the table @throws TableError */
export function readTable(
  file: Uint8Array,
  [original, language]: readonly [string, string],
): TranslationRow[] {
  const [{ cells: head } = NO_ROW, ...lines] = readLines(decode(file).replace(/\r\n?/g, '\n'));
  const names = head.map((name) => name.trim().toLowerCase());
  const column = (name: string) => {
    const index = names.indexOf(name.toLowerCase());
    if (index === -1) throw new TableError(`has no column  ${name}: its first line is  ${head.join(',')}`);
    return (cells: readonly string[]) => cells[index] ?? '';
  };
  const [name, text, translation] = [column(NAME), column(original), column(language)];
  const rows = lines.map(({ cells, line }) => ({
    name: name(cells).trim(),
    text: release(text(cells)),
    translation: release(translation(cells)).trim(),
    line,
  }));
  if (rows.some((row) => LOST.test(row.translation) && !LOST.test(row.text)))
    throw new TableError(NOT_UNICODE);
  return rows;
}

/** Replacements for letters that an encoding lacks. */
const LOST = /\ufffd|\?{3}/;

const NOT_UNICODE = 'has lost its letters. In Excel, save it as  CSV UTF-8 (Comma delimited)';

/** UTF-8, or what Excel calls Unicode Text: UTF-16 with its mark. */
function decode(file: Uint8Array): string {
  const [first, second] = file;
  const isWide = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(file);
  } catch (error) {
    // TextDecoder throws it for invalid bytes.
    if (error instanceof TypeError) throw new TableError(NOT_UNICODE);
    throw error;
  }
}

interface Row {
  cells: readonly string[];
  line: number;
}

const NO_ROW: Row = { cells: [], line: 1 };

function readLines(written: string): Row[] {
  const [head = ''] = written.split('\n', 1);
  // In regions with decimal commas, programs write semicolons; some write tabs.
  const delimiter = /[,;\t]/.exec(head)?.[0] ?? ',';
  const rows: Row[] = [];
  try {
    parse(written, {
      ...{ delimiter, relax_column_count: true, skip_empty_lines: true },
      on_record(cells: string[], { lines }) {
        // The lines up to the end of the row.
        rows.push({ cells, line: lines - cells.join('').split('\n').length + 1 });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError)
      throw new TableError(`is no table of comma-separated values: ${error.message}`);
    throw error;
  }
}

/** Starts that spreadsheets take for formulas, such as that of a Markdown list. An apostrophe marks a text. */
const FORMULA = /^'*[=+\-@]/;

/** The text of a cell, which no spreadsheet runs. */
export function protect(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function release(text: string): string {
  return /^'/.test(text) && FORMULA.test(text) ? text.slice(1) : text;
}
