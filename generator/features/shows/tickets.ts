/** Tickets of a show: on sale or not yet, and their prices. */

import { translateLabel } from '../../engine/values/money/labels.ts';
import { readMoney } from '../../engine/values/money/read.ts';
import {
  codeOf,
  formatLowest,
  formatPrice,
  formatPrices,
  joinPrices,
  type Money,
  type PricedMoney,
} from '../../site/money.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import { isPast, type SiteEvent } from './shows.ts';
import type { Ticket, TicketPrice } from './ticket-schema.ts';

/** The tickets of a show, each with the defaults of the show. */
export function ticketsOf({ tickets = [], price, on_sale }: SiteEvent): Ticket[] {
  const [first, ...others] = tickets;
  if (first && others.length === 0) return [{ price, on_sale, ...first }];
  return tickets.map((ticket) => ({ on_sale, ...ticket }));
}

/** Tickets on sale on a day. */
export function ticketsOnSale(event: SiteEvent, today: string): Ticket[] {
  return openTickets(event, today).filter(({ on_sale }) => on_sale === undefined || on_sale <= today);
}

/** Tickets that go on sale after a day. */
export function ticketsToCome(event: SiteEvent, today: string): Ticket[] {
  return openTickets(event, today).filter(({ on_sale }) => on_sale !== undefined && on_sale > today);
}

function openTickets(event: SiteEvent, today: string): Ticket[] {
  return isOpen(event, today) ? ticketsOf(event) : [];
}

/** Returns true if the show takes place and is not sold out. */
export function isOpen(event: SiteEvent, today: string): boolean {
  return event.status !== 'cancelled' && event.status !== 'sold_out' && !isPast(event, today);
}

/** The next day on which tickets go on sale; undefined if there is none. */
export function nextSale(event: SiteEvent, today: string): string | undefined {
  if (isPast(event, today)) return undefined;
  const days = [event.on_sale, ...ticketsOf(event).map(({ on_sale }) => on_sale)];
  return days.filter((day) => day !== undefined && day > today).sort()[0];
}

/** The amounts among prices. Free entry may have no currency, and shows none. */
function amountsIn(prices: readonly TicketPrice[]): PricedMoney[] {
  return prices.flatMap((price) =>
    price.amount === undefined ? [] : { ...price, currency: price.currency ?? '' },
  );
}

/** `€25`, `Free entry`. */
function formatEntry(money: Money, words: Words): string {
  return money.amount === 0 ? words.events.freeEntry : formatPrice(money, words);
}

/** `Free entry, donations welcome` in the language of the page, if all of its words are known. */
function translateWords(written: string, words: Words): string {
  const parts = written
    .split(', ')
    .map((part) =>
      readMoney(part)?.amount === 0 ? words.events.freeEntry : translateLabel(part, codeOf(words)),
    );
  return parts.every((part) => part !== undefined) ? parts.join(words.lists.comma) : written;
}

/** All prices: `€25 / Reduced €18`, `Free entry`, or the words of a price. */
export function priceLabel(prices: readonly TicketPrice[], words: Words): string {
  const labels = prices.map((price) =>
    'words' in price
      ? translateWords(price.words, words)
      : formatPrices(amountsIn([price]), words, formatEntry),
  );
  return joinPrices(labels);
}

/** The lowest price while tickets are available: `€25`, `From €25`, `Free entry`; empty if it is unknown. */
export function lowestPriceLabel(event: SiteEvent, { today, words }: Site): string {
  if (!isOpen(event, today)) return '';
  const prices =
    event.price ?? [...ticketsOf(event), ...event.performances].flatMap(({ price = [] }) => price);
  const amounts = amountsIn(prices);
  return amounts.length > 0 ? formatLowest(amounts, words, formatEntry) : priceLabel(prices, words);
}
