/** Tickets of a show: where they are sold, and what they cost, which is an amount in a currency or words. */
import * as z from 'zod';
import { common, key, optional } from '../../engine/content/schema/meta.ts';
import {
  currency,
  orderUrl,
  PRICE_ADVICE,
  type Price,
  priceGroup,
  readLabelled,
  readMoney,
  readPrices,
  shareCurrency,
  text,
} from '../../engine/values/index.ts';
import { day } from '../../site/schema/dates.ts';
import { STATUS_ALIASES } from './status-schema.ts';

/** An amount or words; its currency may be missing where entry is free. */
export type TicketPrice = Price | { words: string; amount?: undefined; currency?: undefined };

/** Dollars of one of many countries. */
const DOLLARS = /^\$\s*[\d.,]+$|^[\d.,]+\s*\$$/;

/** True of what can be shown: an amount has a currency. */
function isWhole(prices: readonly TicketPrice[]): boolean {
  return prices.every((each) =>
    'words' in each ? !DOLLARS.test(each.words) : each.amount === 0 || each.currency !== undefined,
  );
}

/** No price, nor words. */
const BELOW_ZERO = /^(?:[€£$] ?)?[-−–](?:[€£$] ?)?\d/;
const NO_PRICE = 'must be what a ticket costs';

const NO_CURRENCY = 'must have a currency, such as 25 EUR';

function readWritten(written: string | number): TicketPrice[] {
  const read = readPrices(written);
  return read ? shareCurrency(read) : [{ words: String(written) }];
}

/** Reads an entry of a list, where words may stand beside an amount. */
function readEntry(written: string | number): TicketPrice[] {
  const labelled = readMoney(written) ?? readLabelled(String(written));
  return labelled ? [labelled] : readWritten(written);
}

/** `450 EGP`, `free`, words such as `Pay what you can`, `{amount, currency}`, or a list of them. */
const prices = z
  .union([text, z.number(), priceGroup, z.array(z.union([text, z.number(), priceGroup]))])
  .transform((given): TicketPrice[] => {
    if (Array.isArray(given))
      return shareCurrency(given.flatMap((each) => (typeof each === 'object' ? each : readEntry(each))));
    return typeof given === 'object' ? [given] : readWritten(given);
  })
  .refine((all) => !all.some((each) => 'words' in each && BELOW_ZERO.test(each.words)), NO_PRICE);

const COMMENT = 'price, or list of prices';

/** Words that the status has in their place. */
const SOLD_OUT = { 'sold out': 'sold_out', ...STATUS_ALIASES };

function isSoldOut(prices: readonly TicketPrice[]): boolean {
  return prices.some((each) => 'words' in each && SOLD_OUT_WORDS.has(each.words.trim().toLowerCase()));
}

const SOLD_OUT_WORDS = new Set(
  Object.entries(SOLD_OUT).flatMap(([word, status]) => (status === 'sold_out' ? [word] : [])),
);

export const ticketPrice = prices
  .refine(isWhole, NO_CURRENCY)
  .refine((all) => !isSoldOut(all), NO_PRICE)
  .meta({ value: 'price', translatable: true, $comment: COMMENT, aliases: SOLD_OUT });

/** Prices without the check of their currency, which may be elsewhere. */
const ticketPriceAlone = prices.meta({
  value: 'price',
  translatable: true,
  $comment: COMMENT,
  type: ['string', 'number', 'object', 'array'],
});

/** A way to get in. */
export interface Ticket {
  label?: string | undefined;
  url: string;
  price?: readonly TicketPrice[] | undefined;
  on_sale?: string | undefined;
}

const ticket = z
  .strictObject({
    label: optional(text, 'Which tickets these are.', 'Day ticket'),
    url: key(orderUrl, 'Where they are sold.', 'https://tickets.example/open-air'),
    price: common(
      optional(
        ticketPriceAlone,
        'What one costs, such as 25 EUR; several as [25 EUR, 18 EUR reduced].',
        '25 EUR',
      ),
    ),
    currency: optional(currency, 'The currency, where price is a number alone.', 'EUR'),
    on_sale: optional(day, 'The day that they go on sale.', '2026-05-01'),
  })
  .meta({ instead: { prices: 'price: %', name: 'label: %' }, advice: PRICE_ADVICE })
  .transform(({ currency: unit, price: cost, ...others }): Ticket => {
    const withUnit = cost?.map((each) =>
      each.amount === undefined ? each : { ...each, currency: each.currency ?? unit },
    );
    return { ...others, ...(withUnit && { price: withUnit }) };
  })
  .refine(({ price: cost = [] }) => isWhole(cost), { path: ['price'], error: NO_CURRENCY });

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
    [orderUrl, ticket, z.array(z.union([orderUrl, ticket]))],
    'must be a web address that starts with https://, or a list of tickets with label and url',
  )
  .transform((given): Ticket[] =>
    (Array.isArray(given) ? given : [given]).map((each) => (typeof each === 'string' ? { url: each } : each)),
  )
  .meta({ value: 'tickets', $comment: 'web address, or list of groups' });
