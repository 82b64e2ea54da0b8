/** Shows that were put off and never got their new day. */
import type { Problem } from '../../problems/index.ts';
import type { Proof } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const proofEvents: Proof = ({ content: { pages }, today }) =>
  (pages.events?.data.events ?? []).flatMap(({ title, date, status }, index): Problem[] => {
    const days = (Date.parse(today) - Date.parse(date)) / DAY_MS;
    if (status !== 'postponed' || days <= 1) return [];
    return [
      {
        code: 'event/postponed-past',
        level: 'warning',
        message: `"${title}" is postponed, but its day, ${date}, has passed.`,
        hint: 'Set the new day, or status: cancelled, or take the show out.',
        at: pages.events?.at(['events', index, 'date']),
      },
    ];
  });
