/** Texts of an import, in the language of the studio. */
import { translateList } from '../../../engine/problems/phrases.ts';
import { english, ours, type Said } from './advice.ts';
import { openPhrases } from './expectations.ts';
import { isolateValue, OWN, say } from './words.ts';

const translate = openPhrases(OWN.import);

/** Translates a reason. @param why in English, which stays where there are no words for all of it: `same title, 40 days apart` */
export function translateReason(why: string): string {
  return translateList(why, translate, (parts) => parts.join(say('comma'))) ?? isolateValue(why);
}

export function translateImportProblem(text: string): Said {
  const own = translate(text);
  return own === undefined ? english(text) : ours(own);
}

/** Translates the name of something left out; names of columns stay as they are. */
export function nameLeftOver(what: string): string {
  return translate(what) ?? what;
}
