/** Tickets of a show: where they are sold, and what they cost, which is an amount in a currency or words. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { currency, text, webUrl } from '../../engine/content/schema/values/index.ts';
import { money, readMoney } from '../../engine/content/schema/values/money.ts';
import { day } from '../../site/schema/dates.ts';

export interface TicketPrice {
  /** Missing where there are only words. */
  amount?: number | undefined;
  /** Three capital letters (ISO 4217); may be missing where entry is free. */
  currency?: string | undefined;
  /** `Pay what you can`. */
  words?: string | undefined;
}

/** True of what can be shown: an amount has a currency. */
function isWhole({ amount = 0, currency: unit }: TicketPrice): boolean {
  return amount === 0 || unit !== undefined;
}

const NO_CURRENCY = 'must have a currency, such as 25 EUR';

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
  .refine(isWhole, { path: ['amount'], error: NO_CURRENCY });

function readPrice(written: string | number): TicketPrice {
  return readMoney(written) ?? { words: String(written) };
}

/** Without the check of its currency, which may be elsewhere. */
const ticketPriceAlone = z
  .union([text, z.number()])
  .transform(readPrice)
  .meta({ $comment: 'price', type: ['string', 'number'], anyOf: undefined });

/** `450 EGP`, `free`, words such as `Pay what you can`, or `{amount, currency}`. */
export const ticketPrice = z
  .union([text, z.number(), group])
  .transform((written): TicketPrice => (typeof written === 'object' ? written : readPrice(written)))
  .refine(isWhole, NO_CURRENCY)
  .meta({ $comment: 'price, or group' });

/** A way to get in. */
export interface Ticket {
  label?: string | undefined;
  url: string;
  price?: TicketPrice | undefined;
  on_sale?: string | undefined;
}

const ticket = z
  .strictObject({
    label: optional(text, 'Which tickets these are.', 'Day ticket'),
    url: key(webUrl, 'Where they are sold.', 'https://tickets.example/open-air'),
    price: optional(ticketPriceAlone, 'What one costs, such as 25 EUR.', '25 EUR'),
    currency: optional(currency, 'The currency, where price is a number alone.', 'EUR'),
    on_sale: optional(day, 'The day that they go on sale.', '2026-05-01'),
  })
  .transform(({ currency: unit, price: cost, ...others }): Ticket => {
    return { ...others, ...(cost && { price: { ...cost, currency: cost.currency ?? unit } }) };
  })
  .refine(({ price: cost = {} }) => isWhole(cost), { path: ['price'], error: NO_CURRENCY });

export const TICKETS_EXAMPLE = [
  { label: 'Day ticket', url: 'https://tickets.example/open-air', price: '25 EUR' },
  {
    label: 'Both days',
    url: 'https://tickets.example/open-air-both',
    price: '40 EUR',
    on_sale: '2026-05-01',
  },
];

/** An address alone, one way to get in, or several. */
export const tickets = z
  .union(
    [webUrl, ticket, z.array(z.union([webUrl, ticket]))],
    'must be a web address that starts with https://, or a list of tickets with label and url',
  )
  .transform((given): Ticket[] =>
    (Array.isArray(given) ? given : [given]).map((each) => (typeof each === 'string' ? { url: each } : each)),
  )
  .meta({ value: 'tickets', $comment: 'web address, or list of groups' });
