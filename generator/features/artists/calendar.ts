/** A calendar for each of the artists who has shows, past ones included: a subscription outlasts a tour. */

import type { Artifact } from '../../engine/artifact.ts';
import { artistCalendar } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { planShows } from '../shows/calendar.ts';
import { listWorks } from './works.ts';

export function planArtistCalendars(site: Site): Artifact[] {
  const works = listWorks(site);
  return site.artists.flatMap(({ slug, data }) => {
    const events = works.get(slug)?.events ?? [];
    return events.length > 0 ? [planShows(site, artistCalendar(slug), data.name, events)] : [];
  });
}
