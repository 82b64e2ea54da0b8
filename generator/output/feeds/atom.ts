/** Atom 1.0 (RFC 4287). */
import { element, escapeMarkup, textElement } from '../../lib/markup.ts';
import type { Feed, FeedEntry } from '../../model/feeds/index.ts';

export function writeAtom(feed: Feed, self: string): string {
  const { author } = feed;
  const parts = [
    textElement('id', feed.url),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', moment(feed.updated)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.url }),
    element(
      'author',
      {},
      textElement('name', author.name) + textElement('uri', author.url) + textElement('email', author.email),
    ),
    textElement('icon', feed.icon),
    textElement('rights', feed.rights),
    textElement('generator', 'Liner'),
    ...feed.entries.map(writeEntry),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', root, `\n${parts.filter(Boolean).join('\n')}\n`)}\n`;
}

function writeEntry(entry: FeedEntry): string {
  const parts = [
    textElement('id', entry.id),
    textElement('title', entry.title),
    textElement('published', moment(entry.date)),
    textElement('updated', moment(entry.date)),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    entry.externalUrl ? element('link', { rel: 'related', href: entry.externalUrl }) : '',
    entry.image ? element('link', { rel: 'enclosure', type: 'image/jpeg', href: entry.image }) : '',
    ...entry.categories.map((term) => element('category', { term })),
    textElement('summary', entry.summary),
    element('content', { type: 'html' }, escapeMarkup(entry.html)),
  ];
  return element('entry', {}, parts.filter(Boolean).join('\n'));
}

/** Content knows days; a feed wants moments. */
function moment(day: string): string {
  return `${day}T00:00:00Z`;
}
