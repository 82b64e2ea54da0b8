/** Checks of shows: their days and times, shows listed twice, and addresses. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { DataPath } from '../../engine/content/types.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { formatPosition, type Position, type Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { findRepeated } from '../releases/checks-codes.ts';
import { problem } from './messages.ts';
import { nearestVenue, placeEvent, unknownProgramme } from './references.ts';
import type { Event } from './schema.ts';
import { arrangePast, hoursOf } from './shows.ts';

export const checkEventTimes: Check = ({ content: { pages } }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap((event, index) => {
    if (!events) return [];
    const { title, date, end_date, time } = event;
    const at = (key: string) => positionOf(events, ['events', index, key]);
    const { days = [], times } = event;
    const isTimed = time !== undefined || times !== undefined || days.some((day) => day.time !== undefined);
    const alone = isTimed ? [] : (['doors', 'end'] as const);
    return [
      ...checkTimes(event).map((key) =>
        problem('event/times', at('times'), { title, key, date, times: times ?? [] }),
      ),
      ...checkDays(event).map(({ index: nth, day, key }) =>
        problem('event/day-outside', positionOf(events, ['events', index, 'days', nth, 'date']), {
          ...{ title, day, key, date, end_date: end_date ?? date },
        }),
      ),
      ...alone
        .filter((key) => event[key] !== undefined)
        .map((key) =>
          problem('event/no-time', positionBeside(events, ['events', index, key], 'time'), { title, key }),
        ),
      ...days.flatMap((day, nth) =>
        (['doors', 'end'] as const)
          .filter((key) => day[key] !== undefined && day.time === undefined && time === undefined)
          .map((key) =>
            problem('event/no-time', positionBeside(events, ['events', index, 'days', nth, key], 'time'), {
              title,
              key,
            }),
          ),
      ),
      ...(end_date !== undefined && end_date < date
        ? [problem('event/early-end', at('end_date'), { title, date, end_date })]
        : []),
      ...hoursOf(event).flatMap(({ path, time, end, isLong }) =>
        time !== undefined && end !== undefined && !isLong && isAllDay(time, end)
          ? [
              problem('event/long-night', positionOf(events, ['events', index, ...path, 'end']), {
                title,
                time,
                end,
              }),
            ]
          : [],
      ),
    ];
  });
};

/** Returns the first key that belongs to one of several `times`, which needs `days` then. */
function checkTimes({ times, time, days, doors, end, end_date, date }: Event): string[] {
  if (!times) return [];
  const others = { time, days, doors, end, end_date: end_date === date ? undefined : end_date };
  return Object.entries(others)
    .flatMap(([key, value]) => (value === undefined ? [] : key))
    .slice(0, 1);
}

interface DayOutside {
  index: number;
  day: string;
  key: 'date' | 'end_date';
}

/** Days before the first or after the last day of their show, each with the key that does not fit it. */
function checkDays({ days = [], date, end_date }: Event): DayOutside[] {
  return days.flatMap(({ date: day }, index): DayOutside[] => {
    if (day < date) return [{ index, day, key: 'date' }];
    return end_date !== undefined && day > end_date ? [{ index, day, key: 'end_date' }] : [];
  });
}

/** Requires a city, or the address of a stream; and that programmes are there. */
export const checkPlaces: Check = ({ content: { pages } }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap((event, index) => {
    if (!events) return [];
    const { title } = event;
    const { city, online } = placeEvent(events.data, event);
    const at = (...path: DataPath) => positionOf(events, ['events', index, ...path]);
    const nearest = nearestVenue(events.data, event);
    const programmes: [DataPath, Event['programme']][] = [
      [['programme'], event.programme],
      ...(event.days ?? []).map(({ programme }, nth): [DataPath, Event['programme']] => [
        ['days', nth, 'programme'],
        programme,
      ]),
    ];
    return [
      ...(city === undefined && online === undefined
        ? [problem('event/no-city', at(nearest ? 'venue' : 'city'), { title, nearest })]
        : []),
      ...programmes.flatMap(([path, programme]) => {
        const unknown = unknownProgramme(events.data, programme);
        return unknown ? [problem('event/programme', at(...path), { title, ...unknown })] : [];
      }),
    ];
  });
};

/** Minutes: no night lasts longer. */
const LONGEST_NIGHT = 18 * 60;
const DAY = 24 * 60;

/** Returns true for an end before the beginning, on the next day, if the show would run around the clock. */
function isAllDay(time: string, end: string): boolean {
  return end <= time && DAY - (minutesOf(time) - minutesOf(end)) > LONGEST_NIGHT;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A show, or one of its performances. */
interface Listed {
  event: Pick<Event, 'title' | 'date' | 'time' | 'city' | 'venue' | 'stage'> & { note?: string | undefined };
  at: Position;
}

/**
 * Reports shows listed twice, and performances of a show: pasted and not yet edited, or entered by two people. Two shows on one day
 * have different times.
 */
export const checkRepeatedEvents: Check = ({ content: { pages } }) => {
  const { events } = pages;
  if (!events) return [];
  const at = (...path: DataPath) => positionOf(events, ['events', ...path]);
  const all = events.data.events ?? [];
  const performances = all.map((event, index): Listed[] => [
    ...(event.days ?? []).map((day, nth) => ({
      event: { ...event, ...day },
      at: at(index, 'days', nth),
    })),
    ...(event.times ?? []).map((time, nth) => ({ event: { ...event, time }, at: at(index, 'times', nth) })),
  ]);
  const shows = all.map((event, index): Listed => ({ event, at: at(index) }));
  return [shows, ...performances].flatMap((listed) =>
    findRepeated(listed, ({ event }) => keyOf(event)).map(([first, { event, at }]) =>
      problem('event/repeated', at, {
        title: event.title,
        date: event.date,
        place: formatPosition(first.at),
      }),
    ),
  );
};

function keyOf({ title, date, time, city, venue, stage, note }: Listed['event']): string {
  return JSON.stringify([
    date,
    time,
    ...[title, city, venue, stage, note].map((text = '') => plain(slugify(text)) || text),
  ]);
}

/** Leaves out what people write or leave out: `The Hall` is `Hall`, and `Koeln` is `Köln`. */
function plain(slug: string): string {
  return slug.replace(/^(?:the|der|die|das|le|la|les|el|los|las|il|al)-/, '').replace(/([aou])e/g, '$1');
}

/** Slugs below /events/ that other pages have. */
const RESERVED = ['feed', 'page'];

/** Reports slugs that are reserved or taken. Slugs made from titles avoid those of others. */
export function checkAddresses({ site }: { site: Site }): Problem[] {
  const { events } = site;
  const reserved = [...RESERVED, ...arrangePast(site).years];
  const written = events
    .flatMap(({ slug, slugAt }) => (slugAt ? [{ slug, at: slugAt }] : []))
    .sort((a, b) => a.at.line - b.at.line);
  const first = new Map<string, Position>();
  return written.flatMap(({ slug, at }) => {
    const other = first.get(slug);
    if (!other) first.set(slug, at);
    const route = eventRoute(slug);
    if (other) return [problem('route/taken', at, { kind: 'show', route, other: formatPosition(other) })];
    return reserved.includes(slug) ? [problem('route/reserved', at, { kind: 'show', route })] : [];
  });
}
