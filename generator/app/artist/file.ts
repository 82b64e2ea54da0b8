/** `artist.json` of the site and of each of its artists, and the schema that says what it holds. */
import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { hash } from '../../engine/lib/hash.ts';
import { listWorks } from '../../features/artists/works.ts';
import type { Context } from '../../site/context.ts';
import { ARTIST_ROUTE, ARTIST_SCHEMA_ROUTE, rosterDataRoute } from '../../site/feed.ts';
import { projectArtist } from './index.ts';
import { projectRosterArtist } from './roster.ts';

/** @param cache for what is the same on all sites */
export function planArtist(context: Context, cache: Cache): Artifact[] {
  const { site } = context;
  const schema = site.urls.absolute(ARTIST_SCHEMA_ROUTE);
  const works = listWorks(site);
  return [
    { path: ARTIST_ROUTE.slice(1), body: () => write(projectArtist(context)) },
    ...site.artists.flatMap((entry): Artifact[] => {
      const own = works.get(entry.slug);
      if (!own) return [];
      const path = rosterDataRoute(entry.slug).slice(1);
      return [{ path, body: () => write(projectRosterArtist(context, entry, own)) }];
    }),
    {
      path: ARTIST_SCHEMA_ROUTE.slice(1),
      key: hash(VERSION, schema),
      body: async () => write({ ...(await readArtistSchema(cache)), $id: schema }),
    },
  ];
}

/** All but its address. zod is slow to load and to ask, and the schema is the same for all sites. */
export async function readArtistSchema(cache: Cache): Promise<object> {
  const text = await cache.get(['artist-schema', VERSION], async () => {
    const { writeArtistSchema } = await import('./schema.ts');
    return Buffer.from(JSON.stringify(writeArtistSchema()));
  });
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

function write(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
