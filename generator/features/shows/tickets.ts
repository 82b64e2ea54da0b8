/** Tickets of a show: on sale or not yet, and their prices. */

import { formatPrice } from '../../site/money.ts';
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

/** Whether the show takes place and is not sold out. */
function isOpen(event: SiteEvent, today: string): boolean {
  return event.status !== 'cancelled' && event.status !== 'sold_out' && !isPast(event, today);
}

/** The next day on which tickets go on sale; undefined if there is none. */
export function nextSale(event: SiteEvent, today: string): string | undefined {
  if (isPast(event, today)) return undefined;
  const days = [event.on_sale, ...ticketsOf(event).map(({ on_sale }) => on_sale)];
  return days.filter((day) => day !== undefined && day > today).sort()[0];
}

/** `€25`, `Free entry`, or the words of the price. */
export function priceLabel({ amount, currency = '', words: text = '' }: TicketPrice, words: Words): string {
  if (amount === undefined) return text;
  return amount === 0 ? words.events.freeEntry : formatPrice({ amount, currency }, words);
}

/** The price of a show: `From €25`. Undefined if it is unknown, or given with each ticket. */
export function entryLabel({ price }: Pick<SiteEvent, 'price'>, words: Words): string | undefined {
  if (!price) return undefined;
  return price.amount
    ? words.events.fromPrice({ price: priceLabel(price, words) })
    : priceLabel(price, words);
}

/** The lowest price while tickets are available: `From €25`, `Free entry`; empty if it is unknown. */
export function lowestPriceLabel(event: SiteEvent, { today, words }: Site): string {
  if (!isOpen(event, today)) return '';
  const prices = ticketsOf(event).flatMap(({ price }) => price ?? []);
  const [first, ...others] = prices.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  if (event.price || !first) return entryLabel(event, words) ?? '';
  return others.length > 0 ? (entryLabel({ price: first }, words) ?? '') : priceLabel(first, words);
}
