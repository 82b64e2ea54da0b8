/** What the columns of a table were taken for, in words. */
import type { Origin } from '../../catalogue.ts';
import type { Findings } from '../shared/findings.ts';
import { cleanCell } from './cells.ts';
import type { Column, Header } from './header.ts';
import type { Row } from './rows.ts';
import type { Shape } from './shape.ts';

const SHAPES: Readonly<Record<Shape, string>> = {
  events: 'shows',
  mixes: 'mixes',
  report: 'sales',
  releases: 'releases',
};

/** Columns whose values belong on no site: they are named, and never printed. */
const KEPT_OUT = new Set(['money', 'sales', 'private']);

/** All that is read of a sales report. */
const OF_REPORTS = new Set(['title', 'track_title', 'release_title', 'artist', 'isrc', 'upc']);

export function describeColumns(
  { columns, line, mistakes }: Header,
  shape: Shape | undefined,
  origin: Origin,
  findings: Findings,
): void {
  const at = { ...origin, line };
  const named = columns.filter(({ name }) => name !== '');
  const isTaken = (field: string) =>
    shape === 'report' ? OF_REPORTS.has(field) : !KEPT_OUT.has(field) && field !== 'notes';
  const taken = named.filter(({ meaning }) => meaning && isTaken(meaning.field));
  const unknown = shape === 'report' ? [] : named.filter(({ meaning, isGiven }) => !meaning && !isGiven);
  const parts = taken.map(describeColumn);
  const lacks = unknown.length > 0 ? ` Not known: ${unknown.map(({ name }) => name).join(', ')}.` : '';
  const example = (unknown[0] ?? taken[0])?.name ?? 'Name';
  findings.note(
    at,
    `${origin.place} is read as ${shape ? `a table of ${SHAPES[shape]}` : 'a table'}: ${parts.join(', ')}.${lacks}`,
    `If one is wrong, say what it is, such as  --columns "${example.replaceAll('"', '')}=title"  or leave it out with  =nothing`,
  );
  if (shape === 'report')
    findings.note(
      at,
      'A sales report names no release dates: its codes only fill entries that are there, and its sales and earnings are not read.',
    );
  else noteKeptOut(named, at, findings);
  for (const mistake of mistakes) findings.note(at, `In --columns, ${mistake}.`);
}

function noteKeptOut(columns: readonly Column[], at: Origin, findings: Findings): void {
  const names = columns
    .filter(({ meaning }) => meaning && KEPT_OUT.has(meaning.field))
    .map(({ name }) => name);
  if (names.length > 0) findings.note(at, `Not for a site, and left out: ${names.join(', ')}.`);
  const notes = columns.filter(({ meaning }) => meaning?.field === 'notes').map(({ name }) => name);
  const [first] = notes;
  if (first !== undefined)
    findings.note(
      at,
      `Notes are taken for internal ones, and not published: ${notes.join(', ')}.`,
      `If visitors may read them, add  --columns "${first.replaceAll('"', '')}=description"`,
    );
}

/** `Datum is the date`; the name alone where it is the same. */
function describeColumn({ name, meaning }: Column): string {
  const words = meaning?.platform ? `address on ${meaning.platform}` : wordsOf(meaning?.field ?? '');
  return name.toLowerCase() === words.toLowerCase() ? name : `${name} is the ${words}`;
}

function wordsOf(field: string): string {
  return field
    .replaceAll('_', ' ')
    .replace('timezone', 'time zone')
    .replace('upc', 'UPC')
    .replace('isrc', 'ISRC')
    .replace('bpm', 'BPM');
}

/** One value of each column that is not known, or of notes. */
export function leaveColumns(
  columns: readonly Column[],
  rows: readonly Row[],
  origin: Origin,
  findings: Findings,
): void {
  for (const { index, name, meaning, isGiven } of columns) {
    if (meaning ? meaning.field !== 'notes' : isGiven) continue;
    const row = rows.find(({ cells }) => cleanCell(cells[index] ?? '') !== '');
    if (row)
      findings.leave(name || `column ${index + 1}`, cleanCell(row.cells[index] ?? ''), {
        ...origin,
        line: row.line,
      });
  }
}
