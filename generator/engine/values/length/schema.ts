/** Lengths of recordings, and moments in them. */
import * as z from 'zod';
import { likely } from '../../content/schema/read.ts';
import {
  completeRough,
  LONGEST,
  type RoughLength,
  readLength,
  readRough,
  readSeconds,
  writeLength,
} from './read.ts';

const LENGTH = 'must be a length such as 3:20 (3 minutes 20 seconds) or 1:02:30';
const ROUGH = 'must be a length such as 18:00, ca. 12 min or 8–10 min';
const MOMENT = 'must be a time from the beginning, such as 0:00, 3:20 or 1:02:30';

/** A whole number of seconds, written as a clock, in minutes, as seconds, or in ISO 8601. */
function seconds(expectation: string, limits: (seconds: z.ZodNumber) => z.ZodNumber) {
  return z
    .union([z.string(), z.number()], expectation)
    .transform((written, context) => {
      const read = readSeconds(written);
      if (Number.isInteger(read)) return read;
      context.issues.push({ code: 'custom', message: expectation, input: written });
      return z.NEVER;
    })
    .pipe(limits(z.int().max(LONGEST, 'must be a week at most')));
}

const META = {
  value: 'length',
  read: (written: string) => writeLength(likely(readLength(written)) ?? 0),
  type: ['string', 'integer'],
  anyOf: undefined,
  pattern:
    "^(\\d+|(\\d+:(?=\\d\\d:))?\\d+:[0-5]\\d|PT(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?|\\d{1,3} ?(['′’]|min\\.?)( ?[0-5]?\\d ?([\"″”]|''|′′|’’|s)?)?)$",
  maximum: LONGEST,
} as const;

/** A length in whole seconds above zero. */
export const length = seconds(LENGTH, (number) => number.positive('must be above zero')).meta({
  ...META,
  $comment: 'length',
  minimum: 1,
});

/** Seconds: a number below is meant as minutes. */
const SHORTEST = 60;

/** A length in whole seconds, or one that is known about: `18:00`, `ca. 12 min`, `8–10 min`. */
export const roughLength = z
  .union([z.string(), z.number()], ROUGH)
  .transform((written, context): number | RoughLength => {
    const rough = typeof written === 'string' ? readRough(written) : undefined;
    if (rough) return rough;
    const { data } = length.safeParse(written);
    if (data !== undefined && (data >= SHORTEST || Number.isNaN(Number(written)))) return data;
    context.addIssue(ROUGH);
    return z.NEVER;
  })
  .meta({ ...META, read: completeRough, $comment: 'length', pattern: undefined, minimum: SHORTEST });

/** A place in a recording, in whole seconds from its beginning, which is `0:00`. */
export const moment = seconds(MOMENT, (number) => number.nonnegative(MOMENT)).meta({
  ...META,
  $comment: 'time from the beginning',
  minimum: 0,
});
