/** The words of one language, made without the texts of all others, and lists as that language joins them. */
import { isolateParts } from '../../engine/lib/isolate.ts';
import { remember } from '../../engine/lib/remember.ts';
import english from './en.json';
import { formatTexts } from './format.ts';
import type { Catalogue, SiteLanguage, Words } from './types.ts';

/** Plain data for pages. */
export type WordsData = Pick<Words, 'language' | 'texts'>;

/** @param data the same object gives the same words */
export const wordsOf = remember(({ language, texts }: WordsData) => makeWords(language, texts));

export function makeWords(language: SiteLanguage, texts: Catalogue): Words {
  const words = formatTexts(texts, language, (write) => isolateParts(language.dir, write));
  return { ...words, language, texts };
}

const { language, ...texts } = english;

export const ENGLISH_WORDS = makeWords(
  { code: 'en', locale: 'en', name: language.name, dir: 'ltr', digits: 'latn' },
  texts,
);

type Lists = Pick<Words, 'lists' | 'language'>;

/** `A, B, C`. */
export function joinList(items: readonly string[], { lists, language }: Lists): string {
  return isolateParts(language.dir, (keep) => items.map(keep).join(lists.comma));
}

/** `A · B`: facts in a line, each as it is read. */
export function joinFacts(facts: readonly (string | undefined)[], { language }: Lists): string {
  const known = facts.flatMap((fact) => fact || []);
  return isolateParts(language.dir, (keep) => known.map(keep).join(' · '));
}

/** `A, B and C`. */
export function joinAll(items: readonly string[], words: Lists): string {
  return joinLast(items, words, words.lists.and);
}

/** `A, B or C`. */
export function joinAny(items: readonly string[], words: Lists): string {
  return joinLast(items, words, words.lists.or);
}

function joinLast(items: readonly string[], words: Lists, last: Words['lists']['and']): string {
  const [end = '', ...others] = items.toReversed();
  return others.length === 0 ? end : last({ list: joinList(others.reverse(), words), last: end });
}
