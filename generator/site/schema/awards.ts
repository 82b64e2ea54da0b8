/** Awards: of a score, a work, a release, a show, an artist. */
import * as z from 'zod';
import { key, list, optional } from '../../engine/content/schema/meta.ts';
import { properName, year } from '../../engine/values/index.ts';
import { readAward } from './award-line.ts';

const RESULTS = ['won', 'nominated'] as const;

/** A nomination among its words would be shown, and published as won all the same. */
const withoutResult = properName.refine(
  (written) => readAward(written)?.result !== 'nominated',
  'must be the name alone; the result is a key of its own',
);

export const awards = list(
  'Awards and nominations, the most important first.',
  {
    prize: key(withoutResult, 'The prize.', 'Ivor Novello Award'),
    category: optional(withoutResult, 'Its category.', 'Best Original Film Score'),
    year: optional(year, 'The year of the award.', 2026),
    result: optional(
      z.enum(RESULTS).meta({
        aliases: {
          winner: 'won',
          win: 'won',
          nominee: 'nominated',
          nomination: 'nominated',
          shortlisted: 'nominated',
          finalist: 'nominated',
        },
      }),
      'won or nominated; won when left out.',
      'nominated',
    ),
  },
  { award: 'prize: %', name: 'prize: %', title: 'prize: %', for: 'category: %', status: 'result: %' },
  {
    won: 'Write it as  result: won',
    nominated: 'Write it as  result: nominated',
  },
);

export type Award = NonNullable<z.output<typeof awards>>[number];
