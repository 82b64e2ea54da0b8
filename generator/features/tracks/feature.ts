/** Tracks: a page for each that has more than a title, and lyrics in time. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import type { PageCache } from '../../site/page-cache.ts';
import { checkPageKeys, checkSameTracks, checkSlugs, checkTimes, checkTranslations } from './checks.ts';
import { trackPages } from './page.ts';

export const feature = {
  checks: [checkSameTracks, checkPageKeys, checkSlugs, checkTranslations],
  siteChecks: checkTimes,
  pages: (context: Context, pageCache: PageCache) => trackPages(context, pageCache),
} satisfies Feature;
