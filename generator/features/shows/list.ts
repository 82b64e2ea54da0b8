/** The list of shows, and the pages of past shows by year. */

import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, definePage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead } from '../../site/parts.ts';
import { CALENDAR_ROUTE, eventYearRoute, ROUTES } from '../../site/routes.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { joinList, writeDigits } from '../../site/words/index.ts';
import { eventData } from './page.ts';
import { type EventRow, eventRow } from './row.ts';
import { arrangePast, hasCalendar, splitEvents } from './shows.ts';

export interface EventsProps extends PageHead {
  upcoming: EventRow[];
  past: EventRow[];
  /** Pages of past shows, one a year; empty if all of them are listed here. */
  years: Link[];
  /** Shown if no show is upcoming. */
  notify: { text: string; mail?: Link | undefined; calendar?: Link | undefined };
  residencies: { title: string; place: string; period: string; description: string }[];
  brands: { name: string; description: string; link?: Link | undefined }[];
}

export interface EventYearProps {
  title: string;
  year: string;
  events: EventRow[];
  /** All years, this one among them. */
  years: Link[];
  back: Link;
}

export function eventsPage(context: Context): PageOf<'events', EventsProps> {
  const { site } = context;
  const copy = site.pages.events?.data;
  const { upcoming } = splitEvents(site.events, site.today);
  const { past } = arrangePast(site);
  const key = copy?.residencies?.length ? 'showsResidencies' : 'shows';
  return defineFixedPage(context, 'events', projectEvents(context), {
    fallback: site.words.descriptions[key]({ name: site.settings.artist.name }),
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
      // Without a list of shows, a calendar would promise too much.
      text: copy ? (copy.notify ?? site.words.events.noDatesSubscribe) : site.words.events.noDates,
      mail: mail ? linkTo(context, mail, `mailto:${mail}`) : undefined,
      calendar: hasCalendar(site) ? linkTo(context, site.words.events.notify, CALENDAR_ROUTE) : undefined,
    },
    residencies: (copy?.residencies ?? []).map(({ title, venue, city, period, description }) => ({
      title,
      place: joinList(
        [venue, city].flatMap((part) => part || []),
        site.words,
      ),
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

/** Links to the pages of past shows, one a year. */
function yearLinks(context: Context, years: readonly string[]): Link[] {
  return years.map((year) => linkTo(context, writeDigits(year, context.site.language), eventYearRoute(year)));
}

/** Pages of past shows, one a year, if there are many. */
export function eventYearPages(context: Context): PageOf<'eventYear', EventYearProps>[] {
  const { site } = context;
  const { years } = arrangePast(site);
  const { past } = splitEvents(site.events, site.today);
  const events = sitePage(site, 'events').title;
  return years.map((year) => {
    const route = eventYearRoute(year);
    const title = site.words.events.past;
    const label = writeDigits(year, site.language);
    const shows = past.filter(({ date }) => date.startsWith(year));
    const props = {
      title,
      year: label,
      events: shows.map((event) => eventRow(context, event)),
      years: yearLinks(context, years),
      back: linkTo(context, backLabel(site, events), ROUTES.events),
    };
    return definePage(context, 'eventYear', props, {
      route,
      title: `${title} ${label}`,
      description: site.words.descriptions.showsIn({ name: site.settings.artist.name, year: label }),
      trail: [trailTo(site, 'events'), [label, route]],
      jsonLd: shows.map((event) => eventData(context, event)),
    });
  });
}
