/** The artist. */
import type { Person, WithContext } from 'schema-dts';
import type { Site } from '../site.ts';
import { artistId, CONTEXT } from './thing.ts';

/** @param image absolute */
export function personLd(site: Site, image: string | undefined): WithContext<Person> {
  const { artist, social = [], platforms = [], emails } = site.settings;
  const profiles = [...social, ...platforms].map(({ url }) => url).filter((url) => !isSearch(url));
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    '@id': artistId(site),
    name: artist.name,
    url: site.urls.absolute('/'),
    ...(image && { image }),
    ...(artist.description && { description: artist.description }),
    ...(artist.roles && { jobTitle: artist.roles }),
    ...(artist.location && {
      homeLocation: { '@type': 'Place', name: artist.location },
    }),
    ...(emails?.general && { email: emails.general }),
    ...(profiles.length > 0 && { sameAs: [...new Set(profiles)] }),
  };
}

/** Names of what is searched for in the addresses of platforms. */
const SEARCHED = ['q', 'query', 'search_query', 'term'];

/** A search finds many things, and is the identity of none. */
function isSearch(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.split('/').includes('search') || SEARCHED.some((name) => searchParams.has(name));
}
