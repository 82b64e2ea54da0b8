/** Shows that say when they end, but not when they begin. */
import type { Problem } from '../../problems/index.ts';
import type { Check } from './context.ts';

export const checkEvents: Check = ({ content: { pages } }) =>
  (pages.events?.data.events ?? []).flatMap((event, index) =>
    event.time === undefined
      ? (['doors', 'end'] as const)
          .filter((key) => event[key] !== undefined)
          .map(
            (key): Problem => ({
              code: 'event/no-time',
              level: 'warning',
              message: `"${event.title}" says when ${key === 'end' ? 'it ends' : 'the doors open'}, but not when it begins.`,
              hint: "Add a line such as  time: '22:00'",
              at: pages.events?.at(['events', index, key]),
            }),
          )
      : [],
  );
