/** The name of the album within the title of a track: `Artist - [Name LP] - Track`. */
import { fold } from '../../../engine/lib/fold.ts';

const BRACKETED = /^(?:(.*?)\s*[-\u2013\u2014]\s*)?[[(]([^[\]()]+)[\])]\s*[-\u2013\u2014:]?\s*(\S.*)$/;
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
export function dropAlbum(written: string, albums: readonly string[]): Unmarked | undefined {
  const [, before, inside = '', title] = BRACKETED.exec(written) ?? [];
  if (title === undefined || !isOneOf(inside, albums)) return undefined;
  return { title, artist: before || undefined };
}

/** Titles without the name of their album and a dash, if all of them have it: one alone may be called `Album - Reprise`. */
export function dropAlbumFromAll(titles: readonly string[], albums: readonly string[]): readonly string[] {
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
