/** The kinds of value that content files hold, each with the words a manager reads when it is wrong. */
export { anyUrl, oldAddress, oldPath, slug, webUrl } from './address/schema.ts';
export { readTimes } from './clock/read.ts';
export { clock } from './clock/schema.ts';
export { hexColor } from './colour/schema.ts';
export { isOnCalendar, openDateReader } from './day/read.ts';
export { writtenDates, YEARS, year } from './day/schema.ts';
export { email } from './email/schema.ts';
export { assetFile, downloadFile, picture, soundFile } from './file/schema.ts';
export { isrc } from './isrc/schema.ts';
export { length, moment } from './length/schema.ts';
export {
  hasWords,
  type Money,
  type Price,
  readLabelled,
  readMoney,
  readPrices,
  shareCurrency,
} from './money/read.ts';
export { currency, PRICE_ADVICE, price, priceGroup } from './money/schema.ts';
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
export { checkDigit, upc } from './upc/schema.ts';
