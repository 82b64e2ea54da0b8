import type { Origin } from '../../catalogue.ts';
import type { Findings } from '../shared/notes.ts';
import { isKeptOut, isSameThing, SHAPES, type Shape } from './fields.ts';
import type { Header, Mistake } from './header.ts';
import { type Column, cleanCell, type Row } from './rows.ts';

export function describeColumns(
  { columns, line, mistakes }: Header,
  shape: Shape,
  origin: Origin,
  findings: Findings,
): void {
  const at = { ...origin, line };
  const named = columns.filter(({ name }) => name !== '');
  const unused = named.filter((column) => isUnused(column, shape));
  const taken = named.filter(({ meaning }) => meaning && SHAPES[shape].used.includes(meaning.key));
  const parts = taken.filter((column) => !unused.includes(column)).map(describeColumn);
  const unknown = named.filter(({ meaning, isGiven }) => !meaning && !isGiven);
  const lacks =
    shape === 'report'
      ? ''
      : listNames(' Not known: ', unknown) + listNames(` Without a key of ${SHAPES[shape].noun}: `, unused);
  findings.result(
    at,
    `${origin.place} is read as a table of ${SHAPES[shape].noun}: ${parts.join(', ')}.${lacks}`,
    `If one is wrong, say what it is, such as  --columns "${SHAPES[shape].example}"  or leave it out with  =nothing`,
  );
  if (shape === 'report')
    findings.note(
      at,
      'A sales report names no release dates: its codes only fill entries that are there, and its sales and earnings are not read.',
    );
  else noteKeptOut(named, at, findings);
  for (const mistake of mistakes) noteMistake(mistake, named, shape, at, findings);
}

function listNames(start: string, columns: readonly Column[]): string {
  return columns.length === 0 ? '' : `${start}${columns.map(({ name }) => name).join(', ')}.`;
}

/** Returns true if a column is known, and such a table has no use for it. */
function isUnused({ meaning }: Column, shape: Shape): boolean {
  if (!meaning || isKeptOut(meaning.key) || ['notes', 'announced'].includes(meaning.key)) return false;
  // A show has no addresses on platforms of music.
  return !SHAPES[shape].used.includes(meaning.key) || (shape === 'shows' && meaning.platform !== undefined);
}

function noteKeptOut(columns: readonly Column[], at: Origin, findings: Findings): void {
  const kept = columns.filter(({ meaning }) => meaning && isKeptOut(meaning.key));
  if (kept.length > 0) findings.note(at, listNames('Not for a site, and left out: ', kept));
  const notes = columns.filter(({ meaning }) => meaning?.key === 'notes');
  const [first] = notes;
  if (first !== undefined)
    findings.note(
      at,
      listNames('Notes are taken for internal ones, and not published: ', notes),
      undefined,
      `If visitors may read them, add  --columns "${first.name.replaceAll('"', '')}=description"`,
    );
}

/** Names that a message lists. */
const MOST = 14;

/** Names the columns that the table has, or the keys that they can be. */
export function noteMistake(
  { name, key, isElsewhere }: Mistake,
  columns: readonly Column[],
  shape: Shape | undefined,
  at: Origin,
  findings: Findings,
): void {
  if (key === undefined) {
    const names = columns.slice(0, MOST).map((column) => column.name);
    findings.note(at, `In --columns, there is no column "${name}".`, `Its columns are  ${names.join(', ')}`);
    return;
  }
  const { used, noun } = SHAPES[shape ?? 'releases'];
  findings.note(
    at,
    `In --columns, "${key}", which ${name} is said to be, is no key${isElsewhere ? ` of ${noun}` : ''}.`,
    `Keys are  ${used.slice(0, MOST).join(', ')}  and  nothing`,
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
    .replace(/\b(?:upc|isrc|bpm|sku)\b/, (code) => code.toUpperCase());
}

/** Reports one value of each column that is not known or not used, or of notes, or overridden by another column of the same key. */
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
      findings.leave(
        name || `column ${index + 1}`,
        cellOf(row, column),
        { ...origin, line: row.line },
        isLeft ? (meaning ? 'unused' : 'unknown') : undefined,
      );
  }
}

/** Returns true if a cell of a column counts, and that of another does not. */
function isBefore(one: Column, other: Column, shape: Shape): boolean {
  if (!one.meaning || !other.meaning || isKeptOut(other.meaning.key)) return false;
  if (!isSameThing(one.meaning.key, other.meaning.key, shape)) return false;
  return one.meaning.key === other.meaning.key ? one.index < other.index : one.meaning.key === 'title';
}
