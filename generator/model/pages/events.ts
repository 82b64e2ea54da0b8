import type { Event } from '../../content/schema/pages.ts';
import { formatShortDate } from '../format.ts';
import { eventLd } from '../json-ld.ts';
import type { EventRow, EventsProps } from '../props/events.ts';
import type { Page } from '../props/page.ts';
import { type Context, linkTo, pageHead, siteShare } from './context.ts';
import { definePage } from './page.ts';

const NO_DATES = 'No dates are announced yet. Subscribe to the calendar, and new shows appear in it.';

export function eventsPage(context: Context): Page {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming, past } = splitEvents(copy?.events ?? [], site.today);
  const url = site.urls.absolute('/events/');
  return definePage(context, 'events', projectEvents(context), {
    route: '/events/',
    title: 'Events',
    description: copy?.description ?? `Shows and residencies of ${site.site.data.artist.name}.`,
    trail: [['Events', '/events/']],
    share: siteShare(context),
    jsonLd: [...upcoming, ...past].map((event) => eventLd(site, event, url)),
  });
}

function projectEvents(context: Context): EventsProps {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming, past } = splitEvents(copy?.events ?? [], site.today);
  const mail = site.site.data.emails?.bookings ?? site.site.data.emails?.general;
  return {
    ...pageHead(context, copy, 'Events'),
    upcoming: upcoming.map((event) => eventRow(context, event)),
    past: past.map((event) => eventRow(context, event)),
    notify: {
      text: copy?.notify ?? NO_DATES,
      mail: mail ? linkTo(context, mail, `mailto:${mail}`) : undefined,
      calendar: linkTo(context, 'Get Notified of New Shows', '/events.ics'),
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

/** Upcoming from the build's day on, nearest first; past ones newest first. */
export function splitEvents(events: Event[], today: string): { upcoming: Event[]; past: Event[] } {
  const sorted = [...events].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    upcoming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).reverse(),
  };
}

function eventRow(context: Context, event: Event): EventRow {
  return {
    title: event.title,
    date: event.date,
    dateLabel: formatShortDate(event.date),
    time: event.time ?? '',
    venue: event.venue ?? '',
    city: event.city,
    country: event.country ?? '',
    description: event.description ?? '',
    status: event.status && event.status !== 'scheduled' ? event.status : '',
    tickets: event.tickets ? linkTo(context, 'Tickets', event.tickets) : undefined,
  };
}
