/** Short texts of the default language that a further language does not translate. */
import { allEntries, eachText, isWithin, pathKey } from '../engine/content/entry.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { directionOf } from '../engine/lib/direction.ts';
import { directionOfText } from '../engine/lib/isolate.ts';
import type { Untranslated } from './languages.ts';

/** Markup has its own `lang`; addresses and codes of countries have no language. */
const NO_WORDS = /[<@]|:\/\/|^\/|^[A-Z]{2}$/;

/** @param content in a further language @param code of the default: `en`; texts of the other direction are not its own */
export function listUntranslated(content: Content, code: string): Untranslated {
  const ofDefault = new Set<string>();
  const own = new Set<string>();
  for (const entry of allEntries(content)) collect(entry, ofDefault, own);
  const isOfDefault = (text: string) =>
    !own.has(text) && !NO_WORDS.test(text) && directionOfText(text) === directionOf(code);
  return Object.fromEntries([...ofDefault].filter(isOfDefault).map((text) => [text, true]));
}

function collect(
  { data, body, texts, translated = [] }: Entry<object>,
  ofDefault: Set<string>,
  own: Set<string>,
): void {
  const add = (text: string, key: string) =>
    (translated.some((each) => isWithin(key, each)) ? own : ofDefault).add(text);
  eachText(data, (text, path) => add(text, pathKey(path)));
  eachText(texts, (text, path) => add(text, String(path[0])));
  eachText(body, (text) => add(text, 'body'));
}

/** The untranslated texts in a value; undefined in the default language. */
export function untranslatedIn(
  { untranslated }: { untranslated?: Untranslated | undefined },
  value: unknown,
): string[] | undefined {
  if (!untranslated) return undefined;
  const texts = new Set<string>();
  eachText(value, (text) => {
    if (Object.hasOwn(untranslated, text)) texts.add(text);
  });
  return [...texts];
}
