/** The kinds of value that content files hold, each with the words a manager reads when it is wrong. */
export { anyUrl, email, oldAddress, oldPath, phone, slug, webUrl } from './values/addresses.ts';
export { clock, day, partialDate, timeZone, YEARS, year } from './values/dates.ts';
export { assetFile, picture } from './values/files.ts';
export { length, moment } from './values/lengths.ts';
export { bpm, id, MAX_COUNT } from './values/numbers.ts';
export { currency, hexColor, markdown, printed, richText, text } from './values/texts.ts';
