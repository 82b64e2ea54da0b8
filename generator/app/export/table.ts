/** Tables that spreadsheets open, and that `liner import` reads. */
import { stringify } from 'csv-stringify/sync';
import { protect } from '../scaffold/translations/table.ts';

type Cell = string | number | boolean | readonly string[] | undefined;

/** A column: its name, and its cell in a row. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => Cell];

/** Columns that are empty are left out. */
export function writeTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const filled = columns
    .map(([name, cell]) => ({ name, cells: rows.map((row) => writeCell(cell(row))) }))
    .filter(({ cells }) => cells.some(Boolean));
  const lines = rows.map((_, index) => filled.map(({ cells }) => cells[index] ?? ''));
  // Excel only recognizes UTF-8 by its byte order mark.
  return stringify([filled.map(({ name }) => name), ...lines], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : '';
  return protect(Array.isArray(cell) ? cell.join('; ') : String(cell ?? ''));
}
