/** What the page of an artist names for programs: their feed, their calendar, and the artist as data. */

import { type Alternate, dataAlternate, feedAlternates, rosterDataRoute } from '../../site/feed.ts';
import type { RosterArtist } from '../../site/roster.ts';
import { artistCalendar, artistRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import type { Works } from './works.ts';

export function alternatesOf(
  site: Site,
  { slug, data: { name } }: RosterArtist,
  { events }: Works,
): Alternate[] {
  const calendar = {
    type: 'text/calendar',
    title: site.words.events.calendarOf({ name }),
    href: site.urls.href(artistCalendar(slug)),
  };
  return [
    ...feedAlternates(site, name, artistRoute(slug)),
    ...(events.length > 0 ? [calendar] : []),
    dataAlternate(site, name, rosterDataRoute(slug)),
  ];
}
