/**
 * The words of islands. The English ones are part of their scripts; where a page speaks otherwise, its marker sends the words
 * of the island along, as the prop `words`.
 */
import { type Speaker, type Spoken, speak, type Texts } from '../generator/words/speak.ts';
import type { Catalogue } from '../generator/words/types.ts';

/** A part of the catalogue. */
export type Area = keyof Catalogue;

export interface GivenWords<Areas extends Area> {
  speaker: Speaker;
  texts: Pick<Catalogue, Areas>;
}

/** An island that says the words of these parts of the catalogue; `registry.ts` has the same parts. */
export interface Worded<Areas extends Area> {
  /** Missing: English. Markers add it by themselves. */
  words?: GivenWords<Areas> | undefined;
}

const ENGLISH: Speaker = { code: 'en', digits: 'latn' };

const spoken = new WeakMap<object, unknown>();

/** @param english the parts of the English catalogue, an object of the module's own */
export function sayIn<English extends object>(
  english: English & Texts<English>,
  given: { speaker: Speaker; texts: Texts<English> } | undefined,
): Spoken<English> {
  const known =
    spoken.get(given ?? english) ?? speak<English>(given?.texts ?? english, given?.speaker ?? ENGLISH);
  spoken.set(given ?? english, known);
  // Kept under the texts that it was made of.
  return known as Spoken<English>;
}
