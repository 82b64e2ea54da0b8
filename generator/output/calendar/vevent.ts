/** A show, or the day that a release comes out, as an entry of a calendar (RFC 5545, 3.6.1). */
import type { Release } from '../../content/schema/music.ts';
import type { Entry } from '../../content/types.ts';
import type { WallTime } from '../../lib/time-zone.ts';
import { KIND_LABELS } from '../../model/cards.ts';
import { doorsLabel, endOf, eventPlace, nextDay, type SiteEvent, startOf } from '../../model/events.ts';
import { eventRoute, releaseRoute } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { escapeText } from './ical.ts';

const STATUS = {
  scheduled: 'CONFIRMED',
  'sold out': 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a reminder is heard, in hours from the day's beginning. */
const MORNING = 9;

/** A show without a time takes the whole day; one without a zone keeps the venue's clock wherever it is read. */
export function showLines(site: Site, event: SiteEvent): string[] {
  const [start, end] = [startOf(event), endOf(event)];
  const url = site.urls.absolute(eventRoute(event.slug));
  const doors = doorsLabel(event);
  const notes = [
    event.description,
    doors && `Doors: ${doors}`,
    event.tickets && event.status !== 'cancelled' ? `Tickets: ${event.tickets}` : undefined,
  ].filter((note) => note !== undefined);
  return entryLines(site, {
    uid: `${event.slug}.event`,
    times: start
      ? [
          `DTSTART${writeMoment(start, event.timezone)}`,
          ...(end ? [`DTEND${writeMoment(end, event.timezone)}`] : []),
        ]
      : dayLines(event.date),
    summary: `${site.settings.artist.name}: ${event.title}`,
    details: [
      `LOCATION:${escapeText(eventPlace(event))}`,
      ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join('\n'))}`] : []),
      `STATUS:${STATUS[event.status ?? 'scheduled']}`,
    ],
    url,
  });
}

/**
 * A reminder has an alarm in the morning; alarms of shows are left to the reader's calendar.
 *
 * @param day that it comes out on
 */
export function reminderLines(site: Site, { slug, data }: Entry<Release>, day: string): string[] {
  const url = site.urls.absolute(releaseRoute(slug));
  const summary = `${site.settings.artist.name}: ${data.title} is out`;
  const alarm = ['ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, `TRIGGER:PT${MORNING}H`];
  return entryLines(site, {
    uid: `${slug}.release`,
    times: dayLines(day),
    summary,
    details: [
      `DESCRIPTION:${escapeText(`${KIND_LABELS[data.type]}. Listen at ${url}`)}`,
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
  times: string[];
  summary: string;
  details: string[];
  url: string;
  alarm?: string[];
}

/**
 * The site's own address makes the identifier unique in the world. When an entry was last changed is not known; the build's
 * day is used for it, and rises from build to build, so that an entry that is added again replaces the older one.
 */
function entryLines({ urls, today }: Site, entry: CalendarEntry): string[] {
  const { uid, times, summary, details, url, alarm = [] } = entry;
  const stamp = `${today.replaceAll('-', '')}T000000Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(urls.origin).hostname}${urls.base.replace(/\/$/, '')}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Date.parse(today) / DAY_MS}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...details,
    `URL:${url}`,
    ...alarm,
    'END:VEVENT',
  ];
}

function dayLines(date: string): string[] {
  const write = (day: string) => day.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${write(date)}`, `DTEND;VALUE=DATE:${write(nextDay(date))}`];
}

function writeMoment(time: WallTime, zone: string | undefined): string {
  const clock = `${time.replace(/[-:]/g, '')}00`;
  if (zone === undefined) return `:${clock}`;
  return zone === 'UTC' ? `:${clock}Z` : `;TZID=${zone}:${clock}`;
}
