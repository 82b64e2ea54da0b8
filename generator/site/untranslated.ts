/** Short texts of the default that a further language has no words of its own for. */
import { allEntries, eachText, isWithin, pathKey } from '../engine/content/entry.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { directionOf } from '../engine/lib/direction.ts';
import { directionOfText } from '../engine/lib/isolate.ts';

/** Looked up by text. */
export type Untranslated = Readonly<Record<string, true>>;

/** HTML says of itself which language it is in. */
const NO_WORDS = /[<@]|:\/\/|^\//;

/**
 * @param content in a further language
 * @param code of the default: `en`; texts of the other direction are not its own
 */
export function listUntranslated(content: Content, code: string): Untranslated {
  const found = new Set<string>();
  const own = new Set<string>();
  for (const entry of allEntries(content)) collect(entry, found, own);
  const isOfDefault = (text: string) =>
    !own.has(text) && !NO_WORDS.test(text) && directionOfText(text) === directionOf(code);
  return Object.fromEntries([...found].filter(isOfDefault).map((text) => [text, true]));
}

function collect(
  { data, body, texts, translated = [] }: Entry<object>,
  found: Set<string>,
  own: Set<string>,
): void {
  const add = (text: string, key: string) =>
    (translated.some((each) => isWithin(key, each)) ? own : found).add(text);
  eachText(data, (text, path) => add(text, pathKey(path)));
  eachText(texts, (text, path) => add(text, String(path[0])));
  eachText(body, (text) => add(text, 'body'));
}

/** Those of them that are in a value; undefined in the default. */
export function untranslatedIn(
  { untranslated }: { untranslated?: Untranslated | undefined },
  value: unknown,
): string[] | undefined {
  if (!untranslated) return undefined;
  const found = new Set<string>();
  eachText(value, (text) => {
    if (Object.hasOwn(untranslated, text)) found.add(text);
  });
  return [...found];
}
