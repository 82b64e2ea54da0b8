/** The kinds of value that content files hold, each with the words a manager reads when it is wrong. */
export { anyUrl, oldAddress, oldPath, orderUrl, slug, webUrl } from './address/schema.ts';
export type { Clock } from './clock/clock.ts';
export { readClock, readClocks } from './clock/read.ts';
export { clock } from './clock/schema.ts';
export { color, hexColor } from './colour/schema.ts';
export { isInReach, isOnCalendar, knownPart, openDateReader, YEARS } from './day/dates.ts';
export type { Day, DayOrder, ReadDay } from './day/day.ts';
export { openDayReader, orderOf } from './day/read.ts';
export { writtenDates, year, years } from './day/schema.ts';
export { email } from './email/schema.ts';
export { assetFile, downloadFile, logoFile, picture, soundFile } from './file/schema.ts';
export { iban } from './iban/schema.ts';
export { readIsrc } from './isrc/read.ts';
export { isrc } from './isrc/schema.ts';
export {
  completeRough,
  LONGEST as LONGEST_LENGTH,
  type RoughLength,
  readLength,
  readRough,
  readSeconds,
  writeLength,
} from './length/read.ts';
export { length, moment, roughLength } from './length/schema.ts';
export { type License, readLicense } from './license/read.ts';
export { license, ownLicense } from './license/schema.ts';
export {
  hasKnownWords,
  hasWords,
  isPer,
  type Money,
  type Price,
  readLabelled,
  readMoney,
  readPrices,
  shareCurrency,
} from './money/read.ts';
export { currency, PRICE_ADVICE, price, priceGroup } from './money/schema.ts';
export { divideNames, JOINED, type Join, joinOf, partsOf } from './names/read.ts';
export { bpm, id, MAX_COUNT } from './number/schema.ts';
export { phone } from './phone/schema.ts';
export {
  fixedText,
  isPath,
  markdown,
  personName,
  printed,
  properName,
  richText,
  text,
} from './text/schema.ts';
export { timeZone } from './time-zone/schema.ts';
export { readUpc } from './upc/read.ts';
export { upc } from './upc/schema.ts';
export { writtenWeekday } from './weekday/schema.ts';
