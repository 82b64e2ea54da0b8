/** Dates of tags, as precise as they are. */
import { knownPart } from '../../../engine/values/index.ts';
import type { PartialDate } from '../../catalogue.ts';

type DateReading = { readonly date: PartialDate } | { readonly refused: string };

/** Dates that programs write for unknown ones: the epochs of Unix and of classic Mac OS. */
const CLOCKS = /^(?:1970-01-01|1904-01-01)/;

/** @param day `DDMM`, which ID3v2.3 has beside the year @returns undefined if there is nothing to read */
export function readDate(written: string, today: string, day?: string): DateReading | undefined {
  const known = knownPart(written);
  const year = Number(known?.slice(0, 4) ?? written);
  if (year === 0) return { refused: 'there is no year 0.' };
  if (known === undefined) return /\d/.test(written) ? { refused: 'it is not a date.' } : undefined;
  if (year <= 1900)
    return { refused: 'nothing was released then; programs write it where they know no year.' };
  if (year > Number(today.slice(0, 4)) + 1) return { refused: 'it is far in the future.' };
  const date =
    known.length === 4
      ? (knownPart(known + (day ?? '').replace(/^(\d\d)(\d\d)$/, '-$2-$1')) ?? known)
      : known;
  return CLOCKS.test(date) ? { refused: 'it is the beginning of the clock of computers.' } : { date };
}

/** The date that most recordings have: the commonest year, and in it the commonest date, the more precise of equals. */
export function commonDate(dates: readonly PartialDate[]): PartialDate | undefined {
  const year = mostCommon(dates.map((date) => date.slice(0, 4)));
  const inYear = dates.filter((date) => date.startsWith(year ?? ''));
  const whole = inYear.filter(({ length }) => length === 10);
  return mostCommon(whole.length > 0 ? whole : inYear.toSorted((one, other) => other.length - one.length));
}

/** Returns the first of the most common values. */
export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[Value, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0];
}
