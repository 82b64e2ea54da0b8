import { z } from 'zod';
import { artistSchema } from './schema.ts';

/** The shape of artist.json as JSON Schema, draft 2020-12. */
export function writeArtistSchema(): object {
  return z.toJSONSchema(artistSchema);
}
