/** Calendar files (RFC 5545): one of all shows to subscribe to, one for each show, and reminders of release days. */

import type { Artifact } from '../../engine/artifact.ts';
import type { Entry } from '../../engine/content/types.ts';
import { instantOf, type WallTime } from '../../engine/lib/time-zone.ts';
import { escapeText, writeCalendar } from '../../engine/output/ical.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { firstAddress } from '../../site/redirects/index.ts';
import { CALENDAR_ROUTE, eventCalendar, eventRoute, releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { namedBy } from '../../site/titles.ts';
import { formatDate, joinList, type Words } from '../../site/words/index.ts';
import { reminderOf } from '../releases/release.ts';
import type { Release } from '../releases/schema/release.ts';
import { calendarTitle, festivalLabel, seriesOf } from './facts.ts';
import { eventPlace } from './place.ts';
import { programmeLines } from './programme.ts';
import {
  assumedEndOf,
  doorsLabel,
  endDay,
  hasCalendar,
  isLong,
  listPerformances,
  nextDay,
  type SiteEvent,
  startOf,
} from './shows.ts';
import { ticketsOf } from './tickets.ts';

export function planCalendars(site: Site): Artifact[] {
  const { artist } = site.settings;
  return [
    ...(hasCalendar(site)
      ? [planShows(site, CALENDAR_ROUTE, artist.short_name ?? artist.name, site.events)]
      : []),
    ...site.events.map((event) => ({
      path: site.urls.path(eventCalendar(event.slug)),
      body: () => writeCalendar([], showEntries(site, event)),
    })),
    ...site.upcomingReleases.flatMap((entry) => {
      const reminder = reminderOf(entry);
      if (!reminder) return [];
      const body = () => writeCalendar([], [reminderLines(site, entry, reminder.day)]);
      return [{ path: site.urls.path(reminder.route), body }];
    }),
  ];
}

/** A calendar of shows to subscribe to. @param artist whose shows they are */
export function planShows(site: Site, route: string, artist: string, events: readonly SiteEvent[]): Artifact {
  const entries = () => events.flatMap((event) => showEntries(site, event));
  return planSubscription(site, route, site.words.events.calendarOf({ name: artist }), entries);
}

/** A calendar to subscribe to, which is refreshed once a day. @param title its name in calendars */
export function planSubscription(
  { urls }: Site,
  route: string,
  title: string,
  entries: () => string[][],
): Artifact {
  const name = escapeText(title);
  const head = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
  return { path: urls.path(route), body: () => writeCalendar(head, entries()) };
}

const STATUS = {
  scheduled: 'CONFIRMED',
  sold_out: 'CONFIRMED',
  moved: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** The time of a reminder, in hours after midnight. */
const MORNING = 9;

/** The entries of a show: one for each performance, so that calendars have their days and hours. */
function showEntries(site: Site, event: SiteEvent): string[][] {
  return listPerformances(event).map((each, index, all) => {
    const before = all.slice(0, index).filter(({ date }) => date === each.date).length;
    const name = event.performances.length > 0 ? `.${each.date}${before > 0 ? `-${before + 1}` : ''}` : '';
    return showLines(site, each, `${event.uid}${name}.event`);
  });
}

/** The entry of a show. Without a time it takes its whole days; without a zone its times are local wherever they are read. */
function showLines(site: Site, event: SiteEvent, uid: string): string[] {
  const [start, end] = [startOf(event), assumedEndOf(event)];
  const url = site.urls.absolute(eventRoute(event.slug));
  const notes = describeShow(event, site.words);
  const place = whereIs(event, site.words);
  return entryLines(site, {
    uid,
    sequence: sequenceOf(event.date, CHANGES[event.status ?? 'scheduled']),
    times:
      start && !isLong(event)
        ? [
            `DTSTART:${writeMoment(start, event.timezone)}`,
            ...(end ? [`DTEND:${writeMoment(end, event.timezone)}`] : []),
          ]
        : dayLines(event.date, endDay(event)),
    summary: calendarTitle(event, site),
    details: [
      ...(place ? [`LOCATION:${escapeText(place)}`] : []),
      ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join('\n'))}`] : []),
      `STATUS:${STATUS[event.status ?? 'scheduled']}`,
    ],
    url,
  });
}

/** The place of a show, or the address of its stream; empty if neither is known. */
function whereIs(event: SiteEvent, words: Words): string {
  return eventPlace(event, words) || (event.online ?? '');
}

/** The description of a show: all but day and place, a line each. */
function describeShow(event: SiteEvent, words: Words): string[] {
  const { events } = words;
  const { description, support = [], previous_date, time, status, online, isPlaceOpen, programme } = event;
  const doors = doorsLabel(event, words);
  const festival = festivalLabel(event);
  const tickets = status === 'cancelled' ? [] : ticketsOf(event);
  return [
    description,
    isPlaceOpen ? events.placeOpen : undefined,
    festival && events.partOf({ festival }),
    ...seriesOf(event).map((name) => events.partOf({ festival: name })),
    ...(programme.length > 0
      ? [words.music.labelled({ label: events.programme }), ...programmeLines(programme, words)]
      : []),
    support.length > 0
      ? events.with({
          names: joinList(
            support.map(({ name }) => name),
            words,
          ),
        })
      : undefined,
    previous_date && events.movedFrom({ date: formatDate(previous_date, words) }),
    isLong(event) && time ? events.starts({ time }) : undefined,
    doors && events.doorsColon({ time: doors }),
    event.access,
    online && status !== 'cancelled'
      ? `${words.music.labelled({ label: events.stream })} ${online}`
      : undefined,
    ...tickets.map(({ label = events.tickets, url }) => `${words.music.labelled({ label })} ${url}`),
  ].flatMap((note) => note || []);
}

/** The reminder of a release day, with an alarm in the morning, unlike shows, for which calendars have defaults. @param day of release */
function reminderLines(site: Site, entry: Entry<Release>, day: string): string[] {
  const { slug, data } = entry;
  const [, first = slug] = /([^/]+?)(?:\.html)?\/?$/.exec(firstAddress(entry, releaseRoute)) ?? [];
  const url = site.urls.absolute(releaseRoute(slug));
  const { words } = site;
  const news = words.events.isOut({ title: data.title });
  const summary = namedBy(site, creditLine(artistsOf(site, data), words), news);
  const alarm = ['ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, `TRIGGER:PT${MORNING}H`];
  return entryLines(site, {
    uid: `${first}.release`,
    sequence: sequenceOf(day, 0),
    times: dayLines(day),
    summary,
    details: [
      `DESCRIPTION:${escapeText(words.events.listenAt({ type: words.kinds[data.type], url }))}`,
      // Shown as free time, not busy.
      'TRANSP:TRANSPARENT',
    ],
    url,
    alarm: ['BEGIN:VALARM', ...alarm, 'END:VALARM'],
  });
}

interface CalendarEntry {
  /** Unique on this site. */
  uid: string;
  sequence: number;
  times: string[];
  summary: string;
  details: string[];
  url: string;
  alarm?: string[];
}

/** The states of a show, in the order in which they follow each other. */
const CHANGES = { scheduled: 0, sold_out: 1, moved: 1, postponed: 2, cancelled: 3 } as const;
const STATES = 4;

/**
 * A number that is higher in a newer version of an entry (RFC 5545, 3.8.7.4). The time of an edit is unknown, and with the
 * day of the build every nightly build would be a change; but a later day or another state is always newer.
 */
function sequenceOf(day: string, changes: number): number {
  return Math.max(0, Date.parse(day) / DAY_MS) * STATES + changes;
}

/** The required time of writing; constant, so that the same content gives the same file. */
const STAMP = '20000101T000000Z';

/** The lines of an entry; the address of the site makes its identifier globally unique. */
export function entryLines({ urls }: Site, entry: CalendarEntry): string[] {
  const { uid, sequence, times, summary, details, url, alarm = [] } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(urls.origin).hostname}${urls.base.replace(/\/$/, '')}`,
    `DTSTAMP:${STAMP}`,
    `SEQUENCE:${sequence}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...details,
    `URL:${url}`,
    ...alarm,
    'END:VEVENT',
  ];
}

function dayLines(date: string, last = date): string[] {
  const write = (day: string) => day.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${write(date)}`, `DTEND;VALUE=DATE:${write(nextDay(last))}`];
}

/** A time in UTC if the zone is known: zones would have to be defined within the file (3.6.5). Calendars show it in local time. */
export function writeMoment(time: WallTime, zone: string | undefined): string {
  if (zone === undefined) return `${time.replace(/[-:]/g, '')}00`;
  return new Date(instantOf(zone, time)).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The address that adds a show to Google Calendar (github.com/InteractionDesignFoundation/add-event-to-calendar-docs). */
export function googleLink(site: Site, event: SiteEvent): string {
  // One entry for all performances takes their days.
  const isWhole = isLong(event) || event.performances.length > 0;
  const [start, end] = isWhole ? [] : [startOf(event), assumedEndOf(event)];
  const plain = (moment: string) => moment.replace(/[-:]/g, '') + (moment.includes('T') ? '00' : '');
  const first = plain(start ?? event.date);
  const place = whereIs(event, site.words);
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarTitle(event, site),
    dates: `${first}/${plain(end ?? nextDay(endDay(event)))}`,
    ...(start && event.timezone && { ctz: event.timezone }),
    details: site.urls.absolute(eventRoute(event.slug)),
    ...(place && { location: place }),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
