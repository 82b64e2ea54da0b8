/** The page of a show. */

import { textOf } from '../../engine/content/entry.ts';
import type { Share } from '../../engine/media/share/card.ts';
import { pictureOf } from '../../site/assets.ts';
import { type AwardRow, awardRows } from '../../site/awards.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link, NamedArtist, Picture } from '../../site/parts.ts';
import { type PressQuote, quotesOfShow } from '../../site/quotes.ts';
import { artistAddress, findArtist } from '../../site/roster.ts';
import { artistRoute, eventCalendar, eventRoute, ROUTES } from '../../site/routes.ts';
import { listImages, shareOf } from '../../site/share.ts';
import type { Site } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { formatDate, formatDays, joinList, type Words, weekdayOf } from '../../site/words/index.ts';
import { findSong } from '../releases/tracks.ts';
import { googleLink } from './calendar.ts';
import { type Performance, wholeProgramme } from './days.ts';
import {
  describeChange,
  eventFacts,
  eventStatus,
  festivalLabel,
  laterSales,
  playersLabel,
  seriesOf,
  ticketOffers,
} from './facts.ts';
import { eventLd } from './json-ld.ts';
import { cityLabel, isAtHome, isTitled, placeParts, venueLabel } from './place.ts';
import { programmeLine } from './programme.ts';
import { type ProgrammeRow, projectProgramme } from './programme-rows.ts';
import { endDay, formatMoment, isLong, isPast, nextDay, type SiteEvent, startOf } from './shows.ts';

export interface ShowDay {
  /** `2026-06-12T22:00:00+04:00`, or only the day. */
  moment: string;
  /** `Friday 12 June 2026`. */
  label: string;
  /** Times, as far as known. */
  facts: string[];
  /** May be empty, as the note. */
  stage: string;
  note: string;
  programme: ProgrammeRow[];
  /** An unusual state of that day; may be empty. */
  status: string;
  /** Tickets of that day on sale, each with its price if known. */
  tickets: EventProps['tickets'];
}

export interface EventProps {
  title: string;
  artist: string;
  /** Performers with their pages, unless it is the artist of the site. */
  artists?: NamedArtist[] | undefined;
  /** `2026-06-12T22:00:00+04:00`, or only the day. */
  moment: string;
  /** `Friday`; empty if it lasts several days. */
  weekday: string;
  /** `12 June 2026`, `12–14 June 2026`. */
  dateLabel: string;
  /** `22:00`, `Doors 21:00`, `Until 04:00`, `From €25`, as far as known. */
  facts: string[];
  /** City; of a show without one, that it is online, or yet to be announced. */
  city: string;
  /** `Main Stage, Name of the club, 12 Harbour Street, United Arab Emirates`: the place without the city. */
  place: string;
  /** The festival that it is part of; may be empty. */
  festival: string;
  /** The tour and the series that it is part of; may be empty. */
  series: string;
  programme: ProgrammeRow[];
  /** Days of a show with times of their own. */
  days: ShowDay[];
  /** Directions; may be empty. */
  access: string;
  /** The site of the venue: `hall.example`. */
  venueSite?: Link | undefined;
  /** Other acts. */
  support: { name: string; role: string; link?: Link | undefined }[];
  description: string;
  status: string;
  /** `Moved from 12 May 2026`; may be empty. */
  moved: string;
  /** True once it is over. */
  past: boolean;
  picture?: Picture | undefined;
  /** Tickets on sale, each with its price if known. */
  tickets: { link: Link; price: string }[];
  /** Stream, unless the show is over or cancelled. */
  stream?: Link | undefined;
  /** Ways to add it to a calendar; none if it is over or cancelled. */
  calendars: Link[];
  /** Setlist and recap, once it is over. */
  setlist: { position: number; title: string; link?: Link | undefined }[];
  recap: TextPart[];
  quotes: PressQuote[];
  awards: AwardRow[];
  back: Link;
}

export function eventPages(context: Context): PageOf<'event', EventProps>[] {
  const { site } = context;
  return site.events.map((event) => {
    const route = eventRoute(event.slug);
    const days = formatDays(event.date, endDay(event), site.words);
    const change = describeChange(event, site.words);
    const props = projectEvent(context, event);
    const city = knownCity(event, site.words);
    const parts = placeParts(event);
    return definePage(context, 'event', props, {
      route,
      title: joinList([event.title, ...(city ? [city] : []), days], site.words),
      description: [
        change && `${change}.`,
        `${joinList([days, ...(parts.length > 0 ? parts : [props.city])], site.words)}.`,
        event.description ?? describeProgramme(event, site.words),
      ]
        .filter(Boolean)
        .join(' '),
      trail: [trailTo(site, 'events'), [event.title, route]],
      cover: event.image,
      share: eventShare(context, event),
      jsonLd: [eventData(context, event)],
      lastmod: changedOn(event, site.today),
      embedded: { players: playersIn(props.recap) },
    });
  });
}

/** Describes the programme of a show without a description; undefined if that is not known. */
function describeProgramme(event: SiteEvent, words: Words): string | undefined {
  const line = programmeLine(wholeProgramme(event), words);
  return line && `${words.music.labelled({ label: words.events.programme })} ${line}.`;
}

/** The city, or that it is online; undefined if it is yet to be announced. */
function knownCity({ city, attendance }: SiteEvent, { events }: Words): string | undefined {
  return attendance === 'online' ? events.online : city;
}

/** The share card: title, days and city, beside the picture of the show. */
function eventShare(context: Context, event: SiteEvent): Share | undefined {
  const { words } = context.site;
  const { title, date, image, image_alt } = event;
  const facts = [
    formatDays(date, endDay(event), words),
    knownCity(event, words),
    festivalLabel(event),
  ].flatMap((fact) => fact || []);
  return shareOf(context, {
    title,
    artist: playersLabel(event, context.site),
    badge: describeChange(event, words),
    facts,
    picture: image,
    alt: image_alt,
  });
}

/** The day of the last known change of its page: tickets went on sale, or it was over. */
function changedOn(event: SiteEvent, today: string): string | undefined {
  if (isPast(event, today)) return nextDay(endDay(event));
  return event.on_sale !== undefined && event.on_sale <= today ? event.on_sale : undefined;
}

/** Structured data for the page of a show and for lists. */
export function eventData(context: Context, event: SiteEvent): object {
  return eventLd(context.site, event, listImages(context, event.image, eventShare(context, event)));
}

function projectEvent(context: Context, event: SiteEvent): EventProps {
  const { site, assets } = context;
  const start = startOf(event);
  const past = isPast(event, site.today);
  return {
    title: event.title,
    artist: playersLabel(event, site),
    artists: event.artists?.length
      ? event.artists.map((name) => ({ name, url: artistAddress(site, name) }))
      : undefined,
    moment: start ? formatMoment(start, event.timezone) : event.date,
    weekday: isLong(event) ? '' : weekdayOf(event.date, site.words),
    dateLabel: formatDays(event.date, endDay(event), site.words),
    facts: [...eventFacts(event, site.words), ...laterSales(event, site)],
    ...placeOf(event, site),
    festival: festivalLabel(event),
    series: joinList(seriesOf(event), site.words),
    programme: projectProgramme(context, event.programme, event),
    days: event.days ? event.performances.map((each) => projectDay(context, event, each)) : [],
    access: past ? '' : (event.access ?? ''),
    venueSite: event.venueUrl
      ? linkTo(context, new URL(event.venueUrl).hostname.replace(/^www\./, ''), event.venueUrl)
      : undefined,
    support: (event.support ?? []).map(({ name, role = '', url }) => {
      const found = findArtist(site, name);
      const address = found ? artistRoute(found.slug) : url;
      return { name, role, link: address ? linkTo(context, name, address) : undefined };
    }),
    description: event.description ?? '',
    status: eventStatus(event, site),
    moved: event.previous_date
      ? site.words.events.movedFrom({ date: formatDate(event.previous_date, site.words) })
      : '',
    past,
    picture: event.image
      ? pictureOf(assets, event.image, 'album', event.image_alt ?? event.title)
      : undefined,
    tickets: ticketOffers(context, event),
    stream:
      event.online === undefined || past || event.status === 'cancelled'
        ? undefined
        : linkTo(context, site.words.events.stream, event.online),
    calendars: past || event.status === 'cancelled' ? [] : calendarLinks(context, event),
    ...(past ? projectRecap(context, event) : { setlist: [], recap: [] }),
    quotes: quotesOfShow(site, event),
    awards: awardRows(event.awards, site.words),
    back: linkTo(context, backLabel(site, sitePage(site, 'events').title), ROUTES.events),
  };
}

/** The city, and the rest of the place; in the city of a choir, its hall, and the rest. */
function placeOf(event: SiteEvent, site: Site): Pick<EventProps, 'city' | 'place'> {
  const venue = venueLabel(event, site.words);
  const isHome = isTitled(site) && venue !== '' && isAtHome(event, site);
  const rest = {
    ...event,
    city: undefined,
    ...(isHome ? { venue: undefined, country: undefined } : { venue }),
  };
  return {
    city: isHome ? venue : cityLabel(event, site.words),
    place: joinList(placeParts(rest), site.words),
  };
}

function projectDay(context: Context, event: SiteEvent, performance: Performance): ShowDay {
  const { words } = context.site;
  const { date, stage, note, programme, price, tickets } = performance;
  const own = { price, tickets, end_date: undefined, lastDay: date, performances: [] };
  const day = { ...event, ...performance, ...own };
  const start = startOf(day);
  return {
    moment: start ? formatMoment(start, event.timezone) : date,
    label: words.dates.onWeekday({ weekday: weekdayOf(date, words), date: formatDate(date, words) }),
    facts: eventFacts(day, words),
    stage: stage ?? '',
    note: note ?? '',
    programme: projectProgramme(context, programme, day),
    status: performance.status && performance.status !== event.status ? eventStatus(day, context.site) : '',
    tickets: ticketOffers(context, day),
  };
}

function projectRecap(context: Context, event: SiteEvent): Pick<EventProps, 'setlist' | 'recap'> {
  const { site } = context;
  const setlist = (event.setlist ?? []).map((title, index) => {
    const url = findSong(site, { title });
    return { position: index + 1, title, link: url ? linkTo(context, title, url) : undefined };
  });
  const text = textOf(site.pages.events, ['events', event.index, 'recap']);
  const { title, image: poster } = event;
  return { setlist, recap: projectText(context, text, { title, poster, isBelowHeading: true }) };
}

function calendarLinks(context: Context, event: SiteEvent): Link[] {
  return [
    linkTo(context, context.site.words.events.calendar, eventCalendar(event.slug)),
    linkTo(context, context.site.words.events.google, googleLink(context.site, event)),
  ];
}
