/** Texts of entries as the files of the site have them: the artist's name, languages, descriptions of pictures. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { scriptOf } from '../../engine/lib/direction.ts';
import { isRecord, mapValues } from '../../engine/lib/record.ts';
import { textIn } from '../match/facts.ts';
import type { SiteContent, SiteEntry } from '../site/types.ts';
import type { PlannedFact } from './plan.ts';

/**
 * Facts without the description of a picture that is not taken: it would be that of another one, or of none.
 *
 * @param pictures where those are that are taken
 */
export function withoutLoneDescriptions(
  facts: readonly PlannedFact[],
  pictures: readonly Path[],
): readonly PlannedFact[] {
  if (pictures.some((at) => at.join() === 'image')) return facts;
  return facts.filter(
    ({ path, verdict }) => path.join() !== 'image_alt' || verdict === 'same' || verdict === 'differs',
  );
}

/** Keys that name people and companies. */
const NAMES = /^(?:artists|credits|composer|arranger|conductor|soloists|ensemble|label)$/;
/** Keys with the name behind a year. */
const RIGHTS = /^(?:phonographic_)?copyright$/;

/** @param name of the artist of the site */
export function placeOwnName(path: Path, value: Value, name: string): Value {
  if (path.some((step) => RIGHTS.test(String(step))) && typeof value === 'string')
    return value.endsWith(` ${name}`) ? `${value.slice(0, -name.length)}{artist}` : value;
  return path.some((step) => NAMES.test(String(step))) ? replaceIn(value, name) : value;
}

function replaceIn(value: Value, name: string): Value {
  if (value === name) return '{artist}';
  if (isList(value)) return value.map((each) => replaceIn(each, name));
  return isRecord(value) ? mapValues(value, (each: Value) => replaceIn(each, name)) : value;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

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
