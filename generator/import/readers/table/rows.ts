/** The rows of a table, with their lines. */
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';

export interface Row {
  readonly cells: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Lines whose quotes never end: they were read as they are. */
  readonly unclosed: readonly number[];
  /** Lines that are too long to be rows: they are left out. */
  readonly endless: readonly number[];
  /** The number of rows beyond those that are read. */
  readonly more: number;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** No table of an artist has more; a line with a million columns is none. */
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 500;
/** In characters: a longer row is no row. */
const LONGEST_ROW = 1_000_000;
/** A quote that is not closed takes the rest of the text with it, so each is another pass. */
const MOST_REPAIRS = 10;

export function readRows(text: string): Rows {
  const named = /^sep=(.)\r?\n/.exec(text);
  const delimiter = named?.[1] ?? sniffDelimiter(text);
  const body = text.slice(named?.[0].length ?? 0).replace(/\r\n?/g, '\n');
  const rows: Row[] = [];
  const unclosed: number[] = [];
  const endless: number[] = [];
  let rest = body;
  let line = named ? 2 : 1;
  for (let repairs = 0; rest !== '' && rows.length < MOST_ROWS; repairs++) {
    const { read, failedAt } = readSome(rest, delimiter, line);
    for (const row of read) {
      if (row.cells.length > MOST_COLUMNS) endless.push(row.line);
      else rows.push(row);
    }
    if (failedAt === undefined || repairs > MOST_REPAIRS) break;
    const [bad = '', after] = divideAt(rest, failedAt - line);
    if (bad.length >= LONGEST_ROW) {
      endless.push(failedAt);
    } else {
      unclosed.push(failedAt);
      rows.push({
        cells: bad
          .split(delimiter)
          .map((cell) => cell.replaceAll('"', ''))
          .slice(0, MOST_COLUMNS),
        line: failedAt,
      });
    }
    rest = after;
    line = failedAt + 1;
  }
  return { rows: rows.slice(0, MOST_ROWS), unclosed, endless, more: Math.max(0, rows.length - MOST_ROWS) };
}

/** Rows up to the first that is broken, and the line where that begins. */
function readSome(text: string, delimiter: string, first: number): { read: Row[]; failedAt?: number } {
  const read: Row[] = [];
  let line = first;
  const onRecord = (cells: string[], { lines }: InfoRecord) => {
    // The parser counts the lines up to the end of a row.
    read.push({ cells, line });
    line = first + lines;
    return null;
  };
  try {
    parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      on_record: onRecord,
    });
    return { read };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { read, failedAt: line };
  }
}

/** The line at an index, and the text after it. */
function divideAt(text: string, index: number): [line: string, rest: string] {
  let start = 0;
  for (let each = 0; each < index; each++) start = text.indexOf('\n', start) + 1;
  const end = text.indexOf('\n', start);
  return end === -1 ? [text.slice(start), ''] : [text.slice(start, end), text.slice(end + 1)];
}

/** The delimiter that divides most of the first lines, and into equal numbers. */
function sniffDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const [best = ','] = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const usual = Math.max(
      ...[...new Set(counts)]
        .filter((count) => count > 0)
        .map((count) => counts.filter((each) => each === count).length * 100 + Math.min(count, 99)),
      0,
    );
    return { delimiter, usual };
  })
    .sort((a, b) => b.usual - a.usual)
    .map(({ delimiter }) => delimiter);
  return best;
}
