/** A row by the meaning of its cells. */

import type { Key } from '../../../site/keys.ts';
import type { Origin } from '../../catalogue.ts';
import { cleanLine } from '../shared/clean.ts';
import { cleanCell, cleanLongCell } from './cells.ts';
import type { Column } from './header.ts';
import type { Row } from './rows.ts';

export interface Line {
  readonly origin: Origin;
  /** The first filled cell of a field; empty if there is none. */
  text(field: Key): string;
  /** With its line breaks. */
  longText(field: Key): string;
  /** The cells of a field on one line each, also where they stand for nothing: `TBD`, `?`. */
  written(field: Key): readonly { readonly text: string; readonly column: Column }[];
  /** All filled cells of a field. */
  all(field: Key): readonly { readonly text: string; readonly column: Column }[];
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
