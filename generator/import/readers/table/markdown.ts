/** Tables in Markdown: their rows as those of one table, by the names of their columns. */
import { MOST_COLUMNS, NOT_READ, type Row, type Rows } from './rows.ts';

/** The line below the names of columns, with single spaces. */
const DIVIDER = /^\|? ?:?-+:? ?(?:\| ?:?-+:? ?)*\|?$/;
const HEADING = /^#{1,6} (.*[^# ])[# ]*$/;

/** @param isSection whether a heading is kept, as a row with one cell */
export function readMarkdown(text: string, isSection: (heading: string) => boolean): Rows {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  const names: string[] = [];
  const rows: Row[] = [];
  let places: number[] = [];
  let section: Row | undefined;
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const [, heading] = HEADING.exec(written) ?? [];
    if (heading !== undefined) section = isSection(heading) ? { cells: [heading], line } : section;
    if (!written.includes('|')) places = [];
    else if (places.length > 0) {
      if (!DIVIDER.test(written)) rows.push({ cells: inPlaces(divideRow(written), places), line });
    } else if (DIVIDER.test(lines[line] ?? '') && lines[line]?.includes('-')) {
      const cells = divideRow(written);
      // All rows get a cell for each name of all tables.
      if (names.length + cells.length > MOST_COLUMNS && new Set([...names, ...cells]).size > MOST_COLUMNS)
        return { rows, faults: [{ line, note: NOT_READ }] };
      places = cells.map((name) => placeOf(name, names));
      if (rows.length === 0) rows.push({ cells: names, line });
      if (section) rows.push(section);
      section = undefined;
    }
  }
  return { rows, faults: [] };
}

/** The column of a name, which is added to those of tables above. */
function placeOf(name: string, names: string[]): number {
  return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
}

function inPlaces(cells: readonly string[], places: readonly number[]): string[] {
  const row = Array.from({ length: Math.max(...places) + 1 }, () => '');
  for (const [index, place] of places.entries()) row[place] = cells[index] ?? '';
  return row;
}

/** Cells without the signs of emphasis, and links as their addresses if they are all of a cell that names a site. */
function divideRow(line: string): string[] {
  return line
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replace(/\\(?=\|)/g, '')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/(\*\*?|__?)(\S(?:.{0,500}?\S)?)\1/g, '$2')
        .trim(),
    );
}
