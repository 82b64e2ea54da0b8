/** UPC and EAN codes as tables and services write them. */

import type { Read } from '../../content/schema/read.ts';
import { AS_TEXT, SHORTENED } from '../../content/schema/spreadsheet.ts';

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
  if (padded.endsWith(checkDigit(padded)))
    return {
      value: padded,
      ...(isRepaired && { doubt: `the zero in front of ${whole} seems to be lost` }),
    };
  if (isRepaired)
    return { refused: `it has ${whole.length} digits, and a UPC or EAN has 12 or 13.`, advice: AS_TEXT };
  return { refused: `its last digit is not the check digit of the others, which is ${checkDigit(padded)}.` };
}

/** The last digit that a product's code must have. Counted from the right, without the last digit: every other one three times, filled up to a multiple of ten. */
export function checkDigit(code: string): string {
  const digits = [...code.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
