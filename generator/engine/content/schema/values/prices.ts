/** Amounts of money on one line. */
import * as z from 'zod';
import { type Money, readMoney } from './money.ts';

/** A number, or text with a currency: `25`, `25 EUR`, `€12.50`, `free`. @param expected the message for anything else */
export function money(expected: string) {
  return z.union([z.number(), z.string()], expected).transform((written, context): Money => {
    const read = readMoney(written);
    if (read) return read;
    context.issues.push({ code: 'custom', input: written, message: expected });
    return z.NEVER;
  });
}

/** What a thing for sale costs. */
export const price = money('must be a price such as 25, 12.50 or 25 EUR').meta({
  value: 'price',
  $comment: 'price',
  anyOf: undefined,
  type: ['number', 'string'],
});
