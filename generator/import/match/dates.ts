/** Dates and lengths of entries, so that they can be compared. */
import { length } from '../../engine/values/index.ts';
import { readDates } from '../../site/schema/dates.ts';
import { textIn } from './facts.ts';

/** A day, a month or a year; undefined for one that means two days. */
export function dateIn(data: unknown, key: string): string | undefined {
  const [date, other] = readDates(textIn(data, key) ?? '');
  return other === undefined ? date : undefined;
}

/** A length in seconds. */
export function secondsIn(data: unknown, key: string): number | undefined {
  return length.safeParse(textIn(data, key)).data;
}

const DAY = 24 * 3600 * 1000;

/** How far two days are apart; undefined if one of them is a month or a year. */
export function daysBetween(one: string, other: string): number | undefined {
  if (one.length < 10 || other.length < 10) return undefined;
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY;
}

/** Undefined for a month or a year. */
export function dayAfter(day: string): string | undefined {
  const time = Date.parse(day);
  return day.length < 10 || Number.isNaN(time) ? undefined : new Date(time + DAY).toISOString().slice(0, 10);
}

/** Whether one date says the same as the other, or less: `2025` of `2025-03-07`. */
export function isPartOf(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
