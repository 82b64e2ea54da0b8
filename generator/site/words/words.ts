/** Words are made of the texts of one language; those of all others are not needed for that. */
import { isolateParts } from '../../engine/lib/isolate.ts';
import { remember } from '../../engine/lib/remember.ts';
import { ENGLISH } from './en/index.ts';
import { languageOf, type SiteLanguage } from './language.ts';
import { speak } from './speak.ts';
import type { Catalogue, English, Words } from './types.ts';

/** As pages are given it: plain data. */
export type WordsData = Pick<Words, 'language' | 'texts'>;

/** @param data the same object gives the same words */
export const wordsOf = remember(({ language, texts }: WordsData) => makeWords(language, texts));

export function makeWords(language: SiteLanguage, texts: Catalogue): Words {
  const spoken = speak<English>(texts, language, (write) => isolateParts(language.dir, write));
  return { ...spoken, language, texts };
}

export const ENGLISH_WORDS = makeWords(languageOf('en'), ENGLISH);
