/** Days, years, times of the day and time zones. */
import { z } from 'zod';
import { isTimeZone } from '../../../lib/time-zone.ts';

/** The years that a site speaks of. Calendars and time zones are of no use far outside of them. */
export const YEARS = { first: 1900, last: 2199 };
const YEAR = '(19|20|21)\\d\\d';
const PARTIAL_DATE = new RegExp(`^${YEAR}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$`);
const DAY = new RegExp(`^${YEAR}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$`);
const OTHER_YEAR = new RegExp(`^(?!${YEAR})\\d{4}(-\\d\\d){0,2}$`);

/** The reason to refuse a date, which may be its year alone. */
function complainOf(expectation: string) {
  return ({ input }: { input?: unknown }) =>
    OTHER_YEAR.test(String(input))
      ? `must be in the years ${YEARS.first} to ${YEARS.last}`
      : `must be ${expectation}`;
}

/** True where the calendar has the day: `2025-02-30` does not. Years and months alone always exist. */
function isOnCalendar(date: string): boolean {
  if (date.length < 10) return true;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** As much of a date as is known: `2025-08-01`, `2025-08` or `2025` (YAML reads a bare year as a number). */
export const partialDate = z
  .union([z.string(), z.number()], 'must be a date such as 2025-08-01, 2025-08 or 2025')
  .transform(String)
  .pipe(
    z
      .string()
      .regex(PARTIAL_DATE, { error: complainOf('a date such as 2025-08-01, 2025-08 or 2025'), abort: true })
      .refine(isOnCalendar, 'must be a day that exists'),
  )
  .meta({
    value: 'partialDate',
    $comment: 'date, year and month, or year',
    type: ['string', 'integer'],
    anyOf: undefined,
    pattern: PARTIAL_DATE.source,
    minimum: YEARS.first,
    maximum: YEARS.last,
  });

/** A whole day, `2025-08-01`. */
export const day = z
  .string('must be a day such as 2025-08-01')
  .regex(DAY, { error: complainOf('a day such as 2025-08-01'), abort: true })
  .refine(isOnCalendar, 'must be a day that exists')
  .meta({ value: 'day', $comment: 'day', pattern: DAY.source });

/** A year: `2025`. */
export const year = z.int().min(YEARS.first).max(YEARS.last);

/** A time of the day, `22:00`. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "22:00", in quotes')
  .meta({ $comment: 'time' });

/** A zone of the time zone database: `Europe/Lisbon`. */
export const timeZone = z
  .string('must be a time zone such as Europe/Lisbon')
  .refine(isTimeZone, 'must be a time zone such as Europe/Lisbon')
  .meta({ value: 'timeZone', $comment: 'time zone' });
