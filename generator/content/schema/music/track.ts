/** A track of a release. */
import { z } from 'zod';
import { isrc } from '../codes.ts';
import { key, optional } from '../meta.ts';
import { id, length, text } from '../values.ts';

export const track = z.strictObject({
  id: optional(id, 'A name of your own for the track; not shown.', 'new-song-1'),
  title: key(text, 'The title of the track.', 'New Song'),
  track_number: key(z.int().positive().max(999), 'Its place on the record, from 1.', 1),
  duration: optional(length, 'Its length in minutes and seconds.', '3:20'),
  description: optional(text, 'One line about the track.', 'The original.'),
  isrc: optional(isrc, "The recording's ISRC, with or without hyphens.", 'AA-6Q7-20-00047'),
});

export type Track = z.infer<typeof track>;
