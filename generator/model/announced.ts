/** What is said of a release before it is out. */
import type { Release } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { releaseRoute } from './cards.ts';
import { formatDate } from './format.ts';

/** `Out 1 August 2026`, or `Out 2027`: as much as is known. */
export function outLabel({ release_date }: Release): string {
  return release_date === undefined ? '' : `Out ${formatDate(release_date)}`;
}

/** The calendar file that reminds of its day; undefined where only the month or the year is known. */
export function reminderOf({ slug, data }: Entry<Release>): { day: string; route: string } | undefined {
  const day = data.release_date;
  return day?.length === 10 ? { day, route: `${releaseRoute(slug)}${slug}.ics` } : undefined;
}
