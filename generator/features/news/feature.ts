/** News: their list, and a page for each post with a text. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { newsRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { newsEntries } from './feed.ts';
import { newsPages } from './list.ts';
import { locateNews } from './news.ts';
import { newsPostPages } from './page.ts';

export const feature = {
  pages: (context: Context) => [...newsPages(context), ...newsPostPages(context)],
  feed: (context: Context) => ({ name: 'news' as const, entries: newsEntries(context) }),
  // Arranging thousands of posts takes a while, and few have moved.
  redirects: (site: Site) =>
    site.news
      .filter(({ data }) => data.redirect_from)
      .flatMap((entry) => redirectsOf(entry, locateNews(site, entry), newsRoute)),
} satisfies Feature;
