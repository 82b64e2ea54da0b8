/** A show, or the day that a release comes out, as an entry of a calendar (RFC 5545, 3.6.1). */

import type { Entry } from '../../../engine/content/types.ts';
import { instantOf, type WallTime } from '../../../engine/lib/time-zone.ts';
import { escapeText } from '../../../engine/output/ical.ts';
import { artistsOf, creditLine } from '../../../site/artists.ts';
import { eventRoute, releaseRoute } from '../../../site/routes.ts';
import type { Site } from '../../../site/site.ts';
import { namedBy } from '../../../site/titles.ts';
import { formatDate, joinList, type Words } from '../../../site/words/index.ts';
import type { Release } from '../../releases/schema/release.ts';
import {
  assumedEndOf,
  doorsLabel,
  endDay,
  eventPlace,
  isLong,
  nextDay,
  type SiteEvent,
  startOf,
} from '../shows.ts';
import { ticketsOf } from '../tickets.ts';

const STATUS = {
  scheduled: 'CONFIRMED',
  sold_out: 'CONFIRMED',
  moved: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a reminder is heard, in hours from the day's beginning. */
const MORNING = 9;

/**
 * A show without a time takes the whole day, one of several days all of them; one without a zone keeps the venue's clock
 * wherever it is read.
 */
export function showLines(site: Site, event: SiteEvent): string[] {
  const [start, end] = [startOf(event), assumedEndOf(event)];
  const url = site.urls.absolute(eventRoute(event.slug));
  const notes = describeShow(event, site.words);
  return entryLines(site, {
    uid: `${event.slug}.event`,
    sequence: sequenceOf(event.date, CHANGES[event.status ?? 'scheduled']),
    times:
      start && !isLong(event)
        ? [
            `DTSTART:${writeMoment(start, event.timezone)}`,
            ...(end ? [`DTEND:${writeMoment(end, event.timezone)}`] : []),
          ]
        : dayLines(event.date, endDay(event)),
    summary: namedBy(site, site.settings.artist.name, event.title),
    details: [
      `LOCATION:${escapeText(eventPlace(event, site.words))}`,
      ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join('\n'))}`] : []),
      `STATUS:${STATUS[event.status ?? 'scheduled']}`,
    ],
    url,
  });
}

/** What an entry says beside the day and the place, a line each. */
function describeShow(event: SiteEvent, words: Words): string[] {
  const { events } = words;
  const { description, festival, support = [], previous_date, time, status } = event;
  const doors = doorsLabel(event, words);
  const tickets = status === 'cancelled' ? [] : ticketsOf(event);
  return [
    description,
    festival && events.partOf({ festival }),
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
    ...tickets.map(({ label = events.tickets, url }) => `${label}: ${url}`),
  ].flatMap((note) => note || []);
}

/**
 * A reminder has an alarm in the morning; alarms of shows are left to the reader's calendar.
 *
 * @param day that it comes out on
 */
export function reminderLines(site: Site, { slug, data }: Entry<Release>, day: string): string[] {
  const url = site.urls.absolute(releaseRoute(slug));
  const { words } = site;
  const news = words.events.isOut({ title: data.title });
  const summary = namedBy(site, creditLine(artistsOf(site, data), words), news);
  const alarm = ['ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, `TRIGGER:PT${MORNING}H`];
  return entryLines(site, {
    uid: `${slug}.release`,
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

/** Each state of a show comes after those before it. */
const CHANGES = { scheduled: 0, sold_out: 1, moved: 1, postponed: 2, cancelled: 3 } as const;
const STATES = 4;

/**
 * Which of two versions of an entry is the newer one (RFC 5545, 3.8.7.4). When something was written is not known, and the
 * build's day would make every night's build a change; but what matters most goes one way: to a later day, or to another state.
 */
function sequenceOf(day: string, changes: number): number {
  return Math.max(0, Date.parse(day) / DAY_MS) * STATES + changes;
}

/** The grammar demands a moment of writing. It is the same always, so that the same content gives the same file. */
const STAMP = '20000101T000000Z';

/** The site's own address makes the identifier unique in the world. */
function entryLines({ urls }: Site, entry: CalendarEntry): string[] {
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

/**
 * In UTC if the zone is known: names of zones and their offsets would have to be defined within the file (3.6.5). Readers show it
 * by the clock of the reader.
 */
function writeMoment(time: WallTime, zone: string | undefined): string {
  if (zone === undefined) return `${time.replace(/[-:]/g, '')}00`;
  return new Date(instantOf(zone, time)).toISOString().replace(/[-:]|\.\d+/g, '');
}
