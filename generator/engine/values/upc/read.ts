/** UPC and EAN codes as tables and services write them. */

import type { Read } from '../../content/schema/read.ts';
import { AS_TEXT, SHORTENED } from '../../content/schema/spreadsheet.ts';
import { checkDigit, upc } from './schema.ts';

/** A UPC or EAN, with its check digit. */
export function readUpc(written: string): Read<string> {
  const digits = written
    .replace(/^(?:upc|ean|gtin)[\s:]*/i, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/[.,]0+$/, '');
  if (SHORTENED.test(digits))
    return { refused: 'a spreadsheet has shortened it, and its last digits are lost.', advice: AS_TEXT };
  if (!/^\d+$/.test(digits)) return { refused: 'a UPC or EAN has digits alone.' };
  if (/^0+$/.test(digits)) return { refused: 'it is nothing but zeros.' };
  const whole = /^0\d{13}$/.test(digits) ? digits.slice(1) : digits;
  const padded = whole.padStart(12, '0');
  const isRepaired = whole.length < 12;
  if (whole.length < 10 || whole.length > 13)
    return { refused: `it has ${whole.length} digits, and a UPC or EAN has 12 or 13.` };
  const read = upc.safeParse(padded);
  if (read.success)
    return isRepaired
      ? { value: read.data, doubt: `the zero in front of ${whole} seems to be lost` }
      : { value: read.data };
  if (isRepaired)
    return { refused: `it has ${whole.length} digits, and a UPC or EAN has 12 or 13.`, advice: AS_TEXT };
  return { refused: `its last digit is not the check digit of the others, which is ${checkDigit(padded)}.` };
}
