/** The days of the week, apart from their schema: pages need them, too. */

/** Days from Sunday, as `Date` counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a whole date, `2026-12-06`; undefined for anything else. */
export function readWeekday(date: string): Weekday | undefined {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
}
