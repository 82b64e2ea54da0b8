/** A podcast for each of the artists with mixes of their own that have a recording. */

import type { Context } from '../../site/context.ts';
import type { RosterArtist } from '../../site/roster.ts';
import { artistPodcast, artistRoute } from '../../site/routes.ts';
import { sitePage } from '../../site/site-pages.ts';
import { namedBy, withArtist } from '../../site/titles.ts';
import { coverAmong, makePodcast, type Podcast } from '../mixes/podcast.ts';
import { listEpisodeSources } from '../mixes/podcast-episodes.ts';
import { listWorks } from './works.ts';

export function artistPodcasts(context: Context): Podcast[] {
  return context.site.artists.flatMap((entry) => projectPodcast(context, entry) ?? []);
}

function projectPodcast(context: Context, { slug, data }: RosterArtist): Podcast | undefined {
  const { site } = context;
  const sources = listEpisodeSources(context, listWorks(site).get(slug)?.mixes ?? []);
  return makePodcast(context, {
    route: artistPodcast(slug),
    page: artistRoute(slug),
    title: namedBy(site, data.name, sitePage(site, 'mixes').title),
    description: data.description ?? `${withArtist(site, data.name)}.`,
    author: data.name,
    // Apps write to the owner before they take a podcast.
    email: data.email ?? site.settings.podcast?.email ?? site.settings.emails?.general,
    cover: coverAmong(context, sources, [data.photo]),
    sources,
  });
}
