/** News, releases and mixes as feeds: what each entry says, whatever the format that it is written in. */
import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import { compare, firstDayOf } from '../../engine/lib/text.ts';
import type { Context } from '../context.ts';
import {
  FEED_LIMIT,
  FEED_ROUTES,
  type Feed,
  type FeedEntry,
  type FeedFormat,
  type FeedName,
  feedFile,
  feedTitle,
  listFeeds,
} from '../feed.ts';
import type { Site } from '../site.ts';

/** The day is that of the content, never of the build: a feed without entries counts as of the copyright year. */
export function projectFeeds(context: Context): Feed[] {
  const { site } = context;
  const { artist, emails } = site.settings;
  const { descriptions } = site.words;
  const parts = site.features.list.flatMap((feature) => feature.feed?.(context) ?? []);
  const isMusical = parts.some(({ name, entries }) => name !== 'news' && entries.length > 0);
  const describe = (name: FeedName): string =>
    name === 'all'
      ? (artist.description ??
        (isMusical ? descriptions.newsMusic : descriptions.news)({ name: artist.name }))
      : (site.pages[name]?.data.description ?? descriptions[name]({ name: artist.name }));
  return listFeeds(site).map((name) => {
    const all = parts
      .filter((part) => name === 'all' || part.name === name)
      .flatMap(({ entries }) => entries);
    const own = {
      route: FEED_ROUTES[name],
      title: feedTitle(site, name),
      description: describe(name),
      author: { name: artist.name, url: site.urls.absolute('/'), email: emails?.general },
    };
    return makeFeed(site, own, all);
  });
}

/** @param all entries in any order */
export function makeFeed(
  site: Site,
  own: Pick<Feed, 'route' | 'title' | 'description' | 'author'>,
  all: readonly FeedEntry[],
): Feed {
  const { urls, settings, language, year } = site;
  const entries = all.toSorted(newestFirst).slice(0, FEED_LIMIT);
  return {
    ...own,
    url: urls.absolute(own.route),
    icon: urls.absolute('/apple-touch-icon.png'),
    language: language.locale,
    rights: `© ${year} ${settings.artist.name}`,
    zone: settings.timezone,
    updated: entries[0]?.date ?? firstDayOf(year),
    entries,
  };
}

/** Equal days go by id, so that the order is the same everywhere. */
function newestFirst(a: FeedEntry, b: FeedEntry): number {
  return compare(b.date, a.date) || compare(a.id, b.id);
}

/** Each feed as Atom, RSS and JSON Feed. */
export function planFeeds(feeds: readonly Feed[], { urls }: Site): Artifact[] {
  return feeds.flatMap((feed) => {
    const content = hash(VERSION, JSON.stringify(feed));
    const file = (format: FeedFormat): Artifact => {
      const route = feedFile(feed.route, format);
      return {
        path: urls.path(route),
        key: hash(content, format, urls.absolute(route)),
        // What it takes to write one is loaded when a feed has changed.
        body: async () => (await import('./serialize.ts')).writeFeed(feed, format, urls.absolute(route)),
      };
    };
    return [file('atom'), file('rss'), file('json')];
  });
}
