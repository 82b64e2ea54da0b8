/** Calendars (RFC 5545): one of all shows to subscribe to, one a show to add, and reminders of what comes out. */

import type { Artifact } from '../../../engine/artifact.ts';
import { escapeText, writeCalendar } from '../../../engine/output/ical.ts';
import { CALENDAR_ROUTE, eventCalendar } from '../../../site/routes.ts';
import type { Site } from '../../../site/site.ts';
import { reminderOf } from '../../releases/release.ts';
import { hasCalendar } from '../shows.ts';
import { reminderLines, showLines } from './vevent.ts';

export function planCalendars(site: Site): Artifact[] {
  return [
    ...(hasCalendar(site) ? [{ path: site.urls.path(CALENDAR_ROUTE), body: () => subscription(site) }] : []),
    ...site.events.map((event) => ({
      path: site.urls.path(eventCalendar(event.slug)),
      body: () => writeCalendar([], [showLines(site, event)]),
    })),
    ...site.upcomingReleases.flatMap((entry) => {
      const reminder = reminderOf(entry);
      if (!reminder) return [];
      const body = () => writeCalendar([], [reminderLines(site, entry, reminder.day)]);
      return [{ path: site.urls.path(reminder.route), body }];
    }),
  ];
}

/** All shows. Calendars that subscribe to it look again once a day. */
function subscription(site: Site): string {
  const name = escapeText(site.words.events.calendarOf({ name: site.settings.artist.name }));
  const head = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
  return writeCalendar(
    head,
    site.events.map((event) => showLines(site, event)),
  );
}
