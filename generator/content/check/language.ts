/** The language of the site is one that Liner has words in. */
import { problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Check } from './context.ts';

/** The languages of menus, buttons and dates. */
const SPOKEN = ['en'];

export const checkLanguage: Check = ({ content: { site } }) => {
  const { language } = site.data;
  return SPOKEN.includes(language.slice(0, 2))
    ? []
    : [problem('site/language', positionOf(site, ['language']), { language })];
};
