/** Counts, tempos and ids. */
import * as z from 'zod';
import { text } from '../text/schema.ts';

/** Limit of counts: of plays, of episodes. */
export const MAX_COUNT = 1_000_000_000_000;

/** An internal name that may be written as text or number. */
export const id = z
  .union([z.string().min(1), z.number()], 'must be text or a number')
  .meta({ value: 'id', $comment: 'text or number' });

/** Tempo: a number of beats per minute, or text if it is not exact (`about 96`). */
export const bpm = z
  .union([z.number().positive().max(1000), text], 'must be a number such as 96, or text such as "about 96"')
  .meta({ value: 'bpm', $comment: 'number or text' });
