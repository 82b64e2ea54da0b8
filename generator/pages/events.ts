import { CALENDAR_ROUTE, eventRoute, type SiteEvent, splitEvents } from '../model/events.ts';
import { formatShortDate } from '../model/format.ts';
import { type Context, linkTo, pageHead } from './context.ts';
import { eventData, eventStatus, ticketLink } from './event.ts';
import { definePage } from './page.ts';
import type { EventRow, EventsProps } from './props/events.ts';
import type { Page } from './props/page.ts';

const NO_DATES = 'No dates are announced yet. Subscribe to the calendar, and new shows appear in it.';

export function eventsPage(context: Context): Page {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming, past } = splitEvents(site.events, site.today);
  return definePage(context, 'events', projectEvents(context), {
    route: '/events/',
    title: 'Events',
    description: copy?.description ?? `Shows and residencies of ${site.settings.artist.name}.`,
    trail: [['Events', '/events/']],
    jsonLd: [...upcoming, ...past].map((event) => eventData(context, event)),
  });
}

function projectEvents(context: Context): EventsProps {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming, past } = splitEvents(site.events, site.today);
  const mail = site.settings.emails?.bookings ?? site.settings.emails?.general;
  return {
    ...pageHead(site.pages.events, 'Events'),
    upcoming: upcoming.map((event) => eventRow(context, event)),
    past: past.map((event) => eventRow(context, event)),
    notify: {
      text: copy?.notify ?? NO_DATES,
      mail: mail ? linkTo(context, mail, `mailto:${mail}`) : undefined,
      calendar: linkTo(context, 'Get Notified of New Shows', CALENDAR_ROUTE),
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

function eventRow(context: Context, event: SiteEvent): EventRow {
  const { site } = context;
  return {
    title: event.title,
    url: site.urls.href(eventRoute(event.slug)),
    date: event.date,
    dateLabel: formatShortDate(event.date),
    time: event.time ?? '',
    venue: event.venue ?? '',
    city: event.city,
    country: event.country ?? '',
    description: event.description ?? '',
    status: eventStatus(event, site.today),
    tickets: ticketLink(context, event),
  };
}
