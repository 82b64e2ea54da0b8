/** Artists of releases and tracks, from names and titles. */
import type { NamedRole } from '../catalogue.ts';
import { foldName } from '../match/names.ts';
import type { SplitTitle } from '../titles/index.ts';

export type NamedArtist = string | NamedRole;

export function artistName(artist: NamedArtist): string {
  return typeof artist === 'string' ? artist : artist.name;
}

function roleOf(artist: NamedArtist): NamedRole['role'] {
  return typeof artist === 'string' ? 'main' : artist.role;
}

/** The artists that a source names, and those of the title. Who is a guest or a remixer there is no main artist. */
export function artistsOf(
  given: readonly NamedArtist[] = [],
  { artist, featuring, remixer }: SplitTitle,
): NamedArtist[] {
  const guests = new Set(featuring.map(foldName));
  const main = given.map(
    (each): NamedArtist =>
      roleOf(each) === 'main' && guests.has(foldName(artistName(each)))
        ? { name: artistName(each), role: 'featuring' }
        : each,
  );
  const all = main.length === 0 && artist !== undefined ? [artist] : main;
  return addRole(addRole(all, featuring, 'featuring'), remixer, 'remixer');
}

function addRole(
  artists: readonly NamedArtist[],
  names: readonly string[],
  role: NamedRole['role'],
): NamedArtist[] {
  const inRole = new Set(names.map(foldName));
  const known = new Set(artists.map((each) => foldName(artistName(each))));
  const isOther = (each: NamedArtist) => roleOf(each) !== 'main' || !inRole.has(foldName(artistName(each)));
  // Their own song, or their own remix of it.
  const named = artists.some((each) => roleOf(each) === 'main' && isOther(each))
    ? artists.map((each) => (isOther(each) ? each : { name: artistName(each), role }))
    : artists;
  return [...named, ...names.filter((name) => !known.has(foldName(name))).map((name) => ({ name, role }))];
}

/**
 * Nobody, if the artist of the site is the only one; where only guests are named, the artist is the main one anyway. As a guest,
 * the artist is named: it is somebody else’s song.
 */
export function withoutOwn(artists: readonly NamedArtist[], own: ReadonlySet<string>): NamedArtist[] {
  const isOwn = (each: NamedArtist) => !isGuest(each) && own.has(foldName(artistName(each)));
  const others = artists.filter((each) => !isOwn(each));
  const isOnlyMain = artists.every((each) => roleOf(each) !== 'main' || isOwn(each));
  return isOnlyMain && others.every((each) => roleOf(each) !== 'main') ? others : [...artists];
}

function isGuest(artist: NamedArtist): boolean {
  return ['with', 'featuring'].includes(roleOf(artist));
}

/** Whether a record is by others: there, the artist of the site does not go without saying. */
export function isByOthers(artists: readonly NamedArtist[], own: ReadonlySet<string>): boolean {
  const main = artists.filter((each) => roleOf(each) === 'main');
  return main.length > 0 && !main.some((each) => own.has(foldName(artistName(each))));
}

/** Whether two credits name the same in the same roles; nobody is the artist of the site. */
export function isSameArtists(
  one: readonly NamedArtist[],
  other: readonly NamedArtist[],
  own: ReadonlySet<string>,
): boolean {
  const list = (artists: readonly NamedArtist[]) =>
    withoutOwn(artists, own)
      .map((each) => `${foldName(artistName(each))}/${roleOf(each)}`)
      .toSorted()
      .join();
  return list(one) === list(other);
}
