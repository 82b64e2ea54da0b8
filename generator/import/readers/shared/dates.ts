/** Dates of tags, as precise as they are. */
import { isOnCalendar } from '../../../engine/values/index.ts';
import type { PartialDate } from '../../catalogue.ts';

type DateReading = { readonly date: PartialDate } | { readonly refused: string };

/** What programs write where they know no date: the beginning of the clocks of Unix and of old Macs. */
const CLOCKS = /^(?:1970-01-01|1904-01-01)/;

/**
 * @param day `DDMM`, which ID3v2.3 has beside the year
 * @returns undefined if there is nothing to read
 */
export function readDate(written: string, today: string, day?: string): DateReading | undefined {
  const [, year = '', month = '', date = ''] =
    /^(\d{4})(?:[-/.]?(\d{2})(?:[-/.]?(\d{2}))?)?(?!\d)/.exec(written) ?? [];
  const other = year === '' ? /(?<!\d)(\d{4})(?!\d)/.exec(written)?.[1] : undefined;
  const found = year || other;
  if (Number(found ?? written) === 0) return { refused: 'there is no year 0.' };
  if (found === undefined) return /\d/.test(written) ? { refused: 'it is not a date.' } : undefined;
  if (Number(found) <= 1900)
    return { refused: 'nothing was released then; programs write it where they know no year.' };
  if (Number(found) > Number(today.slice(0, 4)) + 1) return { refused: 'it is far in the future.' };
  const [, days = '', months = ''] = /^(\d{2})(\d{2})$/.exec(month === '' ? (day ?? '') : '') ?? [];
  const read = precise(found, month || months, date || days);
  return CLOCKS.test(read) ? { refused: 'it is the beginning of the clock of computers.' } : { date: read };
}

/** As much of it as is on the calendar. */
function precise(year: string, month: string, day: string): PartialDate {
  if (!(Number(month) >= 1 && Number(month) <= 12)) return year;
  const whole = `${year}-${month}-${day}`;
  return Number(day) >= 1 && isOnCalendar(whole) ? whole : `${year}-${month}`;
}

/** The date that most recordings have: the commonest year, and in it the commonest date, the more precise of equals. */
export function commonDate(dates: readonly PartialDate[]): PartialDate | undefined {
  const year = mostCommon(dates.map((date) => date.slice(0, 4)));
  const inYear = dates.filter((date) => date.startsWith(year ?? ''));
  const whole = inYear.filter(({ length }) => length === 10);
  return mostCommon(whole.length > 0 ? whole : inYear.toSorted((one, other) => other.length - one.length));
}

/** The first of the commonest values. */
export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[Value, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0];
}
