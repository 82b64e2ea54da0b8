/** The codes of products. */
import * as z from 'zod';

const UPC = 'must be a UPC or EAN of 12 or 13 digits, in quotes where it begins with 0';

/** Hyphens and spaces, dashes of word processors included. */
const SEPARATORS = /[\s\u2010-\u2015-]/g;

/** A product's code: UPC-A or EAN-13, whose last digit is made of the others. Kept as digits alone. */
export const upc = z
  .union([z.string(), z.number()], UPC)
  .transform((code) => String(code).replace(SEPARATORS, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{12,13}$/, { error: UPC, abort: true })
      .refine((code) => code.endsWith(checkDigit(code)), {
        error: ({ input }) => `must end in ${checkDigit(String(input))}, the check digit of its other digits`,
      }),
  )
  // Without quotes, YAML reads one as a number.
  .meta({
    value: 'upc',
    $comment: 'UPC or EAN',
    type: ['string', 'integer'],
    anyOf: undefined,
    pattern: '^(\\d[ -]?){12,13}$',
  });

/** What the last digit of a product's code must be. Counted from the right, without the last digit: every other one three times, filled up to a multiple of ten. */
export function checkDigit(code: string): string {
  const digits = [...code.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
