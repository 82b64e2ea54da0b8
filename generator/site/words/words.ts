/** Words are made of the texts of one language; those of all others are not needed for that. */
import { isolateParts } from '../../engine/lib/isolate.ts';
import { remember } from '../../engine/lib/remember.ts';
import english from './en.json';
import type { SiteLanguage } from './language.ts';
import { formatTexts } from './speak.ts';
import type { Catalogue, Words } from './types.ts';

/** As pages are given it: plain data. */
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
