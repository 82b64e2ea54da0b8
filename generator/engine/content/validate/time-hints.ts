/** Corrections of dates, times, lengths and time zones that can be read in more than one way, or in none. */
import { findNearest } from '../../lib/suggest.ts';
import { latinDigits } from '../../lib/text.ts';
import { listTimeZones } from '../../lib/time-zone.ts';
import type { Correction } from '../../problems/catalogue/schema.ts';
import { isOnCalendar, readTimes } from '../../values/index.ts';
import { readDateRange } from './date-range.ts';
import type { InvalidValue } from './invalid-value.ts';

export function hintDate(wrong: InvalidValue): Correction | undefined {
  const { lead, value, written, kind, vocabulary, siblings } = wrong;
  const { readDates } = vocabulary;
  const isPartial = kind === 'partialDate';
  if ((kind !== 'day' && !isPartial) || (typeof value !== 'string' && typeof value !== 'number'))
    return undefined;
  // YAML makes 2018.1 of 2018.10.
  const text = typeof value === 'number' ? written : latinDigits(value).trim();
  const [reading, other] = readDates(text);
  if (reading !== undefined && other !== undefined)
    return {
      how: 'either',
      line: lead + reading,
      words: [writeDate(reading), lead + other, writeDate(other)],
    };
  const [first, last] = (siblings?.includes('end_date') && readDateRange(text, readDates)) || [];
  if (first !== undefined) return { how: 'until', line: lead + first, words: [`end_date: ${last}`] };
  const stamp = splitStamp(wrong, text);
  if (stamp) return stamp;
  const known = isPartial || reading?.length === 10 ? reading : undefined;
  const meant = known ?? STAMP.exec(text)?.[1] ?? (isPartial ? findKnownPart(text) : undefined);
  if (meant !== undefined && meant !== text && isOnCalendar(meant) && YEAR.test(meant))
    return { how: 'write', line: lead + meant };
  if (!/\d/.test(text)) return { how: isPartial ? 'noDate' : 'noDay' };
  const swapped = text.replace(/^(\d{4})-(1[3-9]|[23]\d)-(0\d|1[0-2])$/, '$1-$3-$2');
  if (swapped !== text && isOnCalendar(swapped)) return { how: 'write', line: lead + swapped };
  // Well written, but not on the calendar, too far away, or not whole.
  const [isInOrder, month = ''] = /^(\d{4}(?:-(?:0\d|1[0-2]))?)(?:-\d\d)?$/.exec(text) ?? [];
  if (isInOrder === undefined) return { how: 'dateOrder', line: `${lead}2025-08-01` };
  return YEAR.test(text) && isOnCalendar(`${month}-01`) && !isOnCalendar(text)
    ? { how: 'daysOfMonth', line: writeDate(month), words: [String(daysIn(month))] }
    : undefined;
}

/** @param month `2025-02` */
function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // The day before the first of the next.
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

const YEAR = /^(19|20|21)\d\d/;

/** The day of `2018-05-04T20:00:00Z`. */
const STAMP = /^(\d{4}-\d\d-\d\d)[T ]\d/;

/** The day and the hour of `2027-01-22 20:00` and `22 January 2027, at 8 pm`, where there is a key for the hour. */
function splitStamp(
  { lead, siblings = [], group, vocabulary }: InvalidValue,
  text: string,
): Correction | undefined {
  const hasTime = typeof group === 'object' && group !== null && 'time' in group;
  if (lead !== 'date: ' || hasTime || !siblings.includes('time')) return undefined;
  const [, day = '', hour = ''] =
    /^(\d{4}-\d\d-\d\d|.*\d{4})(?:T|,?\s+(?:\p{L}+\s+)?)(\d.*)$/u.exec(text) ?? [];
  const [date, otherDate] = vocabulary.readDates(day);
  const [time, otherTime] = readTimes(hour);
  const isClear = otherDate === undefined && otherTime === undefined;
  if (date?.length !== 10 || time === undefined || !isClear) return undefined;
  return { how: 'until', line: lead + date, words: [`time: "${time}"`] };
}

/** The year or month of `summer 2026` and `2026-03-xx`; undefined if there are other numbers. */
function findKnownPart(text: string): string | undefined {
  return /^\D*?((?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2])(?=-?\D))?)\D*$/.exec(text)?.[1];
}

/** `January 2019`, `present`. */
export function hintYear({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (kind !== 'year' || typeof value !== 'string') return undefined;
  const text = latinDigits(value);
  const [year, other] = text.match(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g) ?? [];
  if (year !== undefined) return other === undefined ? { how: 'write', line: lead + year } : undefined;
  return /\d/.test(text) ? undefined : { how: 'omit' };
}

/** `4 May 2018`, `May 2018`. */
function writeDate(date: string): string {
  const isWhole = date.length === 10;
  return new Date(`${date}${isWhole ? '' : '-01'}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...(isWhole && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export function hintTime({ lead, value, kind, group }: InvalidValue): Correction | undefined {
  if (kind !== 'clock' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const late = hintLate(lead, String(value), group);
  if (late) return late;
  const range = String(value).match(/^(.+?)(?:\s*[-\u2010-\u2015]\s*|\s+(?:to|until|till?|bis)\s+)(.+)$/);
  const [from, until] = range?.slice(1).map(readTimes) ?? [];
  if (lead === 'time: ' && from?.length === 1 && until?.length === 1)
    return { how: 'until', line: `${lead}"${from[0]}"`, words: [`end: "${until[0]}"`] };
  // `8 pm till late`
  if (from?.length === 1 && !/\d/.test(range?.[2] ?? ''))
    return { how: 'write', line: `${lead}"${from[0]}"` };
  const [evening, morning] = readTimes(value);
  // Times in words are written in digits.
  if (!/\d/.test(latinDigits(String(value)))) return { how: 'noTime', line: `${lead}"19:30"` };
  if (evening === undefined || morning === undefined) return undefined;
  return {
    how: 'either',
    line: `${lead}"${evening}"`,
    words: [evening < '18' ? 'the afternoon' : 'the evening', `${lead}"${morning}"`, 'the morning'],
  };
}

/** `24:00` and, as in Japan, `25:30`: the night after the day, which is the next date. An end before the beginning is on it already. */
function hintLate(lead: string, value: string, group: unknown): Correction | undefined {
  const [, hour, minute = '00'] = /^(2[4-9])(?:[:.]?([0-5]\d))?$/.exec(value.trim()) ?? [];
  if (hour === undefined) return undefined;
  const line = `${lead}"${String(Number(hour) - 24).padStart(2, '0')}:${minute}"`;
  const date = typeof group === 'object' && group !== null && 'date' in group ? group.date : undefined;
  if (/^end\b/.test(lead) || typeof date !== 'string') return { how: 'write', line };
  if (date.length !== 10 || !isOnCalendar(date)) return { how: 'nextDay', line };
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return { how: 'nextDay', line, words: [`date: ${next}`] };
}

const DAY_MS = 86_400_000;

const IN_WORDS = /^(?:(\d+) ?h[a-z]* ?)?(?:(\d+) ?m[a-z]* ?)?(?:(\d+) ?(?:s[a-z]*)?)?$/i;

/** `3m20s`, `3 min 20`, `4.05`. */
export function hintLength({ lead, value, written, kind }: InvalidValue): Correction | undefined {
  if (kind !== 'length') return undefined;
  const text = latinDigits(typeof value === 'number' ? written : String(value)).trim();
  const [found, hours = '0', minutes = '0', seconds = '0'] =
    /^()(\d+)[.,]([0-5]\d)$/.exec(text) ?? IN_WORDS.exec(text) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (!found || !total) return undefined;
  const pad = (part: number) => String(part).padStart(2, '0');
  const [wholeHours, wholeMinutes] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60)];
  const start = wholeHours > 0 ? `${wholeHours}:${pad(wholeMinutes)}` : String(wholeMinutes);
  return { how: 'write', line: `${lead}${start}:${pad(total % 60)}` };
}

/** Zones by what people call the time there, for one of the places with that clock. */
const CLOCKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['mez', 'mesz', 'cet', 'cest'].map((name) => [name, 'Europe/Berlin'])),
  ...Object.fromEntries(['gmt', 'bst'].map((name) => [name, 'Europe/London'])),
  ...Object.fromEntries(['wet', 'west', 'wez'].map((name) => [name, 'Europe/Lisbon'])),
  ...Object.fromEntries(['eet', 'eest', 'oez'].map((name) => [name, 'Europe/Athens'])),
  ...Object.fromEntries(['et', 'est', 'edt'].map((name) => [name, 'America/New_York'])),
  ...Object.fromEntries(['ct', 'cdt'].map((name) => [name, 'America/Chicago'])),
  ...Object.fromEntries(['mt', 'mst', 'mdt'].map((name) => [name, 'America/Denver'])),
  ...Object.fromEntries(['pt', 'pst', 'pdt'].map((name) => [name, 'America/Los_Angeles'])),
  ...Object.fromEntries(['aest', 'aedt'].map((name) => [name, 'Australia/Sydney'])),
  ...{ brt: 'America/Sao_Paulo', trt: 'Europe/Istanbul', msk: 'Europe/Moscow', gst: 'Asia/Dubai' },
  ...{ wat: 'Africa/Lagos', cat: 'Africa/Harare', eat: 'Africa/Nairobi', sast: 'Africa/Johannesburg' },
  ...{ jst: 'Asia/Tokyo', kst: 'Asia/Seoul' },
};

/** Letters of the longest abbreviation of a zone, such as AEST. */
const ABBREVIATION = 4;

/** Zones are named after a city; the city leads to the whole name. */
export function hintZone({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (kind !== 'timeZone' || typeof value !== 'string') return undefined;
  if (/^utc$/i.test(value.trim())) return { how: 'write', line: `${lead}UTC` };
  const clock = Object.hasOwn(CLOCKS, value.trim().toLowerCase())
    ? CLOCKS[value.trim().toLowerCase()]
    : undefined;
  if (clock !== undefined) return { how: 'clock', line: lead + clock, words: [clock.replace(/^.*\//, '')] };
  const zones = listTimeZones().filter((zone) => zone.includes('/'));
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const name = cityOf(value.trim()).toLowerCase().replaceAll(' ', '_');
  const exact = zones.find((zone) => cityOf(zone).toLowerCase() === name);
  if (exact !== undefined) return { how: 'write', line: lead + exact };
  // An abbreviation, such as CEST, resembles some city by chance.
  const isName = name.length > ABBREVIATION;
  const city = isName ? findNearest(name, zones.map(cityOf)) : undefined;
  const near = findNearest(value, zones) ?? zones.find((zone) => cityOf(zone) === city);
  return near === undefined ? { how: 'zone' } : { how: 'nearest', line: near };
}
