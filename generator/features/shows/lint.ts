/** Lint rules of shows: contradictory times, sales and tickets. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Lint } from '../../site/check.ts';
import { problem } from './problems.ts';
import type { Event } from './schema.ts';

/** A show that starts before this time has its doors the evening before. */
const MORNING = '06:00';

export const lintShows: Lint = ({ content: { pages } }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap((event, index) =>
    events ? lintShow(event, (key) => positionOf(events, ['events', index, ...key])) : [],
  );
};

type PlaceOf = (key: (string | number)[]) => Problem['at'];

function lintShow(event: Event, at: PlaceOf): Problem[] {
  const { title, date, end_date = date, time, doors, status, tickets = [] } = event;
  const isLate = doors !== undefined && time !== undefined && doors > time && time >= MORNING;
  const sales = [
    { day: event.on_sale, key: ['on_sale'] },
    ...tickets.map(({ on_sale }, index) => ({ day: on_sale, key: ['tickets', index, 'on_sale'] })),
  ];
  return [
    ...(isLate ? [problem('event/late-doors', at(['doors']), { title, doors, time })] : []),
    ...sales.flatMap(({ day, key }) =>
      day !== undefined && day > end_date
        ? [problem('event/late-sale', at(key), { title, day, date: end_date })]
        : [],
    ),
    ...(status === 'cancelled' && tickets.length > 0
      ? [problem('event/cancelled-tickets', at(['tickets']), { title })]
      : []),
  ];
}
