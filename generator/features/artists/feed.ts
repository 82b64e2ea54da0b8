/** A feed for each of the artists: their releases, and the news about them. */

import type { Context } from '../../site/context.ts';
import { FEED_LIMIT, type Feed } from '../../site/feed.ts';
import { makeFeed } from '../../site/feeds/index.ts';
import type { RosterArtist } from '../../site/roster.ts';
import { artistRoute } from '../../site/routes.ts';
import { isOut, type Site } from '../../site/site.ts';
import { withArtist } from '../../site/titles.ts';
import { newsEntry } from '../news/feed.ts';
import { releaseEntry } from '../releases/feed.ts';
import { listWorks, type Works } from './works.ts';

/** Feeds of all artists, even of those who have nothing out yet: their first release is what readers wait for. */
export function artistFeeds(context: Context): Feed[] {
  const { site } = context;
  const works = listWorks(site);
  return site.artists.flatMap((entry) => {
    const own = works.get(entry.slug);
    return own ? [artistFeed(context, entry, own)] : [];
  });
}

function artistFeed(context: Context, { slug, data }: RosterArtist, works: Works): Feed {
  const { site } = context;
  const route = artistRoute(slug);
  const releases = listOut(site, works).slice(0, FEED_LIMIT);
  const entries = [
    ...releases.map(({ entry, date }) => releaseEntry(context, entry, date)),
    ...works.news.slice(0, FEED_LIMIT).map((post) => newsEntry(context, post)),
  ];
  const own = {
    route,
    title: data.name,
    description: data.description ?? `${withArtist(site, data.name)}.`,
    author: { name: data.name, url: site.urls.absolute(route), email: data.email },
  };
  return makeFeed(site, own, entries);
}

/** Releases with a date. */
function listOut({ today }: Site, { releases }: Works) {
  return releases.flatMap((entry) => {
    const { release_date: date } = entry.data;
    return date !== undefined && isOut(entry.data, today) ? [{ entry, date }] : [];
  });
}
