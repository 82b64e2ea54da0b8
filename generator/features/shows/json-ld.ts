/** A show as schema.org/MusicEvent, with all known facts that search engines ask for. */
import type { MusicEvent, WithContext } from 'schema-dts';
import { fold } from '../../engine/lib/fold.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { nameOnce } from '../../site/json-ld/credits.ts';
import { artistReference, CONTEXT, personLd, picturesOf, referenceTo } from '../../site/json-ld/thing.ts';
import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { linkWork } from '../../site/works.ts';
import { wholeProgramme } from './days.ts';
import { isOpen } from './place.ts';
import { piecesOf, pieceTitle } from './programme.ts';
import type { ProgrammeEntry } from './programme-schema.ts';
import {
  doorsOf,
  endDay,
  endOf,
  formatMoment,
  isLong,
  isPast,
  listPerformances,
  type SiteEvent,
  startOf,
} from './shows.ts';
import type { Ticket, TicketPrice } from './ticket-schema.ts';
import { ticketsOf } from './tickets.ts';

const STATUS = {
  scheduled: 'EventScheduled',
  sold_out: 'EventScheduled',
  moved: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const;

const ATTENDANCE = {
  here: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  both: 'MixedEventAttendanceMode',
} as const;

/** @param images absolute */
export function eventLd(site: Site, event: SiteEvent, images: readonly string[]): WithContext<MusicEvent> {
  const url = site.urls.absolute(eventRoute(event.slug));
  const artist = artistReference(site);
  const playing =
    event.artists?.map((name) => performerLd(site, { name })) ??
    // A label puts on what others play.
    (site.settings.artist.kind === 'label' ? [] : [artist]);
  const support = (event.support ?? [])
    .filter(({ name }) => !isOpen(name))
    .map((each) => performerLd(site, each));
  const performers = nameOnce([...playing, ...support, ...performersLd(site, event)]);
  const offers = isPast(event, site.today) || event.status === 'cancelled' ? [] : offersLd(site, event, url);
  return {
    '@context': CONTEXT,
    '@type': 'MusicEvent',
    '@id': `${url}#event`,
    name: event.title,
    url,
    ...timesLd(event),
    ...statusLd(event),
    eventAttendanceMode: `${CONTEXT}/${ATTENDANCE[event.attendance]}`,
    ...locationLd(event, url),
    ...(performers.length > 0 && { performer: oneOrAll(performers) }),
    ...organizerLd(site, event, artist),
    ...superEventLd(event),
    ...picturesOf({ images }),
    ...(event.description && { description: event.description }),
    ...(event.price?.every(({ amount }) => amount === 0) && { isAccessibleForFree: true }),
    ...(offers.length > 0 && { offers: oneOrAll(offers) }),
    ...worksLd(site, event),
    ...subEventLd(site, event, url),
  };
}

function timesLd(event: SiteEvent) {
  const [start, end, doors] = [startOf(event), endOf(event), doorsOf(event)];
  return {
    startDate: start ? formatMoment(start, event.timezone) : event.date,
    ...(end && { endDate: formatMoment(end, event.timezone) }),
    ...(!end && isLong(event) && { endDate: endDay(event) }),
    ...(doors && { doorTime: formatMoment(doors, event.timezone) }),
  };
}

/** Lists days, or performances on one day, each with its hours. */
function subEventLd(site: Site, event: SiteEvent, url: string) {
  if (event.performances.length === 0) return {};
  const performances = listPerformances(event).map((each, index) => ({
    '@type': 'MusicEvent' as const,
    name: each.title,
    url,
    ...timesLd(each),
    ...statusLd({ ...each, previous_date: undefined }),
    ...(event.performances[index]?.tickets && { offers: oneOrAll(offersLd(site, each, url)) }),
    eventAttendanceMode: `${CONTEXT}/${ATTENDANCE[each.attendance]}` as const,
    ...locationLd(each, url),
    ...programmeLd(site, event.performances[index]?.programme ?? []),
    ...(each.description && { description: each.description }),
  }));
  return { subEvent: performances };
}

/** Describes a performer, who without a page here may be a person or a band. */
function performerLd(site: Site, { name, url }: { name: string; url?: string | undefined }) {
  if (fold(name) === fold(site.settings.artist.name)) return artistReference(site);
  return referenceTo(site, name) ?? ({ '@type': 'MusicGroup', name, ...(url && { url }) } as const);
}

/** The artist is the organizer by default, but not of a festival; a composer is of none. */
function organizerLd(
  { settings }: Site,
  { organizer, festival }: SiteEvent,
  artist: ReturnType<typeof artistReference>,
) {
  if (organizer && !isOpen(organizer))
    return { organizer: { '@type': 'Organization', name: organizer } } as const;
  return festival || settings.artist.kind === 'composer' ? {} : { organizer: artist };
}

/** The status of a show; one that was moved to another day has both days (developers.google.com/search/docs/appearance/structured-data/event). */
function statusLd({ status = 'scheduled', previous_date }: SiteEvent) {
  const isMoved = previous_date !== undefined && status !== 'cancelled';
  return {
    eventStatus: `${CONTEXT}/${isMoved ? 'EventRescheduled' : STATUS[status]}`,
    ...(isMoved && { previousStartDate: previous_date }),
  } as const;
}

/** The programme; once the show is over, the setlist, if it has one. */
function worksLd(site: Site, event: SiteEvent) {
  if (event.setlist && isPast(event, site.today))
    return { workPerformed: event.setlist.map((name) => ({ '@type': 'MusicComposition', name }) as const) };
  return programmeLd(site, event.programme);
}

function programmeLd(site: Site, programme: readonly ProgrammeEntry[]) {
  const known = piecesOf(programme).filter(({ work }) => !isOpen(work));
  const works = known.map((piece) => {
    const composers = (piece.composer ?? []).map((name) => personLd(site, name));
    const { id } = linkWork(site, { ...piece, title: piece.work });
    return {
      '@type': 'MusicComposition',
      ...(id && { '@id': id }),
      name: pieceTitle(piece, site.words),
      ...(composers.length > 0 && { composer: oneOrAll(composers) }),
    } as const;
  });
  return works.length > 0 ? { workPerformed: works } : {};
}

/** The guests in works of the programme, each once. One with an instrument is a person. */
function performersLd(site: Site, event: SiteEvent) {
  const performers = new Map(
    piecesOf(wholeProgramme(event)).flatMap(({ performers: all = [] }) =>
      all.map((each) => [fold(each.name), each] as const),
    ),
  );
  return [...performers.values()]
    .filter(({ name }) => !isOpen(name))
    .map(
      ({ name, role, url }) =>
        referenceTo(site, name) ??
        ({ '@type': role ? 'Person' : 'MusicGroup', name, ...(url && { url }) } as const),
    );
}

function superEventLd({ festival, tour, series }: SiteEvent) {
  const isKnown = (name: string | undefined) => name !== undefined && !isOpen(name);
  const all = [
    ...(isKnown(festival) ? [{ '@type': 'Festival', name: festival } as const] : []),
    ...[tour, series].filter(isKnown).map((name) => ({ '@type': 'EventSeries', name }) as const),
  ];
  return all.length > 0 ? { superEvent: oneOrAll(all) } : {};
}

/** The place and the stream of a show, as far as known. */
function locationLd(event: SiteEvent, url: string) {
  const { attendance, venue, address, city, online = url } = event;
  const places = [
    ...(attendance !== 'online' && (venue ?? address ?? city) ? [placeLd(event)] : []),
    ...(attendance !== 'here' ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
  ];
  return places.length > 0 && { location: oneOrAll(places) };
}

function placeLd({ stage, venue, address, city, country, countryCode, venueUrl }: SiteEvent) {
  return {
    '@type': 'Place',
    name: [stage, venue ?? city ?? address].filter(Boolean).join(', '),
    ...(venueUrl && { sameAs: venueUrl }),
    ...((address || city || country) && {
      address: {
        '@type': 'PostalAddress' as const,
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: countryCode ?? country }),
      },
    }),
  } as const;
}

/** An offer for each ticket, or one for entry that is free or paid at the door. */
function offersLd(site: Site, event: SiteEvent, url: string) {
  const { price, on_sale } = event;
  const tickets = ticketsOf(event);
  const ways = tickets.length > 0 ? tickets : price ? [{ url, price, on_sale }] : [];
  return ways.flatMap((ticket) => {
    const amounts = (ticket.price ?? []).filter(({ amount }) => amount !== undefined);
    return amounts.length > 0
      ? amounts.map((each) => offerLd(site, event, ticket, each))
      : [offerLd(site, event, ticket)];
  });
}

function offerLd(site: Site, event: SiteEvent, { label, url, on_sale }: Ticket, price?: TicketPrice) {
  const name = [label, price && 'label' in price ? price.label : undefined].filter(Boolean).join(', ');
  // Only a day on which sales have begun shows that there are tickets.
  const isEarly = on_sale !== undefined && on_sale > site.today;
  const onSale = on_sale === undefined ? undefined : isEarly ? 'PreOrder' : 'InStock';
  const availability = event.status === 'sold_out' ? 'SoldOut' : onSale;
  return {
    '@type': 'Offer',
    ...(name && { name }),
    url: /^https?:/.test(url) ? url : site.urls.absolute(eventRoute(event.slug)),
    ...(price?.amount !== undefined && { price: price.amount }),
    ...(price?.amount !== undefined && price.currency && { priceCurrency: price.currency }),
    ...(availability && ({ availability: `${CONTEXT}/${availability}` } as const)),
    ...(on_sale && { validFrom: on_sale }),
  } as const;
}
