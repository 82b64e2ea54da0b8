/** The words of the interface: everything that a visitor sees or hears and that the artist has not written. */
import type { SiteLanguage } from './language.ts';
import { languageOf, readTranslation } from './languages.ts';
import { mergeTexts } from './overrides.ts';
import type { Words } from './types.ts';
import { makeWords } from './words.ts';

export { formatDate, formatDays, formatShortDate, formatShortDays, weekdayOf } from './dates.ts';
export { TRANSLATIONS } from './files.ts';
export { type Digits, type SiteLanguage, writeDigits, writeOrdinal } from './language.ts';
export { languageOf, readTranslation } from './languages.ts';
export { joinAll, joinAny, joinFacts, joinList } from './lists.ts';
export { checkOverrides, listMissing, type WrongText } from './overrides.ts';
export type { Catalogue, Words } from './types.ts';
export { ENGLISH_WORDS, type WordsData, wordsOf } from './words.ts';

/** Texts that replace Liner's on a site: any part of a catalogue. */
export type Overrides = Readonly<Record<string, unknown>>;

/**
 * The words of a language; those of English where Liner has none and the site does not give them.
 *
 * @param language or its tag: `ar`, `pt-BR`, `en_US`
 */
export function wordsFor(language: SiteLanguage | string, overrides?: Overrides): Words {
  const known = typeof language === 'string' ? languageOf(language) : language;
  const { language: _, ...texts } = readTranslation(known.code);
  return makeWords(known, mergeTexts(texts, overrides));
}
