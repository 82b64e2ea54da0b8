/** Lists as tables: their columns, and what a spreadsheet has put on the clipboard. */
import { fieldOf as fieldIn } from '../../../engine/lib/record.ts';
import { compare } from '../../../engine/lib/text.ts';
import { namesOf } from '../../../site/keys.ts';
import { nameOf } from '../state/names.ts';
import { type Field, fieldOf, isTechnical, type Schema } from '../state/schema.ts';

export interface Column {
  key: string;
  schema: Schema;
  field: Field;
}

/** Values that are a line, which a cell has room for. */
const LINES = new Set<Field['as']>(['line', 'number', 'date', 'time', 'choice']);
/** The most rows that are pasted at once. */
const MOST = 200;

/** Columns that are needed, common or written somewhere, or were added; and all others that a table can have. */
export function columnsOf(item: Schema, items: readonly unknown[], added: readonly string[]) {
  const { properties = {}, required = [] } = item;
  const all = Object.entries(properties).flatMap(([key, schema]): Column[] => {
    const field = cellOf(schema);
    return field && !isTechnical(schema) ? [{ key, schema, field }] : [];
  });
  const isShown = ({ key, schema }: Column) =>
    required.includes(key) ||
    schema.common ||
    added.includes(key) ||
    items.some((each) => fieldIn(each, key) !== undefined);
  return { shown: all.filter(isShown), others: all.filter((column) => !isShown(column)) };
}

/** Returns the line of a value that may be written in several ways, such as a price. */
function cellOf(schema: Schema): Field | undefined {
  const field = fieldOf(schema);
  const own = field.as === 'variants' ? fieldOf(field.variants[0] ?? {}) : field;
  return LINES.has(own.as) ? own : undefined;
}

export function isSheet(item: Schema): boolean {
  const { properties = {} } = item;
  return fieldOf(item).as === 'group' && Object.values(properties).filter(cellOf).length > 1;
}

export function readTable(text: string): string[][] {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n');
  return lines.slice(0, MOST).map((line) => line.split('\t'));
}

/** The columns that cells go into: by the names above them, if there are some, or else in their order. */
export function mapCells(rows: string[][], all: readonly Column[], from: readonly Column[]) {
  const [head = []] = rows;
  const named = head.map((cell) => all.find(({ key }) => isName(cell, key)));
  if (rows.length > 1 && named.filter(Boolean).length > head.length / 2) {
    const kept = named.flatMap((column, at) => (column ? [{ column, at }] : []));
    return {
      keys: kept.map(({ column }) => column),
      rows: rows.slice(1).map((cells) => kept.map(({ at }) => cells[at] ?? '')),
    };
  }
  return { keys: from.slice(0, Math.max(...rows.map(({ length }) => length))), rows };
}

function isName(cell: string, key: string): boolean {
  const word = cell.trim().toLocaleLowerCase();
  return (
    word !== '' &&
    [key, nameOf(key), ...namesOf(key), ...namesOf(`track_${key}`)].some(
      (name) => name.toLocaleLowerCase() === word,
    )
  );
}

/** Moves, one after the other, that put texts in order; empty ones stay last. */
export function sortSteps(texts: readonly string[], isUp: boolean): { from: number; to: number }[] {
  const rank = (one: number, other: number) => {
    const [a, b] = [texts[one] ?? '', texts[other] ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const numbers = Number(a) - Number(b);
    return (isUp ? 1 : -1) * (Number.isNaN(numbers) ? compare(a, b) : numbers);
  };
  const wanted = texts.map((_, index) => index).toSorted(rank);
  const now = texts.map((_, index) => index);
  return wanted.flatMap((item, to) => {
    const from = now.indexOf(item);
    if (from === to) return [];
    now.splice(to, 0, ...now.splice(from, 1));
    return [{ from, to }];
  });
}
