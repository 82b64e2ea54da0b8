/** Texts that the site lacks, in the language that they are in. */
import { scriptOf } from '../../engine/lib/direction.ts';
import { textIn } from '../match/facts.ts';
import type { SiteContent, SiteEntry } from '../site/types.ts';
import type { PlannedFact } from './plan.ts';

/** Keys whose texts are about an entry, and not part of it as a title or lyrics are. */
const TEXTS = ['description', 'excerpt'];

/** Letters of scripts that tell languages of a site from each other. */
const LETTERS: readonly (readonly [script: string, letters: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
];

/** @param entry that the fact is of */
export type PlaceText = (fact: PlannedFact, entry: SiteEntry) => PlannedFact;

/** Places a text that is plainly in another language of the site below the code of that language. */
export function openPlacing({
  language,
  otherLanguages,
}: Pick<SiteContent, 'language' | 'otherLanguages'>): PlaceText {
  const own = scriptOf(language);
  return (fact, { versions }) => {
    const { path, value, verdict } = fact;
    const [key = ''] = path;
    if (verdict !== 'fills' || path.length !== 1 || !TEXTS.includes(String(key))) return fact;
    const script = scriptIn(String(value));
    // Two languages of one script are not distinguished.
    const [code, second] = otherLanguages.filter((each) => scriptOf(each) === script);
    if (script === own || code === undefined || second !== undefined) return fact;
    const before = textIn(versions.find((version) => version.code === code)?.data, String(key));
    const placed = { ...fact, path: [code, ...path] };
    return before === undefined ? placed : { ...placed, verdict: 'differs', before };
  };
}

/** The script of most of the letters. */
function scriptIn(text: string): string | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const half = count(/\p{L}/gu) / 2;
  return LETTERS.find(([, letters]) => count(letters) > half)?.[0];
}
