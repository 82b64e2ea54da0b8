import type { FeedFormat } from '../../model/feeds/addresses.ts';
import type { Feed } from '../../model/feeds/index.ts';
import { absoluteHtml } from './absolute.ts';
import { writeAtom } from './atom.ts';
import { writeJson } from './json.ts';
import { writeRss } from './rss.ts';

const WRITERS = { atom: writeAtom, rss: writeRss, json: writeJson };

/** @param self the whole address of the file that is written */
export function writeFeed(feed: Feed, format: FeedFormat, self: string): string {
  const entries = feed.entries.map((entry) => ({ ...entry, html: absoluteHtml(entry.html, entry.url) }));
  return WRITERS[format]({ ...feed, entries }, self);
}
