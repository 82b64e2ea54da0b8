/** Shows with what follows from their keys: an address of their own, and when they begin and end. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Content } from '../../engine/content/types.ts';
import { shortenSlug, slugify } from '../../engine/lib/slug.ts';
import { compare } from '../../engine/lib/text.ts';
import { dayAt, formatOffset, instantOf, offsetOf, type WallTime } from '../../engine/lib/time-zone.ts';
import type { Position } from '../../engine/problems/index.ts';
import { joinList, type Words, writeDigits } from '../../site/words/index.ts';
import type { Event } from './schema.ts';

export interface SiteEvent extends Event {
  /** The last part of its address; unique, unless the content gives one twice, which is a problem. */
  slug: string;
  /** Its own zone, or that of the list. */
  timezone?: string | undefined;
  /** Its place in the list of the file. */
  index: number;
  /** The day on which it ends, by the clock of the site. */
  lastDay: string;
  /** Where content gives the slug; undefined where it is made of title and date. */
  slugAt?: Position | undefined;
}

declare module '../../site/site.ts' {
  interface FeatureModel {
    /** Shows to come and shows past, in the order of their days. */
    events: SiteEvent[];
  }
}

/** Somebody keeps a list of shows here, so there is a calendar to subscribe to, even between tours. */
export function hasCalendar({ pages }: Pick<Content, 'pages'>): boolean {
  return pages.events !== undefined;
}

/**
 * All shows, the earliest first; equal days go by time, then as the file has them.
 *
 * @param zone the time zone of the site
 */
export function modelEvents({ pages }: Pick<Content, 'pages'>, zone: string): SiteEvent[] {
  const list = pages.events;
  const events = list?.data.events ?? [];
  const taken = new Set(events.flatMap(({ slug }) => slug ?? []));
  const named = events.map((event, index): SiteEvent => {
    const timezone = event.timezone ?? list?.data.timezone;
    const known = { ...event, index, timezone, lastDay: lastDayOf({ ...event, timezone }, zone) };
    if (event.slug !== undefined) {
      const slugAt = list && positionOf(list, ['events', index, 'slug']);
      return { ...known, slug: event.slug, slugAt };
    }
    const slug = chooseSlug(event, taken);
    taken.add(slug);
    return { ...known, slug };
  });
  return named.sort((a, b) => compare(dayAndTime(a), dayAndTime(b)));
}

/** Always with the day, so that no address changes because another night of the same name is announced. */
function chooseSlug({ title, city, date }: Event, taken: ReadonlySet<string>): string {
  const name = shortenSlug(slugify(title) || slugify(city)) || 'show';
  const slug = `${name}-${date}`;
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number++) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }
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

/** From as many past shows on, they have a page for each year. */
const YEARS_FROM = 30;
/** As many are listed beside those to come, where the others have pages of their years. */
const NEWEST = 12;

/** Past shows as they are listed: all of them, or the newest and the years of all, the newest first. */
export function arrangePast({ events, today }: { events: readonly SiteEvent[]; today: string }) {
  const { past } = splitEvents(events, today);
  if (past.length < YEARS_FROM) return { past, years: [] };
  return { past: past.slice(0, NEWEST), years: [...new Set(past.map(({ date }) => date.slice(0, 4)))] };
}

/** The assumed length of a show without an end. */
const NIGHT_MS = 6 * 3_600_000;

/**
 * The day on which a show ends by the clock of the site. Without an hour it lasts as long as its day does at its place;
 * without a zone, its day is one by the clock of the site.
 */
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

/** It lasts several days. */
export function isLong(event: Event): boolean {
  return endDay(event) > event.date;
}

/** Its last day, as it is announced: a night that ends in the morning has one day. */
export function endDay({ date, end_date = date }: Event): string {
  return end_date < date ? date : end_date;
}

/** `Main Stage, Name of the club, 12 Harbour Street, City, Country`, as much as is known. */
export function eventPlace(event: Event, words: Words): string {
  return joinList(placeParts(event), words);
}

export function placeParts({ stage, venue, address, city, country }: Event): string[] {
  return [stage, venue, address, city, country].flatMap((part) => part || []);
}

/** When it begins by the clock of the place; undefined where only the day is known. */
export function startOf({ date, time }: Event): WallTime | undefined {
  return time === undefined ? undefined : `${date}T${time}`;
}

/** Where a show lasts several days, hours before this one are those of the night after the last. */
const MORNING = '06:00';

/** When it ends by the clock of the place: what ends before it began ends the next day. */
export function endOf(event: Event): WallTime | undefined {
  const { date, time, end } = event;
  if (time === undefined || end === undefined) return undefined;
  if (isLong(event)) return `${end < MORNING ? nextDay(endDay(event)) : endDay(event)}T${end}`;
  return `${end > time ? date : nextDay(date)}T${end}`;
}

/** In calendars, where an entry without an end would last no time at all. */
const USUAL_MS = 3 * 3_600_000;

/** When it ends, or three hours after it began where that is not known. */
export function assumedEndOf(event: Event): WallTime | undefined {
  const start = startOf(event);
  const end = endOf(event);
  if (start === undefined || end !== undefined) return end;
  const [day = '', clock = ''] = new Date(Date.parse(`${start}Z`) + USUAL_MS).toISOString().split('T');
  return `${day}T${clock.slice(0, 5)}`;
}

/** When the doors open by the clock of the place: what opens later than it begins opens the day before. */
export function doorsOf({ date, time, doors }: Event): WallTime | undefined {
  if (time === undefined || doors === undefined) return undefined;
  return `${doors > time ? moveDay(date, -1) : date}T${doors}`;
}

/** The same for readers, who know its day: `21:00`, or `23:30 the day before`. */
export function doorsLabel(event: Event, { events, language }: Words): string | undefined {
  const isBefore = doorsOf(event)?.startsWith(event.date) === false;
  const time = event.doors && writeDigits(event.doors, language);
  return time && (isBefore ? events.dayBefore({ time }) : time);
}

/** The day after. */
export function nextDay(date: string): string {
  return moveDay(date, 1);
}

function moveDay(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** A wall time for machines, with its offset where the zone is known: `2026-06-12T22:00:00+04:00`. */
export function formatMoment(time: WallTime, zone: string | undefined): string {
  return `${time}:00${zone === undefined ? '' : formatOffset(offsetOf(zone, time))}`;
}

function dayAndTime({ date, time = '' }: Event): string {
  return date + time;
}
