/** Days as people write them in tables, calendars and texts. */

import { latinDigits } from '../../../engine/lib/text.ts';
import { isOnCalendar, YEARS } from '../../../engine/values/index.ts';
import { readDates } from '../../../site/schema/dates.ts';
import { type Clock, readClock } from './clocks.ts';

/** Whether the day or the month is first where both are numbers. */
export type DayOrder = 'dmy' | 'mdy';

interface DayContext {
  /** Undefined if nothing tells. */
  readonly order?: DayOrder | undefined;
  /** Of days without one: from a heading or another column. */
  readonly year?: string | undefined;
  /** `2026-11-26`: to find the year of a weekday. */
  readonly today: string;
}

export interface Day {
  /** A day, or as much of it as is known. */
  readonly date: string;
  readonly end_date?: string | undefined;
  /** If one is written behind it. */
  readonly clock?: Clock | undefined;
  /** Why it is unsure. */
  readonly doubt?: string | undefined;
  /** Whether a spreadsheet had made a number of it. */
  readonly isSerial?: true;
}

type Unread = { readonly refused: string };

/** Of 1900; spreadsheets count the days from then on, and one that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 3600 * 1000;

const NUMBERS = /^(\d{1,2})([-/. ])\s*(\d{1,2})\2\s*(\d{4}|\d{2})$/;
/** Of `26-03-07` nobody knows which is the year. */
const OPEN_YEAR = /^\d{1,2}-\d{1,2}-\d{2}$/;

export function readDay(written: string, context: DayContext): Day | Unread {
  const text = latinDigits(written)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\(\p{L}+\.?\)$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return readSerial(text) ?? readMoment(text, context) ?? readRange(text, context) ?? readOne(text, context);
}

/** `46088`, `46088.833`: days since 1900, as spreadsheets keep them. */
function readSerial(text: string): Day | undefined {
  const [found, days, part] = /^([2-7]\d{4})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const date = new Date(EPOCH + Number(days) * DAY_MS).toISOString().slice(0, 10);
  const clock = part === undefined ? undefined : readClock(`0.${part}`);
  return { date, isSerial: true, ...(clock && !('refused' in clock) && { clock }) };
}

/** A day with a time behind it: `2026-03-07T20:00:00+01:00`, `7.3.2026, 20:00 Uhr`. */
function readMoment(text: string, context: DayContext): Day | Unread | undefined {
  const [, iso, hours] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)? ?(?:Z|UTC|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const [, day, time] = iso
    ? ['', iso, hours]
    : (/^(.*?\d.*?)(?:,? (?:um|at|@|à|alle|a las|às|ab|saat)? ?|, ?)(\d{1,2}(?::\d\d(?::\d\d)?|h\d{0,2})(?: ?(?:uhr|h|[ap]\.?m\.?))?|\d{1,2} ?(?:uhr|[ap]m))$/i.exec(
        text,
      ) ?? []);
  if (day === undefined || time === undefined) return undefined;
  const read = readRange(day, context) ?? readOne(day, context);
  const clock = readClock(time);
  if ('refused' in read || 'refused' in clock) return read;
  // Databases write midnight where they know no time.
  return clock.time === '00:00' ? read : { ...read, clock };
}

const RANGE_SPACED = /^(.{1,40}?\d.{0,20}?)(?: - | bis | to | au | al | a | até )(.{4,40})$/;
const RANGE = /^(.{1,40}?) ?[-/&+] ?(.{4,40})$/;

/** Whether signs between numbers are those of one date. */
function isWhole(text: string): boolean {
  return NUMBERS.test(text) || /^\d{4}[-/]/.test(text);
}

/** `7-9 March 2026`, `7.-9.3.2026`, `7.3.2026 - 9.3.2026`, `28 Feb - 1 March 2026`. */
function readRange(text: string, context: DayContext): Day | Unread | undefined {
  const [, one, last] = RANGE_SPACED.exec(text) ?? (isWhole(text) ? [] : (RANGE.exec(text) ?? []));
  if (one === undefined || last === undefined) return undefined;
  const end = readOne(last, context);
  if ('refused' in end || end.date.length < 10) return undefined;
  const rest = last.replace(/^\d{1,2}(?!\d)(?:st|nd|rd|th)?/, '');
  const year = end.date.slice(0, 4);
  const start = /^\d{1,2}(?:\.|st|nd|rd|th)?$/.test(one)
    ? readOne(`${one.replace(/\D+$/, '')}${rest}`, context)
    : readOne(
        /\d{4}/.test(one) ? one : `${one.replace(/\.$/, '')}${/\p{L}$/u.test(one) ? ' ' : '.'}${year}`,
        context,
      );
  if ('refused' in start || start.date.length < 10 || start.date >= end.date) return undefined;
  return { ...start, end_date: end.date, doubt: start.doubt ?? end.doubt };
}

function readOne(text: string, context: DayContext): Day | Unread {
  const whole = addYear(text, context);
  const found = readDates(whole);
  const turned = found.length > 0 ? found : readDates(turnWeekday(whole));
  const dates = turned.filter((date) => isOnCalendar(date) && isInReach(date));
  const [first, second] = dates;
  if (first === undefined) return readWithoutYear(text, context) ?? { refused: reasonOf(text, turned) };
  // Full stops are between day and month in that order, wherever they are written.
  if (second === undefined || /^\d{1,2}\. ?\d{1,2}\./.test(text)) return { date: first };
  if (context.order) return { date: context.order === 'dmy' ? first : second };
  return {
    date: first,
    doubt: `it may also be ${second}: nothing tells whether the day or the month is first`,
  };
}

/** A year of two digits becomes one of four; one that is missing is that of the context. */
function addYear(text: string, { year }: DayContext): string {
  const [, start, short] = /^(.*?\d.*[-/. '’])(\d{2})$/.exec(text) ?? [];
  if (
    start !== undefined &&
    short !== undefined &&
    !/\d{4}/.test(start) &&
    !OPEN_YEAR.test(text) &&
    (NUMBERS.test(text) || /\p{L}/u.test(start))
  )
    return `${start.replace(/['’]$/, '')}${Number(short) < 70 ? '20' : '19'}${short}`;
  if (year === undefined || /\d{4}/.test(text)) return text;
  const isNumbers = /^\d{1,2}([./-])\d{1,2}\1?$/.exec(text);
  return isNumbers ? `${text.replace(/[./-]$/, '')}${isNumbers[1]}${year}` : `${text} ${year}`;
}

/** `7 Mart 2026 Cumartesi` is `Cumartesi 7 Mart 2026`; a comma behind a weekday is one. */
function turnWeekday(text: string): string {
  const [, rest, word] = /^(.*\d[^\p{L}]*?)[, ]+(\p{L}+)\.?$/u.exec(text) ?? [];
  return rest !== undefined && word !== undefined ? `${word} ${rest}` : text;
}

/** The year in which a day has its weekday, from one before this year to three after it. */
function readWithoutYear(text: string, { today }: DayContext): Day | undefined {
  if (/\d{4}/.test(text) || !/^\p{L}+[.,]? ?\d/u.test(text)) return undefined;
  const now = Number(today.slice(0, 4));
  const found = [-1, 0, 1, 2, 3].flatMap((years) => {
    const bare = text.replace(/[.,/]$/, '');
    const dates = readDates(`${bare}${/\p{L}$/u.test(bare) ? ' ' : '.'}${now + years}`);
    return dates.filter((date) => date.length === 10).slice(0, 1);
  });
  const [date, other] = found;
  if (date === undefined || other !== undefined) return undefined;
  return { date, doubt: 'the year is that in which this day has this weekday' };
}

/** Whether a date is of a year that the site can have. */
export function isInReach(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/** Digits that are right for a date, which the calendar does not have. */
const NO_DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{8})$/;

function reasonOf(text: string, dates: readonly string[]): string {
  if (dates.some((date) => !isInReach(date)))
    return `the year is not one of ${YEARS.first} to ${YEARS.last}.`;
  const [start = '', word = ''] = /^(\p{L}+)[., ]+/u.exec(text) ?? [];
  if (dates.length > 0 || NO_DAY.test(text)) return 'there is no such day.';
  if (isWeekday(word) && readDates(text.slice(start.length)).length > 0)
    return 'the day is not on that day of the week.';
  return /\d{4}/.test(text) || !/\d/.test(text) ? 'it is no date.' : 'it has no year.';
}

/** Whether a day of any one week can be called so. */
function isWeekday(word: string): boolean {
  return word !== '' && [1, 2, 3, 4, 5, 6, 7].some((day) => readDates(`${word} ${day}.3.2027`).length > 0);
}

/** The order of a whole column: one day above 12 tells it for all. Undefined if none does, or if they contradict each other. */
export function orderOf(cells: Iterable<string>): DayOrder | undefined {
  const found = new Set<DayOrder>();
  for (const cell of cells) {
    const [, one, separator, two] =
      /^(?:\p{L}+[., ]+)?(\d{1,2})([-/])(\d{1,2})\2\d{2,4}(?!\d)/u.exec(latinDigits(cell).trim()) ?? [];
    if (separator === undefined) continue;
    if (Number(one) > 12) found.add('dmy');
    if (Number(two) > 12) found.add('mdy');
  }
  const [order] = found;
  return found.size === 1 ? order : undefined;
}
