/** Corrections of dates, times, lengths and time zones that can be read in more than one way, or in none. */
import { fieldOf } from '../../lib/record.ts';
import { findNearest } from '../../lib/suggest.ts';
import { latinDigits } from '../../lib/text.ts';
import { isTimeZone, listTimeZones, offsetOf } from '../../lib/time-zone.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import {
  type Day,
  isOnCalendar,
  knownPart,
  type ReadDay,
  readClock,
  readClocks,
} from '../../values/index.ts';
import { likely, sure } from '../schema/read.ts';
import { groupIn, inline } from './fit.ts';
import type { InvalidValue } from './invalid-value.ts';

/** Returns true if a day fits, or one beside groups. */
export function takesDay({ kind, outline: { anyOf = [] } }: InvalidValue): boolean {
  return kind === 'day' || anyOf.some(({ value }) => value === 'day');
}

export function hintDate(wrong: InvalidValue): Correction | undefined {
  const { lead, value, written, kind, vocabulary } = wrong;
  const { readDates, readDay } = vocabulary;
  const isPartial = kind === 'partialDate';
  if ((!takesDay(wrong) && !isPartial) || (typeof value !== 'string' && typeof value !== 'number'))
    return undefined;
  // YAML makes 2018.1 of 2018.10.
  const text = typeof value === 'number' ? written : latinDigits(value).trim();
  // Programs write midnight of a place east of Greenwich as an hour of the evening before, in Greenwich.
  const evening = /^(\d{4}-\d\d-\d\d)T2[1-3]:\d\d(?::[\d.]+)?Z$/.exec(text)?.[1];
  const [reading, other] =
    evening !== undefined && isOnCalendar(evening) ? [evening, dayAfter(evening)] : readDates(text);
  if (reading !== undefined && other !== undefined)
    return {
      how: 'either',
      line: lead + reading,
      words: [writeDate(reading), lead + other, writeDate(other)],
    };
  const again = hintRepeated(wrong, text);
  if (again) return again;
  const day = sure(readDay(text));
  const beside = day && hintBeside(wrong, day);
  if (beside) return beside;
  const known = (isPartial || day?.date.length === 10) && !day?.end_date ? day?.date : undefined;
  const meant = known ?? (isPartial ? findKnownPart(text) : undefined);
  if (meant !== undefined && meant !== text && isOnCalendar(meant) && YEAR.test(meant))
    return { how: 'write', line: lead + meant };
  if (!/\d/.test(text)) return { how: isPartial ? 'noDate' : 'noDay' };
  const incomplete = isPartial ? undefined : completeDay(text, readDay);
  if (incomplete !== undefined) return { how: 'dayParts', line: lead + incomplete };
  const swapped = text.replace(/^(\d{4})-(1[3-9]|[23]\d)-(0\d|1[0-2])$/, '$1-$3-$2');
  if (swapped !== text && isOnCalendar(swapped)) return { how: 'write', line: lead + swapped };
  // Well written, but not on the calendar, too far away, or not whole.
  const [isInOrder, month = ''] = /^(\d{4}(?:-(?:0\d|1[0-2]))?)(?:-\d\d)?$/.exec(text) ?? [];
  if (isInOrder === undefined) return { how: 'dateOrder', line: `${lead}2025-08-01` };
  return YEAR.test(text) && isOnCalendar(`${month}-01`) && !isOnCalendar(text)
    ? {
        how: 'daysOfMonth',
        line: `${lead}${month}-${daysIn(month)}`,
        words: [writeDate(month), String(daysIn(month)), `${lead}${dayAfter(`${month}-${daysIn(month)}`)}`],
      }
    : undefined;
}

/** A day of which a part is missing, with letters in its place: `YYYY-06-19`, `2027-05-DD`. Undefined for anything else. */
function completeDay(text: string, readDay: ReadDay): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const known = sure(readDay(text))?.date ?? knownPart(text);
  const hasMore = known !== undefined && /\d/.test(text.replace(/(?<!\d)\d{4}(?!\d)/, ''));
  if (known?.length === 7) return `${known}-DD`;
  if (known?.length === 4) return hasMore ? undefined : `${known}-MM-DD`;
  // In a leap year, which has all days.
  const inYear = known === undefined ? readDay(text, { year: '2028' }) : undefined;
  const date = inYear && sure(inYear)?.date;
  return date?.length === 10 ? `YYYY${date.slice(4)}` : undefined;
}

/** The calendar is read in years to come, in which every day has each weekday. */
const ANY_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `${day}.3.2027`);

/** Days that come back, `every Tuesday`, where there is a place for them. */
function hintRepeated(
  { outline, value, group, vocabulary }: InvalidValue,
  text: string,
): Correction | undefined {
  const { repeated } = outline;
  if (repeated === undefined || /\d/.test(text)) return undefined;
  const isWeekday = (word: string) =>
    ANY_WEEK.some((day) => vocabulary.readDates(`${word} ${day}`).length > 0);
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => word.length > 2);
  if (!words.some((word) => isWeekday(word) || isWeekday(word.replace(/s$/, '')))) return undefined;
  const title = fieldOf(group, 'title');
  const line = repeated.line
    .replace('%title', () => inline([title ?? '…']).slice(1, -1))
    .replace('%', () => inline([value]).slice(1, -1));
  return repeated.list === undefined
    ? { how: 'write', line }
    : { how: 'repeated', line, words: [repeated.list] };
}

/** Between days of one entry. */
const AND = /\s*(?:[,;&+]|(?<=[\s.])(?:und|and|et|y|e|ve|och|og|en|i|و)(?=\s))\s*/iu;

/** Several days or times in place of one, where there is a list for them: `[2027-06-19, 2027-06-20]`, `11 und 16 Uhr`; and the first and the last day of some. */
export function hintDays(wrong: InvalidValue): Correction | undefined {
  const { lead, value, kind, group, siblings = [], vocabulary, outline } = wrong;
  const { date: from, end_date: until } =
    typeof value === 'string' && groupIn(outline)?.properties?.['until']
      ? (sure(vocabulary.readDay(value)) ?? {})
      : {};
  if (until !== undefined) return { how: 'write', line: lead + inline({ from, until }) };
  const key = kind === 'clock' ? 'times' : 'days';
  if ((kind !== 'day' && kind !== 'clock') || !siblings.includes(key) || fieldOf(group, key) !== undefined)
    return undefined;
  if (lead !== (kind === 'clock' ? 'time: ' : 'date: ')) return undefined;
  if (kind === 'clock') {
    const times = readClocks(String(value));
    return times && { how: 'write', line: `times: ${inline(times)}` };
  }
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(AND);
  if (parts.length < 2) return undefined;
  const year = /(?<!\d)\d{4}(?!\d)/.exec(parts.at(-1) ?? '')?.[0];
  const days = parts.map((part) => sure(vocabulary.readDay(part.trim(), year === undefined ? {} : { year })));
  const isEach = days.every((day) => day?.date.length === 10 && day.end_date === undefined);
  const line = `days: ${inline(days.map((day) => ({ date: day?.date })))}`;
  return isEach ? { how: 'until', line: `date: ${days[0]?.date}`, words: [line] } : undefined;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

/** @param month `2025-02` */
function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // The day before the first of the next.
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

const YEAR = /^(19|20|21)\d\d/;

/** The last of several days, or the hour of one, where there is a key for it. */
function hintBeside(
  { lead, siblings = [], group }: InvalidValue,
  { date, end_date, clock }: Day,
): Correction | undefined {
  if (end_date !== undefined && siblings.includes('end_date'))
    return { how: 'until', line: lead + date, words: [`end_date: ${end_date}`] };
  const hasTime = typeof group === 'object' && group !== null && 'time' in group;
  if (lead !== 'date: ' || hasTime || !clock || !siblings.includes('time')) return undefined;
  return { how: 'until', line: lead + date, words: [`time: "${clock.time}"`] };
}

/** The year or month of `summer 2026` and `2026-03-xx`; undefined if there are other numbers. */
function findKnownPart(text: string): string | undefined {
  const part = knownPart(text);
  return part !== undefined && !/\d/.test(text.replace(part, '')) ? part : undefined;
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

export function hintTime(wrong: InvalidValue): Correction | undefined {
  const { lead, value, kind, group, siblings, vocabulary } = wrong;
  if (kind !== 'clock' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const late = hintLate(lead, String(value), group);
  if (late) return late;
  // `17:00 (Einlass 16:30)`: two times, the second with its name.
  const [, one = '', word = '', two = ''] =
    /^(.*?\d.*?)[\s,;/(]+(\p{L}{3,}):?\s+([^()]*\d[^()]*)\)?$/u.exec(String(value)) ?? [];
  const [named, first, second] = [vocabulary.keyNamed(word), sure(readClock(one)), sure(readClock(two))];
  if (first && second && (named === 'doors' || named === 'end') && siblings?.includes(named))
    return { how: 'until', line: `${lead}"${first.time}"`, words: [`${named}: "${second.time}"`] };
  // Times in words are written in digits.
  if (!/\d/.test(latinDigits(String(value)))) return { how: 'noTime', line: `${lead}"19:30"` };
  const { time, end, other } = likely(readClock(value)) ?? {};
  if (time === undefined || (other !== undefined && end !== undefined)) return undefined;
  const line = `${lead}"${time}"`;
  if (other !== undefined)
    return {
      how: 'either',
      line,
      words: [time < '18' ? 'the afternoon' : 'the evening', `${lead}"${other}"`, 'the morning'],
    };
  if (end === undefined) return { how: 'write', line };
  return lead === 'time: ' ? { how: 'until', line, words: [`end: "${end}"`] } : undefined;
}

/** `24:00` and, as in Japan, `25:30`: the night after the day, which is the next date. An end before the beginning is on it already. */
function hintLate(lead: string, value: string, group: unknown): Correction | undefined {
  const [, hour, minute = '00'] =
    /^(2[4-9])(?:[:.h]?([0-5]\d))?(?::00)? ?(?:uhr|h)?$/i.exec(value.trim()) ?? [];
  if (hour === undefined) return undefined;
  const line = `${lead}"${String(Number(hour) - 24).padStart(2, '0')}:${minute}"`;
  const date = typeof group === 'object' && group !== null && 'date' in group ? group.date : undefined;
  if (/^end\b/.test(lead)) return { how: 'write', line };
  // An entry of times has the day of its show, as the others do.
  if (typeof date !== 'string' || date.length !== 10 || !isOnCalendar(date))
    return { how: 'nextDay', line, isUnclear: true };
  return { how: 'nextDay', line, words: [`date: ${dayAfter(date)}`] };
}

const DAY_MS = 86_400_000;

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

/** A time by a clock that it names. Without a day, a hyphen is before the end. */
const ZONED =
  /^(?:(\d{4}-\d\d-\d\d)[T ](?=\d\d:))?(\d\d?(?:[:.h]\d\d)?(?: ?[ap]m)?)(?::00(?:\.0+)?)? ?(?:\(?([a-z]{1,4})\)?|((?<=-.*)-\d\d|\+\d\d):?(\d\d))$/i;

/** `20:00 CET`, `2026-05-01T20:00+02:00`: right if the place has that clock, which its zone decides. */
export function hintZoned({ lead, value, kind, group, siblings = [] }: InvalidValue): Correction | undefined {
  const [, day, clock = '', name = '', hours, minutes] = ZONED.exec(String(value)) ?? [];
  const time = sure(readClock(clock))?.time;
  const isMoment = day !== undefined && lead === 'date: ' && siblings.includes('time');
  const dated = day ?? fieldOf(group, 'date');
  const isDated = typeof dated === 'string' && /^\d{4}-\d\d-\d\d$/.test(dated) && isOnCalendar(dated);
  const date = isDated ? dated : '2027-01-01';
  const key = name.toLowerCase().replace(/^z$/, 'utc');
  const known = Object.hasOwn(CLOCKS, key) ? CLOCKS[key] : undefined;
  const isClock = isMoment ? isDated : kind === 'clock';
  if (time === undefined || !isClock || !(hours || known || key === 'utc')) return undefined;
  const offsetIn = (zone: unknown) =>
    typeof zone === 'string' && isTimeZone(zone) ? offsetOf(zone, `${date}T${time}`) : undefined;
  const offset = hours ? Number(hours) * 60 + Number(`${hours[0]}${minutes}`) : offsetIn(known ?? 'UTC');
  const isOwn = isDated && offset !== undefined && offset === offsetIn(fieldOf(group, 'timezone'));
  const line = isMoment ? lead + day : `${lead}"${time}"`;
  if (isOwn) return isMoment ? undefined : { how: 'write', line };
  const zone =
    known ?? [...Object.values(CLOCKS), ...listTimeZones()].find((each) => offsetIn(each) === offset);
  if (zone === undefined) return undefined;
  return { how: 'zoned', line, words: [`timezone: ${zone}`, ...(isMoment ? [`time: "${time}"`] : [])] };
}

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
