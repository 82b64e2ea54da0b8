/** Ways to get into a show: where tickets are sold, since when, and for how much. */

import { formatPrice } from '../../site/money.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import type { Ticket } from './schema.ts';
import { isPast, type SiteEvent } from './shows.ts';
import type { TicketPrice } from './ticket-price.ts';

/** The tickets of a show. What the show says of them all holds for each that says nothing itself. */
export function ticketsOf({ tickets = [], price, on_sale }: SiteEvent): Ticket[] {
  const [first, ...others] = tickets;
  if (first && others.length === 0) return [{ price, on_sale, ...first }];
  return tickets.map((ticket) => ({ on_sale, ...ticket }));
}

/** Those that can be had on a day. */
export function ticketsOnSale(event: SiteEvent, today: string): Ticket[] {
  return openTickets(event, today).filter(({ on_sale }) => on_sale === undefined || on_sale <= today);
}

/** Those that go on sale after a day. */
export function ticketsToCome(event: SiteEvent, today: string): Ticket[] {
  return openTickets(event, today).filter(({ on_sale }) => on_sale !== undefined && on_sale > today);
}

function openTickets(event: SiteEvent, today: string): Ticket[] {
  return isOpen(event, today) ? ticketsOf(event) : [];
}

/** Somebody who has no ticket can still come. */
function isOpen(event: SiteEvent, today: string): boolean {
  return event.status !== 'cancelled' && event.status !== 'sold_out' && !isPast(event, today);
}

/** The next day on which tickets come on sale; undefined where there are none to wait for. */
export function nextSale(event: SiteEvent, today: string): string | undefined {
  if (isPast(event, today)) return undefined;
  const days = [event.on_sale, ...ticketsOf(event).map(({ on_sale }) => on_sale)];
  return days.filter((day) => day !== undefined && day > today).sort()[0];
}

/** `€25`, `Free entry`, or the words of the price. */
export function priceLabel({ amount, currency = '', words: said = '' }: TicketPrice, words: Words): string {
  if (amount === undefined) return said;
  return amount === 0 ? words.events.freeEntry : formatPrice({ amount, currency }, words);
}

/** The same of a whole show: `From €25`. Undefined where nothing is known, or each ticket says it. */
export function entryLabel({ price }: Pick<SiteEvent, 'price'>, words: Words): string | undefined {
  if (!price) return undefined;
  return price.amount
    ? words.events.fromPrice({ price: priceLabel(price, words) })
    : priceLabel(price, words);
}

/** What entry costs at least, for those who can still come: `From €25`, `Free entry`; empty where it is not known. */
export function entryToCome(event: SiteEvent, { today, words }: Site): string {
  if (!isOpen(event, today)) return '';
  const prices = ticketsOf(event).flatMap(({ price }) => price ?? []);
  const [first, ...others] = prices.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  if (event.price || !first) return entryLabel(event, words) ?? '';
  return others.length > 0 ? (entryLabel({ price: first }, words) ?? '') : priceLabel(first, words);
}
