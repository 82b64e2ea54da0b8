/** What each kind of table has columns for, from `fields.json`. */
import { isKey, type Key } from '../../../site/keys.ts';
import fields from './fields.json' with { type: 'json' };

/** What a table lists. */
export type Shape = keyof typeof fields.of;

function listKeys(written: string): readonly Key[] {
  return written.split(', ').filter(isKey);
}

/** What is read of each kind of table, the most usual first; other columns are left over. */
export const USED: Readonly<Record<Shape, readonly Key[]>> = {
  events: listKeys(fields.of.events.fields),
  mixes: listKeys(fields.of.mixes.fields),
  report: listKeys(fields.of.report.fields),
  releases: listKeys(fields.of.releases.fields),
};

const TITLES = listKeys(fields.titles);
const MANY = listKeys(fields.many);
const KEPT_OUT = listKeys(fields.keptOut);

/** Whether two columns say the same thing, so that a row has use for one of them. Of some fields, each column counts. */
export function isSameThing(one: Key, other: Key, shape: Shape): boolean {
  const isTitle = shape === 'events' && [one, other].every((field) => field === 'title' || field === 'event');
  return isTitle || (one === other && !MANY.includes(one));
}

/** Whether the values of a column belong on no site: it is named, and never printed. */
export function isKeptOut(field: Key): boolean {
  return KEPT_OUT.includes(field);
}

/** What a table with these columns lists; undefined if it is none of these. */
export function shapeOf(columns: ReadonlySet<Key>, salesColumns: number): Shape | undefined {
  const has = (some: readonly Key[]) => some.some((field) => columns.has(field));
  const marks = (shape: Shape) => has(listKeys(fields.of[shape].marks));
  const isOfRecordings = columns.has('isrc');
  if (columns.has('date') && marks('events') && !isOfRecordings && !columns.has('upc')) return 'events';
  if (has(TITLES) && ((columns.has('money') && salesColumns > 0) || salesColumns > 2)) return 'report';
  const isEpisodes = columns.has('episode_title');
  if (marks('mixes') && !isOfRecordings && (isEpisodes || (!marks('releases') && has(TITLES))))
    return 'mixes';
  if (has(TITLES)) return 'releases';
  // A calendar in a table: days, and words.
  return columns.has('date') && has(['description', 'time', 'country']) ? 'events' : undefined;
}
