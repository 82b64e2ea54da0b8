/** A row by the meaning of its cells. */

import type { Key } from '../../../site/keys.ts';
import type { Origin } from '../../catalogue.ts';
import { cleanLine } from '../shared/clean.ts';
import type { Findings } from '../shared/findings.ts';
import { cleanCell, cleanLongCell } from './cells.ts';
import type { Column } from './header.ts';
import type { Row } from './rows.ts';

/** A cell on one line. */
export interface Cell {
  readonly text: string;
  readonly column: Column;
}

export interface Line {
  readonly origin: Origin;
  /** The first filled cell of a field; empty if there is none. */
  text(field: Key): string;
  /** The same of the first of several fields that has one. */
  first(fields: readonly Key[]): string;
  /** With its line breaks. */
  longText(field: Key): string;
  /** The cells of a field on one line each, also where they stand for nothing: `TBD`, `?`. */
  written(field: Key): readonly Cell[];
  /** All filled cells of a field. */
  all(field: Key): readonly Cell[];
  /** How many cells are filled. */
  readonly filled: number;
  /** The only filled cell, if there is one. */
  readonly alone: string | undefined;
}

export function openLine({ cells, line }: Row, columns: readonly Column[], place: string): Line {
  const all = (field: Key) =>
    columns.flatMap((column) => {
      const text = column.meaning?.key === field ? cleanCell(cells[column.index] ?? '') : '';
      return text === '' ? [] : [{ text, column }];
    });
  const listFilled = () => cells.map(cleanCell).filter(Boolean);
  return {
    origin: { source: 'csv', place, line },
    text: (field) => all(field)[0]?.text ?? '',
    first: (fields) => fields.map((field) => all(field)[0]?.text ?? '').find(Boolean) ?? '',
    longText: (field) => {
      const [first] = all(field);
      return first ? cleanLongCell(cells[first.column.index] ?? '') : '';
    },
    written: (field) =>
      columns.flatMap((column) =>
        column.meaning?.key === field ? { text: cleanLine(cells[column.index] ?? ''), column } : [],
      ),
    all,
    get filled() {
      return listFilled().length;
    },
    get alone() {
      const [first, second] = listFilled();
      return second === undefined ? first : undefined;
    },
  };
}

/** Lists the cells of some fields as left out. */
export function leaveCells(line: Line, fields: readonly Key[], findings: Findings): void {
  for (const field of fields)
    for (const { text, column } of line.all(field)) findings.leave(column.name, text, line.origin);
}

/** Lists what further rows of an entry have otherwise than its first one. */
export function leaveOthers(
  first: Line,
  others: readonly Line[],
  fields: readonly Key[],
  findings: Findings,
): void {
  for (const line of others)
    leaveCells(
      line,
      fields.filter((field) => line.text(field) !== first.text(field)),
      findings,
    );
}
