/** RSS 2.0 (rssboard.org/rss-specification) with the modules that readers know: content, Dublin Core, Media RSS, Atom's self link. */
import { element, escapeMarkup, textElement } from '../../lib/markup.ts';
import type { Feed, FeedEntry } from '../../model/feeds/index.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

export function writeRss(feed: Feed, self: string): string {
  const parts = [
    textElement('title', feed.title),
    textElement('link', feed.url),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('copyright', feed.rights),
    textElement('lastBuildDate', moment(feed.updated)),
    textElement('generator', 'Liner'),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    ...feed.entries.map((entry) => writeItem(entry, feed.author.name)),
  ];
  const channel = element('channel', {}, `\n${parts.filter(Boolean).join('\n')}\n`);
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('rss', { version: '2.0', ...NAMESPACES }, `\n${channel}\n`)}\n`;
}

function writeItem(entry: FeedEntry, author: string): string {
  const parts = [
    textElement('title', entry.title),
    textElement('link', entry.url),
    textElement('guid', entry.id, { isPermaLink: String(entry.id === entry.url) }),
    textElement('pubDate', moment(entry.date)),
    textElement('dc:creator', author),
    ...entry.categories.map((category) => textElement('category', category)),
    textElement('description', entry.summary),
    element('content:encoded', {}, escapeMarkup(entry.html)),
    entry.image ? element('media:content', { url: entry.image, medium: 'image', type: 'image/jpeg' }) : '',
  ];
  return element('item', {}, parts.filter(Boolean).join('\n'));
}

/** RFC 822 as RSS reads it: `Fri, 01 Aug 2025 00:00:00 GMT`. */
function moment(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
