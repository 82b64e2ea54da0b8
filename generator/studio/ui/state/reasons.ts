/** What an import says in English, in the language of the studio. */
import { translateList } from '../../../engine/problems/phrases.ts';
import { english, ours, type Said } from './advice.ts';
import { openPhrases } from './expectations.ts';
import { isolateValue, OWN, say } from './words.ts';

const translate = openPhrases(OWN.import);

/**
 * Why something of an import is unsure, or may be an entry of the site.
 *
 * @param why in English, which stays where there are no words for all of it: `same title, 40 days apart`
 */
export function sayReason(why: string): string {
  return translateList(why, translate, (parts) => parts.join(say('comma'))) ?? isolateValue(why);
}

/** What is to be looked at, and what to do. */
export function sayImportProblem(text: string): Said {
  const own = translate(text);
  return own === undefined ? english(text) : ours(own);
}

/** What is left out; names of columns stay as they are. */
export function nameLeftOver(what: string): string {
  return translate(what) ?? what;
}
