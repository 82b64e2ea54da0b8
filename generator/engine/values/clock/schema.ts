/** Times of the day. */
import * as z from 'zod';
import { readTimes } from './read.ts';

const CLOCK = 'must be a time such as 22:00';

/** A time of the day: `22:00`, also from `22.00`, `10 pm` and the like. */
export const clock = z
  .union([z.string(), z.number()], CLOCK)
  .transform((written, context) => {
    const [reading, other] = readTimes(written);
    if (reading !== undefined && other === undefined) return reading;
    context.issues.push({ code: 'custom', message: CLOCK, input: written });
    return z.NEVER;
  })
  .meta({ value: 'clock', $comment: 'time', type: ['string', 'number'], anyOf: undefined });
