/** Meetings of a group: the first time, the last one, and the days on which it does not. */

import { isGiven } from '../../engine/content/entry.ts';
import { nameMaker } from '../../engine/lib/name-maker.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { readWeekday } from '../../engine/lib/weekdays.ts';
import type { Site } from '../../site/site.ts';
import { nextDay } from '../shows/shows.ts';
import type { Group } from './schema.ts';

type Holidays = NonNullable<Group['except']>;

export interface SiteGroup extends Group {
  /** Unique on the page. */
  slug: string;
  /** Holidays of the group and of the page. */
  except: Holidays;
  /** Holidays of the group alone. */
  ownExcept: Holidays;
  /** Undefined if site.yaml names none. */
  timezone: string | undefined;
}

/** The groups that still meet, in the order of the file. */
export function groupsOf({ pages, settingsEntry, today }: Site): SiteGroup[] {
  const { groups = [], except = [] } = pages.groups?.data ?? {};
  const timezone = isGiven(settingsEntry, ['timezone']) ? settingsEntry.data.timezone : undefined;
  const claim = nameMaker();
  return groups
    .map((group): SiteGroup => {
      const { except: ownExcept = [] } = group;
      const slug = claim(slugify(group.name), 'group');
      return { ...group, slug, except: [...except, ...ownExcept], ownExcept, timezone };
    })
    .filter(({ until }) => until === undefined || until >= today);
}

/** The first meeting. Of a group that has met for longer than anybody wrote, the first of this year. */
export function firstMeeting({ day = [], from }: Group, today: string): string | undefined {
  let date = from ?? `${today.slice(0, 4)}-01-01`;
  if (day.length === 0) return undefined;
  while (!meetsOn(day, date)) date = nextDay(date);
  return date;
}

/** All days on which it would meet but for a holiday, from a day on. */
export function cancelledMeetings({ day = [], except, until }: SiteGroup, from: string): string[] {
  const days = except.flatMap((holiday) => {
    const found: string[] = [];
    for (let date = holiday.from; date <= holiday.until; date = nextDay(date))
      if (date >= from && (until === undefined || date <= until) && meetsOn(day, date)) found.push(date);
    return found;
  });
  return [...new Set(days)].sort();
}

function meetsOn(days: NonNullable<Group['day']>, date: string): boolean {
  return days.some((day) => day === readWeekday(date));
}
