/** Dates from our own tables: those of Intl change with the version of Node.js, and the same content gives the same bytes. */
import { readWeekday } from '../../engine/lib/weekdays.ts';
import { writeDigits } from './format.ts';
import type { Words } from './types.ts';

/** Months in the order of the year. */
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

type Length = 'long' | 'short';

/** Formats a date, as far as known: `1 August 2025`, `November 2017`, `2019`. @param date `2025-08-01`, `2017-11`, `2019` */
export function formatDate(date: string, words: Words): string {
  return writeDate(date, words, 'long');
}

/** Formats a date with a short month, for narrow columns: `1 Aug 2025`. */
export function formatShortDate(date: string, words: Words): string {
  return writeDate(date, words, 'short');
}

/** Several days, as short as can be: `12–14 August 2026`, `30 July – 2 August 2026`. One day is that day. */
export function formatDays(first: string, last: string, words: Words): string {
  return writeDays(first, last, words, 'long');
}

/** Formats days with short months. */
export function formatShortDays(first: string, last: string, words: Words): string {
  return writeDays(first, last, words, 'short');
}

/** A whole date without its year, which is known: `1 August`. */
export function formatDayOfYear(date: string, words: Words): string {
  return writeDayOfYear(date, words, 'long');
}

/** Formats a day with a short month: `1 Aug`. */
export function formatShortDayOfYear(date: string, words: Words): string {
  return writeDayOfYear(date, words, 'short');
}

/** Returns the month of a date: `August`. */
export function formatMonthOfYear(date: string, { dates }: Words): string {
  const { month } = readDate(date);
  return month === undefined ? '' : dates.long.months[month];
}

function writeDayOfYear(date: string, { dates, language }: Words, form: 'long' | 'short'): string {
  const { month, day } = readDate(date);
  if (month === undefined || day === undefined) return '';
  const { months, dayOfYear } = dates[form];
  return dayOfYear({ day: writeDay(day, dates, language), month: months[month] });
}

/** The day of the week of a whole date: `Friday`. */
export function weekdayOf(date: string, { dates }: Words): string {
  const day = readWeekday(date);
  return day === undefined ? '' : dates.weekdays[day];
}

/** Returns the short weekday of a date: `Fri`. */
export function shortWeekdayOf(date: string, { dates }: Words): string {
  const day = readWeekday(date);
  return day === undefined ? '' : dates.short.weekdays[day];
}

/** The month of a whole date, cut short: `Mar`. */
export function shortMonthOf(date: string, { dates }: Words): string {
  const { month } = readDate(date);
  return month === undefined ? '' : dates.short.months[month];
}

function writeDate(date: string, { dates, language }: Words, length: Length): string {
  const { year, month, day } = readDate(date);
  const { months, ...patterns } = dates[length];
  const written = writeDigits(year, language);
  if (month === undefined) return written;
  const facts = { month: months[month], year: written };
  return day === undefined
    ? patterns.month(facts)
    : patterns.day({ ...facts, day: writeDay(day, dates, language) });
}

function writeDays(first: string, last: string, words: Words, length: Length): string {
  if (first >= last) return writeDate(first, words, length);
  const { dates, language } = words;
  const { months, ...patterns } = dates[length];
  const [from, to] = [readDate(first), readDate(last)];
  const end = writeDate(last, words, length);
  if (from.year !== to.year || from.month === undefined || from.day === undefined)
    return dates.range({ first: writeDate(first, words, length), last: end });
  const day = writeDay(from.day, dates, language);
  const month = months[from.month];
  if (from.month !== to.month || to.day === undefined)
    return dates.range({ first: patterns.dayOfYear({ day, month }), last: end });
  const year = writeDigits(to.year, language);
  return patterns.daysOfMonth({ first: day, last: writeDay(to.day, dates, language), month, year });
}

/** The first of a month has its own name in French. */
function writeDay(day: number, { first }: Words['dates'], language: Words['language']): string {
  return writeDigits(day === 1 ? first : String(day), language);
}

function readDate(date: string) {
  const [year = '', month, day] = date.split('-');
  return {
    year,
    month: month === undefined ? undefined : MONTHS[Number(month) - 1],
    day: day === undefined ? undefined : Number(day),
  };
}
