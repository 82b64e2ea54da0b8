/** Days and years. */
import * as z from 'zod';
import { latinDigits } from '../../lib/text.ts';
import { isOnCalendar, YEARS } from './dates.ts';

const YEAR = '(19|20|21)\\d\\d';
const PARTIAL_DATE = new RegExp(`^${YEAR}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$`);
const DAY = new RegExp(`^${YEAR}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$`);
const OTHER_YEAR = new RegExp(`^(?!${YEAR})\\d{4}(-\\d\\d){0,2}$`);

type ReadDates = (written: string) => string[];

/** The reason to refuse a date, which may be its year alone. */
function messageFor(expectation: string) {
  return ({ input }: { input?: unknown }) =>
    OTHER_YEAR.test(String(input))
      ? `must be in the years ${YEARS.first} to ${YEARS.last}`
      : `must be ${expectation}`;
}

/**
 * A date as people write it, if it is unambiguous.
 * @param read as `openDateReader` makes it
 * @param form how it is written when it has been read; editors let everything else pass that is not digits and hyphens
 */
function date(read: ReadDates, form: RegExp, expectation: string) {
  return z
    .union([z.string(), z.number()], `must be ${expectation}`)
    .transform((written) => {
      // YAML makes 2018.1 of 2018.10.
      const isWhole = typeof written === 'string' || Number.isInteger(written);
      const [reading, other] = isWhole ? read(String(written)) : [];
      return reading === undefined || other !== undefined ? String(written) : reading;
    })
    .pipe(
      z
        .string()
        .regex(form, { error: messageFor(expectation), abort: true })
        .refine(isOnCalendar, 'must be a day that exists'),
    )
    .meta({
      type: ['string', 'integer'],
      anyOf: undefined,
      pattern: `^(?!\\d+(-\\d+)*$).*[\\d\\u0660-\\u06ff]|${form.source}`,
      minimum: YEARS.first,
    });
}

/** The two kinds of dates, in the languages of the reader. */
export function writtenDates(read: ReadDates) {
  return {
    /** A date, as far as known: `2025-08-01`, `2025-08` or `2025` (YAML reads a bare year as a number). */
    partialDate: date(read, PARTIAL_DATE, 'a date such as 2025-08-01, 2025-08 or 2025').meta({
      value: 'partialDate',
      $comment: 'date, year and month, or year',
    }),
    /** A whole day, `2025-08-01`. */
    day: date(read, DAY, 'a day such as 2025-08-01').meta({ value: 'day', $comment: 'day' }),
  };
}

/** A year: `2025`. */
export const year = z
  .int({ error: ({ code }) => (code === 'invalid_type' ? 'must be a year such as 2019' : undefined) })
  .min(YEARS.first)
  .max(YEARS.last)
  .meta({ value: 'year' });

/** Reads `2019/21` as years. Undefined for several that are no span, and for words beside them, which mean something: `c. 2019`. */
function readYears(written: string): string | undefined {
  const [first = '', last = '', ...others] = latinDigits(written).match(/\d+/g) ?? [];
  if (/[\p{L}?~]/u.test(written)) return undefined;
  const end = `${first.slice(0, 4 - last.length)}${last}`;
  if (others.length > 0 || first.length !== 4) return undefined;
  if (last === '') return first;
  return /^\d{4}\s*[-–—/]\s*\d+$/.test(latinDigits(written).trim()) && end > first
    ? `${first}–${end}`
    : undefined;
}

const SPAN = 'must be a year such as 2024, or the first and the last, such as 2023–2025';

/** A year, or the first and the last of several, `2023–2025`, as a text. */
export const years = z
  .union([year, z.string().regex(new RegExp(`^${YEAR}( ?[–-] ?${YEAR})?$`), SPAN)], SPAN)
  .transform((written) => String(written).replace(/ ?[–-] ?/, '–'))
  .meta({ value: 'text', read: readYears, proper: true, $comment: 'year, or first and last' });
