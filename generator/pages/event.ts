/** The page of one show. */
import { routeOf } from '../kinds.ts';
import { pictureOf } from '../model/assets.ts';
import {
  assumedEndOf,
  doorsLabel,
  eventPlace,
  formatMoment,
  isPast,
  nextDay,
  type SiteEvent,
  startOf,
} from '../model/events.ts';
import { formatDate, formatMoney, formatShortDate, weekdayOf } from '../model/format.ts';
import { eventLd } from '../model/json-ld/event.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkTo } from '../model/page-context.ts';
import type { Link, Picture } from '../model/parts.ts';
import { eventCalendar, eventRoute } from '../model/routes.ts';
import { listImages, shareOf } from '../model/share.ts';
import type { Share } from '../model/share-card.ts';
import type { Site } from '../model/site.ts';
import { trailTo } from '../model/site-pages.ts';

export interface EventProps {
  title: string;
  artist: string;
  /** `2026-06-12T22:00:00+04:00`, or as much as is known. */
  moment: string;
  /** `Friday`. */
  weekday: string;
  /** `12 June 2026`. */
  dateLabel: string;
  /** `22:00`, `Doors 21:00`, `Until 04:00`, `From AED 120`: what is known, in the order shown. */
  facts: string[];
  city: string;
  /** `Name of the club, 12 Harbour Street, United Arab Emirates`: all of the place but the city. */
  place: string;
  description: string;
  status: string;
  /** Its day has passed. */
  past: boolean;
  picture?: Picture | undefined;
  tickets?: Link | undefined;
  /** Ways to add it to a calendar; none where it has passed or is cancelled. */
  calendars: Link[];
  back: Link;
}

export function eventPages(context: Context): PageOf<'event', EventProps>[] {
  const { site } = context;
  return site.events.map((event) => {
    const route = eventRoute(event.slug);
    const day = formatDate(event.date);
    const change = describeChange(event);
    return definePage(context, 'event', projectEvent(context, event), {
      route,
      title: `${event.title}, ${event.city}, ${day}`,
      description: [change && `${change}.`, `${day}, ${eventPlace(event)}.`, event.description]
        .filter(Boolean)
        .join(' '),
      trail: [trailTo(site, 'events'), [event.title, route]],
      cover: event.image,
      share: eventShare(context, event),
      jsonLd: [eventData(context, event)],
      lastmod: changedOn(event, site.today),
    });
  });
}

/** Its title, day and city, beside its own picture where it has one. */
function eventShare(context: Context, event: SiteEvent): Share | undefined {
  const { title, date, city, image, image_alt } = event;
  const badge = describeChange(event);
  return shareOf(context, { title, badge, facts: [formatDate(date), city], picture: image, alt: image_alt });
}

/** The last day by which its page is known to have changed: tickets came on sale, or it was over. */
function changedOn(event: SiteEvent, today: string): string | undefined {
  if (isPast(event, today)) return nextDay(event.date);
  return event.on_sale !== undefined && event.on_sale <= today ? event.on_sale : undefined;
}

/** `Cancelled`, `Sold out`: what those have to know who see no more than a link. */
function describeChange({ status = 'scheduled' }: SiteEvent): string | undefined {
  return status === 'scheduled' ? undefined : status.charAt(0).toUpperCase() + status.slice(1);
}

/** Structured data, the same on its own page and in the list. */
export function eventData(context: Context, event: SiteEvent): object {
  return eventLd(context.site, event, listImages(context, event.image, eventShare(context, event)));
}

function projectEvent(context: Context, event: SiteEvent): EventProps {
  const { site, assets } = context;
  const start = startOf(event);
  const past = isPast(event, site.today);
  return {
    title: event.title,
    artist: site.settings.artist.name,
    moment: start ? formatMoment(start, event.timezone) : event.date,
    weekday: weekdayOf(event.date),
    dateLabel: formatDate(event.date),
    facts: eventFacts(event),
    city: event.city,
    place: [event.venue, event.address, event.country].filter(Boolean).join(', '),
    description: event.description ?? '',
    status: eventStatus(event, site.today),
    past,
    picture: event.image
      ? pictureOf(assets, event.image, 'album', event.image_alt ?? event.title)
      : undefined,
    tickets: ticketLink(context, event),
    calendars: past || event.status === 'cancelled' ? [] : calendarLinks(context, event),
    back: linkTo(context, '← Back to Events', routeOf('pages/events')),
  };
}

function eventFacts(event: SiteEvent): string[] {
  const { time, end, price } = event;
  const doors = doorsLabel(event);
  const begins = doors ? `Starts ${time}` : time;
  const clock = time === undefined ? [] : [doors && `Doors ${doors}`, begins, end && `Until ${end}`];
  const entry =
    price && (price.amount === 0 ? 'Free entry' : `From ${formatMoney(price.amount, price.currency)}`);
  return [...clock, entry].filter((fact) => fact !== undefined);
}

/** An unusual state; undefined for a show that goes ahead and has tickets, or needs none. */
export function eventStatus(event: SiteEvent, today: string): string {
  const { status = 'scheduled', on_sale } = event;
  if (status !== 'scheduled') return status;
  const isEarly = !isPast(event, today) && on_sale !== undefined && on_sale > today;
  return isEarly ? `on sale ${formatShortDate(on_sale)}` : '';
}

/** Where tickets can be had now. */
export function ticketLink(context: Context, event: SiteEvent): Link | undefined {
  const { tickets, on_sale, status } = event;
  const { today } = context.site;
  const isOff = status === 'cancelled' || status === 'sold out' || isPast(event, today);
  if (tickets === undefined || isOff || (on_sale !== undefined && on_sale > today)) return undefined;
  return linkTo(context, 'Tickets', tickets);
}

function calendarLinks(context: Context, event: SiteEvent): Link[] {
  return [
    linkTo(context, 'Add to Calendar', eventCalendar(event.slug)),
    linkTo(context, 'Google Calendar', googleLink(context.site, event)),
  ];
}

/**
 * Google's calendar opens no file on the web, but takes an entry as an address
 * (github.com/InteractionDesignFoundation/add-event-to-calendar-docs).
 */
function googleLink(site: Site, event: SiteEvent): string {
  const [start, end] = [startOf(event), assumedEndOf(event)];
  const plain = (moment: string) => moment.replace(/[-:]/g, '') + (moment.includes('T') ? '00' : '');
  const first = plain(start ?? event.date);
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${site.settings.artist.name}: ${event.title}`,
    dates: `${first}/${plain(end ?? nextDay(event.date))}`,
    ...(start && event.timezone && { ctz: event.timezone }),
    details: site.urls.absolute(eventRoute(event.slug)),
    location: eventPlace(event),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
