/** `artist.json`, and beside it the schema that says what it holds. */
import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { hash } from '../../engine/lib/hash.ts';
import { ARTIST_ROUTE, ARTIST_SCHEMA_ROUTE } from '../../site/feed.ts';
import type { Site } from '../../site/site.ts';
import type { Artist } from './schema.ts';

/** @param cache for what is the same on all sites */
export function planArtist({ urls }: Site, artist: () => Artist, cache: Cache): Artifact[] {
  const schema = urls.absolute(ARTIST_SCHEMA_ROUTE);
  return [
    { path: ARTIST_ROUTE.slice(1), body: () => write(artist()) },
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
