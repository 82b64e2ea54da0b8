/** News, releases and mixes as feeds: what each entry says, whatever the format that it is written in. */
import { compare, firstDayOf } from '../../engine/lib/text.ts';
import { mixEntries } from '../../features/mixes/feed.ts';
import { newsEntries } from '../../features/news/feed.ts';
import { releaseEntries } from '../../features/releases/feed.ts';
import type { Context } from '../context.ts';
import { FEED_LIMIT, FEED_ROUTES, type FeedName, feedTitle, listFeeds } from './alternates.ts';
import type { FeedEntry } from './entry.ts';

export interface Feed {
  name: FeedName;
  title: string;
  description: string;
  /** Whole addresses, as all that follow: of the page that the feed belongs to. */
  url: string;
  /** A square picture of the artist's sign. */
  icon: string;
  author: { name: string; url: string; email?: string | undefined };
  /** A language tag: `en-US`. */
  language: string;
  rights: string;
  /** The day of the newest entry. */
  updated: string;
  entries: FeedEntry[];
}

/** The day is that of the content, never of the build: a feed without entries counts as of the copyright year. */
export function projectFeeds(context: Context): Feed[] {
  const { site } = context;
  const { artist, emails } = site.settings;
  const { descriptions } = site.words;
  const { name } = artist;
  const parts = {
    news: newsEntries(context),
    releases: releaseEntries(context),
    mixes: mixEntries(context),
  };
  const feed = (feedName: FeedName, description: string, all: FeedEntry[]): Feed => {
    const entries = all.toSorted(newestFirst).slice(0, FEED_LIMIT);
    return {
      name: feedName,
      title: feedTitle(site, feedName),
      description,
      url: site.urls.absolute(FEED_ROUTES[feedName]),
      icon: site.urls.absolute('/apple-touch-icon.png'),
      author: { name: artist.name, url: site.urls.absolute('/'), email: emails?.general },
      language: site.language.locale,
      rights: `© ${site.year} ${artist.name}`,
      updated: entries[0]?.date ?? firstDayOf(site.year),
      entries,
    };
  };
  const { news, releases, mixes } = site.pages;
  const feeds: Record<FeedName, () => Feed> = {
    all: () =>
      feed('all', artist.description ?? descriptions.newsMusic({ name }), Object.values(parts).flat()),
    news: () => feed('news', news?.data.description ?? descriptions.news({ name }), parts.news),
    releases: () =>
      feed('releases', releases?.data.description ?? descriptions.releases({ name }), parts.releases),
    mixes: () => feed('mixes', mixes?.data.description ?? descriptions.mixes({ name }), parts.mixes),
  };
  return listFeeds(site).map((each) => feeds[each]());
}

/** Equal days go by id, so that the order is the same everywhere. */
function newestFirst(a: FeedEntry, b: FeedEntry): number {
  return compare(b.date, a.date) || compare(a.id, b.id);
}
