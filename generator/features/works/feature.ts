/** Work that is no record: music for films, series, games and the stage. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { scoreRoute, workRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { listCues, requestCues } from '../sound/cues.ts';
import { checkAlbums, checkAllCues, checkNamedWorks } from './checks.ts';
import { listSheets, reelPages } from './reel.ts';
import { scorePages } from './score-page.ts';
import { scoresPages } from './scores.ts';
import { workPages } from './work-page.ts';
import { worksPages } from './works.ts';

export const feature = {
  checks: [checkAlbums, checkAllCues, checkNamedWorks],
  recordings: (content) => listCues(listSheets(content, content.pages)),
  requestSounds: (site: Site) => requestCues(listSheets(site, site.pages), site.settings.artist.name),
  pages: (context: Context) => [
    ...scoresPages(context),
    ...scorePages(context),
    ...worksPages(context),
    ...workPages(context),
    ...reelPages(context),
  ],
  redirects: (site: Site) => [
    ...site.scores.flatMap((entry) => redirectsOf(entry, scoreRoute(entry.slug), scoreRoute)),
    ...site.works.flatMap((entry) => redirectsOf(entry, workRoute(entry.slug), workRoute)),
  ],
} satisfies Feature;
