/** The kinds of value that content files hold, each with the words a manager reads when it is wrong. */
import { z } from 'zod';
import { isDevice, refuseName } from '../../lib/file-name.ts';
import { parseIsoDuration } from '../../lib/text.ts';
import { isTimeZone } from '../../lib/time-zone.ts';

/** Half of a character that takes two units of UTF-16, which YAML can spell as an escape and no page can show. */
const HALF = /\p{Surrogate}/u;

/** Text that must say something: `''` and mere spaces are refused. */
export const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((value) => !HALF.test(value), 'must not contain half of a character, such as "\\uD83D" alone')
  .meta({ value: 'text', $comment: 'text' });

/** Text that may hold links, lists and emphasis. */
export const markdown = text.meta({ markdown: true });

/** The same, printed in the documents of the press kit too. */
export const printed = markdown.meta({ print: true });

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

/** More than anything is counted: of plays, of episodes. */
export const MAX_COUNT = 1_000_000_000_000;

/** A year: `2025`. */
export const year = z.int().min(YEARS.first).max(YEARS.last);

/** In seconds: a week. */
const LONGEST = 7 * 24 * 3600;

/** An ISO 8601 duration of hours, minutes and seconds: `PT3M20S`. */
export const isoDuration = z
  .string('must be a length such as PT3M20S (3 minutes 20 seconds)')
  .regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/, {
    error: 'must be a length such as PT3M20S (3 minutes 20 seconds)',
    abort: true,
  })
  .refine((duration) => parseIsoDuration(duration) > 0, 'must be above zero')
  .refine((duration) => parseIsoDuration(duration) <= LONGEST, 'must be a week at most')
  .meta({ value: 'isoDuration', $comment: 'length in ISO 8601' });

/** A whole number of seconds above zero. */
export const seconds = z
  .int('must be a whole number of seconds')
  .positive('must be above zero')
  .max(LONGEST, `must be ${LONGEST} at most, which is a week`)
  .meta({ value: 'seconds', $comment: 'whole number of seconds' });

// As URL gives it: other scripts as xn--…, and IPv6 addresses in brackets.
const HOST_FIRST = /^https?:\/\/[^/\\\s]/i;
const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])$/;

/** An address on the web, `https://…`. Other schemes (javascript:, data:) never pass. */
export const webUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be a web address that starts with https://',
    abort: true,
  })
  // Browsers take https:////host for an address too.
  .regex(HOST_FIRST, { error: 'must be a web address with a host after https://', abort: true })
  .refine(hasPlainHost, 'must be a web address whose host has letters, digits, dots and hyphens only')
  .meta({
    value: 'webUrl',
    $comment: 'web address',
    pattern: '^(https?://|\\{links\\.)\\S+$',
    format: undefined,
  });

/** Pages name hosts in their security policies, where marks such as `;` and `*` have a meaning of their own. */
function hasPlainHost(address: string): boolean {
  return PLAIN_HOST.test(new URL(address).hostname);
}

/** A place on this site (`/music/`) or on the web (`https://…`) or a mail address (`mailto:…`). */
export const anyUrl = z
  .string()
  // Browsers read a backslash as a slash, and any number of slashes after https: as two.
  .regex(
    /^(\/(?![/\\])|https?:\/\/(?![/\\])|mailto:|#)[^\s\\]*$/,
    'must start with /, https:// or mailto:, and contain no backslash',
  )
  .meta({
    value: 'anyUrl',
    $comment: 'address',
    pattern: '^(/(?!/)|https?://(?!/)|mailto:|#|\\{links\\.)\\S*$',
  });

/** A mail address. */
export const email = z
  .email('must be an email address such as bookings@example.com')
  .meta({ value: 'email', $comment: 'email address' });

/** It becomes a folder, and files in it have its name with an ending. */
const LONGEST_SLUG = 200;

/** The last part of a page's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and hyphens, such as new-song',
    abort: true,
  })
  .max(LONGEST_SLUG, `must have at most ${LONGEST_SLUG} characters`)
  .refine((name) => !isDevice(name), 'must be another name: Windows reserves this one')
  .meta({ value: 'slug', $comment: 'name in lower-case letters, digits and hyphens' });

const STORABLE =
  'must have names that every computer can store: not too long, and none that Windows reserves';
const OLD_PATH = '/(?!.*//)(?!.*/\\.)[A-Za-z0-9._~/-]+';

/** An address that a page had before, from the root of the site: `/bio/`, `/bio.html`. */
export const oldPath = z
  .string()
  .regex(new RegExp(`^${OLD_PATH}$`), {
    error: 'must be an address on this site, such as /old-name/',
    abort: true,
  })
  .refine(isStorable, STORABLE);

/** The same; a name alone is the last part of the address. */
export const oldAddress = z
  .string()
  .regex(new RegExp(`^([a-z0-9]+(-[a-z0-9]+)*|${OLD_PATH})$`), {
    error: 'must be an old name such as first-title, or an address on this site such as /old-name/',
    abort: true,
  })
  .refine(isStorable, STORABLE);

/** Whether each part of an address can be the name of a file or folder: a page is written there. */
function isStorable(address: string): boolean {
  return address
    .split('/')
    .filter(Boolean)
    .every((name) => refuseName(name) === undefined);
}

const assetPath = z
  .string()
  .regex(
    /^(?![./\\])(?!.*(^|\/)\.\.?(\/|$))[^\\:]+$/,
    'must be a file inside the assets folder, such as artwork/cover.jpg',
  );

/** A picture below the assets folder, with forward slashes: `artwork/new-song.jpg`. */
export const picture = assetPath.meta({ asset: 'picture', $comment: 'picture in the assets folder' });

/** Any other file there. */
export const assetFile = assetPath.meta({ asset: 'file', $comment: 'file in the assets folder' });

/** A CSS hex colour, `#ff5500`. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #ff5500')
  .meta({ $comment: 'colour', pattern: '^#[0-9a-fA-F]{6}$' });

/** A zone of the time zone database: `Europe/Lisbon`. */
export const timeZone = z
  .string('must be a time zone such as Europe/Lisbon')
  .refine(isTimeZone, 'must be a time zone such as Europe/Lisbon')
  .meta({ value: 'timeZone', $comment: 'time zone' });

/** A time of the day, `22:00`. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "22:00", in quotes')
  .meta({ $comment: 'time' });

/** A currency by its three letters (ISO 4217). */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency in three capital letters, such as EUR')
  .meta({ $comment: 'currency' });

/** An internal name that may be written as text or number. */
export const id = z
  .union([z.string().min(1), z.number()], 'must be text or a number')
  .meta({ value: 'id', $comment: 'text or number' });

/** Tempo: a number of beats per minute, or text where it is not exact (`about 128`). */
export const bpm = z
  .union([z.number().positive().max(1000), text], 'must be a number such as 128, or text such as "about 128"')
  .meta({ value: 'bpm', $comment: 'number or text' });
