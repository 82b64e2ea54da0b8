/** A price on one line. */
import { z } from 'zod';
import { type Money, readMoney } from './money.ts';

const EXPECTED = 'must be a price such as 25, 12.50 or 25 EUR';

/** A number, or text with a currency: `25`, `25 EUR`, `€12.50`, `free`. */
export const price = z
  .union([z.number(), z.string()], EXPECTED)
  .transform((written, context): Money => {
    const read = readMoney(written);
    if (read) return read;
    context.issues.push({ code: 'custom', input: written, message: EXPECTED });
    return z.NEVER;
  })
  .meta({ $comment: 'price', anyOf: undefined, type: ['number', 'string'] });
