/** Titles on Bandcamp, which hold more than titles: artists, numbers of catalogues, sides of a record. */
import { fold } from '../../../engine/lib/fold.ts';
import type { Notes } from '../shared/notes.ts';

/** Letters and two to four digits, `ABC-014`. */
const CATALOGUE = /^\p{L}{2,10}[ ._-]?\d{2,4}[\p{L}\d.]{0,3}$/u;
/** Words that numbers follow in titles. */
const ORDINARY =
  /^(?:vol|volume|pt|part|ep|lp|no|live|act|chapter|session|sessions|mix|cd|side|disc|episode|since|summer|winter)\b|^\p{L}+[ ._-]?(?:19|20)\d\d$/iu;
const BRACKETED = /^(.*?)\s*(?:\[([^[\]]{3,16})\]|\(([^()]{3,16})\))\s*(.*)$/;
/** A number that nothing divides from the title: `ABC014 New Song`. */
const LEADING = /^([A-Z]{2,6}\d{3,4}) (.+)$/;
const SEPARATED = /^(.{3,16}?)\s*(?:\||\/\/|:|\s[-\u2013\u2014])\s+(.+)$/;
/** Between artist and title: a dash with a space beside it. */
const DASH = /^(.+?)\s*(?:\s[-\u2013\u2014]|[-\u2013\u2014]\s)\s*(.+)$/;

export interface AlbumTitle {
  readonly title: string;
  readonly catalogueNumber?: string | undefined;
  /** Who is named before the title. */
  readonly artist?: string | undefined;
}

/**
 * @param artists whose names may stand before the title
 * @param album of a track, whose title may contain its name
 */
export function readAlbumTitle(
  written: string,
  artists: readonly string[],
  album: string | undefined,
): AlbumTitle {
  const unmarked = album === undefined ? undefined : dropAlbum(written, [album]);
  if (unmarked?.artist !== undefined) return unmarked;
  const { rest, number } = takeNumber(unmarked?.title ?? written);
  const [, artist, title] = DASH.exec(rest) ?? [];
  const isKnown = artists.some((name) => fold(name) === fold(artist ?? ''));
  return isKnown && title !== undefined
    ? { title, artist, catalogueNumber: number }
    : { title: rest, catalogueNumber: number };
}

function takeNumber(written: string): { rest: string; number?: string | undefined } {
  if (isNumber(written)) return { rest: written, number: written };
  const [, before = '', square, round, after = ''] = BRACKETED.exec(written) ?? [];
  const inside = square ?? round ?? '';
  const around = `${before} ${after}`.trim();
  // In round brackets, only capitals: (Part02) and the like are titles.
  if (isNumber(inside) && around && (square !== undefined || inside === inside.toUpperCase()))
    return { rest: around, number: inside };
  const [, first = '', rest = ''] = SEPARATED.exec(written) ?? LEADING.exec(written) ?? [];
  return isNumber(first) ? { rest, number: first } : { rest: written };
}

function isNumber(text: string): boolean {
  return CATALOGUE.test(text) && !ORDINARY.test(text);
}

/** A side and a number: `A1. `, `B2 - `. */
const SIDE = /^[A-H]{1,2}\d{0,2}(?:[.):]\s*|\s+[-\u2013\u2014]\s+|\s+)(?=\S)/;
const NUMBER = /^(\d{1,2})(?:[.)]\s*|\s*[-\u2013\u2014]\s+|\s+)(?=\S)/;

/**
 * The titles of an album without what all of them have before their names: the number of the catalogue, sides, numbers,
 * artists, the name of the album.
 *
 * @param album its names
 * @param artists who may be named before a single one
 */
export function readTrackTitles(
  written: readonly string[],
  catalogueNumber: string | undefined,
  album: readonly string[],
  artists: readonly string[],
): Unmarked[] {
  const prefix = `${catalogueNumber} `;
  const plain = written.map((title) => title.trim());
  const withoutNumber = dropFromAll(plain, (title) => (title.startsWith(prefix) ? prefix.length : 0));
  const withoutSides = dropFromAll(withoutNumber, (title) => SIDE.exec(title)?.[0].length ?? 0);
  const unmarked = dropAlbumFromAll(dropNumbers(withoutSides), album).map(
    (title): Unmarked => dropAlbum(title, album) ?? { title },
  );
  const titles = unmarked.map(({ title }) => title);
  const parts = unmarked.map(({ title, artist }) =>
    artist === undefined ? (DASH.exec(title)?.slice(1) ?? []) : [artist, title],
  );
  const allNamed = titles.length > 1 && parts.every(([artist]) => artist !== undefined);
  return titles.map((title, index) => {
    const [artist = '', rest] = parts[index] ?? [];
    const isArtist =
      allNamed ||
      unmarked[index]?.artist !== undefined ||
      artists.some((name) => fold(name) === fold(artist));
    return isArtist && rest !== undefined ? { title: rest, artist } : { title };
  });
}

/** @param lengthIn of what is before the title; 0 if there is nothing */
function dropFromAll(titles: readonly string[], lengthIn: (title: string) => number): readonly string[] {
  const lengths = titles.map(lengthIn);
  return titles.length > 1 && lengths.every((length) => length > 0)
    ? titles.map((title, index) => title.slice(lengths[index]))
    : titles;
}

/** Numbers that are those of the tracks, if most have one: a song may be called `7 Years`. */
function dropNumbers(titles: readonly string[]): readonly string[] {
  const found = titles.map((title, index) => {
    const [before = '', number] = NUMBER.exec(title) ?? [];
    return Number(number) === index + 1 ? before.length : 0;
  });
  const numbered = found.filter((length) => length > 0).length;
  return numbered > 1 && numbered * 2 > titles.length
    ? titles.map((title, index) => title.slice(found[index]))
    : titles;
}

const ALBUM = /^(?:(.*?)\s*[-\u2013\u2014]\s*)?[[(]([^[\]()]+)[\])]\s*[-\u2013\u2014:]?\s*(\S.*)$/;
const DASHED = /^(.+?)\s+[-\u2013\u2014]\s+(.+)$/;
const FORMAT = /(?<!\p{L})(?:lp|ep|album|single)(?!\p{L})/giu;

export interface Unmarked {
  readonly title: string;
  /** Who is named before the album. */
  readonly artist?: string | undefined;
}

/**
 * A title without the name of its album in brackets; undefined if it has none.
 *
 * @param albums what the page calls the album
 */
function dropAlbum(written: string, albums: readonly string[]): Unmarked | undefined {
  const [, before, inside = '', title] = ALBUM.exec(written) ?? [];
  if (title === undefined || !isOneOf(inside, albums)) return undefined;
  return { title, artist: before || undefined };
}

/** Titles without the name of their album and a dash, if all of them have it: one alone may be called `Album - Reprise`. */
function dropAlbumFromAll(titles: readonly string[], albums: readonly string[]): readonly string[] {
  const parts = titles.map((title) => DASHED.exec(title)?.slice(1) ?? []);
  const isEach = titles.length > 1 && parts.every(([first = '']) => isOneOf(first, albums));
  return isEach ? titles.map((title, index) => parts[index]?.[1] ?? title) : titles;
}

function isOneOf(name: string, albums: readonly string[]): boolean {
  const bare = bareName(name);
  return bare !== '' && albums.some((album) => bareName(album) === bare);
}

/** Without what it is, as it is written in one place and not in another: `Name LP`. */
function bareName(name: string): string {
  return fold(name.replace(FORMAT, ' ').replace(/\s+/g, ' ').trim());
}

/** @param others places and names, as the page has them; parts of a place are between commas */
export function readTags(tags: readonly string[], others: readonly string[], notes: Notes): string[] {
  const known = new Set(others.flatMap((other) => [other, ...other.split(',')]).map(plain));
  const genres = new Map<string, string>();
  for (const tag of tags) {
    const genre = notes.line('Tag', tag);
    if (genre === undefined) continue;
    if (known.has(plain(genre))) notes.leave('Tag that is a place or a name', genre);
    else if (!genres.has(plain(genre))) genres.set(plain(genre), genre);
  }
  return [...genres.values()];
}

/** `Hip-Hop` and `hip hop` are one. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}&]+/gu, '');
}
