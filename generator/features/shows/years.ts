/** Past shows, a page for each year, where there are many. */

import { routeOf } from '../kinds.ts';
import { type EventRow, eventRow } from '../model/event-row.ts';
import { arrangePast, splitEvents } from '../model/events.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { backLabel, type Context, linkTo } from '../model/page-context.ts';
import type { Link } from '../model/parts.ts';
import { eventYearRoute } from '../model/routes.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';
import { writeDigits } from '../words/index.ts';
import { eventData } from './event.ts';
import { yearLinks } from './events.ts';

export interface EventYearProps {
  title: string;
  year: string;
  events: EventRow[];
  /** All years, this one among them. */
  years: Link[];
  back: Link;
}

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
      back: linkTo(context, backLabel(site, events), routeOf('pages/events')),
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
