/** The codes of products. */
import * as z from 'zod';
import { likely } from '../../content/schema/read.ts';
import { checkDigit, readUpc } from './read.ts';

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
    read: (written) => likely(readUpc(written)),
    $comment: 'UPC or EAN',
    type: ['string', 'integer'],
    anyOf: undefined,
    pattern: '^(\\d[ -]?){12,13}$',
  });
