/** The artists of a release, in the terms of schema.org. */
import type { Data } from '../../engine/content/grammar.ts';
import { fold } from '../../engine/lib/fold.ts';
import { type Artist, artistsOf, isOfSite, mainArtists } from '../artists.ts';
import type { Credit } from '../schema/credits.ts';
import type { Site } from '../site.ts';
import { artistReference, makerReference, referenceTo } from './thing.ts';

type Credited = Pick<Data<'releases'>, 'artists'>;

/**
 * The main artists, who made it. One who is among the credits or members is a person; whether another one is a person or a
 * band is not known, and a MusicGroup may be either, as schema.org has it.
 */
export function makersLd(site: Site, credited: Credited, credits?: readonly Credit[]) {
  const people = listPeople(site, credits);
  return oneOrAll(
    mainArtists(artistsOf(site, credited)).map((artist) =>
      artist.isOwn ? makerReference(site) : artistLd(site, artist, people),
    ),
  );
}

/** All others, who contributed. */
export function guestsLd(site: Site, credited: Credited, credits?: readonly Credit[]) {
  const artists = artistsOf(site, credited);
  const main = mainArtists(artists);
  const people = listPeople(site, credits);
  return artists.filter((artist) => !main.includes(artist)).map((artist) => artistLd(site, artist, people));
}

/** The artist of the site contributed to every release of others that is shown here, though it may name none of its own. */
export function contributorsLd(site: Site, data: Credited, credits?: readonly Credit[]) {
  const isNamed = artistsOf(site, data).some(isOfSite);
  return [...guestsLd(site, data, credits), ...(isNamed ? [] : [artistReference(site)])];
}

function artistLd(site: Site, { name, url, isOwn }: Artist, people: ReadonlySet<string>) {
  const known = isOwn ? artistReference(site) : referenceTo(site, name);
  if (known) return known;
  const type = people.has(fold(name)) ? 'Person' : 'MusicGroup';
  return { '@type': type, name, ...(url && { url }) } as const;
}

/** Folded names of those who are known to be people. */
function listPeople({ settings }: Site, credits: readonly Credit[] = []): ReadonlySet<string> {
  const members = (settings.artist.members ?? []).map(({ name }) => name);
  return new Set([...members, ...credits.flatMap(({ names }) => names)].map(fold));
}

/** A single one is given without a list. */
export function oneOrAll<T>(values: readonly T[]): T | readonly T[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}
