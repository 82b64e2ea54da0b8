/** The rows of a table, with their lines, by the meaning of their cells. */

import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { decodeReferences } from '../../../engine/lib/references.ts';
import type { DayOrder } from '../../../engine/values/index.ts';
import { isOpen } from '../../../features/shows/place.ts';
import type { Key, Meaning } from '../../../site/keys.ts';
import type { LeftOver, Origin } from '../../catalogue.ts';
import { cleanLine, cleanText } from '../shared/clean.ts';
import type { Findings } from '../shared/notes.ts';

export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Lines from which something is not read, and why. */
  readonly faults: readonly { readonly line: number; readonly note: string }[];
}

export interface Column {
  readonly index: number;
  readonly name: string;
  readonly meaning?:
    | (Meaning & {
        readonly order?: DayOrder | undefined;
        /** The currency of its amounts, where somebody says so. */
        readonly unit?: string | undefined;
      })
    | undefined;
  /** True if somebody has said what it is. */
  readonly isGiven: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** No table of an artist has more; a line with a million columns is none. */
const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 500;
export const NOT_READ = 'The rows from this line on are not read. Divide the table into several files.';
/** Characters: a longer row is no row. */
const LONGEST_ROW = 1_000_000;

/** Reads rows up to the first that is broken. */
export function readRows(text: string): Rows {
  const named = /^sep=(.)\r?\n/.exec(text);
  const first = named ? 2 : 1;
  const rows: Row[] = [];
  const faults: { line: number; note: string }[] = [];
  let line = first;
  const onRecord = (cells: string[], { lines }: InfoRecord) => {
    // The parser counts the lines up to the end of a row.
    if (cells.length > MOST_COLUMNS)
      faults.push({ line, note: 'This line is too long for a row, and is left out.' });
    else if (rows.length < MOST_ROWS) rows.push({ cells, line });
    else if (rows.length === MOST_ROWS) faults[0] ??= { line, note: NOT_READ };
    line = first + lines;
    return null;
  };
  try {
    parse(text.slice(named?.[0].length ?? 0).replace(/\r\n?/g, '\n'), {
      delimiter: named?.[1] ?? sniffDelimiter(text),
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      on_record: onRecord,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push({
      line,
      note: 'A quote in this line never ends: the table is read up to here. Close it, or take it out.',
    });
  }
  return { rows, faults };
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

/** Cells that stand for nothing, and errors of formulas. */
const NOTHING =
  /^(?:[-–—?.]+|#{2,}|n\/?a|null|none|nil|undefined|tb[acd]|to be announced|#(?:n\/?a|ref!|value!|name\?|div\/0!|null!|num!))$/i;

/** Short and long words for what is not known, beside those for what is yet to be announced. */
const UNKNOWN =
  /^(?:n\.? ?n\.|[nk]\. ?[ac]\.|[ns]\/[cd]|n\.?n\.?b\.?|[[<]?unknown(?: artist)?[\]>]?|tuntematon|okänd|not known|unbekannt|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|bilinmiyor|غير معروف|مجهول)$/iu;

const isUnknown = (text: string) => NOTHING.test(text) || UNKNOWN.test(text) || isOpen(text);

/** `Night Bus (TBC)`. */
const BRACKET = /\s*[([]([^()[\]]+)[)\]]$/u;

export function isTentative(text: string): boolean {
  const [, inside = ''] = BRACKET.exec(text) ?? [];
  return inside !== '' && isOpen(inside);
}

/** The known part of a cell: `London` of `TBC, London`. Empty if none of it is. */
function knownOf(text: string): string {
  if (isUnknown(text) || isTentative(text)) return '';
  const parts = text.split(/(\s*[;|,،\n]\s*|\s+[/&]\s+)/u);
  const known = parts.filter(
    (part, index) => index % 2 === 0 && !(/[\p{L}?]/u.test(part) && isUnknown(part)),
  );
  if (known.length === (parts.length + 1) / 2) return text;
  return parts
    .flatMap((part, index) => (index % 2 === 0 && known.includes(part) ? [parts[index - 1] ?? '', part] : []))
    .slice(1)
    .join('');
}

/** States are words for what is not known yet, and days are read with theirs. */
const STATES: ReadonlySet<Key> = new Set<Key>(['status', 'ticket_status', 'notes']);
const DAYS: ReadonlySet<Key> = new Set<Key>(['date', 'end_date', 'release_date', 'year', 'original_date']);
/** Sentences and addresses, which are not divided. */
const WHOLE: ReadonlySet<Key> = new Set<Key>(['description', 'biography', 'lyrics', 'quote', 'url']);
/** Titles: a song may be called `Offen`. */
export const TITLES: readonly Key[] = [
  ...(['title', 'release_title', 'track_title', 'episode_title'] as const),
  ...(['work', 'film', 'event', 'member'] as const),
];

/** Reads what is known of a cell. @param text without what spreadsheets add */
function readKnown(text: string, key: Key): string {
  if (NOTHING.test(text)) return '';
  if (STATES.has(key) || (DAYS.has(key) && !isUnknown(text))) return text;
  if (TITLES.includes(key)) return isUnknown(text) && !/^\p{L}{4,}$/u.test(text) ? '' : text;
  return WHOLE.has(key) ? (isUnknown(text) ? '' : text) : knownOf(text);
}

/** The text of a cell on one line: `="0123"` and `'0123` are how spreadsheets keep zeros. Empty if it stands for nothing. */
export function cleanCell(cell: string): string {
  const text = cleanLine(unquote(cell));
  return NOTHING.test(text) ? '' : text;
}

/** The text that is meant: without the signs of spreadsheets, and without those of HTML, which shops leave in their exports. */
function unquote(cell: string): string {
  // In HTML they are what keeps signs apart from it.
  const text = /<\/?[a-z]/i.test(cell) ? cell.trim() : decodeReferences(cell.trim());
  return /^="?([^"]*)"?$/.exec(/^="/.test(text) ? text : '')?.[1] ?? text.replace(/^'(?='*[\d=+@-])/, '');
}

/** A cell on one line. */
export interface Cell {
  readonly text: string;
  readonly column: Column;
}

export interface Line {
  readonly origin: Origin;
  /** The first filled cell of a field; empty if there is none. */
  text(field: Key): string;
  /** Text of the first of several fields that has one. */
  first(fields: readonly Key[]): string;
  longText(field: Key): string;
  /** The text of a column, of any meaning. */
  cell(column: Column): string;
  /** The cells of a field on one line each, also where they stand for nothing: `TBD`, `?`. */
  written(field: Key): readonly Cell[];
  all(field: Key): readonly Cell[];
  readonly filled: number;
  /** Its cells with a word or sign for what is not known: `TBC`, `n/a`, `?`, `—`. */
  readonly unknown: readonly Cell[];
  readonly alone: string | undefined;
  readonly findings: Findings;
  note(note: string, advice?: string): void;
  /** Reports a cell that cannot be right. */
  refuse(cell: Cell, reason: string, advice?: string): void;
  /** Lists a cell as left over. */
  leave(cell: Cell, cause?: LeftOver['cause']): void;
}

export function openLine(
  { cells, line }: Row,
  columns: readonly Column[],
  place: string,
  findings: Findings,
): Line {
  const origin: Origin = { source: 'csv', place, line };
  const plain = ({ index }: Column, clean = cleanLine) => clean(unquote(cells[index] ?? ''));
  const all = (field: Key) =>
    columns.flatMap((column) => {
      const text = column.meaning?.key === field ? readKnown(plain(column), field) : '';
      return text === '' ? [] : [{ text, column }];
    });
  const listFilled = () => cells.map(cleanCell).filter(Boolean);
  return {
    origin,
    text: (field) => all(field)[0]?.text ?? '',
    first: (fields) => fields.map((field) => all(field)[0]?.text ?? '').find(Boolean) ?? '',
    longText: (field) => {
      const [first] = all(field);
      return first ? readKnown(plain(first.column, cleanText), field) : '';
    },
    cell: (column) => plain(column),
    written: (field) =>
      columns.flatMap((column) =>
        column.meaning?.key === field ? { text: cleanLine(cells[column.index] ?? ''), column } : [],
      ),
    all,
    get filled() {
      return listFilled().length;
    },
    get unknown() {
      return columns.flatMap((column) => {
        const [text, key] = [plain(column), column.meaning?.key];
        if (key === undefined || STATES.has(key) || text === '') return [];
        return readKnown(text, key) === text ? [] : { text, column };
      });
    },
    get alone() {
      const [first, second] = listFilled();
      return second === undefined ? first : undefined;
    },
    findings,
    note: (note, advice) => findings.note(origin, note, advice),
    refuse: ({ column, text }, reason, advice) => findings.refuse(origin, column.name, text, reason, advice),
    leave: ({ column, text }, cause) => findings.leave(column.name, text, origin, cause),
  };
}

/** Lists the cells of some fields as left out. */
export function leaveCells(line: Line, fields: readonly Key[]): void {
  for (const cell of fields.flatMap((field) => line.all(field))) line.leave(cell);
}

/** Lists what further rows of an entry have otherwise than its first one. */
export function leaveOthers(first: Line, others: readonly Line[], fields: readonly Key[]): void {
  for (const line of others)
    leaveCells(
      line,
      fields.filter((field) => line.text(field) !== first.text(field)),
    );
}
