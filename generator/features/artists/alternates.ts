/** Alternates of the page of an artist: their feed, their calendar, and the artist as data. */

import type { Context } from '../../site/context.ts';
import { type Alternate, dataAlternate, feedAlternates, rosterDataRoute } from '../../site/feed.ts';
import type { RosterArtist } from '../../site/roster.ts';
import { artistCalendar, artistPodcast, artistRoute } from '../../site/routes.ts';
import { podcastAlternate } from '../mixes/podcast.ts';
import { hasEpisodes } from '../mixes/podcast-episodes.ts';
import type { Works } from './works.ts';

export function alternatesOf(
  context: Context,
  { slug, data: { name } }: RosterArtist,
  works: Works,
): Alternate[] {
  const { site } = context;
  const calendar = {
    type: 'text/calendar',
    title: site.words.events.calendarOf({ name }),
    href: site.urls.href(artistCalendar(slug)),
  };
  return [
    ...feedAlternates(site, name, artistRoute(slug)),
    ...(works.events.length > 0 ? [calendar] : []),
    ...(hasEpisodes(context, works.mixes) ? [podcastAlternate(site, name, artistPodcast(slug))] : []),
    dataAlternate(site, name, rosterDataRoute(slug)),
  ];
}
