/** Parts that all structured data shares: the page of a thing, and references to artists. */
import { fold } from '../../engine/lib/fold.ts';
import { groupType, isPerson } from '../identity.ts';
import { findArtist, type RosterArtist } from '../roster.ts';
import { artistRoute } from '../routes.ts';
import type { Site } from '../site.ts';

export const CONTEXT = 'https://schema.org';

export interface ThingPage {
  /** Absolute. */
  url: string;
  /** Absolute, in several shapes: the thing's own picture first. Search engines choose the shape that they need. */
  images: readonly string[];
  description: string;
}

/** Returns one picture as it is, several as a list. */
export function picturesOf({ images }: Pick<ThingPage, 'images'>): { image?: string | readonly string[] } {
  const [first, ...others] = images;
  if (first === undefined) return {};
  return { image: others.length > 0 ? images : first };
}

export function artistId({ urls }: Site): string {
  return urls.absolute('/#artist');
}

/** A reference to the artist from another thing, with the address of Home, which has the full description. */
export function artistReference(site: Site) {
  const known = { '@id': artistId(site), name: site.settings.artist.name, url: site.urls.absolute('/') };
  switch (groupType(site)) {
    case 'Organization':
      return { '@type': 'Organization', ...known } as const;
    case 'MusicGroup':
      return { '@type': 'MusicGroup', ...known } as const;
    default:
      return { '@type': 'Person', ...known } as const;
  }
}

/** The artist as the one whom a recording is by, which is no company: a label is named by its id alone. */
export function makerReference(site: Site) {
  const artist = artistReference(site);
  return artist['@type'] === 'Organization' ? { '@id': artist['@id'] } : artist;
}

/** A reference to one of `artists/`, with the address of their page; the artist of the site may be one of them. */
export function rosterReference(site: Site, entry: RosterArtist) {
  const { slug, data } = entry;
  if (fold(data.name) === fold(site.settings.artist.name)) return artistReference(site);
  const url = site.urls.absolute(artistRoute(slug));
  const known = { '@id': `${url}#artist`, name: data.name, url };
  // Otherwise it may be either: schema.org has it that a MusicGroup can be a solo musician.
  return isPerson(site, entry)
    ? ({ '@type': 'Person', ...known } as const)
    : ({ '@type': 'MusicGroup', ...known } as const);
}

/** A reference to the artist of that name; undefined for anybody without a page here. */
export function referenceTo(site: Site, name: string) {
  const found = findArtist(site, name);
  return found && rosterReference(site, found);
}

/** A person or group by name: the artist, one of `artists/`, or anybody else. */
export function personLd(site: Site, name: string, type: 'Person' | 'MusicGroup' = 'Person') {
  if (fold(name) === fold(site.settings.artist.name)) return artistReference(site);
  return referenceTo(site, name) ?? ({ '@type': type, name } as const);
}
