/** The days and hours of shows. */

import { positionOf } from '../../engine/content/entry.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { formatPosition, problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { findRepeated } from '../releases/checks/unique.ts';
import type { Event } from './schema.ts';

export const checkEventTimes: Check = ({ content: { pages } }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap((event, index) => {
    if (!events) return [];
    const { title, date, end_date, time } = event;
    const at = (key: string) => positionOf(events, ['events', index, key]);
    const alone = time === undefined ? (['doors', 'end'] as const) : [];
    return [
      ...alone
        .filter((key) => event[key] !== undefined)
        .map((key) => problem('event/no-time', at(key), { title, key })),
      ...(end_date !== undefined && end_date < date
        ? [problem('event/early-end', at('end_date'), { title, date, end_date })]
        : []),
    ];
  });
};

/** A show that was pasted and not yet changed, or entered by two people. Several on one day differ in their times. */
export const checkRepeatedEvents: Check = ({ content: { pages } }) => {
  const { events } = pages;
  if (!events) return [];
  const given = (events.data.events ?? []).map((event, index) => ({
    event,
    at: positionOf(events, ['events', index]),
  }));
  return findRepeated(given, ({ event }) => keyOf(event)).map(([first, { event, at }]) =>
    problem('event/repeated', at, { title: event.title, date: event.date, place: formatPosition(first.at) }),
  );
};

function keyOf({ title, date, time, city, venue, stage }: Event): string {
  return JSON.stringify([
    date,
    time,
    ...[title, city, venue, stage].map((text = '') => slugify(text) || text),
  ]);
}
