/** The feeds as files: each of them as Atom, RSS and JSON Feed. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../../../engine/artifact.ts';
import { hash } from '../../../engine/lib/hash.ts';
import { type FeedFormat, feedRoute } from '../../alternates.ts';
import type { Site } from '../../site.ts';
import type { Feed } from '../index.ts';

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
