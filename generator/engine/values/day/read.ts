/** Days as people write them: one, the first and the last of several, or one with its hour. */

import type { Read } from '../../content/schema/read.ts';
import { latinDigits } from '../../lib/text.ts';
import { readClock } from '../clock/read.ts';
import { isInReach, isOnCalendar, YEARS } from './dates.ts';
import type { Day, DayContext, DayOrder, ReadDay } from './day.ts';

type ReadDates = (written: string) => readonly string[];

/** In characters: expressions for what is longer would take time by its square. */
const LONGEST = 200;

/** @param readDates as `openDateReader` makes it, for dates by themselves */
export function openDayReader(readDates: ReadDates): ReadDay {
  return (written, context = {}) => {
    const text = latinDigits(written.length > LONGEST ? '' : written)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\(\p{L}+\.?\)$/u, '')
      .replace(/\s+/g, ' ')
      .trim();
    const one = (part: string) => readOne(part, context, readDates);
    const alone = readSerial(text) ?? one(text);
    return 'refused' in alone ? (readMoment(text, one) ?? readRange(text, one) ?? alone) : alone;
  };
}

type ReadPart = (text: string) => Read<Day>;

/** Day zero of spreadsheets, which count 29 February 1900, a day that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 3600 * 1000;

/** `46088`, `46088.833`: days since 1900, as spreadsheets keep them. */
function readSerial(text: string): Read<Day> | undefined {
  const [found, days, part] = /^([2-7]\d{4})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const date = new Date(EPOCH + Number(days) * DAY_MS).toISOString().slice(0, 10);
  const clock = part === undefined ? undefined : readClock(`0.${part}`);
  return { value: { date, ...(clock && !('refused' in clock) && { clock: clock.value }) } };
}

const STAMP = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)? ?(?:Z|UTC|[+-]\d\d:?\d\d)?$/;
const AT = 'um|at|@|à|alle|ore|a las|às|as|ab|from|dès|saat|الساعة';
const HOUR = String.raw`\d{1,2}(?::\d\d(?::\d\d)?|h\d{0,2})(?: ?(?:uhr|h|[ap]\.?m\.?|م|ص))?|\d{1,2} ?(?:uhr|[ap]m|م|ص)|(?<=\d{4}\D+)\d{1,2}\.\d\d(?: ?uhr)?`;
const DAY_AND_HOUR = new RegExp(`^(.*?\\d.*?)(?:,? (?:${AT})? ?|, ?)(${HOUR})$`, 'i');

/** A day with a time behind it: `2026-03-07T20:00:00+01:00`, `7.3.2026, 20:00 Uhr`. */
function readMoment(text: string, one: ReadPart): Read<Day> | undefined {
  const [, day, hour] = STAMP.exec(text) ?? DAY_AND_HOUR.exec(text) ?? [];
  if (day === undefined || hour === undefined) return undefined;
  const alone = one(day);
  const read = 'refused' in alone ? (readRange(day, one) ?? alone) : alone;
  // `24:00`, and `25:30` as in Japan, are of the next day.
  const usual = hour.replace(/^2[4-9](?!\d)/, (late) => `0${Number(late) - 24}`);
  const clock = readClock(usual);
  if ('refused' in read || 'refused' in clock) return read;
  if (usual !== hour && read.value.date.length === 10) {
    const date = new Date(Date.parse(read.value.date) + DAY_MS).toISOString().slice(0, 10);
    return { ...read, value: { ...read.value, date, clock: clock.value } };
  }
  // Databases write midnight where they know no time.
  if (clock.value.time === '00:00') return read;
  return { value: { ...read.value, clock: clock.value }, doubt: read.doubt ?? clock.doubt };
}

const NUMBERS = /^(\d{1,2})([-/. ])\s*(\d{1,2})\2\s*(\d{4}|\d{2})$/;

/** Between the first and the last of several days. */
const UNTIL = /\s+(?:to|until|till|bis|au|al|a|até)\s+|\s*[-/&+]\s*/gi;

/** `7-9 March 2026`, `April 23-25, 2027`, `7.-9.3.2026`, `7.3.2026 - 9.3.2026`, `28 Feb - 1 March 2026`. */
function readRange(text: string, one: ReadPart): Read<Day> | undefined {
  // Signs between numbers may be those of one date.
  const isWhole = NUMBERS.test(text) || /^\d{4}[-/]/.test(text);
  for (const { 0: sign, index } of text.matchAll(UNTIL)) {
    const [from, until] = [text.slice(0, index), text.slice(index + sign.length)];
    const isOfOne = isWhole && !/\s/.test(sign) && !(/\d{4}/.test(from) && /\d{4}/.test(until));
    const found = isOfOne ? undefined : readEnds(from, until, one);
    if (found) return found;
  }
  return undefined;
}

function readEnds(from: string, until: string, one: ReadPart): Read<Day> | undefined {
  const day = (text: string) => {
    const read = one(text);
    return 'refused' in read || read.value.date.length < 10 ? undefined : read;
  };
  // `April 23-25, 2027` has the month before both days, `23-25 April 2027` behind both.
  const last = day(until) ?? day(from.replace(/\d.*$/, until));
  if (!last) return undefined;
  const behind = until.replace(/^\d{1,2}(?!\d)(?:st|nd|rd|th)?/, '');
  const year = last.value.date.slice(0, 4);
  const first = /^\d{1,2}(?:\.|st|nd|rd|th)?$/.test(from)
    ? day(`${from.replace(/\D+$/, '')}${behind}`)
    : day(/\d{4}/.test(from) ? from : `${from.replace(/\.$/, '')}${/\p{L}$/u.test(from) ? ' ' : '.'}${year}`);
  if (!first || first.value.date >= last.value.date) return undefined;
  return {
    value: { date: first.value.date, end_date: last.value.date },
    doubt: first.doubt ?? last.doubt,
  };
}

function readOne(text: string, context: DayContext, readDates: ReadDates): Read<Day> {
  const whole = addYear(text, context);
  const found = readDates(whole);
  const turned = found.length > 0 ? found : readDates(turnWeekday(whole));
  const [first, second] = turned.filter((date) => isOnCalendar(date) && isInReach(date));
  if (first === undefined)
    return readWithoutYear(text, context, readDates) ?? { refused: reasonOf(text, turned, readDates) };
  // Full stops are between day and month in that order, wherever they are written.
  if (second === undefined || /^\d{1,2}\. ?\d{1,2}\./.test(text)) return { value: { date: first } };
  if (context.order) return { value: { date: context.order === 'dmy' ? first : second } };
  return {
    value: { date: first },
    doubt: `it may also be ${second}: nothing tells whether the day or the month is first`,
  };
}

/** The position of the year is ambiguous: `26-03-07`. */
const OPEN_YEAR = /^\d{1,2}-\d{1,2}-\d{2}$/;

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
function readWithoutYear(text: string, { today }: DayContext, readDates: ReadDates): Read<Day> | undefined {
  if (today === undefined || /\d{4}/.test(text) || !/^\p{L}+[.,]? ?\d/u.test(text)) return undefined;
  const now = Number(today.slice(0, 4));
  const bare = text.replace(/[.,/]$/, '');
  const found = [-1, 0, 1, 2, 3].flatMap((years) =>
    readDates(`${bare}${/\p{L}$/u.test(bare) ? ' ' : '.'}${now + years}`)
      .filter((date) => date.length === 10)
      .slice(0, 1),
  );
  const [date, other] = found;
  if (date === undefined || other !== undefined) return undefined;
  return { value: { date }, doubt: 'the year is that in which this day has this weekday' };
}

/** Digits that are right for a date, which the calendar does not have. */
const NO_DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{8})$/;

function reasonOf(text: string, dates: readonly string[], readDates: ReadDates): string {
  if (dates.some((date) => !isInReach(date)))
    return `the year is not one of ${YEARS.first} to ${YEARS.last}.`;
  if (dates.length > 0 || NO_DAY.test(text)) return 'there is no such day.';
  const [start = '', word = ''] = /^(\p{L}+)[., ]+/u.exec(text) ?? [];
  // A day of any one week can be called so.
  const isWeekday = () => [1, 2, 3, 4, 5, 6, 7].some((day) => readDates(`${word} ${day}.3.2027`).length > 0);
  if (word !== '' && readDates(text.slice(start.length)).length > 0 && isWeekday())
    return 'the day is not on that day of the week.';
  return /\d{4}/.test(text) || !/\d/.test(text) ? 'it is no date.' : 'it has no year.';
}

/** The order of a whole column: one day above 12 settles it for all. Undefined if none does, or if they contradict each other. */
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
