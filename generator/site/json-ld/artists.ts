/** Whom a release is by, in the terms of schema.org. */
import type { Data } from '../../engine/content/grammar.ts';
import { type Artist, artistsOf, mainArtists } from '../artists.ts';
import type { Site } from '../site.ts';
import { artistReference } from './thing.ts';

type Credited = Pick<Data<'releases'>, 'artists'>;

/**
 * The main artists, who made it. Whether another one is a person or a band is not known; a MusicGroup may be either, as
 * schema.org has it.
 */
export function makersLd(site: Site, credited: Credited) {
  return oneOrAll(mainArtists(artistsOf(site, credited)).map((artist) => artistLd(site, artist)));
}

/** All others, who contributed. */
export function guestsLd(site: Site, credited: Credited) {
  const artists = artistsOf(site, credited);
  const main = mainArtists(artists);
  return artists.filter((artist) => !main.includes(artist)).map((artist) => artistLd(site, artist));
}

/** The artist of the site contributed to every release of others that is shown here, though it may not say so. */
export function contributorsLd(site: Site, data: Credited) {
  const isNamed = artistsOf(site, data).some(({ isOwn }) => isOwn);
  return [...guestsLd(site, data), ...(isNamed ? [] : [artistReference(site)])];
}

function artistLd(site: Site, { name, url, isOwn }: Artist) {
  return isOwn ? artistReference(site) : ({ '@type': 'MusicGroup', name, ...(url && { url }) } as const);
}

/** A single one is given without a list. */
export function oneOrAll<T>(values: readonly T[]): T | readonly T[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}
