/** Dates with more than a date, as posters and chats write them: a day of the week, an hour, the last day of several. */
import { LANGUAGES, plainWord, readDates } from './written-dates.ts';
import { readTimes } from './written-times.ts';

export interface Appointment {
  /** `2027-03-05`. */
  first: string;
  last?: string;
  /** `20:00`. */
  time?: string;
  /** The day of the week that is named, from 0, which is Sunday. */
  weekday?: number;
}

const RANGE =
  /^(.*?)(?:\s+(?:-|to|until|till|bis|al?|au|\u2013|\u2014)\s+|\s*[-\u2013\u2014]\s*(?=\d))(.+)$/i;
const TIME = /^(.+?)[,\s]+(?:at\s+|@\s*)?(\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?|h|uhr)?)$/i;

/** `Friday 5 March 2027`, `3-5 March 2027`, `5 March 2027, 8 pm`; undefined where the first day is not plain. */
export function readAppointment(text: string): Appointment | undefined {
  const { weekday, rest } = readWeekday(text);
  const day = { ...(weekday !== undefined && { weekday }) };
  const first = readDay(rest);
  if (first) return { first, ...day };
  const [, before = '', hour = ''] = TIME.exec(rest) ?? [];
  const [timed, time] = [readDay(before), onlyOne(readTimes(hour))];
  if (timed && time) return { first: timed, time, ...day };
  const [, from = '', to = ''] = RANGE.exec(rest) ?? [];
  const last = readDay(to);
  const begins =
    last &&
    [from, ...endings(to).map((ending) => `${from} ${ending}`)].flatMap((each) => readDay(each) ?? [])[0];
  return last && begins && begins < last ? { first: begins, last } : undefined;
}

/** What may follow the first of two days too: `5 March 2027` gives `March 2027` and `2027`. */
function endings(date: string): string[] {
  const words = date.split(/\s+/);
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
}

function readDay(text: string): string | undefined {
  const date = onlyOne(readDates(text));
  return date?.length === 10 ? date : undefined;
}

function onlyOne(readings: string[]): string | undefined {
  return readings.length === 1 ? readings[0] : undefined;
}

function readWeekday(text: string): { weekday?: number; rest: string } {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const found = words.flatMap((word) => weekdays().get(plainWord(word)) ?? []);
  const rest = words.filter((word) => !weekdays().has(plainWord(word))).join(' ');
  return { ...(found.length === 1 && found[0] !== undefined && { weekday: found[0] }), rest };
}

/** The day of the week of a date, from 0, which is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

let names: Map<string, number> | undefined;

/** By their names, whole and short. A name that means two of them, or a month, is left out. */
function weekdays(): Map<string, number> {
  if (names) return names;
  names = new Map();
  for (const language of LANGUAGES) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let number = 0; number < 7; number++) {
        const name = plainWord(format.format(Date.UTC(2023, 0, 1 + number)));
        if (!names.has(name) && name !== 'mar') names.set(name, number);
      }
    }
  }
  return names;
}
