/** Past shows, a page for each year, where there are many. */

import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link } from '../../site/parts.ts';
import { eventYearRoute, ROUTES } from '../../site/routes.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { writeDigits } from '../../site/words/index.ts';
import { yearLinks } from './list.ts';
import { eventData } from './page.ts';
import { type EventRow, eventRow } from './row.ts';
import { arrangePast, splitEvents } from './shows.ts';

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
