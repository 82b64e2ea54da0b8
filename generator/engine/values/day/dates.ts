/** Dates by themselves, as people write them. */
import { latinDigits } from '../../lib/text.ts';

/** Range of years in content. Calendars and time zones are of no use far outside of it. */
export const YEARS = { first: 1900, last: 2199 };

/** Words between the parts of a date: `the 4th of May`, `4 de mayo de 2018`. */
const FILLERS = new Set(['the', 'of', 'de', 'del', 'di', 'do']);

type Reader = (text: string) => string[] | undefined;

/** In characters. */
const LONGEST = 200;

/**
 * Reads what a date can mean, as `2018-05-04`, `2018-05` or `2018`: one date as a rule, two for `4.5.2018`, which is 4 May to
 * some and 5 April to others, and none if it is no date. One in the order of machines is not looked up in a calendar.
 * @param languages whose names of months and weekdays are understood
 */
export function openDateReader(languages: readonly string[]): (written: string) => string[] {
  let months: Map<string, number> | undefined;
  const monthOf = (word: string) => {
    months ??= nameMonths(languages);
    return months.get(plainWord(word));
  };
  let weekdays: Map<string, Set<number>> | undefined;
  const dayOf = (word: string) => {
    weekdays ??= nameWeekdays(languages);
    return weekdays.get(plainWord(word));
  };
  const readers: Reader[] = [
    readYearFirst,
    readDigits,
    readYearLast,
    readMonthAndYear,
    (text) => readWords(text, monthOf),
  ];
  return (written) => {
    // Of what is longer than any date, nothing is read, which would take time by the square.
    const text = latinDigits(written.length > LONGEST ? '' : written)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s*([-/.,])\s*/g, '$1')
      .trim();
    const found = readFirst(readers, text);
    if (found) return [...new Set(found)];
    // The weekday decides between `12.3.2027` and `3.12.2027`.
    const [, word = '', rest = ''] = /^(\p{L}+(?:-\p{L}+)?)[\s.,،]+(.+)$/u.exec(text) ?? [];
    const days = rest ? dayOf(word) : undefined;
    const dates = days ? readFirst(readers, rest) : undefined;
    return [...new Set(dates)].filter((date) => days?.has(weekdayOf(date)));
  };
}

function readFirst(readers: readonly Reader[], text: string): string[] | undefined {
  for (const read of readers) {
    const found = read(text);
    if (found) return found;
  }
  return undefined;
}

/** Returns the weekday, from 0 for Sunday to 6; -1 for a year, a month, or a day that does not exist. */
function weekdayOf(date: string): number {
  return date.length === 10 && isOnCalendar(date) ? new Date(date).getUTCDay() : -1;
}

/** The weekdays by their names, whole or short; some names mean another day in another language. */
function nameWeekdays(languages: readonly string[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const language of languages) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day++) {
        // A Sunday, and those after it.
        const name = plainWord(format.format(Date.UTC(2023, 0, 1 + day)));
        found.set(name, (found.get(name) ?? new Set()).add(day));
      }
    }
  }
  return found;
}

/** `2018`, `2018-5`, `2018/05/04`. */
function readYearFirst(text: string) {
  const [found, year = '', month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(text) ?? [];
  return found === undefined ? undefined : [join(year, month, day)];
}

/** `20180504`. */
function readDigits(text: string) {
  const [found, year = '', month, day] = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return found === undefined ? undefined : [join(year, month, day)].filter(isOnCalendar);
}

/** `25/12/2018`: day and month are in either order; if both are possible, the date is ambiguous. */
function readYearLast(text: string) {
  const [found, one, two, year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return found === undefined ? undefined : [join(year, two, one), join(year, one, two)].filter(isOnCalendar);
}

/** `05/2018`. */
function readMonthAndYear(text: string) {
  const [found, month, year = ''] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return found === undefined ? undefined : [join(year, month)];
}

/** `4 May 2018`, `May 4th, 2018`, `mai 2018`: a month by its name, a year, perhaps a day, in any order. */
function readWords(text: string, monthOf: (word: string) => number | undefined) {
  const words = text.split(/[\s,./-]+/).filter((word) => word && !FILLERS.has(word.toLowerCase()));
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th|er|º)?$/i.exec(word)?.[1] ?? []);
  const months = words.flatMap((word) => monthOf(word) ?? []);
  const [year] = years;
  const isWhole = years.length + days.length + months.length === words.length;
  if (!isWhole || year === undefined || years.length > 1 || months.length !== 1 || days.length > 1)
    return undefined;
  return [join(year, String(months[0]), days[0])];
}

/** The number of a month by its name, whole or short. A name that means two months is left out. */
function nameMonths(languages: readonly string[]): Map<string, number> {
  const found = new Map<string, number>([['sept', 9]]);
  const doubtful = new Set<string>();
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, calendar: 'gregory', timeZone: 'UTC' });
      for (let number = 1; number <= 12; number++) {
        const name = plainWord(format.format(Date.UTC(2000, number - 1, 1)));
        if ((found.get(name) ?? number) !== number) doubtful.add(name);
        found.set(name, number);
      }
    }
  }
  for (const name of doubtful) found.delete(name);
  return found;
}

/** Drops capitals, accents and full stops. */
function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');
}

function join(year: string, month?: string, day?: string): string {
  return [year, ...[month, day].flatMap((part) => (part === undefined ? [] : part.padStart(2, '0')))].join(
    '-',
  );
}

/** Returns true for a day in the calendar: not `2025-02-30`. Years and months always exist. */
export function isOnCalendar(date: string): boolean {
  if (date.length < 10) return true;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** Reads the known part of a date in the order of machines, and the calendar: `2019-02` of `2019-02-30`, `2026` of `summer 2026`. */
export function knownPart(written: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})(?:[-/.]?(\d{2})(?:[-/.]?(\d{2}))?)?(?!\d)/.exec(written) ??
    /(?<!\d)(\d{4})(?:-(\d{2})(?!\d))?(?!\d)/.exec(written) ??
    [];
  if (year === undefined || !(Number(month) >= 1 && Number(month) <= 12)) return year;
  const whole = join(year, month, day);
  return Number(day) >= 1 && isOnCalendar(whole) ? whole : join(year, month);
}

/** Returns true if the year of a date, as `2026-11-30`, is within `YEARS`. */
export function isInReach(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}
