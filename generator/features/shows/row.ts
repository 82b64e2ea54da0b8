/** A row in a list of shows. */

import type { Context } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import {
  formatDate,
  formatDayOfYear,
  formatDays,
  formatMonthOfYear,
  formatShortDayOfYear,
  formatShortDays,
  joinList,
  shortWeekdayOf,
  weekdayOf,
  writeDigits,
} from '../../site/words/index.ts';
import { timeLabel, wholeProgramme } from './days.ts';
import { eventStatus, festivalLabel, seriesOf, ticketLink } from './facts.ts';
import { cityLabel, isAtHome, isByArtists, isTitled, venueLabel } from './place.ts';
import { programmeLine } from './programme.ts';
import { endDay, isLong, isOff, type SiteEvent } from './shows.ts';
import { lowestPriceLabel } from './tickets.ts';

export interface EventRow {
  title: string;
  /** True if `city` is the title or who plays, and `title` the place. */
  isTitled?: true;
  url: string;
  /** `2026-03-14`. */
  date: string;
  /** `14 Mar 2026`, `Sat 14 Mar 2026`, `12–14 Aug 2026`. */
  dateLabel: string;
  /** `Saturday`; empty if it lasts several days. */
  weekday: string;
  /** `14 March`, with the year if it is not that of the build; `12–14 August 2026`. */
  day: string;
  /** `14`, `04`; of a show of several days, that of the first. */
  dayNumber: string;
  /** `March`, with the year if it is not that of the build. */
  monthLabel: string;
  /** `March 2026`. */
  month: string;
  /** `Fri`; empty if it lasts several days. */
  shortWeekday: string;
  /** The first day, without its year: `14 Mar`. */
  shortDay: string;
  time: string;
  /** Empty if the show is named after it; that it is yet to be announced. */
  venue: string;
  /** City; of a show without one, that it is online, or yet to be announced. */
  city: string;
  country: string;
  description: string;
  /** The festival that it is part of; may be empty. */
  festival: string;
  /** The tour and the series; may be empty. */
  series: string;
  /** Composers of the programme; may be empty. */
  programme: string;
  /** Performers, unless it is the artist of the site; may be empty. */
  artists: string;
  /** Other acts. */
  support: string[];
  /** An unusual state: cancelled, postponed, moved, sold out, or when tickets go on sale. */
  status: string;
  /** True if it is cancelled or postponed. */
  isOff: boolean;
  /** `From €25`, `Free entry`; empty if it is unknown, or no tickets are left. */
  entry: string;
  /** Missing if there are none to buy. */
  tickets?: Link | undefined;
}

export function eventRow(context: Context, event: SiteEvent): EventRow {
  const { site } = context;
  const named = venueLabel(event, site.words);
  // Many shows are named after their venue.
  const venue = named.toLowerCase() === event.title.toLowerCase() ? undefined : named;
  return {
    title: event.title,
    url: site.urls.href(eventRoute(event.slug)),
    date: event.date,
    dateLabel: dateLabel(event, context),
    weekday: isLong(event) ? '' : weekdayOf(event.date, site.words),
    day: dayLabel(event, context),
    monthLabel: isThisYear(event, context)
      ? formatMonthOfYear(event.date, site.words)
      : formatDate(event.date.slice(0, 7), site.words),
    dayNumber: writeDigits(event.date.slice(-2), site.language),
    month: formatDate(event.date.slice(0, 7), site.words),
    shortWeekday: isLong(event) ? '' : shortWeekdayOf(event.date, site.words),
    shortDay: formatShortDayOfYear(event.date, site.words),
    time: timeLabel(event, site.words),
    venue: joinList(
      [event.stage, venue].flatMap((part) => part || []),
      site.words,
    ),
    city: cityLabel(event, site.words),
    country: event.country ?? '',
    description: event.description ?? '',
    festival: festivalLabel(event),
    series: joinList(seriesOf(event), site.words),
    programme: programmeLine(wholeProgramme(event), site.words),
    artists: joinList(event.artists ?? [], site.words),
    support: (event.support ?? []).map(({ name }) => name),
    status: eventStatus(event, site),
    isOff: isOff(event),
    entry: lowestPriceLabel(event, site),
    tickets: ticketLink(context, event),
    ...((isTitled(site) || isByArtists(site)) && titleFirst(event, site, venue)),
  };
}

function titleFirst(event: SiteEvent, site: Site, venue: string | undefined) {
  const isHome = venue && isTitled(site) && isAtHome(event, site);
  const isNamed = isHome || (event.city && venue?.includes(event.city));
  const city = isNamed ? undefined : cityLabel(event, site.words);
  const place = joinList([...new Set([event.stage, venue, city].flatMap((part) => part || []))], site.words);
  const country = isHome ? '' : (event.country ?? '');
  const who = isByArtists(site) ? joinList(event.artists ?? [], site.words) : '';
  return {
    isTitled: true as const,
    ...{ city: who || event.title, title: place, venue: '', country },
    ...(who && { artists: isOnlyNames(event) ? '' : event.title }),
  };
}

/** Returns true if the title is the names of who plays, and what joins them. */
function isOnlyNames({ title, artists = [] }: SiteEvent): boolean {
  const rest = artists.reduce((left, name) => left.replace(name, ' '), title);
  return /^(?:[^\p{L}\p{N}]|\b(?:e|y|et|und|and|x|ve|con|com|avec|mit|with)\b)*$/iu.test(rest);
}

/** `14 Mar 2026`, and `Sat 14 Mar 2026` if the site shows weekdays; `12–14 Aug 2026`. */
function dateLabel(event: SiteEvent, { site: { pages, words } }: Context): string {
  const date = formatShortDays(event.date, endDay(event), words);
  if (pages.events?.data.weekdays !== true || isLong(event)) return date;
  return words.dates.onWeekday({ weekday: shortWeekdayOf(event.date, words), date });
}

function dayLabel(event: SiteEvent, context: Context): string {
  const { words } = context.site;
  return isThisYear(event, context) && !isLong(event)
    ? formatDayOfYear(event.date, words)
    : formatDays(event.date, endDay(event), words);
}

function isThisYear({ date }: SiteEvent, { site: { today } }: Context): boolean {
  return date.slice(0, 4) === today.slice(0, 4);
}
