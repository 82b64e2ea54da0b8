/** The artists of a release or track: one of them made it, each is named once, and each by a name of their own. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../../engine/content/types.ts';
import { fold } from '../../../engine/lib/fold.ts';
import { findNearest } from '../../../engine/lib/suggest.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Check } from '../../../site/check.ts';
import { ownNames } from '../../../site/own-names.ts';
import type { CreditedArtist } from '../../../site/schema/people.ts';
import { problem } from '../problems.ts';
import type { Release } from '../schema/release.ts';

/** `A feat. B` is two artists. An & may be part of a name. */
const GUEST = /^(.+?)\s+[([]?(?:feat|ft|featuring)(?:\.\s*|\s+)([^)\]]+)[)\]]?$/i;

interface Credited {
  release: Entry<Release>;
  title: string;
  artists: readonly CreditedArtist[];
  /** Of the list of artists. */
  path: DataPath;
}

export const checkArtists: Check = ({ content }) => {
  const own = ownNames(content.site.data.artist);
  return content.releases
    .flatMap(listCredited)
    .flatMap((credited) => [
      ...checkMain(credited, own),
      ...checkSpelling(credited, own),
      ...checkRepeated(credited, own),
      ...checkNames(credited),
    ]);
};

/** A release and its tracks, as far as they name artists. */
function listCredited(release: Entry<Release>): Credited[] {
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

/** Where only guests are named, the artist of the site made it; as one of the guests they did not, and nobody else did. */
function checkMain({ release, title, artists, path }: Credited, own: ReadonlySet<string>): Problem[] {
  if (artists.some(({ role }) => role === 'main')) return [];
  const index = artists.findIndex(({ name }) => own.has(fold(name)));
  const guest = artists[index];
  if (!guest) return [];
  const at = positionOf(release, [...path, index]);
  return [problem('artists/no-main', at, { title, name: guest.name, role: guest.role })];
}

/** A slip in the artist's own name makes the release somebody else's. */
function checkSpelling({ release, title, artists, path }: Credited, own: ReadonlySet<string>): Problem[] {
  if (artists.some(({ name }) => own.has(fold(name)))) return [];
  return artists.flatMap(({ name, role }, index) => {
    if (role !== 'main' || findNearest(fold(name), own) === undefined) return [];
    return [problem('artists/nearly-own', positionOf(release, [...path, index]), { title, name })];
  });
}

/** The artist of the site may have several names. */
function checkRepeated({ release, artists, path }: Credited, own: ReadonlySet<string>): Problem[] {
  const [first] = own;
  const names = artists.map(({ name }) => (own.has(fold(name)) ? first : fold(name)));
  return artists.flatMap(({ name }, index) =>
    names.indexOf(names[index]) < index
      ? [problem('artists/repeated', positionOf(release, [...path, index]), { name })]
      : [],
  );
}

function checkNames({ release, artists, path }: Credited): Problem[] {
  return artists.flatMap(({ name }, index) => {
    const [, first, guest] = GUEST.exec(name) ?? [];
    if (first === undefined || guest === undefined) return [];
    return [problem('artists/several', positionOf(release, [...path, index]), { name, first, guest })];
  });
}
