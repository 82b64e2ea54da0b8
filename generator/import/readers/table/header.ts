/** The line that names the columns, and what they are. */

import type { DayOrder } from '../../../engine/values/index.ts';
import { isKey, type Key, type Meaning, meaningOf, namesOf } from '../../../site/keys.ts';
import { isTableOf, SHAPES, type Shape } from './fields.ts';
import { type Column, cleanCell, type Row } from './rows.ts';
import { stateOf } from './status.ts';

/** A column of `--columns` that the table lacks, or a key that it cannot be. */
export interface Mistake {
  readonly name: string;
  readonly key?: string;
  readonly isElsewhere?: true;
}

export interface Header {
  readonly columns: readonly Column[];
  readonly line: number;
  readonly rows: readonly Row[];
  readonly mistakes: readonly Mistake[];
}

/** Lines above the names of columns: titles, account numbers, empty ones. */
const MOST_ABOVE = 15;

/**
 * @param given what somebody says columns are: `{'Song Title': 'title', Datum: 'date dmy', Fee: 'nothing'}`
 * @param shape what somebody says that the table lists, so that one known column is enough
 */
export function findHeader(
  rows: readonly Row[],
  given: Readonly<Record<string, string>>,
  shape?: Shape,
): Header | undefined {
  const names = new Map(Object.entries(given).map(([name, meaning]) => [keyOf(name), meaning]));
  const scored = rows.slice(0, MOST_ABOVE).map((row, index) => {
    const cells = row.cells.map((cell) => cleanCell(cell));
    const score = cells.filter((cell) => names.has(keyOf(cell)) || meaningOf(cell)).length;
    return { index, row, cells, score, filled: cells.filter(Boolean).length };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, each) => (each.score > (found?.score ?? 0) ? each : found),
    undefined,
  );
  if (!best || best.score < Math.min(shape ? 1 : 2, best.filled)) return undefined;
  const below = rows.slice(best.index + 1);
  const read = best.cells.map((name, index) => readColumn(name, index, names));
  const entries = (['scores', 'works'] as const).find((each) =>
    shape === undefined ? isTableOf(each, fieldsOf(asOf(each, read))) : shape === each,
  );
  const columns = entries
    ? asOf(entries, read)
    : settleNumber(settleTitles(settlePlaces(read), below), below);
  const known = new Set(best.cells.map(keyOf));
  return {
    columns,
    line: best.row.line,
    rows: below,
    mistakes: Object.entries(given).flatMap(([name, meaning]) => {
      if (!known.has(keyOf(name))) return [{ name }];
      const [key = ''] = meaning.split(' ');
      return keyGiven(key) || key === 'nothing' ? [] : [{ name, key }];
    }),
  };
}

/** A key, or what people call it: `catalog_number`. */
function keyGiven(word: string): Key | undefined {
  return isKey(word) ? word : meaningOf(word)?.key;
}

function readColumn(name: string, index: number, given: ReadonlyMap<string, string>): Column {
  const [word, order] = given.get(keyOf(name))?.split(/\s+/) ?? [];
  if (word === 'nothing') return { index, name, isGiven: true };
  const field = word === undefined ? undefined : keyGiven(word);
  if (field !== undefined)
    return {
      index,
      name,
      meaning: {
        key: field,
        order: order === 'dmy' || order === 'mdy' ? order : undefined,
        unit: /^[A-Z]{3}$/.exec(order ?? '')?.[0],
      },
      isGiven: true,
    };
  const meaning = meaningOf(name);
  return { index, name, meaning: meaning && { ...meaning, order: orderIn(name, meaning) }, isGiven: false };
}

/** Reads columns as those of films, where `Produktion` is a company, or of works, where `Besetzung` is what they are for. */
function asOf(shape: 'scores' | 'works', columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => {
    const key = SHAPES[shape].marks.find((mark) =>
      namesOf(mark).some((name) => keyOf(name) === keyOf(column.name)),
    );
    return key === undefined ? column : rename(column, key);
  });
}

/** `Ort` is a city by itself, and the place in it beside `Stadt`: of two columns, that with the plainer word is the city. */
function settlePlaces(columns: readonly Column[]): readonly Column[] {
  const cities = columns.filter(({ meaning, isGiven }) => meaning?.key === 'city' && !isGiven);
  const isPlaced = columns.some(({ meaning }) => meaning?.key === 'venue' || meaning?.key === 'place');
  if (cities.length < 2 || isPlaced) return columns;
  const words = namesOf('city').map(keyOf);
  const [, ...others] = cities.toSorted(
    (a, b) => words.indexOf(keyOf(a.name)) - words.indexOf(keyOf(b.name)),
  );
  return columns.map((column) => (others.includes(column) ? rename(column, 'place') : column));
}

/** `Show` beside `Doors`; `Start` and `End` with days in them. */
const CLOCK = /^\d{1,2}(?:[:.h]\d{0,2}|\s*(?:uhr|[ap]\.?m\.?))$/i;
const DAY = /\d{4}|\d[./-]\d{1,2}[./-]/;
const OF_DAYS: Readonly<Record<string, Key>> = { time: 'date', end: 'end_date' };

function isEach(column: Column, rows: readonly Row[], pattern: RegExp): boolean {
  const filled = column.isGiven ? [] : filledCells(column, rows);
  return filled.length > 0 && filled.every((cell) => pattern.test(cell));
}

/** Columns by others and by their cells: `Track` with numbers in it, and `Title` beside the titles of tracks. */
function settleTitles(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  const hasDay = fieldsOf(columns).has('date');
  const numbered = columns.map((column) => {
    if (column.meaning?.key === 'track_title' && isNumbered(column, rows))
      return rename(column, 'track_number');
    // `Tracks` with their names.
    if (column.meaning?.key === 'track_count' && !column.isGiven && !isNumbered(column, rows))
      return { ...column, meaning: undefined };
    if (column.meaning?.key === 'status' && isOfRegions(column, rows)) return rename(column, 'region');
    if (column.meaning?.key === 'event' && isEach(column, rows, CLOCK)) return rename(column, 'time');
    const ofDays = OF_DAYS[column.meaning?.key ?? ''];
    return ofDays && !hasDay && isEach(column, rows, DAY) ? rename(column, ofDays) : column;
  });
  const fields = fieldsOf(numbered);
  if (!fields.has('track_title') || fields.has('release_title')) return numbered;
  return numbered.map((column) =>
    column.meaning?.key === 'title' ? rename(column, 'release_title') : column,
  );
}

/** `RR-003LP`, `MA 012`. */
const NUMBER = /^\p{L}{2,6}[ ._-]?\d{2,5}[ ._-]?\p{L}{0,4}$/u;

/** A column with a name that nobody knows, and a catalogue number in each cell: without it, a reissue would be its original. */
function settleNumber(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  const fields = fieldsOf(columns);
  if (!fields.has('artist') || fields.has('catalogue_number') || fields.has('sku')) return columns;
  const found = columns.find((column) => {
    const filled = column.meaning || column.isGiven ? [] : filledCells(column, rows);
    return filled.length > 1 && filled.every((cell) => NUMBER.test(cell));
  });
  return columns.map((column) => (column === found ? rename(column, 'catalogue_number') : column));
}

/** `State` with `TX` and `NSW` in it. */
function isOfRegions(column: Column, rows: readonly Row[]): boolean {
  const filled = filledCells(column, rows);
  return (
    filled.length > 0 && filled.every((cell) => /^[A-Z]{2,3}$/.test(cell) && stateOf(cell) === undefined)
  );
}

function filledCells({ index }: Column, rows: readonly Row[]): readonly string[] {
  return rows.map(({ cells }) => cleanCell(cells[index] ?? '')).filter(Boolean);
}

function isNumbered(column: Column, rows: readonly Row[]): boolean {
  const filled = filledCells(column, rows);
  return filled.length > 0 && filled.every((cell) => /^\d{1,2}(?:\s*\/\s*\d{1,2})?$/.test(cell));
}

function rename(column: Column, field: Key): Column {
  return column.isGiven ? column : { ...column, meaning: { key: field } };
}

/** `Date (MM/DD/YYYY)`; only English is written with the month first. */
function orderIn(name: string, { language }: Meaning): DayOrder | undefined {
  if (/\b(?:dd?|tt|jj?|gg)[-/.\s]*mm?/i.test(name)) return 'dmy';
  if (/\bmm?[-/.\s]*dd?\b/i.test(name)) return 'mdy';
  return language === undefined ? undefined : 'dmy';
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

export function fieldsOf(columns: readonly Column[]): ReadonlySet<Key> {
  return new Set(columns.flatMap(({ meaning }) => meaning?.key ?? []));
}
