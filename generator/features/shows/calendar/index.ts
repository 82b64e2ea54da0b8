/** Calendars (RFC 5545): one of all shows to subscribe to, one a show to add, and reminders of what comes out. */

import type { Artifact } from '../../../engine/artifact.ts';
import { compare } from '../../../engine/lib/text.ts';
import { escapeText, writeCalendar, zoneLines } from '../../../engine/output/ical.ts';
import { CALENDAR_ROUTE, eventCalendar } from '../../../site/routes.ts';
import type { Site } from '../../../site/site.ts';
import { reminderOf } from '../../releases/release.ts';
import { assumedEndOf, hasCalendar, type SiteEvent, startOf } from '../shows.ts';
import { reminderLines, showLines } from './vevent.ts';

export function planCalendars(site: Site): Artifact[] {
  return [
    ...(hasCalendar(site) ? [{ path: site.urls.path(CALENDAR_ROUTE), body: () => subscription(site) }] : []),
    ...site.events.map((event) => ({
      path: site.urls.path(eventCalendar(event.slug)),
      body: () => writeCalendar([], [...zonesOf([event]), showLines(site, event)]),
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
  return writeCalendar(head, [
    ...zonesOf(site.events),
    ...site.events.map((event) => showLines(site, event)),
  ]);
}

/** The zones that shows refer to, by name, for the years that they need and no others. */
function zonesOf(events: readonly SiteEvent[]): string[][] {
  const years = new Map<string, Set<number>>();
  for (const event of events) {
    const { timezone } = event;
    if (timezone === undefined || timezone === 'UTC') continue;
    const own = years.get(timezone) ?? new Set();
    for (const moment of [startOf(event), assumedEndOf(event)])
      if (moment !== undefined) own.add(Number(moment.slice(0, 4)));
    years.set(timezone, own);
  }
  return [...years.entries()]
    .filter(([, own]) => own.size > 0)
    .sort(([a], [b]) => compare(a, b))
    .map(([zone, own]) => zoneLines(zone, own));
}
