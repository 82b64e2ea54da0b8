/** The names in the content, and the artists that they may stand for. */

import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { isNear, lettersOf } from '../../engine/lib/near.ts';
import { ownNames } from '../../site/artists.ts';
import { readLyrics } from '../../site/lyrics.ts';
import type { RosterArtist } from '../../site/roster.ts';

export interface Named {
  name: string;
  entry: Entry<unknown>;
  path: DataPath;
}

/** Returns a function that recognises the artists, their files, and the artist of the site. */
export function openKnown({ artists, site }: Content): (name: string) => boolean {
  const known = new Set([
    ...artists.flatMap(({ slug, data }) => [slug, fold(data.name)]),
    ...ownNames(site.data.artist),
  ]);
  return (name) => known.has(name) || known.has(fold(name));
}

/** Finds the artist whose name differs by a letter, or by blanks and signs, and looks each name up once. */
export function openNear(artists: readonly RosterArtist[]): (name: string) => RosterArtist | undefined {
  const spelt = artists.map((entry) => ({ entry, letters: lettersOf(entry.data.name) }));
  const found = new Map<string, RosterArtist | undefined>();
  return (name) => {
    const letters = lettersOf(name);
    if (!found.has(letters)) {
      const near = spelt.find((each) => isNear(letters, each.letters));
      found.set(letters, near?.entry);
    }
    return found.get(letters);
  };
}

/** Lists everybody named in releases, remixes and shows. */
export function listNames({ releases, remixes, pages }: Content): Named[] {
  const { events } = pages;
  return [
    ...releases.flatMap(listReleaseNames),
    ...remixes.flatMap((entry) => {
      const name = entry.data.original_artist;
      return name === undefined ? [] : [{ name, entry, path: ['original_artist'] }];
    }),
    ...(events?.data.events ?? []).flatMap(({ support = [] }, index) =>
      support.flatMap(({ name }, at) =>
        events ? [{ name, entry: events, path: ['events', index, 'support', at] }] : [],
      ),
    ),
  ];
}

/** Lists the names in marks of lyrics, `[Verse 1: Kemi]`: parts, and who sings them. */
export function listMarks({ releases }: Content): Named[] {
  return releases.flatMap((entry) => [
    ...marksIn(entry, entry.data.lyrics, ['lyrics']),
    ...(entry.data.tracks ?? []).flatMap(({ lyrics }, index) =>
      marksIn(entry, lyrics, ['tracks', index, 'lyrics']),
    ),
  ]);
}

function marksIn(entry: Entry<unknown>, lyrics: string | undefined, path: DataPath): Named[] {
  const marks = lyrics === undefined ? [] : readLyrics(lyrics, []).map(({ mark }) => mark);
  const names = new Set(marks.flatMap((mark) => mark.split(/\s*[:&,+/]\s*/)));
  return [...names].map((name) => ({ name, entry, path }));
}

/** Lists everybody named in a release and its tracks. */
export function listReleaseNames(entry: Content['releases'][number]): Named[] {
  return [
    ...listCredited(entry, entry.data, []),
    ...(entry.data.tracks ?? []).flatMap((track, index) => listCredited(entry, track, ['tracks', index])),
  ];
}

function listCredited(
  entry: Entry<unknown>,
  { artists = [], credits = [] }: Pick<Content['releases'][number]['data'], 'artists' | 'credits'>,
  path: DataPath,
): Named[] {
  return [
    ...artists.map(({ name }, index) => ({ name, entry, path: [...path, 'artists', index] })),
    ...credits.flatMap(({ role, names }) =>
      names.map((name) => ({ name, entry, path: [...path, 'credits', role] })),
    ),
  ];
}

/** Lists everybody named as one of the artists in mixes, shows and news. */
export function listReferences({ mixes, news, pages: { events } }: Content): Named[] {
  return [
    ...[...mixes, ...news].flatMap((entry) =>
      (entry.data.artists ?? []).map((name, index) => ({ name, entry, path: ['artists', index] })),
    ),
    ...(events?.data.events ?? []).flatMap(({ artists = [] }, show) =>
      artists.flatMap((name, index) =>
        events ? [{ name, entry: events, path: ['events', show, 'artists', index] }] : [],
      ),
    ),
  ];
}
