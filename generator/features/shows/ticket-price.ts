/** The price of a ticket: an amount in a currency, or words. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { currency, text } from '../../engine/content/schema/values/index.ts';
import { money, readMoney } from '../../engine/content/schema/values/money.ts';

export interface TicketPrice {
  /** Missing if there are only words. */
  amount?: number | undefined;
  /** Three capital letters (ISO 4217); may be missing where entry is free. */
  currency?: string | undefined;
  /** `Pay what you can`. */
  words?: string | undefined;
}

/** Whether an amount has a currency. */
export function hasCurrency({ amount = 0, currency: unit }: TicketPrice): boolean {
  return amount === 0 || unit !== undefined;
}

export const NO_CURRENCY = 'must have a currency, such as 25 EUR';

const amount = money('must be a number such as 25, or a price such as "25 EUR"').meta({
  $comment: 'number',
  type: ['number', 'string'],
  anyOf: undefined,
});

const group = z
  .strictObject({
    amount: key(amount, 'What the cheapest ticket costs; 0 where entry is free.', 25),
    currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
  })
  .transform(({ amount: { amount, currency: own }, currency = own }): TicketPrice => ({ amount, currency }))
  .refine(hasCurrency, { path: ['amount'], error: NO_CURRENCY });

function readPrice(written: string | number): TicketPrice {
  return readMoney(written) ?? { words: String(written) };
}

/** A price whose currency may be in another key. */
export const ticketPriceAlone = z
  .union([text, z.number()])
  .transform(readPrice)
  .meta({ $comment: 'price', type: ['string', 'number'], anyOf: undefined });

/** `450 EGP`, `free`, words such as `Pay what you can`, or `{amount, currency}`. */
export const ticketPrice = z
  .union([text, z.number(), group])
  .transform((written): TicketPrice => (typeof written === 'object' ? written : readPrice(written)))
  .refine(hasCurrency, NO_CURRENCY)
  .meta({ $comment: 'price, or group' });
