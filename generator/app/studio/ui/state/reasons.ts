/** Why something of an import is unsure, or may be an entry of the site. */
import { openTranslation } from './translations.ts';
import arabic from './words/reasons.ar.json' with { type: 'json' };
import { isolateValue, LANGUAGE } from './words.ts';

const translate = openTranslation(arabic);

/** @param why in English, which stays where there are no words for all of it: `same title, 40 days apart` */
export function sayReason(why: string): string {
  if (LANGUAGE !== 'ar') return why;
  const parts = why.split(/, |; /).map(translate);
  return parts.includes(undefined) ? (translate(why) ?? isolateValue(why)) : parts.join('، ');
}
