/** Checks of the artists of releases and tracks: one of them is the main artist, and each is listed once, by one name. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { inline } from '../../engine/content/validate/fit.ts';
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { ownNames } from '../../site/artists.ts';
import type { Check } from '../../site/check.ts';
import { readCompany, readGuests } from '../../site/guests.ts';
import type { CreditedArtist } from '../../site/schema/people.ts';
import { problem } from './messages.ts';
import type { Release } from './schema/release.ts';

interface ArtistList {
  release: Entry<Release>;
  title: string;
  artists: readonly CreditedArtist[];
  path: DataPath;
}

/** The names of the files in `artists/`, by themselves and by folded names. */
type Roster = ReadonlyMap<string, string>;

function findIn(roster: Roster, name: string): string | undefined {
  return roster.get(name) ?? roster.get(fold(name));
}

export const checkArtists: Check = ({ content }) => {
  const own = ownNames(content.site.data.artist);
  const roster = new Map(
    content.artists.flatMap(({ slug, data }) => [slug, fold(data.name)].map((name) => [name, slug])),
  );
  return content.releases
    .flatMap(listArtists)
    .flatMap((list) => [
      ...checkMain(list, own),
      ...checkSpelling(list, own, roster),
      ...checkRepeated(list, own, roster),
      ...checkNames(list, own),
    ]);
};

/** The artists of a release and of each of its tracks. */
function listArtists(release: Entry<Release>): ArtistList[] {
  const { title, artists = [], tracks = [] } = release.data;
  return [
    { release, title, artists, path: ['artists'] },
    ...tracks.map((track, index) => ({
      release,
      title: track.title,
      artists: track.artists ?? [],
      path: ['tracks', index, 'artists'],
    })),
  ];
}

/** Checks for a main artist: without one, a release is by the artist of the site, who cannot be a guest. */
function checkMain({ release, title, artists, path }: ArtistList, own: ReadonlySet<string>): Problem[] {
  if (artists.some(({ role }) => role === 'main')) return [];
  const index = artists.findIndex(({ name }) => own.has(fold(name)));
  const guest = artists[index];
  if (!guest) return [];
  const at = positionOf(release, [...path, index]);
  return [problem('artists/no-main', at, { title, name: guest.name, role: guest.role })];
}

/** Reports main artists whose names are one typo away from the name of the site's artist. */
function checkSpelling(
  { release, title, artists, path }: ArtistList,
  own: ReadonlySet<string>,
  roster: Roster,
): Problem[] {
  if (artists.some(({ name }) => own.has(fold(name)) || findIn(roster, name))) return [];
  return artists.flatMap(({ name, role }, index) => {
    if (role !== 'main' || findNearest(fold(name), own) === undefined) return [];
    return [problem('artists/nearly-own', positionOf(release, [...path, index]), { title, name })];
  });
}

/** Reports artists who are listed twice; all names of the artist of the site count as one, and those of a file. */
function checkRepeated(
  { release, artists, path }: ArtistList,
  own: ReadonlySet<string>,
  roster: Roster,
): Problem[] {
  const [first] = own;
  const names = artists.map(({ name }) =>
    own.has(fold(name)) ? first : (findIn(roster, name) ?? fold(name)),
  );
  return artists.flatMap(({ name }, index) =>
    names.indexOf(names[index]) < index
      ? [problem('artists/repeated', positionOf(release, [...path, index]), { name })]
      : [],
  );
}

function checkNames({ release, artists, path }: ArtistList, own: ReadonlySet<string>): Problem[] {
  const isOwn = (name: string) => own.has(fold(name));
  const write = (name: string) => (isOwn(name) ? '{artist}' : name);
  return artists.flatMap(({ name }) => {
    const several = splitName(name, isOwn);
    if (!several) return [];
    const listed = artists.flatMap((artist) => {
      if (artist.name === name) return several.map((each) => (typeof each === 'string' ? write(each) : each));
      const isPlain = artist.role === 'main' && artist.url === undefined;
      return [isPlain ? write(artist.name) : artist];
    });
    // The line to write is that of the whole list.
    return [problem('artists/several', positionOf(release, path), { name, listed: inline(listed) })];
  });
}

/** The entries to write for several artists in one name. */
function splitName(name: string, isOwn: (name: string) => boolean) {
  const found = readGuests(name);
  if (found) return [found.first, ...found.guests.map((guest) => ({ name: guest, role: 'featuring' }))];
  const company = readCompany(name, isOwn);
  if (!company) return undefined;
  const { first, other, role } = company;
  return [first, role === 'main' ? other : { name: other, role }];
}
