/** The words of the interface: everything that a visitor sees or hears and that the artist has not written. */
import { ARABIC } from './ar/index.ts';
import { GERMAN } from './de/index.ts';
import { ENGLISH } from './en/index.ts';
import { SPANISH } from './es/index.ts';
import { FRENCH } from './fr/index.ts';
import { ITALIAN } from './it/index.ts';
import { languageOf, type SiteLanguage } from './language.ts';
import { mergeTexts } from './overrides.ts';
import { PORTUGUESE } from './pt/index.ts';
import { TURKISH } from './tr/index.ts';
import type { Catalogue, Words } from './types.ts';
import { makeWords } from './words.ts';

export { formatDate, formatDays, formatShortDate, formatShortDays, weekdayOf } from './dates.ts';
export { type Digits, languageOf, type SiteLanguage, writeDigits, writeOrdinal } from './language.ts';
export { joinAll, joinAny, joinFacts, joinList } from './lists.ts';
export { checkOverrides, listMissing, type WrongWord } from './overrides.ts';
export type { Catalogue, English, Words } from './types.ts';
export { ENGLISH_WORDS, type WordsData, wordsOf } from './words.ts';

/** Texts that a site puts in the place of Liner's: any part of a catalogue. */
export type Overrides = Readonly<Record<string, unknown>>;

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  tr: TURKISH,
};

/** The codes of the languages that Liner has words in. */
export const SPOKEN: readonly string[] = Object.keys(CATALOGUES);

/**
 * The words of a language; those of English where Liner has none and the site does not give them.
 *
 * @param language or its tag: `ar`, `pt-BR`, `en_US`
 */
export function wordsFor(language: SiteLanguage | string, overrides: Overrides = {}): Words {
  const known = typeof language === 'string' ? languageOf(language) : language;
  const own = CATALOGUES[known.code] ?? ENGLISH;
  return makeWords(known, Object.keys(overrides).length === 0 ? own : mergeTexts(own, overrides));
}
