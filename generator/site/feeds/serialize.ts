/** Serializes a feed as Atom 1.0 (RFC 4287), RSS 2.0 with the modules that readers know, or JSON Feed 1.1. */
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { DomUtils, parseDocument } from 'htmlparser2';
import { directionOf } from '../../engine/lib/direction.ts';
import { hash } from '../../engine/lib/hash.ts';
import { dropForbidden, element } from '../../engine/lib/markup.ts';
import { momentOf } from '../../engine/lib/time-zone.ts';
import type { Feed, FeedEntry, FeedFormat } from '../feed.ts';

const ADDRESSES = ['href', 'src'];

/** @param self the whole address of the file that is written */
export function writeFeed(feed: Feed, format: FeedFormat, self: string): string {
  const { entries, ...facts } = feed;
  const ready = { ...clean(facts), entries: entries.map((entry) => readyEntry(entry, feed.language)) };
  return `${WRITERS[format](ready, self).trimEnd()}\n`;
}

/** An entry is in several feeds, and each feed is three files. */
const readyEntries = new WeakMap<FeedEntry, FeedEntry>();

function readyEntry(entry: FeedEntry, language: string): FeedEntry {
  const known = readyEntries.get(entry);
  if (known) return known;
  const cleaned = clean(entry);
  const ready = { ...cleaned, html: absoluteHtml(cleaned.html, cleaned.url, language) };
  readyEntries.set(entry, ready);
  return ready;
}

/** Titles are typed by people, and control characters that get in by pasting make a feed unreadable. */
export function clean<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? dropForbidden(part) : part,
  );
}

const WRITERS = { atom: writeAtom, rss: writeRss, json: writeJson };

function writeAtom(feed: Feed, self: string): string {
  return generateAtomFeed({
    id: feed.url,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: updatedLast(feed),
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', href: feed.url },
    ],
    authors: [{ name: feed.author.name, uri: feed.author.url, email: feed.author.email }],
    icon: feed.icon,
    rights: { value: feed.rights },
    generator: { text: 'Liner' },
    xml: { lang: feed.language },
    entries: feed.entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: momentOf(entry.date, feed.zone),
      updated: updatedOf(entry, feed.zone),
      links: [
        { rel: 'alternate', type: 'text/html', href: entry.url },
        ...(entry.externalUrl ? [{ rel: 'related', href: entry.externalUrl }] : []),
        ...(entry.image ? [{ rel: 'enclosure', type: 'image/jpeg', href: entry.image }] : []),
        // RFC 4946.
        ...(entry.license ? [{ rel: 'license', href: entry.license }] : []),
      ],
      categories: entry.categories.map((term) => ({ term })),
      ...(entry.authors && { authors: entry.authors.map(({ name, url }) => ({ name, uri: url })) }),
      ...(entry.summary && { summary: { value: entry.summary } }),
      content: { value: entry.html, type: 'html' },
    })),
  });
}

function writeRss(feed: Feed, self: string): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: feed.language,
    copyright: feed.rights,
    lastBuildDate: momentOf(feed.updated, feed.zone),
    generator: 'Liner',
    atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: self }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id, isPermaLink: entry.id === entry.url },
      pubDate: momentOf(entry.date, feed.zone),
      dc: { creators: (entry.authors ?? [feed.author]).map(({ name }) => name) },
      categories: entry.categories.map((name) => ({ name })),
      description: entry.summary,
      content: { encoded: entry.html },
      ...(entry.license && { creativeCommons: { licenses: [entry.license] } }),
      ...(entry.image && {
        media: { contents: [{ url: entry.image, medium: 'image', type: 'image/jpeg' }] },
      }),
    })),
  });
}

function writeJson(feed: Feed, self: string): string {
  const data = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    icon: feed.icon,
    authors: [{ name: feed.author.name, url: feed.author.url }],
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      external_url: entry.externalUrl,
      title: entry.title,
      content_html: entry.html,
      summary: entry.summary,
      image: entry.image,
      date_published: momentOf(entry.date, feed.zone),
      ...(entry.updated && { date_modified: momentOf(entry.updated, feed.zone) }),
      tags: entry.categories,
      ...(entry.authors && { authors: entry.authors }),
    })),
  });
  // The list is left out if it is empty, though the format requires it.
  return JSON.stringify(feed.entries.length > 0 ? data : Object.assign({}, data, { items: [] }), null, 2);
}

/** Seconds: never later than the build of that day. */
const FIRST_MINUTES = 600;

/**
 * Readers of Atom derive versions and the order of entries from this moment, and several entries may have the same day. Any moment
 * of the day is as true as another, so each entry has one of its own in the first minutes, made from its id: it stays when
 * other entries come and go.
 */
function updatedOf({ id, date, updated = date }: FeedEntry, zone: string): Date {
  const seconds = Number.parseInt(hash(id).slice(0, 8), 16) % FIRST_MINUTES;
  return new Date(momentOf(updated, zone).getTime() + seconds * 1000);
}

function updatedLast({ entries, updated, zone }: Feed): Date {
  return new Date(
    Math.max(momentOf(updated, zone).getTime(), ...entries.map((entry) => updatedOf(entry, zone).getTime())),
  );
}

/** HTML that is read elsewhere: every address in it is a whole one. @param base the address of the page that the HTML was written for */
export function absoluteHtml(html: string, base: string, language: string): string {
  const isRightToLeft = directionOf(language) === 'rtl';
  const document = parseDocument(isRightToLeft ? element('div', { lang: language, dir: 'rtl' }, html) : html);
  for (const { attribs } of DomUtils.findAll(() => true, document.children)) {
    for (const name of ADDRESSES) {
      const address = attribs[name];
      if (address !== undefined && URL.canParse(address, base)) attribs[name] = new URL(address, base).href;
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
}
