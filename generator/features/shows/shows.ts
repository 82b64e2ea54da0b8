/** Shows with what follows from their keys: an address of their own, and when they begin and end. */

import { isGiven, positionOf } from '../../engine/content/entry.ts';
import type { Content } from '../../engine/content/types.ts';
import { nameMaker } from '../../engine/lib/name-maker.ts';
import { nameSlug, shortenSlug, slugify } from '../../engine/lib/slug.ts';
import { compare } from '../../engine/lib/text.ts';
import { dayAt, formatOffset, instantOf, offsetOf, type WallTime } from '../../engine/lib/time-zone.ts';
import type { Position } from '../../engine/problems/problem.ts';
import { eventRoute, type Redirect } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { languageOf, type Words, writeDigits } from '../../site/words/index.ts';
import { type Place, readPlace } from './place.ts';
import { type PlacedEvent, placeEvent } from './references.ts';
import type { Event } from './schema.ts';

export interface SiteEvent extends Omit<PlacedEvent, keyof Place>, Place {
  /** The last part of its address; unique, unless the content gives one twice, which is a problem. */
  slug: string;
  /** The name that calendars know it by: it stays when the show moves to another day. Unique. */
  uid: string;
  /** The zone of the show, of the list, or of the site; undefined if none of them names one. */
  timezone?: string | undefined;
  /** Place in the list of the file. */
  index: number;
  /** The day on which it ends, in the time zone of the site. */
  lastDay: string;
  /** The position of a written slug; undefined if it is made from title and date. */
  slugAt?: Position | undefined;
}

declare module '../../site/site.ts' {
  interface FeatureModel {
    /** Upcoming and past shows, by date. */
    events: SiteEvent[];
  }
}

/** Returns true if there is a calendar to subscribe to: even between tours, if the site has a list of shows. */
export function hasCalendar({ pages }: Pick<Content, 'pages'>): boolean {
  return pages.events !== undefined;
}

/** Languages whose spelling is in the addresses of shows. Another one would move those that people have. */
const SPELLED: ReadonlySet<string> = new Set(['de', 'da', 'no', 'nb', 'nn', 'ja']);

/** All shows, the earliest first; on one day by time, then in the order of the file. */
export function modelEvents({ pages, site }: Pick<Content, 'pages' | 'site'>): SiteEvent[] {
  const list = pages.events;
  const zone = site.data.timezone;
  const language = languageOf(site.data.language).code;
  // Its default, UTC, is the clock of no place in particular.
  const zoneOfAll = list?.data.timezone ?? (isGiven(site, ['timezone']) ? zone : undefined);
  const events = (list?.data.events ?? []).map((event) => placeEvent(list?.data ?? {}, event));
  const claim = nameMaker(events.flatMap(({ slug }) => slug ?? []));
  const spell = (text: string) => nameSlug(text, SPELLED.has(language) ? language : 'en');
  const named = events.map((event, index): Omit<SiteEvent, 'uid'> => {
    const timezone = event.timezone ?? zoneOfAll;
    const known = {
      ...event,
      // Others play what a composer has written, and put it on.
      ...(site.data.artist.kind === 'composer' && { artists: event.artists ?? [] }),
      ...readPlace(event, language),
      index,
      timezone,
      lastDay: lastDayOf({ ...event, ...lastPerformance(event), timezone }, zone),
    };
    if (event.slug !== undefined) {
      const slugAt = list && positionOf(list, ['events', index, 'slug']);
      return { ...known, slug: event.slug, slugAt };
    }
    // With the date, no address changes if another show of the same name is announced.
    const slug = claim(dateSlug(event, spell), 'show');
    return { ...known, slug };
  });
  const ids = new Set(named.map(({ slug }) => slug));
  return named
    .map((event): SiteEvent => {
      const before = announcedSlug(event, spell);
      if (before === undefined || ids.has(before)) return { ...event, uid: event.slug };
      ids.add(before);
      return { ...event, uid: before };
    })
    .sort((a, b) => compare(dayAndTime(a), dayAndTime(b)));
}

function dateSlug({ title, city = '', date }: Event, read: (text: string) => string): string {
  return `${shortenSlug(read(title) || read(city)) || 'show'}-${date}`;
}

/** The name that a show had before it moved to another day; undefined if it has not, or has a written one. */
function announcedSlug(
  { previous_date, slugAt, ...event }: Omit<SiteEvent, 'uid'>,
  read: (text: string) => string,
): string | undefined {
  if (previous_date === undefined || slugAt) return undefined;
  return dateSlug({ ...event, date: previous_date }, read);
}

/**
 * Redirects of the addresses that shows had before they moved to another day, and when all titles were read alike, without the spelling of their language:
 * `/events/spate-lieder-2026-06-12/`.
 */
export function redirectEvents({ events, pages }: Pick<Site, 'events' | 'pages'>): Redirect[] {
  const list = pages.events;
  const taken = new Set(events.map(({ slug }) => slug));
  return events.flatMap((event) => {
    if (!list || event.slugAt) return [];
    const at = positionOf(list, ['events', event.index, 'title']);
    return [dateSlug(event, slugify), event.uid, announcedSlug(event, slugify)].flatMap((old) => {
      if (old === undefined || taken.has(old)) return [];
      taken.add(old);
      return [{ from: eventRoute(old), to: eventRoute(event.slug), at, implied: true }];
    });
  });
}

/** Upcoming from the build's day on, nearest first; past ones newest first. */
export function splitEvents(events: readonly SiteEvent[], today: string) {
  return {
    upcoming: events.filter((event) => !isPast(event, today)),
    past: events.filter((event) => isPast(event, today)).reverse(),
  };
}

/** @param today the build's day, which counts as upcoming */
export function isPast(event: SiteEvent, today: string): boolean {
  return event.lastDay < today;
}

/** The number of past shows from which on they have pages by year. */
const YEARS_FROM = 30;
/** The number of past shows in the list, if they have pages by year. */
const NEWEST = 12;

/** Past shows as they are listed: all of them, or the newest and the years of all, the newest first. */
export function arrangePast({ events, today }: { events: readonly SiteEvent[]; today: string }) {
  const { past } = splitEvents(events, today);
  if (past.length < YEARS_FROM) return { past, years: [] };
  return { past: past.slice(0, NEWEST), years: [...new Set(past.map(({ date }) => date.slice(0, 4)))] };
}

/** The assumed length of a show without an end. */
const NIGHT_MS = 6 * 3_600_000;

/** Last day in the zone of the site. Without a time, a show lasts until its day ends there; without a zone, that of the site counts. */
function lastDayOf(event: Event, zone: string): string {
  const { timezone } = event;
  const day = endDay(event);
  if (timezone === undefined) return day;
  const [start, end] = [startOf(event), endOf(event)];
  if (start === undefined || (end === undefined && isLong(event)))
    return dayAt(zone, instantOf(timezone, `${day}T23:59`));
  const last = end === undefined ? instantOf(timezone, start) + NIGHT_MS : instantOf(timezone, end);
  return dayAt(zone, last);
}

/** The days and times of the last performance, if nothing comes after it. */
function lastPerformance(event: PlacedEvent): Partial<Event> {
  const last = event.performances.at(-1);
  if (!last || last.date < endDay(event)) return {};
  const { date, time, end } = last;
  return { date, end_date: undefined, time, end };
}

/** Each performance as a show; the show itself if it has but one. */
export function listPerformances(event: SiteEvent): SiteEvent[] {
  const { performances } = event;
  if (performances.length === 0) return [event];
  return performances.map(({ note, programme, stage, ...times }) => ({
    ...event,
    ...times,
    stage: stage ?? event.stage,
    description: note ?? event.description,
    programme: programme.length > 0 ? programme : event.programme,
    end_date: undefined,
    performances: [],
  }));
}

/** Returns true if a show lasts several days. */
export function isLong(event: Event): boolean {
  return endDay(event) > event.date;
}

/** Returns true if a show is cancelled or postponed. */
export function isOff({ status }: Event): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** The last day of a show, as announced: a night that ends in the morning has one day. */
export function endDay({ date, end_date = date }: Event): string {
  return end_date < date ? date : end_date;
}

/** The local start; undefined if only the day is known. */
export function startOf({ date, time }: Event): WallTime | undefined {
  return time === undefined ? undefined : `${date}T${time}`;
}

/** Time before which the end of a show of several days is in the night after its last day. */
const MORNING = '06:00';

/** The local end: a time before the start is on the next day. */
export function endOf(event: Event): WallTime | undefined {
  const { date, time, end } = event;
  if (time === undefined || end === undefined) return undefined;
  if (isLong(event)) return `${end < MORNING ? nextDay(endDay(event)) : endDay(event)}T${end}`;
  return `${end > time ? date : nextDay(date)}T${end}`;
}

/** The assumed length in calendars, where an entry without an end has no length. */
const USUAL_MS = 3 * 3_600_000;

/** The end, or three hours after the start if it is not known. */
export function assumedEndOf(event: Event): WallTime | undefined {
  const start = startOf(event);
  const end = endOf(event);
  if (start === undefined || end !== undefined) return end;
  const [day = '', clock = ''] = new Date(Date.parse(`${start}Z`) + USUAL_MS).toISOString().split('T');
  return `${day}T${clock.slice(0, 5)}`;
}

/** The local time of the doors: a time after the start is on the day before. */
export function doorsOf({ date, time, doors }: Event): WallTime | undefined {
  if (time === undefined || doors === undefined) return undefined;
  return `${doors > time ? moveDay(date, -1) : date}T${doors}`;
}

/** The time of the doors, beside the day of the show: `21:00`, or `23:30 the day before`. */
export function doorsLabel(event: Event, { events, language }: Words): string | undefined {
  const isBefore = doorsOf(event)?.startsWith(event.date) === false;
  const time = event.doors && writeDigits(event.doors, language);
  return time && (isBefore ? events.dayBefore({ time }) : time);
}

/** Times that are written beside each other: those of the show, and those of each of its days, with their path in the show. */
export function hoursOf(event: Event) {
  const { time, doors, end, days = [] } = event;
  return [
    { path: [], time, doors, end, isLong: isLong(event) },
    ...days.map((day, nth) => ({
      ...{ time, doors: undefined, end: undefined, ...day },
      path: ['days', nth],
      isLong: false,
    })),
  ];
}

/** Returns the day after a date, both as `2026-11-30`. */
export function nextDay(date: string): string {
  return moveDay(date, 1);
}

function moveDay(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** A local time in ISO 8601, with its offset if the zone is known: `2026-06-12T22:00:00+04:00`. */
export function formatMoment(time: WallTime, zone: string | undefined): string {
  return `${time}:00${zone === undefined ? '' : formatOffset(offsetOf(zone, time))}`;
}

function dayAndTime({ date, time = '' }: Event): string {
  return date + time;
}
