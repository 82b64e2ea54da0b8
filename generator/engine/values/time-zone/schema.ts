/** Time zones. */
import * as z from 'zod';
import { isTimeZone } from '../../lib/time-zone.ts';

/** A zone of the time zone database: `Europe/Lisbon`. */
export const timeZone = z
  .string('must be a time zone such as Europe/Lisbon')
  .refine(isTimeZone, 'must be a time zone such as Europe/Lisbon')
  .meta({ value: 'timeZone', $comment: 'time zone' });
