/** The artists of a label, a collective or a band: a page for each, and the page that lists them. */

import type { Context } from '../../site/context.ts';
import type { Feature, FileTools } from '../../site/feature.ts';
import { planFeeds } from '../../site/feeds/index.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { artistRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { planPodcast, planPodcastCovers } from '../mixes/podcast-files.ts';
import { planArtistCalendars } from './calendar.ts';
import { checkDrafts, checkNames, checkReferences, checkSameNames } from './checks.ts';
import { artistFeeds } from './feed.ts';
import { lintArtists, lintOwners, lintSpellings } from './lint.ts';
import { artistsPages } from './list.ts';
import { artistPages } from './page.ts';
import { artistPodcasts } from './podcast.ts';

export const feature = {
  checks: [checkSameNames, checkNames, checkDrafts, checkReferences],
  lints: [lintArtists, lintOwners, lintSpellings],
  pages: (context: Context) => [...artistsPages(context), ...artistPages(context)],
  files: (context: Context, tools: FileTools) => [
    ...planFeeds(artistFeeds(context), context.site),
    ...planArtistCalendars(context.site),
    ...artistPodcasts(context).flatMap((each) => [planPodcast(each), ...planPodcastCovers(each, tools)]),
  ],
  redirects: (site: Site) =>
    site.artists.flatMap((entry) => redirectsOf(entry, artistRoute(entry.slug), artistRoute)),
} satisfies Feature;
