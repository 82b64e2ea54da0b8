import { suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

/** Of pages/merch.yaml. */
export const rooms = defineProblems({
  'merch/no-currency': {
    level: 'error',
    message: ({ title }: { title: string }) => `The price of "${title}" names no currency.`,
    hint: 'Add a line such as  currency: EUR , here or once above the items.',
    what: 'A price of the merch page names no currency.',
    why: 'Visitors from other countries would not know what it costs.',
    fix: 'Add the currency in three capital letters: to the item, or once for all of them above the items.',
    example: `currency: EUR
items:
  - title: Tour shirt
    price: 25`,
  },
  'merch/unknown-release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release ${release}.`,
    hint: ({ release, names }: { release: string; names: string[] }) =>
      suggest(release, names, 'Write the name of its file, without .md.'),
    what: 'An item of the merch page names a release that does not exist, or is a draft.',
    why: 'Its link would lead nowhere.',
    fix: 'Write `releases/` and the name of its file, without `.md`.',
    example: 'release: releases/new-song',
  },
});
