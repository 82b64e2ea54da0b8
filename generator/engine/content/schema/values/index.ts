/** The kinds of value that content files hold, each with the words a manager reads when it is wrong. */
export { anyUrl, email, oldAddress, oldPath, phone, slug, webUrl } from './addresses.ts';
export { clock, timeZone, writtenDates, YEARS, year } from './dates.ts';
export { assetFile, downloadFile, picture, soundFile } from './files.ts';
export { length, moment } from './lengths.ts';
export { bpm, checkDigit, id, MAX_COUNT, upc } from './numbers.ts';
export {
  currency,
  fixedText,
  hexColor,
  markdown,
  personName,
  printed,
  properName,
  richText,
  text,
} from './texts.ts';
export { isOnCalendar, openDateReader, readTimes } from './written.ts';
