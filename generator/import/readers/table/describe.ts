/** What the columns of a table were taken for, in words. */
import type { Origin } from '../../catalogue.ts';
import type { Findings } from '../shared/findings.ts';
import { cleanCell } from './cells.ts';
import { isKeptOut, isSameThing, type Shape, USED } from './fields.ts';
import type { Column, Header } from './header.ts';
import { noteMistake } from './mistakes.ts';
import type { Row } from './rows.ts';

const SHAPES: Readonly<Record<Shape, string>> = {
  events: 'shows',
  mixes: 'mixes',
  report: 'sales',
  releases: 'releases',
};

/** What may be said of a column of each. */
const EXAMPLES: Readonly<Record<Shape, string>> = {
  events: 'Where=city',
  mixes: 'Show=episode_title',
  report: 'Song=track_title',
  releases: 'Format=type',
};

export function describeColumns(
  { columns, line, mistakes }: Header,
  shape: Shape | undefined,
  origin: Origin,
  findings: Findings,
): void {
  const at = { ...origin, line };
  const named = columns.filter(({ name }) => name !== '');
  const taken = named.filter(
    (column) =>
      column.meaning && (!shape || USED[shape].includes(column.meaning.key)) && !isUnused(column, shape),
  );
  const isReport = shape === 'report';
  const unknown = isReport ? [] : named.filter(({ meaning, isGiven }) => !meaning && !isGiven);
  const unused = isReport ? [] : named.filter((column) => isUnused(column, shape));
  const parts = taken.map(describeColumn);
  const lacks = [
    ...(unknown.length > 0 ? [` Not known: ${listNames(unknown)}.`] : []),
    ...(shape && unused.length > 0 ? [` Without a key of ${SHAPES[shape]}: ${listNames(unused)}.`] : []),
  ].join('');
  findings.note(
    at,
    `${origin.place} is read as ${shape ? `a table of ${SHAPES[shape]}` : 'a table'}: ${parts.join(', ')}.${lacks}`,
    undefined,
    `If one is wrong, say what it is, such as  --columns "${EXAMPLES[shape ?? 'releases']}"  or leave it out with  =nothing`,
  );
  if (shape === 'report')
    findings.note(
      at,
      'A sales report names no release dates: its codes only fill entries that are there, and its sales and earnings are not read.',
    );
  else noteKeptOut(named, at, findings);
  for (const mistake of mistakes) noteMistake(mistake, named, shape, at, findings);
}

function listNames(columns: readonly Column[]): string {
  return columns.map(({ name }) => name).join(', ');
}

/** Whether a column is known, and such a table has no use for it. */
function isUnused({ meaning }: Column, shape: Shape | undefined): boolean {
  if (!meaning || !shape || isKeptOut(meaning.key) || meaning.key === 'notes') return false;
  // A show has no addresses on platforms of music.
  return !USED[shape].includes(meaning.key) || (shape === 'events' && meaning.platform !== undefined);
}

function noteKeptOut(columns: readonly Column[], at: Origin, findings: Findings): void {
  const kept = columns.filter(({ meaning }) => meaning && isKeptOut(meaning.key));
  if (kept.length > 0) findings.note(at, `Not for a site, and left out: ${listNames(kept)}.`);
  const notes = columns.filter(({ meaning }) => meaning?.key === 'notes');
  const [first] = notes;
  if (first !== undefined)
    findings.note(
      at,
      `Notes are taken for internal ones, and not published: ${listNames(notes)}.`,
      undefined,
      `If visitors may read them, add  --columns "${first.name.replaceAll('"', '')}=description"`,
    );
}

/** `Datum is the date`; the name alone where it is the same. */
function describeColumn({ name, meaning }: Column): string {
  const words = meaning?.platform ? `address on ${meaning.platform}` : wordsOf(meaning?.key ?? '');
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

/** One value of each column that is not known or not used, or of notes. */
export function leaveColumns(
  columns: readonly Column[],
  shape: Shape,
  rows: readonly Row[],
  origin: Origin,
  findings: Findings,
): void {
  const cellOf = ({ cells }: Row, { index }: Column) => cleanCell(cells[index] ?? '');
  for (const column of columns) {
    const { index, name, meaning, isGiven } = column;
    if (!meaning && isGiven) continue;
    const isLeft = !meaning || meaning.key === 'notes' || isUnused(column, shape);
    const before = columns.filter((each) => each !== column && isBefore(each, column, shape));
    if (!isLeft && before.length === 0) continue;
    const row = rows.find((each) => {
      const cell = cellOf(each, column);
      if (cell === '' || isLeft) return cell !== '';
      return before.some((other) => cellOf(each, other) !== '' && cellOf(each, other) !== cell);
    });
    if (row)
      findings.leave(name || `column ${index + 1}`, cellOf(row, column), { ...origin, line: row.line });
  }
}

/** Whether a cell of a column counts, and that of another does not. */
function isBefore(one: Column, other: Column, shape: Shape): boolean {
  if (!one.meaning || !other.meaning || isKeptOut(other.meaning.key)) return false;
  if (!isSameThing(one.meaning.key, other.meaning.key, shape)) return false;
  return one.meaning.key === other.meaning.key ? one.index < other.index : one.meaning.key === 'title';
}
