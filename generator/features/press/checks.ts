/** Checks of the press kit: the lengths of bios. */

import { positionOf } from '../../engine/content/entry.ts';
import { countWords } from '../../engine/lib/text.ts';
import type { Check } from '../../site/check.ts';
import { problem } from './problems.ts';

/** In words. Promoters print bios unedited and rely on their lengths. */
const LENGTHS = [
  { name: 'short', about: 50 },
  { name: 'long', about: 200 },
  { name: 'full', least: 500 },
] as const;
const TOLERANCE = 0.1;

export const checkBios: Check = ({ content: { pages } }) => {
  const { press } = pages;
  return LENGTHS.flatMap((length) => {
    const text = press?.data.bios?.[length.name];
    if (!press || text === undefined) return [];
    const words = countWords(text);
    const isFitting =
      'least' in length ? words >= length.least : Math.abs(words - length.about) <= length.about * TOLERANCE;
    if (isFitting) return [];
    const expected = 'least' in length ? `at least ${length.least}` : `about ${length.about}`;
    const at = positionOf(press, ['bios', length.name]);
    return [problem('press/bio-length', at, { name: length.name, words, expected })];
  });
};
