/** Releases and remixes: the discography, a page and a smart link each. */

import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import type { PageCache } from '../../site/page-cache.ts';
import { embedPages, oembedFiles } from '../sound/embeds.ts';
import { planPlaylists, playlistOf } from '../sound/playlists.ts';
import { checkAddresses, checkCompleteness, checkPrices, checkRemixYears, checkTracks } from './checks.ts';
import { checkArtists } from './checks-artists.ts';
import { checkCodes, checkIds } from './checks-codes.ts';
import { checkReissues } from './checks-files.ts';
import { buildSearchIndex, listCatalogue } from './discography.ts';
import { releaseEntries } from './feed.ts';
import { releases } from './insert.ts';
import { lintGuests, lintTwice, lintTypes } from './lint.ts';
import { releasesPages } from './list.ts';
import { releasePages } from './page.ts';
import { listEmbeds, listRecordings, requestSounds } from './recordings.ts';
import { redirectReleases } from './redirects.ts';
import { smartLinkPages } from './smart-link.ts';

export const feature = {
  checks: [
    checkIds,
    checkCodes,
    checkArtists,
    checkTracks,
    checkCompleteness,
    checkRemixYears,
    checkPrices,
    checkReissues,
  ],
  siteChecks: checkAddresses,
  lints: [lintGuests, lintTypes, lintTwice],
  inserts: { releases },
  recordings: listRecordings,
  requestSounds,
  pages(context: Context, pageCache: PageCache) {
    const records = releasePages(context, pageCache, listCatalogue(context));
    return [
      ...releasesPages(context),
      ...records.map(({ page }) => page),
      ...embedPages(context, listEmbeds(context)),
      ...smartLinkPages(context, pageCache, records),
    ];
  },
  files(context: Context) {
    const embeds = listEmbeds(context);
    const index = buildSearchIndex(context);
    const coverOf = (file: string | undefined) => findPicture(context.assets, file)?.jpeg;
    return [
      ...planPlaylists(embeds.map((each) => playlistOf(context, each, coverOf(each.cover), each.playables))),
      ...oembedFiles(context, embeds),
      ...(index ? [{ path: index.path, body: index.json, immutable: true }] : []),
    ];
  },
  feed: (context: Context) => ({ name: 'releases' as const, entries: releaseEntries(context) }),
  redirects: redirectReleases,
} satisfies Feature;
