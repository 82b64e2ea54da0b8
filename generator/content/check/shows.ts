/** The days and hours of shows. */
import { problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Check } from './context.ts';

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
