/**
 * Google's calendar opens no file on the web, but takes an entry as an address
 * (github.com/InteractionDesignFoundation/add-event-to-calendar-docs).
 */

import { eventRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { namedBy } from '../../site/titles.ts';
import { assumedEndOf, endDay, eventPlace, isLong, nextDay, type SiteEvent, startOf } from './shows.ts';

/** A show of several days takes whole days, as it does in the calendar files. */
export function googleLink(site: Site, event: SiteEvent): string {
  const [start, end] = isLong(event) ? [] : [startOf(event), assumedEndOf(event)];
  const plain = (moment: string) => moment.replace(/[-:]/g, '') + (moment.includes('T') ? '00' : '');
  const first = plain(start ?? event.date);
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: namedBy(site, site.settings.artist.name, event.title),
    dates: `${first}/${plain(end ?? nextDay(endDay(event)))}`,
    ...(start && event.timezone && { ctz: event.timezone }),
    details: site.urls.absolute(eventRoute(event.slug)),
    location: eventPlace(event, site.words),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
