/** What all structured data shares: the page that a thing has, and the artist it refers to. */
import { groupType } from '../identity.ts';
import type { Site } from '../site.ts';

export const CONTEXT = 'https://schema.org';

/** The page of a thing. */
export interface ThingPage {
  /** Absolute. */
  url: string;
  /** Absolute, in several shapes: the thing's own picture first. Search engines choose the shape that they need. */
  images: readonly string[];
  description: string;
}

/** One picture is given as it is, several as a list. */
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
