import { routeOf } from '../kinds.ts';
import { arrangePast, endDay, hasCalendar, type SiteEvent, splitEvents } from '../model/events.ts';
import { formatShortDays } from '../model/format.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkTo, pageHead } from '../model/page-context.ts';
import type { Link, PageHead } from '../model/parts.ts';
import { CALENDAR_ROUTE, eventRoute, eventYearRoute } from '../model/routes.ts';
import { eventStatus, ticketLink } from '../model/show-facts.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';
import { eventData } from './event.ts';

export interface EventRow {
  title: string;
  /** The address of its page. */
  url: string;
  /** `2026-03-14`. */
  date: string;
  /** `14 Mar 2026`, `12–14 Aug 2026`. */
  dateLabel: string;
  time: string;
  venue: string;
  city: string;
  country: string;
  description: string;
  /** The festival that it is part of; may be empty. */
  festival: string;
  /** Who else plays. */
  support: string[];
  /** An unusual state: cancelled, postponed, moved, sold out, or when tickets go on sale. */
  status: string;
  /** Missing where there are none to buy. */
  tickets?: Link | undefined;
}

export interface EventsProps extends PageHead {
  upcoming: EventRow[];
  past: EventRow[];
  /** Pages of past shows, one a year; empty where all of them are listed here. */
  years: Link[];
  /** Shown where nothing is upcoming. */
  notify: { text: string; mail?: Link | undefined; calendar?: Link | undefined };
  residencies: { title: string; place: string; period: string; description: string }[];
  brands: { name: string; description: string; link?: Link | undefined }[];
}

const NO_DATES = 'No dates are announced yet. Subscribe to the calendar, and new shows appear in it.';
/** Nobody keeps a list of shows here: a calendar of them would promise too much. */
const NO_LIST = 'No dates are announced.';

export function eventsPage(context: Context): PageOf<'events', EventsProps> {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming } = splitEvents(site.events, site.today);
  const { past } = arrangePast(site);
  const route = routeOf('pages/events');
  return definePage(context, 'events', projectEvents(context), {
    route,
    title: sitePage(context.site, 'events').title,
    description:
      copy?.description ??
      `${copy?.residencies?.length ? 'Shows and residencies' : 'Shows'} of ${site.settings.artist.name}.`,
    trail: [trailTo(context.site, 'events')],
    jsonLd: [...upcoming, ...past].map((event) => eventData(context, event)),
  });
}

function projectEvents(context: Context): EventsProps {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming } = splitEvents(site.events, site.today);
  const { past, years } = arrangePast(site);
  const mail = site.settings.emails?.bookings ?? site.settings.emails?.general;
  return {
    ...pageHead(context, 'events'),
    upcoming: upcoming.map((event) => eventRow(context, event)),
    past: past.map((event) => eventRow(context, event)),
    years: yearLinks(context, years),
    notify: {
      text: copy ? (copy.notify ?? NO_DATES) : NO_LIST,
      mail: mail ? linkTo(context, mail, `mailto:${mail}`) : undefined,
      calendar: hasCalendar(site) ? linkTo(context, 'Get Notified of New Shows', CALENDAR_ROUTE) : undefined,
    },
    residencies: (copy?.residencies ?? []).map(({ title, venue, city, period, description }) => ({
      title,
      place: [venue, city].filter(Boolean).join(', '),
      period: period ?? '',
      description: description ?? '',
    })),
    brands: (copy?.brands ?? []).map(({ name, description, url }) => ({
      name,
      description,
      link: url ? linkTo(context, name, url) : undefined,
    })),
  };
}

/** To the pages of the years that past shows were in. */
export function yearLinks(context: Context, years: readonly string[]): Link[] {
  return years.map((year) => linkTo(context, year, eventYearRoute(year)));
}

export function eventRow(context: Context, event: SiteEvent): EventRow {
  const { site } = context;
  return {
    title: event.title,
    url: site.urls.href(eventRoute(event.slug)),
    date: event.date,
    dateLabel: formatShortDays(event.date, endDay(event)),
    time: event.time ?? '',
    venue: [event.stage, event.venue].filter(Boolean).join(', '),
    city: event.city,
    country: event.country ?? '',
    description: event.description ?? '',
    festival: event.festival ?? '',
    support: (event.support ?? []).map(({ name }) => name),
    status: eventStatus(event, site.today),
    tickets: ticketLink(context, event),
  };
}
