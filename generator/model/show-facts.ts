/** What is said of a show, in words: its state, its hours, its price and its tickets. */
import { doorsLabel, type SiteEvent } from './events.ts';
import { formatShortDate } from './format.ts';
import { type Context, linkTo } from './page-context.ts';
import type { Link } from './parts.ts';
import { eventRoute } from './routes.ts';
import type { Site } from './site.ts';
import { entryLabel, nextSale, priceLabel, ticketsOf, ticketsOnSale, ticketsToCome } from './tickets.ts';

/** States as people say them. */
const WORDS = {
  scheduled: '',
  sold_out: 'sold out',
  cancelled: 'cancelled',
  postponed: 'postponed',
  moved: 'moved',
} as const;

/** `Cancelled`, `Sold out`: what those have to know who see no more than a link. */
export function describeChange({ status = 'scheduled' }: SiteEvent): string | undefined {
  const word = WORDS[status];
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : undefined;
}

/** An unusual state; empty for a show that goes ahead and has tickets, or needs none. */
export function eventStatus(event: SiteEvent, today: string): string {
  const word = WORDS[event.status ?? 'scheduled'];
  if (word) return word;
  const sale = nextSale(event, today);
  return sale && ticketsOnSale(event, today).length === 0 ? `on sale ${formatShortDate(sale)}` : '';
}

export function eventFacts(event: SiteEvent, language: string): string[] {
  const { time, end } = event;
  const doors = doorsLabel(event);
  const begins = doors ? `Starts ${time}` : time;
  const clock = time === undefined ? [] : [doors && `Doors ${doors}`, begins, end && `Until ${end}`];
  return [...clock, entryLabel(event, language)].filter((fact) => fact !== undefined);
}

/** Tickets to come, and what they will cost: `Camping, €40, on sale 1 May 2027`. The status says the day of a single one. */
export function laterSales(event: SiteEvent, { today, settings: { language } }: Site): string[] {
  const isAlone = ticketsOf(event).length === 1;
  return ticketsToCome(event, today).flatMap(({ label = 'More tickets', price, on_sale = '' }) => {
    const cost = price && price !== event.price ? priceLabel(price, language) : '';
    if (isAlone) return cost || [];
    return [label, cost, `on sale ${formatShortDate(on_sale)}`].filter(Boolean).join(', ');
  });
}

/** The one button of a row: to the tickets, or to the page of the show where there are several to choose from. */
export function ticketLink(context: Context, event: SiteEvent): Link | undefined {
  const [first, ...others] = ticketsOnSale(event, context.site.today);
  return first && linkTo(context, 'Tickets', others.length > 0 ? eventRoute(event.slug) : first.url);
}

/** Every way to get in that is open now. */
export function ticketOffers(context: Context, event: SiteEvent): { link: Link; price: string }[] {
  const { today, settings } = context.site;
  return ticketsOnSale(event, today).map(({ label = 'Tickets', url, price }) => ({
    link: linkTo(context, label, url),
    // That of a single ticket is among the facts.
    price: price && price !== event.price ? priceLabel(price, settings.language) : '',
  }));
}
