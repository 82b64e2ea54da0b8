/** A show as schema.org/MusicEvent, with all that search engines ask for where it is known. */
import type { MusicEvent, WithContext } from 'schema-dts';
import { doorsOf, endOf, formatMoment, isPast, type SiteEvent, startOf } from '../events.ts';
import { eventRoute } from '../routes.ts';
import type { Site } from '../site.ts';
import { artistReference, CONTEXT, picturesOf } from './thing.ts';

const STATUS = {
  scheduled: 'EventScheduled',
  'sold out': 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const;

/** @param images absolute */
export function eventLd(site: Site, event: SiteEvent, images: readonly string[]): WithContext<MusicEvent> {
  const url = site.urls.absolute(eventRoute(event.slug));
  const [start, end, doors] = [startOf(event), endOf(event), doorsOf(event)];
  const artist = artistReference(site);
  const isOffered =
    (event.tickets || event.price) && event.status !== 'cancelled' && !isPast(event, site.today);
  return {
    '@context': CONTEXT,
    '@type': 'MusicEvent',
    '@id': `${url}#event`,
    name: event.title,
    url,
    startDate: start ? formatMoment(start, event.timezone) : event.date,
    ...(end && { endDate: formatMoment(end, event.timezone) }),
    ...(doors && { doorTime: formatMoment(doors, event.timezone) }),
    eventStatus: `${CONTEXT}/${STATUS[event.status ?? 'scheduled']}`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    location: placeLd(event),
    performer: artist,
    organizer: event.organizer ? { '@type': 'Organization', name: event.organizer } : artist,
    ...picturesOf({ images }),
    ...(event.description && { description: event.description }),
    ...(isOffered && { offers: offerLd(site, event, url) }),
  };
}

function placeLd({ venue, address, city, country }: SiteEvent) {
  return {
    '@type': 'Place',
    name: venue ?? city,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: city,
      ...(country && { addressCountry: country }),
    },
  } as const;
}

function offerLd({ today }: Site, { tickets, price, on_sale, status }: SiteEvent, url: string) {
  const isEarly = on_sale !== undefined && on_sale > today;
  const availability = status === 'sold out' ? 'SoldOut' : isEarly ? 'PreOrder' : 'InStock';
  return {
    '@type': 'Offer',
    url: tickets ?? url,
    ...(price && { price: price.amount, priceCurrency: price.currency }),
    availability: `${CONTEXT}/${availability}`,
    ...(on_sale && { validFrom: on_sale }),
  } as const;
}
