import * as z from 'zod';
import { key, optional } from '../../content/schema/meta.ts';
import { text } from '../text/schema.ts';
import { allOf, type Money, type Price, readLabelled, readMoney, readPrices, shareCurrency } from './read.ts';

/** A currency by its three letters (ISO 4217). */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency in three capital letters, such as EUR')
  .meta({ $comment: 'currency' });

/** A number, or text with a currency. @param expected the message for anything else */
function money(expected: string) {
  return z.union([z.number(), z.string()], expected).transform((written, context): Money => {
    const read = readMoney(written);
    if (read) return read;
    context.issues.push({ code: 'custom', input: written, message: expected });
    return z.NEVER;
  });
}

const amount = money('must be a number such as 25, or a price such as "25 EUR"').meta({
  $comment: 'number',
  type: ['number', 'string'],
  anyOf: undefined,
});

export const priceGroup = z
  .strictObject({
    amount: key(amount, 'What it costs; 0 where it is free.', 25),
    currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
    label: optional(text, 'Whose price it is, if there are several.', 'Reduced'),
  })
  .meta({ otherwise: 'Write the prices as a list, each with its currency or a word:  [% {key}, …]' })
  .transform(({ amount: { amount: sum, currency: own }, currency: unit = own, label }): Price => {
    return { amount: sum, currency: unit, ...(label !== undefined && { label }) };
  });

/** Advice for keys that people write for a second price. */
export const PRICE_ADVICE: Record<string, string> = Object.fromEntries(
  [
    'reduced',
    'reduced_price',
    'price_reduced',
    'concession',
    'concessions',
    'discount',
    'student',
    'students',
  ].map((name) => [
    name,
    'Several prices are a list, with a word or two beside each:  price: [25 EUR, 15 EUR reduced]',
  ]),
);

const EXPECTED = 'must be a price such as 25, 12.50 or 25 EUR';

/** Price of a thing for sale: an amount, or a list of them, in several currencies or reduced. */
export const price = z
  .union(
    [z.number(), z.string(), priceGroup, z.array(z.union([z.number(), z.string(), priceGroup]))],
    EXPECTED,
  )
  .transform((given, context): Price[] => {
    // In a list, words may stand beside an amount.
    const readEntry = (each: string | number) => readMoney(each) ?? readLabelled(String(each));
    const read = Array.isArray(given)
      ? allOf(given.map((each) => (typeof each === 'object' ? each : readEntry(each))))
      : typeof given === 'object'
        ? [given]
        : readPrices(given);
    if (read) return shareCurrency(read);
    context.issues.push({ code: 'custom', input: given, message: EXPECTED });
    return z.NEVER;
  })
  .meta({
    value: 'price',
    translatable: true,
    $comment: 'price, or list of prices',
    type: ['number', 'string', 'object', 'array'],
  });
