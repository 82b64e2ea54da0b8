/** The shapes of people in artist.json. */
import * as z from 'zod';

export const url = z.url().describe('A whole address.');

export const credits = z
  .array(z.strictObject({ role: z.string(), names: z.array(z.string()), url: url.optional() }))
  .describe('Who did what.');

const names = z.array(z.string());
/** Writers and performers beside the artist. */
export const performance = {
  composer: names.optional(),
  arranger: names.optional(),
  conductor: names.optional(),
  soloists: z
    .array(z.strictObject({ name: z.string(), role: z.string().optional(), url: url.optional() }))
    .optional(),
  ensemble: names.optional(),
};
