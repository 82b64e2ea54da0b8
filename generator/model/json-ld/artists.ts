/** Whom a release is by, in the terms of schema.org. */
import type { Release } from '../../content/schema/music.ts';
import { type Artist, artistsOf, mainArtists } from '../artists.ts';
import type { Site } from '../site.ts';
import { artistReference } from './thing.ts';

/**
 * The main artists made it, all others contributed: so did the artist of the site to every release of others that is
 * shown here. Whether another one is a person or a band is not known; a MusicGroup may be either, as schema.org has it.
 */
export function artistsLd(site: Site, data: Release) {
  const artists = artistsOf(site, data);
  const main = mainArtists(artists);
  const guests = artists.filter((artist) => !main.includes(artist));
  const isMissing = !artists.some(({ isOwn }) => isOwn);
  const contributors = [
    ...guests.map((artist) => artistLd(site, artist)),
    ...(isMissing ? [artistReference(site)] : []),
  ];
  return {
    byArtist: oneOrAll(main.map((artist) => artistLd(site, artist))),
    ...(contributors.length > 0 && { contributor: oneOrAll(contributors) }),
  };
}

function artistLd(site: Site, { name, url, isOwn }: Artist) {
  return isOwn ? artistReference(site) : ({ '@type': 'MusicGroup', name, ...(url && { url }) } as const);
}

function oneOrAll<T>(values: readonly T[]): T | readonly T[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}
