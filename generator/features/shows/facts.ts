/** What is said of a show, in words: its state, its hours, its price and its tickets. */

import { type Context, linkTo } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { formatShortDate, joinList, type Words, writeDigits } from '../../site/words/index.ts';
import { doorsLabel, type SiteEvent } from './shows.ts';
import { entryLabel, nextSale, priceLabel, ticketsOf, ticketsOnSale, ticketsToCome } from './tickets.ts';

/** `Cancelled`, `Sold out`: what those have to know who see no more than a link. */
export function describeChange({ status }: SiteEvent, words: Words): string | undefined {
  const word = stateOf(status, words);
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : undefined;
}

/** An unusual state; empty for a show that goes ahead and has tickets, or needs none. */
export function eventStatus(event: SiteEvent, { today, words }: Pick<Site, 'today' | 'words'>): string {
  const word = stateOf(event.status, words);
  if (word) return word;
  const sale = nextSale(event, today);
  return sale && ticketsOnSale(event, today).length === 0
    ? words.events.onSale({ date: formatShortDate(sale, words) })
    : '';
}

/** As people say it; empty for what goes ahead. */
function stateOf(status: SiteEvent['status'], { events }: Words): string {
  if (status === undefined || status === 'scheduled') return '';
  return status === 'sold_out' ? events.soldOut : events[status];
}

export function eventFacts(event: SiteEvent, words: Words): string[] {
  const { events, language } = words;
  const write = (clock: string | undefined) => clock && writeDigits(clock, language);
  const [time, end] = [write(event.time), write(event.end)];
  const doors = doorsLabel(event, words);
  const begins = doors ? events.starts({ time: time ?? '' }) : time;
  const clock =
    time === undefined
      ? []
      : [doors && events.doors({ time: doors }), begins, end && events.until({ time: end })];
  // Nobody can buy a ticket for that price any more.
  const entry = event.status === 'sold_out' ? undefined : entryLabel(event, words);
  return [...clock, entry].filter((fact) => fact !== undefined);
}

/** Tickets to come, and what they will cost: `Camping, €40, on sale 1 May 2027`. The status says the day of a single one. */
export function laterSales(event: SiteEvent, { today, words }: Site): string[] {
  const isAlone = ticketsOf(event).length === 1;
  return ticketsToCome(event, today).flatMap(({ label = words.events.moreTickets, price, on_sale = '' }) => {
    const cost = price && price !== event.price ? priceLabel(price, words) : '';
    if (isAlone) return cost || [];
    return joinList(
      [label, cost, words.events.onSale({ date: formatShortDate(on_sale, words) })].filter(Boolean),
      words,
    );
  });
}

/** The one button of a row: to the tickets, or to the page of the show where there are several to choose from. */
export function ticketLink(context: Context, event: SiteEvent): Link | undefined {
  const [first, ...others] = ticketsOnSale(event, context.site.today);
  return (
    first &&
    linkTo(context, context.site.words.events.tickets, others.length > 0 ? eventRoute(event.slug) : first.url)
  );
}

/** Every way to get in that is open now. */
export function ticketOffers(context: Context, event: SiteEvent): { link: Link; price: string }[] {
  const { today, words } = context.site;
  return ticketsOnSale(event, today).map(({ label = words.events.tickets, url, price }) => ({
    link: linkTo(context, label, url),
    // That of a single ticket is among the facts.
    price: price && price !== event.price ? priceLabel(price, words) : '',
  }));
}
