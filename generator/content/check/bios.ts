/** Promoters print bios as they come, so their lengths are promises. */
import { countWords } from '../../lib/text.ts';
import type { Problem } from '../../problems/index.ts';
import type { Check } from './context.ts';

interface Length {
  name: 'short' | 'long' | 'full';
  /** In words; a tenth more or less will do. */
  about?: number;
  least?: number;
}

const LENGTHS: Length[] = [
  { name: 'short', about: 50 },
  { name: 'long', about: 200 },
  { name: 'full', least: 500 },
];
const TOLERANCE = 0.1;

export const checkBios: Check = ({ content }) => {
  const { press } = content.pages;
  return LENGTHS.flatMap(({ name, about = 0, least }): Problem[] => {
    const text = press?.data.bios?.[name];
    if (text === undefined) return [];
    const words = countWords(text);
    const fits = least ? words >= least : Math.abs(words - about) <= about * TOLERANCE;
    if (fits) return [];
    return [
      {
        code: 'press/bio-length',
        level: 'warning',
        message: `The ${name} bio has ${words} words; it should have ${least ? `at least ${least}` : `about ${about}`}.`,
        at: press?.at(['bios', name]),
      },
    ];
  });
};
