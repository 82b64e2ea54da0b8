/** Days as people write them, in the language of the studio. */
import { openDateReader } from '../../../engine/values/day/dates.ts';
import { LANGUAGE, LOCALE } from './words.ts';

const DAY_MS = 24 * 3600 * 1000;
const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const FORMATS = {
  7: new Intl.DateTimeFormat(LOCALE, MONTH),
  10: new Intl.DateTimeFormat(LOCALE, { ...MONTH, day: 'numeric' }),
};
const LONG = {
  7: new Intl.DateTimeFormat(LOCALE, { ...MONTH, month: 'long' }),
  10: new Intl.DateTimeFormat(LOCALE, { ...MONTH, month: 'long', day: 'numeric' }),
};
const SHORT = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

/** `1 Aug 2025` for `2025-08-01`, `Nov 2017` for `2017-11`; anything else as it is written. */
export function writeDay(written: string): string {
  return format(written, FORMATS);
}

/** `1 August 2025`. */
export function writeLongDay(written: string): string {
  return format(written, LONG);
}

/** `3 Oct` of a whole date, and anything else as `writeDay` has it. */
export function writeShortDay(written: string): string {
  return written.length === 10 ? format(written, { 7: SHORT, 10: SHORT }) : writeDay(written);
}

/** `Friday`, of a whole date. */
export function weekdayOf(written: string): string {
  return written.length === 10 ? format(written, { 7: WEEKDAY, 10: WEEKDAY }).replace(written, '') : '';
}

function format(written: string, formats: Record<7 | 10, Intl.DateTimeFormat>): string {
  const length = /^\d{4}-\d\d(?:-\d\d)?$/.test(written) && (written.length === 7 ? 7 : 10);
  const day = new Date(written);
  return length && !Number.isNaN(day.getTime()) ? formats[length].format(day) : written;
}

/** Days from today to a whole date, by the clock of this computer. */
export function daysUntil(date: string): number {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(date) - today) / DAY_MS);
}

/** `14:20` of today, and the day of any other moment. */
export function writeMoment(iso: string): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday
    ? moment.toLocaleTimeString(LOCALE, { timeStyle: 'short' })
    : moment.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' });
}

const readDates = openDateReader([...new Set([LANGUAGE, 'en'])]);

/** `2025-08-01` of a date in words; what can be read in two ways, or in none, stays as it is typed. */
export function readDay(typed: string): string {
  const [date, other] = readDates(typed);
  return date !== undefined && other === undefined ? date : typed;
}
