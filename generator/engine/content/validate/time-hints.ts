/** Corrections of dates, times and lengths that can be read in more than one way, or in none. */
import { latinDigits } from '../../lib/text.ts';
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import { YEARS } from '../schema/values/index.ts';
import { readAppointment, weekdayOf } from '../schema/values/written-appointments.ts';
import { isOnCalendar, readDates } from '../schema/values/written-dates.ts';
import { readTimes } from '../schema/values/written-times.ts';
import type { Wrong } from './wrong.ts';

/** Excel counts days from here. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY = 24 * 3600 * 1000;
/** The days of 1927 to 2119: what a sheet has is among them, and no year or month is. */
const EXCEL = { first: 10_000, last: 80_000 };

export function hintDate({ lead, value, written, kind, siblings }: Wrong): Correction | undefined {
  if (kind !== 'day' && kind !== 'partialDate') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // YAML makes 2018.1 of 2018.10.
  const text = typeof value === 'number' ? written : latinDigits(value).trim();
  const more = hintMore(lead, text, siblings);
  if (more) return more;
  const [reading, other] = readDates(text);
  if (reading !== undefined && other !== undefined)
    return { how: 'either', line: lead + reading, words: [sayDate(reading), lead + other, sayDate(other)] };
  return (
    hintExcel(lead, Number(text)) ??
    hintImpossible(lead, reading ?? '', kind === 'partialDate') ??
    hintStamp(lead, text) ??
    hintWhichYear(lead, text, kind === 'partialDate') ??
    (kind === 'partialDate' ? hintKnownPart(lead, text) : undefined) ??
    // Well written, but too far away, or not whole.
    (/^\d{4}(-(0\d|1[0-2])(-\d\d)?)?$/.test(text)
      ? undefined
      : { how: 'dateOrder', line: `${lead}2025-08-01` })
  );
}

/** Of examples alone. */
const EXAMPLE_YEAR = 2026;

/** `3 March`. */
function hintWhichYear(lead: string, text: string, isPartial: boolean): Correction | undefined {
  const [date, other] = readDates(`${text} ${EXAMPLE_YEAR}`);
  if (date === undefined || other !== undefined || !isOnCalendar(date)) return undefined;
  if (!isPartial && date.length < 10) return undefined;
  return { how: 'whichYear', line: lead + date };
}

/** `summer 2026`, `2026-03-xx`, `soon`. */
function hintKnownPart(lead: string, text: string): Correction | undefined {
  if (!/[\p{L}?]/u.test(text)) return undefined;
  const known = /(?<!\d)(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2])(?=-?\D))?(?!\d)/.exec(text)?.[0];
  if (known !== undefined) return known === text ? undefined : { how: 'write', line: lead + known };
  return { how: 'noDate', line: `${lead}${EXAMPLE_YEAR}` };
}

/** `January 2019`, `2019-2021`, `present`. */
export function hintYear({ lead, value, kind, siblings = [] }: Wrong): Correction | undefined {
  if (kind !== 'year' || typeof value !== 'string') return undefined;
  const [first, last] = latinDigits(value).match(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g) ?? [];
  if (first === undefined) return /\d/.test(value) ? undefined : { how: 'omit' };
  return last !== undefined && lead.startsWith('from') && siblings.includes('until')
    ? { how: 'twoLines', line: lead + first, words: [`until: ${last}`] }
    : { how: 'write', line: lead + first };
}

/** A date with more than a date: `Friday 5 March 2027, 8 pm`, `3-5 March 2027`. */
function hintMore(lead: string, text: string, siblings: readonly string[] = []): Correction | undefined {
  const { first, last, time, weekday } = readAppointment(text) ?? {};
  if (first === undefined || (last ?? time ?? weekday) === undefined) return undefined;
  if (weekday !== undefined && weekday !== weekdayOf(first)) {
    const words = [sayDate(first), sayWeekday(weekdayOf(first)), sayWeekday(weekday)];
    return { how: 'weekday', line: lead + first, words };
  }
  const extra =
    last === undefined ? { key: 'time', value: time && `"${time}"` } : { key: 'end_date', value: last };
  return extra.value !== undefined && siblings.includes(extra.key)
    ? { how: 'twoLines', line: lead + first, words: [`${extra.key}: ${extra.value}`] }
    : { how: 'write', line: lead + first };
}

/** From 0, which is Sunday. */
function sayWeekday(day: number): string {
  return new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
}

function hintExcel(lead: string, number: number): Correction | undefined {
  if (!Number.isInteger(number) || number < EXCEL.first || number > EXCEL.last) return undefined;
  const date = new Date(EXCEL_EPOCH + number * DAY).toISOString().slice(0, 10);
  return { how: 'excel', line: lead + date, words: [String(number), sayDate(date)] };
}

/** A month that there is not, or a day that it has not. */
function hintImpossible(lead: string, date: string, isPartial: boolean): Correction | undefined {
  const [year = '', month = '', day] = date.split('-');
  if (Number(month) > 12) {
    const swapped = `${year}-${day}-${month}`;
    return day !== undefined && Number(day) <= 12 && isOnCalendar(swapped)
      ? { how: 'swapped', line: lead + swapped, words: [month, sayDate(swapped)] }
      : undefined;
  }
  if (isKnown(date) && isOnCalendar(date)) {
    return isPartial || day !== undefined ? { how: 'write', line: lead + date } : undefined;
  }
  if (day === undefined || Number(month) < 1 || isOnCalendar(date)) return undefined;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { how: 'monthLength', words: [sayDate(`${year}-${month}`), String(days)] };
}

function isKnown(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/** `2018-05-04T20:00:00Z`. */
function hintStamp(lead: string, text: string): Correction | undefined {
  const date = /^(\d{4}-\d\d-\d\d)[T ]\d/.exec(text)?.[1];
  return date === undefined ? undefined : { how: 'write', line: lead + date };
}

/** `4 May 2018`, `May 2018`. */
function sayDate(date: string): string {
  const isWhole = date.length === 10;
  const format: Intl.DateTimeFormatOptions = {
    ...(isWhole && { day: 'numeric' as const }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  };
  return new Date(`${date}${isWhole ? '' : '-01'}T00:00:00Z`).toLocaleDateString('en-GB', format);
}

export function hintTime({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'clock' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (/^24[:.]?(00)?$/.test(String(value))) return { how: 'midnight', line: `${lead}"00:00"` };
  const [evening, morning] = readTimes(value);
  if (evening === undefined || morning === undefined) return undefined;
  return {
    how: 'either',
    line: `${lead}"${evening}"`,
    words: [evening < '18' ? 'the afternoon' : 'the evening', `${lead}"${morning}"`, 'the morning'],
  };
}

const IN_WORDS =
  /^(?:(\d+) ?(?:h|hours?|hrs?) ?)?(?:(\d+) ?(?:m|min|mins|minutes?|'|\u2032) ?)?(?:(\d+) ?(?:s|secs?|seconds?|"|\u2033)?)?$/i;

/** `3m20s`, `3 min 20`, `4.05`. */
export function hintLength({ lead, value, written, kind }: Wrong): Correction | undefined {
  if (kind !== 'length') return undefined;
  const text = latinDigits(typeof value === 'number' ? written : String(value)).trim();
  const [, minutes, tenths] = /^(\d+)[.,:](\d{1,2})$/.exec(text) ?? [];
  if (minutes !== undefined && tenths !== undefined) {
    if (tenths.length === 2)
      return Number(tenths) < 60 ? { how: 'write', line: `${lead}${minutes}:${tenths}` } : undefined;
    const lines = [`${minutes}:0${tenths}`, `${minutes}:${tenths}0`] as const;
    if (Number(tenths) > 5) return { how: 'write', line: lead + lines[0] };
    const say = (clock: string) => `${minutes} minutes ${Number(clock.slice(-2))} seconds`;
    return { how: 'either', line: lead + lines[0], words: [say(lines[0]), lead + lines[1], say(lines[1])] };
  }
  return hintWords(lead, text);
}

function hintWords(lead: string, text: string): Correction | undefined {
  const [found, hours, minutes, seconds] = IN_WORDS.exec(text) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (!found || !total) return undefined;
  const [whole, rest] = [Math.floor(total / 3600), total % 3600];
  const clock = [whole, Math.floor(rest / 60), rest % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { how: 'write', line: lead + clock.replace(/^00:0?/, '').replace(/^0(?=\d:\d\d:)/, '') };
}
