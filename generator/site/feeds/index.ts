/** News, releases and mixes as feeds: what each entry says, whatever the format that it is written in. */
import { compare, firstDayOf } from '../../engine/lib/text.ts';
import {
  FEED_LIMIT,
  FEED_ROUTES,
  type FeedEntry,
  type FeedName,
  feedTitle,
  listFeeds,
} from '../alternates.ts';
import type { Context } from '../context.ts';

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
  const parts = site.features.list.flatMap((feature) => feature.feed?.(context) ?? []);
  const describe = (name: FeedName): string =>
    name === 'all'
      ? (artist.description ?? descriptions.newsMusic({ name: artist.name }))
      : (site.pages[name]?.data.description ?? descriptions[name]({ name: artist.name }));
  return listFeeds(site).map((name) => {
    const all = parts
      .filter((part) => name === 'all' || part.name === name)
      .flatMap(({ entries }) => entries);
    const entries = all.toSorted(newestFirst).slice(0, FEED_LIMIT);
    return {
      name,
      title: feedTitle(site, name),
      description: describe(name),
      url: site.urls.absolute(FEED_ROUTES[name]),
      icon: site.urls.absolute('/apple-touch-icon.png'),
      author: { name: artist.name, url: site.urls.absolute('/'), email: emails?.general },
      language: site.language.locale,
      rights: `© ${site.year} ${artist.name}`,
      updated: entries[0]?.date ?? firstDayOf(site.year),
      entries,
    };
  });
}

/** Equal days go by id, so that the order is the same everywhere. */
function newestFirst(a: FeedEntry, b: FeedEntry): number {
  return compare(b.date, a.date) || compare(a.id, b.id);
}
