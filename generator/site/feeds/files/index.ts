/** The feeds as files: each of them as Atom, RSS and JSON Feed. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../../artifact.ts';
import { hash } from '../../lib/hash.ts';
import { type FeedFormat, feedRoute } from '../../model/feeds/alternates.ts';
import type { Feed } from '../../model/feeds/index.ts';
import type { Site } from '../../model/site.ts';

export function planFeeds(feeds: readonly Feed[], { urls }: Site): Artifact[] {
  return feeds.flatMap((feed) => {
    const content = hash(VERSION, JSON.stringify(feed));
    const file = (format: FeedFormat): Artifact => {
      const route = feedRoute(feed.name, format);
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
