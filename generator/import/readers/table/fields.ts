/** The columns of each kind of table, from `fields.json`. */
import { isKey, type Key } from '../../../site/keys.ts';
import fields from './fields.json' with { type: 'json' };

export type Shape = keyof typeof fields.of;

/** The kinds of tables that somebody can name: `--as merch`. */
export const NAMED_SHAPES = [
  'shows',
  'releases',
  'merch',
  'members',
  'quotes',
  'mixes',
  'scores',
  'works',
] as const satisfies readonly Shape[];

export function shapeNamed(name: string | undefined): Shape | undefined {
  return NAMED_SHAPES.find((shape) => shape === name);
}

function listKeys(written: string): readonly Key[] {
  return written.split(', ').filter(isKey);
}

interface ShapeFields {
  readonly noun: string;
  readonly example: string;
  /** Columns that are read, the most usual first; others are left over. */
  readonly used: readonly Key[];
  /** Columns that only such a table has. */
  readonly marks: readonly Key[];
}

function openShape({ noun, example, fields: used, marks }: (typeof fields.of)[Shape]): ShapeFields {
  return { noun, example, used: listKeys(used), marks: listKeys(marks) };
}

export const SHAPES: Readonly<Record<Shape, ShapeFields>> = {
  shows: openShape(fields.of.shows),
  mixes: openShape(fields.of.mixes),
  report: openShape(fields.of.report),
  releases: openShape(fields.of.releases),
  merch: openShape(fields.of.merch),
  members: openShape(fields.of.members),
  quotes: openShape(fields.of.quotes),
  scores: openShape(fields.of.scores),
  works: openShape(fields.of.works),
};

/** Lists the keys that columns of a table can be; of one whose shape is not known, all. */
export function keysOf(shape: string | undefined): readonly Key[] {
  const known = Object.entries(SHAPES).find(([name]) => name === shape)?.[1];
  return known?.used ?? [...new Set(Object.values(SHAPES).flatMap(({ used }) => used))];
}

/** Returns true if a kind of table has a use for a key. */
export function isRead(key: Key | undefined): boolean {
  return key !== undefined && Object.values(SHAPES).some(({ used }) => used.includes(key));
}

const TITLES = listKeys(fields.titles);
const MUSICAL = listKeys(fields.musical);
const MANY = listKeys(fields.many);
const RECORD = listKeys(fields.record);
const KEPT_OUT = listKeys(fields.keptOut);

/** Returns true if two columns say the same thing, so that a row has use for one of them. Of some fields, each column counts. */
export function isSameThing(one: Key, other: Key, shape: Shape): boolean {
  const isTitle = shape === 'shows' && [one, other].every((field) => field === 'title' || field === 'event');
  return isTitle || (one === other && !MANY.includes(one));
}

/** Returns true if the values of a column belong on no site: it is named, and never printed. */
export function isKeptOut(field: Key): boolean {
  return KEPT_OUT.includes(field);
}

/** Finds the shape of a table with these columns; undefined if they do not determine it. */
export function shapeOf(columns: ReadonlySet<Key>, salesColumns: number): Shape | undefined {
  const has = (...some: readonly Key[]) => some.some((field) => columns.has(field));
  const marks = (shape: Shape) => has(...SHAPES[shape].marks);
  const isOfRecordings = columns.has('isrc');
  const isTitled = has(...TITLES);
  if (isTitled && ((columns.has('money') && salesColumns > 0) || salesColumns > 2)) return 'report';
  if (isElsewhere(has)) return undefined;
  if (isOfFilms(columns)) return 'scores';
  if (isOfWorks(columns)) return 'works';
  // A director may be of a film, or of a video or an orchestra.
  if (has('director') && has(...OF_VIDEOS) && !has(...OF_MUSIC)) return undefined;
  const isShop = has('handle') || (has('sku') && has('price')) || (has('option_value') && has('price'));
  if (isShop && !isOfRecordings && !has('track_title', 'catalogue_number')) return 'merch';
  if (has('quote') || (has('outlet', 'rating') && has('url', 'date', 'writer') && !isOfRecordings))
    return 'quotes';
  const isMusic = has(...MUSICAL, 'artist', 'catalogue_number', 'track_title', 'track_number', 'isrc', 'upc');
  if (
    isTitled &&
    has('price') &&
    has('stock', 'category', 'vendor', 'release_title') &&
    !isMusic &&
    !has('date')
  )
    return 'merch';
  // Names with hotels and telephones are of people: nothing says that they play.
  const isOfPeople =
    has('title', 'member') && has('private') && !has('venue', 'place', 'event', 'artist', 'tickets', 'time');
  if (has('date') && isOfPeople) return undefined;
  const isDated = has('date') && (marks('shows') || (!isTitled && has('artist') && has('country', 'url')));
  // What a radio has played has a day and a song.
  if (isDated && has('track_title') && !has('track_number', 'release_title') && !isOfRecordings)
    return undefined;
  if (isDated && !isOfRecordings && !has('upc')) return 'shows';
  if (marks('mixes') && !isOfRecordings && (has('episode_title') || (!marks('releases') && isTitled)))
    return 'mixes';
  // Works of the artist, or a repertoire.
  if (has('forces') && has(...TITLES, 'work') && !has(...OF_RECORDS)) return undefined;
  const isMusical = marks('releases') || has(...MUSICAL);
  if (isPeople(has, isTitled, isMusical)) return 'members';
  // Songs with numbers, and nothing of the record: a set list, or one that nobody knows.
  const isList = has('track_number') && !has(...RECORD);
  if (isTitled && !isList && (isMusical || (has('artist', 'url') && !has('private', 'price', 'stock'))))
    return 'releases';
  // A calendar in a table: days, and words. Buyers have a day and a city, too.
  const isSold = has('elsewhere', 'isrc', 'upc');
  return has('date') && has('description', 'time', 'country') && !isSold ? 'shows' : undefined;
}

/** Keys of music and of shows: a table with one of them is none of films. */
const OF_MUSIC = [
  ...['isrc', 'upc', 'track_title', 'track_number', 'catalogue_number'],
  ...['work', 'conductor', 'soloists', 'ensemble', 'venue', 'city'],
].filter(isKey);
const OF_VIDEOS = ['label', 'artist', 'composer'].filter(isKey);

/** Returns true if a table lists scores, or works. @param columns their keys, in the meaning that they have there */
export function isTableOf(shape: 'scores' | 'works', columns: ReadonlySet<Key>): boolean {
  return shape === 'scores' ? isOfFilms(columns) : isOfWorks(columns);
}

/** Keys of records, of shows and of the press: a table with one of them is no catalogue of a composer. */
const OF_RECORDS = [
  ...['isrc', 'upc', 'track_title', 'catalogue_number', 'label', 'artist', 'price', 'tickets', 'time'],
  ...['quote', 'outlet'],
].filter(isKey);

/** Returns true if a table lists works: with their forces or commissioners, and one more fact. */
function isOfWorks(columns: ReadonlySet<Key>): boolean {
  const has = (...some: readonly Key[]) => some.some((field) => columns.has(field));
  if (!has('title', 'work') || has(...OF_RECORDS, 'composer', 'arranger')) return false;
  if (has('date') && has('venue', 'city', 'place') && !has('premiere', 'premiere_date')) return false;
  const more = [...SHAPES.works.marks, ...(['opus', 'duration', 'year', 'date', 'genre'] as const)];
  const own = more.filter((key) => key !== 'work' && has(key));
  return has('forces', 'scoring', 'commissioned_by', 'dedicated_to') && (has('scoring') || own.length > 1);
}

/** Returns true if a table lists films, series or games. */
function isOfFilms(columns: ReadonlySet<Key>): boolean {
  const has = (...some: readonly Key[]) => some.some((field) => columns.has(field));
  if (!has('title', 'film', 'event', 'series') || has(...OF_MUSIC)) return false;
  const own = (['film', 'director', 'production', 'broadcaster', 'award', 'role'] as const).filter((key) =>
    has(key),
  );
  if (has(...OF_VIDEOS)) return !has('artist') && has('director') && own.length > 1;
  return has('director') || own.length > 1;
}

/**
 * Returns true if a table lists orders, payments, pupils, guests or what somebody has heard: with a title or a name, it would be taken for
 * music.
 */
function isElsewhere(has: (...some: readonly Key[]) => boolean): boolean {
  // What somebody collects or looks for has a rating, and says of whose label it is.
  if (has('rating') && has('catalogue_number') && !has('quote', 'outlet', 'writer')) return true;
  if (!has('elsewhere') || has('isrc', 'upc', 'catalogue_number', 'sku', 'quote', 'member')) return false;
  return has('title', ...TITLES) || !has('venue', 'place');
}

/** Names with instruments, bands with biographies, and bands with nothing but places. */
function isPeople(has: (...some: readonly Key[]) => boolean, isTitled: boolean, isMusical: boolean): boolean {
  if (has('isrc', 'upc', 'track_number', 'track_title', 'release_title', 'date')) return false;
  if (has(...SHAPES.members.marks) && has('artist', 'title', 'member')) return true;
  if (isMusical || has('price', 'stock')) return false;
  return has('role', 'joined') && isTitled && !has('private')
    ? true
    : has('artist') && !isTitled && has('city', 'country', 'place', 'description', 'private', 'url');
}
