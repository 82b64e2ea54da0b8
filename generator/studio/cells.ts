/** Cells of a spreadsheet, read as imports read them: days, times and lengths as people write them. */
import type { Read } from '../engine/content/schema/read.ts';
import { orderOf, readClock, readLength, writeLength } from '../engine/values/index.ts';
import { readDay } from '../site/schema/dates.ts';
import type { CellsAnswer, CellsRequest } from './protocol/index.ts';

type ReadCell = (cell: string) => Read<string>;

/** Keyed by kind of value. All cells of a column decide together whether the day or the month is first. */
const READERS: ReadonlyMap<string, (cells: readonly string[], today: string) => ReadCell> = new Map([
  ['day', openDays],
  ['partialDate', openDays],
  ['clock', () => (cell: string) => change(readClock(cell), ({ time }) => time)],
  ['length', () => (cell: string) => change(readLength(cell), (seconds) => writeLength(seconds) ?? cell)],
]);
/** In characters: no day, time or length is longer. */
const LONGEST = 200;

function openDays(cells: readonly string[], today: string): ReadCell {
  const order = orderOf(cells);
  return (cell) => change(readDay(cell, { order, today }), ({ date }) => date);
}

/** @param today `2026-11-29`: to find the year of a weekday */
export function readCells({ columns }: CellsRequest, today: string): CellsAnswer {
  return {
    columns: columns.map(({ value, cells }) => {
      const plain = cells.map((cell) => cell.trim());
      const read = READERS.get(value)?.(plain.filter(isShort), today);
      return plain.map((cell) =>
        read && cell !== '' && isShort(cell) ? describe(cell, read(cell)) : { text: cell },
      );
    }),
  };
}

function isShort(cell: string): boolean {
  return cell.length <= LONGEST;
}

function change<From>(read: Read<From>, write: (value: From) => string): Read<string> {
  return 'refused' in read ? read : { value: write(read.value), doubt: read.doubt };
}

/** A cell that cannot be read stays as it is: the check of the site says what is wrong with it. */
function describe(cell: string, read: Read<string>): CellsAnswer['columns'][number][number] {
  if ('refused' in read) return { text: cell };
  return { text: read.value, ...(read.doubt !== undefined && { doubt: cell }) };
}
