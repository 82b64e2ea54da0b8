/** Tables: releases, shows and mixes as CSV or TSV of any shape, and sales reports of distributors. */
import type { Item, Origin, Reading } from '../../catalogue.ts';
import type { Opening, SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { type Findings, openFindings } from '../shared/findings.ts';
import { describeColumns, leaveColumns } from './describe.ts';
import { readEvents } from './events.ts';
import { shapeOf } from './fields.ts';
import { fieldsOf, findHeader, type Header } from './header.ts';
import { openLine } from './line.ts';
import { readMixes } from './mixes.ts';
import { readReleases } from './releases.ts';
import { readReport } from './report.ts';
import { type Row, type Rows, readRows } from './rows.ts';

export const csv: Reader = {
  name: 'csv',
  about: 'tables as CSV or TSV',
  recognises,
  read: async (files, site, { columns }): Promise<Reading> => {
    const findings = openFindings();
    const items = files.flatMap((file) => readTable(file, site, columns, findings));
    return { items, left: findings.left, problems: findings.problems };
  },
};

/** Texts are tables if their columns are known; the ending says it otherwise. */
function recognises({ ending, head }: Opening): boolean {
  if (['csv', 'tsv', 'tab'].includes(ending)) return true;
  if (ending !== 'txt') return false;
  const header = findHeader(readRows(head).rows, {});
  return (
    header !== undefined &&
    fieldsOf(header.columns).size > 2 &&
    shapeOf(fieldsOf(header.columns), 0) !== undefined
  );
}

function readTable(
  file: SourceFile,
  site: SiteFacts,
  given: Readonly<Record<string, string>>,
  findings: Findings,
): readonly Item[] {
  const origin: Origin = { source: 'csv', place: file.name };
  const content = readText(file);
  if ('refused' in content) {
    findings.fail(origin, content.refused);
    return [];
  }
  const rows = readRows(content.text);
  noteRows(rows, origin, findings);
  if (content.guessed)
    findings.note(
      origin,
      `${file.name} is not in UTF-8: it is read as ${content.guessed}.`,
      'If letters are wrong, save it as "CSV UTF-8" in the spreadsheet.',
    );
  if (rows.rows.every(isEmpty) && rows.endless.length === 0) {
    findings.fail(origin, 'it is empty.');
    return [];
  }
  const header = findHeader(rows.rows, given);
  if (!header) {
    findings.fail(origin, 'its first lines name no columns that are known.', ...NAME_COLUMNS);
    return [];
  }
  return readLines(header, origin, site, findings);
}

const NAME_COLUMNS = [
  'Name them in the first line, such as  Date,City,Venue  or  Title,Release date,ISRC',
  ' or say what they are:  --columns "Wann=date,Wo=city"',
] as const;

function readLines(header: Header, origin: Origin, site: SiteFacts, findings: Findings): readonly Item[] {
  const { columns } = header;
  const sales = columns.filter(({ meaning }) => meaning?.key === 'sales').length;
  const shape = shapeOf(fieldsOf(columns), sales);
  describeColumns(header, shape, origin, findings);
  if (!shape) {
    findings.fail(origin, 'it has no column of titles, and none of dates with places.', ...NAME_COLUMNS);
    return [];
  }
  const names = columns.map(({ name }) => name).join('\0');
  // Tables that were joined, or printed in pages, repeat the names of their columns.
  const rows = header.rows.filter(({ cells }) => cells.map((cell) => cell.trim()).join('\0') !== names);
  if (rows.every(isEmpty))
    findings.note(
      { ...origin, line: header.line },
      `${origin.place} has no rows below the names of its columns.`,
    );
  const lines = rows.map((row) => openLine(row, columns, origin.place));
  if (shape !== 'report') leaveColumns(columns, shape, rows, origin, findings);
  if (shape === 'events') return readEvents(lines, columns, site, findings);
  if (shape === 'mixes') return readMixes(lines, site, findings);
  return shape === 'report' ? readReport(lines, findings) : readReleases(lines, columns, site, findings);
}

function isEmpty({ cells }: Row): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function noteRows({ unclosed, endless, more }: Rows, origin: Origin, findings: Findings): void {
  for (const line of unclosed)
    findings.note(
      { ...origin, line },
      'A quote in this line never ends: the line is read without its quotes.',
    );
  for (const line of endless.slice(0, 3))
    findings.note({ ...origin, line }, 'This line is too long for a row, and is left out.');
  if (more > 0)
    findings.note(
      origin,
      `${origin.place}: ${more} rows at its end are not read.`,
      'Divide it into several files.',
    );
}
