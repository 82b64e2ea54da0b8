/** Lint rules of shows: contradictory times, sales and tickets. */

import { isGiven, positionOf } from '../../engine/content/entry.ts';
import type { DataPath } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import { clockChangeAt, type WallTime } from '../../engine/lib/time-zone.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Lint } from '../../site/check.ts';
import { problem } from './messages.ts';
import { isOnlineWord } from './place.ts';
import { placeEvent } from './references.ts';
import type { Event } from './schema.ts';
import { doorsOf, endOf, hoursOf, listPerformances, modelEvents, type SiteEvent, startOf } from './shows.ts';

/** A show that starts before this time has its doors the evening before. */
const MORNING = '06:00';

export const lintShows: Lint = ({ content: { pages } }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap((event, index) =>
    events ? lintShow(event, (key) => positionOf(events, ['events', index, ...key])) : [],
  );
};

/** Reports the first show to come whose time is in no zone: one line cures them all. */
export const lintZone: Lint = ({ content: { pages, site }, today }) => {
  const { events } = pages;
  if (!events || events.data.timezone !== undefined || isGiven(site, ['timezone'])) return [];
  const shows = events.data.events ?? [];
  const index = shows.findIndex(
    (show) =>
      show.date >= today &&
      timeIn(show) !== undefined &&
      placeEvent(events.data, show).timezone === undefined,
  );
  const show = shows[index];
  const { title, time } = { title: show?.title ?? '', time: (show && timeIn(show)) ?? '' };
  return index < 0
    ? []
    : [problem('event/no-zone', positionOf(events, ['events', index, 'time']), { title, time })];
};

/** Reports times that the clocks of the place skip, or show twice, when they change. */
export const lintClocks: Lint = ({ content: { pages, site } }) =>
  modelEvents({ pages, site }).flatMap((event) => {
    const reported = new Set<string>();
    return [...listPerformances(event), event].flatMap((each) => {
      const moments = { time: startOf(each), doors: doorsOf(each), end: endOf(each) };
      return Object.entries(moments).flatMap(([key, moment]) => {
        const { timezone: zone, title, index } = event;
        const change = moment && zone && clockChangeAt(zone, moment);
        if (!change || !pages.events || reported.has(key + moment)) return [];
        reported.add(key + moment);
        const [date = '', time = ''] = moment.split('T');
        const path = pathOf(each, event, key);
        const at = positionOf(pages.events, ['events', index, ...path]);
        const later = laterOnThatDay(moment, change.minutes);
        const times = event.times?.map((other) => (other === time ? later : other)) ?? [];
        const line = path[0] === 'times' ? `times: [${times.join(', ')}]` : `${key}: '${later}'`;
        return [
          problem('event/clock-change', at, {
            ...{ title, key, date, time, zone, later, line },
            isSkipped: change.isSkipped,
          }),
        ];
      });
    });
  });

/** A key of a performance, below its show. */
function pathOf({ date, time }: Event, { days = [], times = [], ...show }: SiteEvent, key: string): DataPath {
  const day = days.findIndex((each) => each.date === date && (each.time ?? show.time) === time);
  if (day >= 0) return ['days', day, key];
  const nth = times.indexOf(time ?? '');
  return nth >= 0 ? ['times', nth] : [key];
}

function laterOnThatDay(moment: WallTime, minutes: number): string | undefined {
  const later = new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString();
  return later.startsWith(moment.slice(0, 10)) ? later.slice(11, 16) : undefined;
}

/** Reports names of cities that no show, venue or residency has: they translate nothing. */
export const lintCities: Lint = ({ content: { pages } }) => {
  const { events: list } = pages;
  if (!list?.data.cities) return [];
  const { cities, events = [], venues = {}, residencies = [] } = list.data;
  const known = [...events, ...Object.values(venues), ...residencies].flatMap(({ city }) => city ?? []);
  const folded = new Set(known.map(fold));
  return Object.keys(cities)
    .filter((name) => !folded.has(fold(name)))
    .map((name) =>
      problem('event/unknown-city', positionOf(list, ['cities', name]), {
        name,
        nearest: findNearest(name, [...new Set(known)]),
      }),
    );
};

/** A time that it begins at. */
function timeIn({ time, times, days }: Event): string | undefined {
  return time ?? times?.[0] ?? days?.find((day) => day.time !== undefined)?.time;
}

type PlaceOf = (key: (string | number)[]) => Problem['at'];

function lintShow(event: Event, at: PlaceOf): Problem[] {
  const { title, date, end_date = date, status, tickets = [], city, online } = event;
  const late = hoursOf(event).flatMap(({ path, time, doors }) =>
    doors !== undefined && time !== undefined && doors > time && time >= MORNING ? { path, time, doors } : [],
  );
  const sales = [
    { day: event.on_sale, key: ['on_sale'] },
    ...tickets.map(({ on_sale }, index) => ({ day: on_sale, key: ['tickets', index, 'on_sale'] })),
  ];
  return [
    ...late.map(({ path, ...times }) =>
      problem('event/late-doors', at([...path, 'doors']), { title, ...times }),
    ),
    ...sales.flatMap(({ day, key }) =>
      day !== undefined && day > end_date
        ? [problem('event/late-sale', at(key), { title, day, date: end_date })]
        : [],
    ),
    ...(city !== undefined && isOnlineWord(city)
      ? [problem('event/online-city', at(['city']), { title, city, url: online ?? tickets[0]?.url })]
      : []),
    ...(status === 'cancelled' && tickets.length > 0
      ? [problem('event/cancelled-tickets', at(['tickets']), { title })]
      : []),
  ];
}
