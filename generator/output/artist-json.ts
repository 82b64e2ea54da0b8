/** `artist.json`, and beside it the schema that says what it holds. */

import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';
import type { Artist } from '../model/artist/schema.ts';
import { ARTIST_ROUTE, ARTIST_SCHEMA_ROUTE } from '../model/feeds/addresses.ts';

/** A new one where the schema changes. */
const SCHEMA_VERSION = 'artist schema 1';

export function planArtist(artist: Artist): Artifact[] {
  return [
    { path: ARTIST_ROUTE.slice(1), body: write(artist) },
    {
      path: ARTIST_SCHEMA_ROUTE.slice(1),
      key: hash(SCHEMA_VERSION, artist.$schema),
      // zod is slow to load, and the schema hardly ever changes.
      body: async () => {
        const { writeArtistSchema } = await import('../model/artist/json-schema.ts');
        return write({ ...writeArtistSchema(), $id: artist.$schema });
      },
    },
  ];
}

function write(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
