/** The words of the interface: every text on the site that the artist has not written. */

export {
  formatDate,
  formatDayOfYear,
  formatDays,
  formatMonthOfYear,
  formatShortDate,
  formatShortDayOfYear,
  formatShortDays,
  shortWeekdayOf,
  weekdayOf,
} from './dates.ts';
export { TRANSLATIONS } from './files.ts';
export { findMeant, findSimilar, listAllWords } from './find.ts';
export { writeDigits, writeOrdinal } from './format.ts';
export { languageOf, readTranslation, wordsFor } from './languages.ts';
export { writeNumber, writeSize } from './numbers.ts';
export { checkOverrides, listMissing, type WrongText } from './overrides.ts';
export type { Catalogue, Digits, SiteLanguage, Words } from './types.ts';
export type { Variant } from './variants/index.ts';
export { ENGLISH_WORDS, joinAll, joinAny, joinFacts, joinList, type WordsData, wordsOf } from './words.ts';
