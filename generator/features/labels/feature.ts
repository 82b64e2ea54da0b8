/** Labels within a label, and series of records: a page and a feed for each. */
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { FEED_LIMIT } from '../../site/feed.ts';
import { makeFeed, planFeeds } from '../../site/feeds/index.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { labelRoute } from '../../site/routes.ts';
import { isOut, type Site } from '../../site/site.ts';
import { withArtist } from '../../site/titles.ts';
import { releaseEntry } from '../releases/feed.ts';
import { labelPages, releasesOf } from './page.ts';

export const feature = {
  pages: labelPages,
  files: (context: Context) => planFeeds(labelFeeds(context), context.site),
  redirects: (site: Site) =>
    site.labels.flatMap((entry) => redirectsOf(entry, labelRoute(entry.slug), labelRoute)),
} satisfies Feature;

function labelFeeds(context: Context) {
  const { site } = context;
  return site.labels.map((entry) => {
    const { name, description, email } = entry.data;
    const route = labelRoute(entry.slug);
    const records = releasesOf(site, entry).flatMap((each) => {
      const { release_date: date } = each.data;
      return date !== undefined && isOut(each.data, site.today) ? releaseEntry(context, each, date) : [];
    });
    const author = { name, url: site.urls.absolute(route), email };
    const own = { route, title: name, description: description ?? `${withArtist(site, name)}.`, author };
    return makeFeed(site, own, records.slice(0, FEED_LIMIT));
  });
}
