/** Labels of a show: its status, times, price and tickets. */

import { capitalize } from '../../engine/lib/letters.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { namedBy } from '../../site/titles.ts';
import { formatShortDate, joinList, type Words, writeDigits } from '../../site/words/index.ts';
import { timeLabel } from './days.ts';
import { doorsLabel, type SiteEvent } from './shows.ts';
import { isOpen, nextSale, priceLabel, ticketsOf, ticketsOnSale, ticketsToCome } from './tickets.ts';

/** `Cancelled`, `Sold out`: for those who see only a link. */
export function describeChange({ status }: SiteEvent, words: Words): string | undefined {
  const word = stateOf(status, words);
  return word ? capitalize(word, words.language.locale) : undefined;
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

/** The label of a status; empty for a show that takes place. */
function stateOf(status: SiteEvent['status'], { events }: Words): string {
  if (status === undefined || status === 'scheduled') return '';
  return status === 'sold_out' ? events.soldOut : events[status];
}

/** The festival that a show is part of; empty for one that has its name. */
export function festivalLabel({ title, festival = '' }: SiteEvent): string {
  return festival.toLowerCase() === title.toLowerCase() ? '' : festival;
}

/** The tour and the series that a show is part of, without one that has its name. */
export function seriesOf({ title, tour, series }: SiteEvent): string[] {
  return [tour, series].flatMap((name) => (name && name.toLowerCase() !== title.toLowerCase() ? [name] : []));
}

export function eventFacts(event: SiteEvent, words: Words): string[] {
  const { events, language } = words;
  const write = (clock: string | undefined) => clock && writeDigits(clock, language);
  const [time, end] = [write(event.time), write(event.end)];
  const doors = doorsLabel(event, words);
  const begins = doors ? events.starts({ time: time ?? '' }) : time;
  const clock =
    time === undefined || event.performances.length > 0
      ? [timeLabel(event, words) || undefined]
      : [doors && events.doors({ time: doors }), begins, end && events.until({ time: end })];
  // That price is no longer available.
  const entry = event.status === 'sold_out' || !event.price ? undefined : priceLabel(event.price, words);
  return [...clock, entry].filter((fact) => fact !== undefined);
}

/** Tickets not yet on sale, with their prices: `Camping, €40, on sale 1 May 2027`. The day of a single ticket is in the status. */
export function laterSales(event: SiteEvent, { today, words }: Site): string[] {
  const isSingle = ticketsOf(event).length === 1;
  return ticketsToCome(event, today).flatMap(({ label = words.events.moreTickets, price, on_sale = '' }) => {
    const cost = price && price !== event.price ? priceLabel(price, words) : '';
    if (isSingle) return cost || [];
    return joinList(
      [label, cost, words.events.onSale({ date: formatShortDate(on_sale, words) })].filter(Boolean),
      words,
    );
  });
}

/** The button of a row: to the tickets, or to the page of the show if there are several. */
export function ticketLink(context: Context, event: SiteEvent): Link | undefined {
  const { today, words } = context.site;
  const [first, ...others] = ticketsOnSale(event, today);
  // Those of single performances are beside them.
  const isDivided = isOpen(event, today) && event.performances.some(({ tickets }) => tickets);
  const url = others.length > 0 || isDivided ? eventRoute(event.slug) : first?.url;
  return url === undefined ? undefined : linkTo(context, words.events.tickets, url);
}

/** All tickets on sale now. */
export function ticketOffers(context: Context, event: SiteEvent): { link: Link; price: string }[] {
  const { today, words } = context.site;
  return ticketsOnSale(event, today).map(({ label = words.events.tickets, url, price }) => ({
    link: linkTo(context, label, url),
    // The price of a single ticket is among the facts.
    price: price && price !== event.price ? priceLabel(price, words) : '',
  }));
}

/** The title of a show in calendars: `Name: Title`; for an artist with a short name, the title first. */
export function calendarTitle(event: SiteEvent, site: Site): string {
  const { short_name: short } = site.settings.artist;
  const isOwn = short !== undefined && event.artists === undefined;
  return isOwn ? `${event.title} (${short})` : namedBy(site, playersLabel(event, site), event.title);
}

/** The performers without guests: `A, B`. */
export function playersLabel(
  { artists }: SiteEvent,
  { settings, words }: Pick<Site, 'settings' | 'words'>,
): string {
  return joinList(artists ?? [settings.artist.name], words);
}
