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
  /** Name before the title. */
  readonly artist?: string | undefined;
}

/** Divides the title of an album or a track. @param artists whose names may stand before it */
export function readAlbumTitle(written: string, artists: readonly string[]): AlbumTitle {
  const { rest, number: catalogueNumber } = takeNumber(written);
  const [, artist, title] = DASH.exec(rest) ?? [];
  const isKnown = artists.some((name) => fold(name) === fold(artist ?? ''));
  return isKnown && title !== undefined
    ? { title, artist, catalogueNumber }
    : { title: rest, catalogueNumber };
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

/** The titles of an album without the number of the catalogue, sides, numbers and artists that all of them have before their names. */
export function readTrackTitles(
  written: readonly string[],
  catalogueNumber: string | undefined,
  artists: readonly string[],
): TrackTitle[] {
  const prefix = `${catalogueNumber} `;
  const plain = written.map((title) => title.trim());
  const withoutNumber = dropFromAll(plain, (title) => (title.startsWith(prefix) ? prefix.length : 0));
  const titles = dropNumbers(dropFromAll(withoutNumber, (title) => SIDE.exec(title)?.[0].length ?? 0));
  const parts = titles.map((title) => DASH.exec(title)?.slice(1) ?? []);
  const allNamed = titles.length > 1 && parts.every(({ length }) => length > 0);
  return titles.map((title, index) => {
    const [artist = '', rest] = parts[index] ?? [];
    const isArtist = allNamed || artists.some((name) => fold(name) === fold(artist));
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

export interface TrackTitle {
  readonly title: string;
  readonly artist?: string | undefined;
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
