/** Mixes and episodes: their list, a page each, and the podcast. */

import type { Context } from '../../site/context.ts';
import type { Feature, FileTools } from '../../site/feature.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { mixRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { embedPages, oembedFiles } from '../sound/embeds.ts';
import { recordingOf } from '../sound/recordings.ts';
import { checkMixDates, checkPodcast, checkSeries, checkTracklists } from './checks.ts';
import { mixEntries } from './feed.ts';
import { player } from './insert.ts';
import { mixesPages } from './list.ts';
import { mixPages } from './page.ts';
import { projectPodcast } from './podcast.ts';
import { planChapters, planPodcast, planPodcastCovers } from './podcast-files.ts';
import { listEmbeds, requestSounds } from './recordings.ts';

export const feature = {
  checks: [checkMixDates, checkSeries, checkTracklists],
  siteChecks: checkPodcast,
  inserts: { player },
  recordings: ({ mixes }) => mixes.map(({ data }) => recordingOf(data)),
  requestSounds,
  pages: (context: Context) => [
    ...mixesPages(context),
    ...mixPages(context),
    ...embedPages(context, listEmbeds(context)),
  ],
  files(context: Context, tools: FileTools) {
    const feed = projectPodcast(context);
    return [
      ...oembedFiles(context, listEmbeds(context)),
      ...(feed ? [planPodcast(feed), ...planChapters(feed), ...planPodcastCovers(feed, tools)] : []),
    ];
  },
  feed: (context: Context) => ({ name: 'mixes' as const, entries: mixEntries(context) }),
  redirects: ({ mixes }: Site) =>
    mixes.flatMap((entry) => redirectsOf(entry, mixRoute(entry.slug), mixRoute)),
} satisfies Feature;
