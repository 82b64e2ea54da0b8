/** How long a recording is, and places in it. */
import * as z from 'zod';
import { latinDigits } from '../../lib/text.ts';

/** In seconds: a week. */
const LONGEST = 7 * 24 * 3600;

const CLOCK = /^(?:(\d+):(?=\d\d:))?(\d+):([0-5]\d)$/;
const ISO = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i;

const LENGTH = 'must be a length such as 3:20 (3 minutes 20 seconds) or 1:02:30';
const MOMENT = 'must be a time from the beginning, such as 0:00, 3:20 or 1:02:30';

/**
 * How long something is, in seconds: a clock (`3:20`, `1:02:30`), a number of seconds (`200`) or ISO 8601 (`PT3M20S`), in
 * the digits of any script. Undefined for anything else.
 */
function readLength(written: string | number): number | undefined {
  if (typeof written === 'number') return written;
  const text = latinDigits(written).trim();
  if (/^\d+$/.test(text)) return Number(text);
  const [found, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(text) ?? ISO.exec(text) ?? [];
  if (found === undefined) return undefined;
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), Number.MAX_SAFE_INTEGER);
}

/** A whole number of seconds, written as a clock, as seconds, or in ISO 8601. */
function seconds(expectation: string, limits: (seconds: z.ZodNumber) => z.ZodNumber) {
  return z
    .union([z.string(), z.number()], expectation)
    .transform((written, context) => {
      const read = readLength(written);
      if (Number.isInteger(read)) return read;
      context.issues.push({ code: 'custom', message: expectation, input: written });
      return z.NEVER;
    })
    .pipe(limits(z.int().max(LONGEST, 'must be a week at most')));
}

const META = {
  value: 'length',
  type: ['string', 'integer'],
  anyOf: undefined,
  pattern: '^(\\d+|(\\d+:(?=\\d\\d:))?\\d+:[0-5]\\d|PT(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)$',
  maximum: LONGEST,
} as const;

/** How long something is, in whole seconds above zero. */
export const length = seconds(LENGTH, (number) => number.positive('must be above zero')).meta({
  ...META,
  $comment: 'length',
  minimum: 1,
});

/** A place in a recording, in whole seconds from its beginning, which is `0:00`. */
export const moment = seconds(MOMENT, (number) => number.nonnegative(MOMENT)).meta({
  ...META,
  $comment: 'time from the beginning',
  minimum: 0,
});
