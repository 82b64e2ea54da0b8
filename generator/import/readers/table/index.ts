/** Tables: releases, shows, mixes, films and works as CSV, TSV or Markdown of any shape, and sales reports of distributors. */
import { count } from '../../../engine/lib/text.ts';
import type { Item, Origin, Reading, SourceTable } from '../../catalogue.ts';
import { endingOf, type Opening, type SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts, TableChoice } from '../reader.ts';
import { groupBy } from '../shared/data.ts';
import { type Findings, openFindings, openText } from '../shared/notes.ts';
import { describeColumns, leaveColumns, noteMistake } from './describe.ts';
import { isHeading } from './entries.ts';
import { readEvents } from './events.ts';
import { NAMED_SHAPES, SHAPES, type Shape, shapeNamed, shapeOf } from './fields.ts';
import { fieldsOf, findHeader, type Header, type Mistake } from './header.ts';
import { readMarkdown } from './markdown.ts';
import { readMembers } from './members.ts';
import { readMixes } from './mixes.ts';
import { readQuotes } from './quotes.ts';
import { readReleases } from './releases.ts';
import { readReport } from './report.ts';
import {
  type Column,
  cleanCell,
  isTentative,
  type Line,
  openLine,
  type Row,
  type Rows,
  readRows,
  TITLES,
} from './rows.ts';
import { readScores } from './scores.ts';
import { readShop } from './shop.ts';
import { secretIn } from './status.ts';
import { readWorks } from './works.ts';

export const csv: Reader = {
  name: 'csv',
  about: 'tables as CSV or TSV',
  recognises,
  read: async (files, site, { columns, as, tables = {} }): Promise<Reading> => {
    const findings = openFindings();
    const listed: SourceTable[] = [];
    const items = files.flatMap((file) => {
      const choice = { as, columns, ...tables[file.name] };
      return readTable(file, { site, choice, findings, list: (table) => listed.push(table) });
    });
    return { items, left: findings.left, problems: findings.problems, tables: listed };
  },
};

interface Tools {
  readonly site: SiteFacts;
  readonly choice: TableChoice;
  readonly findings: Findings;
  list(table: SourceTable): void;
}

/** Texts are tables if their columns are known; the ending says it otherwise. */
function recognises({ ending, head }: Opening): boolean {
  if (['csv', 'tsv', 'tab'].includes(ending)) return true;
  if (ending !== 'txt' && ending !== 'md') return false;
  const header = findHeader(rowsOf(ending, head).rows, {});
  return (
    header !== undefined &&
    fieldsOf(header.columns).size > 2 &&
    shapeOf(fieldsOf(header.columns), 0) !== undefined
  );
}

/** Headings of Markdown are rows where they mean a kind of film or a genre: those below them are of it. */
function rowsOf(ending: string, text: string): Rows {
  return ending === 'md' ? readMarkdown(text, isHeading) : readRows(text);
}

function readTable(file: SourceFile, tools: Tools): readonly Item[] {
  const { findings, choice } = tools;
  const origin: Origin = { source: 'csv', place: file.name };
  const text = openText(file, origin, tools.site, findings);
  if (text === undefined) return [];
  const rows = rowsOf(endingOf(file.name), text);
  for (const { line, note } of rows.faults.slice(0, 3)) findings.note({ ...origin, line }, note);
  if (rows.rows.every(isEmpty) && rows.faults.length === 0) {
    findings.fail(origin, 'it is empty.');
    return [];
  }
  const header = findHeader(rows.rows, choice.columns, shapeNamed(choice.as));
  if (header) return readLines(header, origin, tools);
  const [first] = rows.rows;
  const names = first?.cells.map((cell) => ({ name: cleanCell(cell) })) ?? [];
  tools.list({ place: origin.place, rows: rows.rows.length - 1, columns: names });
  findings.fail(origin, 'its first lines name no columns that are known.', ...NAME_COLUMNS);
  return [];
}

const NAME_COLUMNS = [
  'Name them in the first line, such as  Date,City,Venue  or  Title,Release date,ISRC',
  ' or say what they are:  --columns "Wann=date,Wo=city"',
] as const;

function readLines(header: Header, origin: Origin, tools: Tools): readonly Item[] {
  const { findings, choice } = tools;
  const { columns, rows: below } = settleWidth(header, origin, findings);
  const sales = columns.filter(({ meaning }) => meaning?.key === 'sales').length;
  const found = shapeOf(fieldsOf(columns), sales);
  const shape = shapeNamed(choice.as) ?? found;
  const names = columns.map(({ name }) => name).join('\0');
  // Tables that were joined, or printed in pages, repeat the names of their columns.
  const rows = below.filter(({ cells }) => cells.map((cell) => cell.trim()).join('\0') !== names);
  const filled = rows.filter((row) => !isEmpty(row));
  tools.list({
    place: origin.place,
    rows: filled.length,
    shape,
    columns: columns.map(({ name, meaning }) => ({ name, key: meaning?.key })),
  });
  if (!shape) {
    for (const mistake of header.mistakes)
      noteMistake(mistake, columns, shape, { ...origin, line: header.line }, findings);
    findings.ask(origin, filled.length, NAMED_SHAPES);
    return [];
  }
  const mistakes = [...header.mistakes, ...listMisplaced(columns, shape)];
  describeColumns({ ...header, mistakes }, shape, origin, findings);
  if (filled.length === 0)
    findings.note(
      { ...origin, line: header.line },
      `${origin.place} has no rows below the names of its columns.`,
    );
  const all = rows.map((row) => openLine(row, columns, origin.place, findings));
  if (shape !== 'report') {
    leaveColumns(columns, shape, rows, origin, findings);
    noteUnknown(all, origin, findings);
  }
  const lines = all.filter(
    (line) => isCertain(line) && isAnnounced(line, columns, tools.site.today, shape === 'shows'),
  );
  // Somebody may say that the products of a shop are releases: they have variants all the same.
  if (shape === 'merch' || (shape === 'releases' && found === 'merch')) {
    noteShop(filled.length, choice.as, origin, findings);
    return readShop(
      lines,
      choice.as === 'releases' || choice.as === 'merch' ? choice.as : undefined,
      tools.site,
    );
  }
  return READERS[shape](lines, tools.site, columns);
}

/**
 * A row with more cells than there are columns has been divided in the middle of a cell: what follows would be read as something else. If most
 * rows have more, a column has no name.
 */
function settleWidth(header: Header, origin: Origin, findings: Findings): Pick<Header, 'columns' | 'rows'> {
  const { columns, rows } = header;
  const widest = rows.reduce((most, row) => Math.max(most, widthOf(row)), columns.length);
  const isWide = (row: Row) => widthOf(row) > columns.length;
  const wide = rows.filter(isWide);
  if (wide.length * 2 > rows.length) {
    const unnamed = Array.from({ length: widest - columns.length }, (_, index) => {
      return { index: columns.length + index, name: '', isGiven: false };
    });
    return { columns: [...columns, ...unnamed], rows };
  }
  for (const { cells, line } of wide)
    findings.refuse({ ...origin, line }, 'The row', cells.map(cleanCell).join(' | '), MORE_CELLS, QUOTE_CELL);
  return { columns, rows: rows.filter((row) => !isWide(row)) };
}

const MORE_CELLS = 'it has more cells than the table has columns.';
const QUOTE_CELL = 'Put the cell that has the dividing sign in it between quotation marks.';

function widthOf({ cells }: Row): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Counts the cells for what is not known, by their columns. */
function noteUnknown(lines: readonly Line[], origin: Origin, findings: Findings): void {
  const unknown = lines.flatMap((line) => line.unknown);
  const [first] = unknown;
  if (!first) return;
  const counts = [...groupBy(unknown, ({ column }) => column.name)].map(
    ([name, { length }]) => `${name} ${length}`,
  );
  findings.note(
    origin,
    `${origin.place}: cells for what is not known, such as "${first.text}", are left out: ${unknown.length} (${counts.join(', ')}).`,
  );
}

/** Leaves out a row whose title is not certain: `Night Bus (TBC)`. */
function isCertain(line: Line): boolean {
  const title = TITLES.flatMap((field) => line.written(field)).find(({ text }) => isTentative(text));
  if (title) line.findings.refuseEach(line.origin, 'The row', title.text, 'it is not confirmed.');
  return !title;
}

/** Leaves out a row that nobody may know of yet. */
function isAnnounced(line: Line, columns: readonly Column[], today: string, isShow: boolean): boolean {
  const secret = secretIn(line, columns, today, isShow);
  const title = line.first([...TITLES, 'venue', 'city']);
  if (secret)
    line.findings.refuseEach(
      line.origin,
      'The row',
      title,
      `it is not public: ${secret.column.name} is "${secret.text}".`,
    );
  return !secret;
}

type ReadRows = (lines: readonly Line[], site: SiteFacts, columns: readonly Column[]) => readonly Item[];

const READERS: Readonly<Record<Exclude<Shape, 'merch'>, ReadRows>> = {
  shows: readEvents,
  mixes: readMixes,
  report: readReport,
  releases: readReleases,
  members: readMembers,
  quotes: readQuotes,
  scores: readScores,
  works: readWorks,
};

function listMisplaced(columns: readonly Column[], shape: Shape): Mistake[] {
  return columns.flatMap(({ name, meaning, isGiven }): Mistake[] => {
    if (!isGiven || !meaning || SHAPES[shape].used.includes(meaning.key)) return [];
    return [{ name, key: meaning.key, isElsewhere: true }];
  });
}

function noteShop(rows: number, as: string | undefined, origin: Origin, findings: Findings): void {
  if (as === undefined)
    findings.note(
      origin,
      `${origin.place} looks like a shop, with ${count(rows, 'row')}: records only add formats to releases of the site, and the rest is merch.`,
      undefined,
      'If all of it is one or the other, add  --as releases  or  --as merch',
    );
}

function isEmpty({ cells }: Row): boolean {
  return cells.every((cell) => cell.trim() === '');
}
