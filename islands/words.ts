/**
 * The words of islands. The English ones are part of their scripts; where a page speaks otherwise, its marker sends the words
 * of the island along, as the prop `words`.
 */
import type { Direction } from '../generator/engine/lib/direction.ts';
import { type Compose, type Speaker, type Spoken, speak, type Texts } from '../generator/site/words/speak.ts';
import type { Catalogue } from '../generator/site/words/types.ts';

/** Who is spoken to. */
interface Reader extends Speaker {
  dir: Direction;
}

/** A part of the catalogue. */
export type Area = keyof Catalogue;

export interface GivenWords<Areas extends Area> {
  speaker: Reader;
  texts: Pick<Catalogue, Areas>;
}

/** An island that says the words of these parts of the catalogue; `registry.ts` has the same parts. */
export interface Worded<Areas extends Area> {
  /** Missing: English. Markers add it by themselves. */
  words?: GivenWords<Areas> | undefined;
}

const ENGLISH: Reader = { code: 'en', digits: 'latn', dir: 'ltr' };

/** Letters that are read the other way than the line around them. */
const OTHERS = { ltr: /[\u0590-\u08ff]/, rtl: /[a-z\u00c0-\u024f]/i };

/** In labels and notices, which have no elements, names that are read the other way are between isolates. */
function isolateIn(dir: Direction): Compose {
  return (write) => write((fact) => (OTHERS[dir].test(fact) ? `\u2068${fact}\u2069` : fact));
}

const spoken = new WeakMap<object, unknown>();

/** @param english the parts of the English catalogue, an object of the module's own */
export function sayIn<English extends object>(
  english: English & Texts<English>,
  given: { speaker: Reader; texts: Texts<English> } | undefined,
): Spoken<English> {
  const speaker = given?.speaker ?? ENGLISH;
  const known =
    spoken.get(given ?? english) ?? speak<English>(given?.texts ?? english, speaker, isolateIn(speaker.dir));
  spoken.set(given ?? english, known);
  // Kept under the texts that it was made of.
  return known as Spoken<English>;
}
