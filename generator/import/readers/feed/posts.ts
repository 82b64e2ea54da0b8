/** The entries of feeds of every format, as one kind. */

import type { AtomFeed, JsonFeed, parseFeed, RssFeed } from 'feedsmith';
import { likely } from '../../../engine/content/schema/read.ts';
import { dayAt } from '../../../engine/lib/time-zone.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { Origin } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import type { Findings } from '../shared/notes.ts';
import type { Dropped } from '../shared/shortcodes.ts';

export interface Feed {
  readonly home?: string | undefined;
  /** The address that others begin at, if it names one. */
  readonly base?: string | undefined;
  /** True if Liner wrote it: its addresses are those that the pages have. */
  readonly isOwn: boolean;
  readonly posts: readonly Post[];
}

export interface Post {
  readonly title: string;
  readonly link?: string | undefined;
  readonly id?: string | undefined;
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly html: string;
  /** Elements removed from the HTML. */
  readonly dropped?: readonly Dropped[];
  readonly summary: string;
  readonly category?: string | undefined;
  readonly enclosures: readonly Enclosure[];
  /** True if directories are not to list it. */
  readonly isHidden?: boolean;
  readonly image?: string | undefined;
  /** Seconds. */
  readonly duration?: number | undefined;
  readonly season?: number | undefined;
  readonly episode?: number | undefined;
  readonly chapters: readonly { readonly start: string; readonly title: string }[];
  /** Further elements that are not imported: `transcript`, with an example. */
  readonly others: readonly (readonly [what: string, example: string])[];
}

export interface Enclosure {
  readonly url: string;
  readonly type: string;
  readonly bytes?: number | undefined;
}

export function feedOf(parsed: ReturnType<typeof parseFeed<string>>): Feed | undefined {
  const feed = ofFormat(parsed);
  if (!feed) return undefined;
  const { base = feed.home } = feed;
  return { ...feed, posts: feed.posts.map((post) => withWholeAddresses(post, base)) };
}

/** RDF, the format of feeds before 2003, is not read. */
function ofFormat({ format, feed }: ReturnType<typeof parseFeed<string>>): Feed | undefined {
  if (format === 'rss') return ofRss(feed);
  if (format === 'atom') return ofAtom(feed);
  return format === 'json' ? ofJson(feed) : undefined;
}

/** @param base where those begin that name no host; what cannot be an address stays as it is */
function withWholeAddresses(post: Post, base: string | undefined): Post {
  return {
    ...post,
    link: webAddress(post.link, base) ?? post.link,
    image: webAddress(post.image, base) ?? post.image,
    enclosures: post.enclosures.map((each) => ({ ...each, url: webAddress(each.url, base) ?? each.url })),
  };
}

function ofRss(feed: RssFeed.Feed<string>): Feed {
  return {
    home: feed.link,
    isOwn: feed.generator === 'Liner',
    posts: (feed.items ?? []).map(rssPost),
  };
}

function rssPost(item: RssFeed.Item<string>): Post {
  const { itunes, podcast, psc, media } = item;
  const text = item.content?.encoded ?? item.description ?? itunes?.summary ?? '';
  return {
    title: itunes?.title ?? item.title ?? '',
    // An id that is no address is none, whatever it says.
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : webAddress(item.guid?.value)),
    id: item.guid?.value,
    date: item.pubDate ?? item.dc?.dates?.[0],
    updated: item.atom?.updated,
    html: asHtml(text),
    summary: item.content?.encoded ? (item.description ?? itunes?.subtitle ?? '') : (itunes?.subtitle ?? ''),
    category: item.categories?.[0]?.name,
    enclosures: (item.enclosures ?? []).map(({ url = '', type = '', length }) => ({
      url,
      type,
      bytes: length,
    })),
    isHidden: itunes?.block === true,
    image: itunes?.image ?? media?.thumbnails?.[0]?.url,
    duration: itunes?.duration,
    season: itunes?.season ?? podcast?.season?.number,
    episode: itunes?.episode ?? podcast?.episode?.number,
    chapters: (psc?.chapters ?? []).flatMap(({ start, title }) => (start && title ? [{ start, title }] : [])),
    others: [
      ...(podcast?.transcripts ?? []).map(({ url = '' }) => ['transcript', url] as const),
      ...(podcast?.chapters?.url ? [['chapters', podcast.chapters.url] as const] : []),
      ...(podcast?.persons ?? []).map(({ display = '' }) => ['person', display] as const),
      ...(itunes?.explicit === true ? [['explicit', 'true'] as const] : []),
      ...(itunes?.author === undefined ? [] : [['author', itunes.author] as const]),
      ...(/^(?:trailer|bonus)$/.test(itunes?.episodeType ?? '')
        ? [[String(itunes?.episodeType), ''] as const]
        : []),
    ],
  };
}

function ofAtom(feed: AtomFeed.Feed<string>): Feed {
  const { xml: { base } = {} } = feed;
  const home = feed.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href;
  return {
    base,
    home: webAddress(home, base) ?? base,
    isOwn: feed.generator?.text === 'Liner',
    posts: (feed.entries ?? []).map(atomPost),
  };
}

function atomPost(entry: AtomFeed.Entry<string>): Post {
  const { links = [] } = entry;
  const content = entry.content?.value ?? '';
  return {
    title: entry.title?.value ?? '',
    link: links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
    id: entry.id,
    date: entry.published ?? entry.updated,
    updated: entry.updated,
    html: asHtml(content || (entry.summary?.value ?? '')),
    summary: content ? (entry.summary?.value ?? '') : '',
    category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
    enclosures: links.flatMap(({ rel, href = '', type = '', length }) =>
      rel === 'enclosure' ? [{ url: href, type, bytes: length }] : [],
    ),
    image: entry.media?.thumbnails?.[0]?.url,
    duration: entry.itunes?.duration,
    season: entry.itunes?.season,
    episode: entry.itunes?.episode,
    chapters: [],
    others: [],
  };
}

function ofJson(feed: JsonFeed.Feed<string>): Feed {
  return {
    home: feed.home_page_url,
    isOwn: false,
    posts: (feed.items ?? []).map(jsonPost),
  };
}

function jsonPost(item: JsonFeed.Item<string>): Post {
  return {
    title: item.title ?? '',
    link: item.url,
    id: item.id,
    date: item.date_published,
    updated: item.date_modified,
    html: item.content_html ?? paragraphs(item.content_text ?? ''),
    summary: item.summary ?? '',
    category: item.tags?.[0],
    enclosures: (item.attachments ?? []).map(({ url = '', mime_type = '', size_in_bytes }) => ({
      url,
      type: mime_type,
      bytes: size_in_bytes,
    })),
    image: item.image ?? item.banner_image,
    duration: item.attachments?.[0]?.duration_in_seconds,
    chapters: [],
    others: [],
  };
}

/** Feeds have plain text where HTML is expected: its lines would become one. */
function asHtml(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  const parts = text.trim().split(/(?:\r?\n){2,}/);
  return parts.map((part) => `<p>${part.replace(/\r?\n/g, '<br>')}</p>`).join('');
}

/** Divides text that is certainly plain into paragraphs. */
function paragraphs(text: string): string {
  return asHtml(text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
}

/** The address of the site that its pages were on; undefined if that is another one, which the new one cannot redirect. */
export function oldHomeOf({ isOwn, home }: Feed, address: string | undefined): string | undefined {
  const hostOf = (url: string | undefined) => url && new URL(url).hostname.replace(/^www\./, '');
  const [old, own] = [webAddress(home), webAddress(address)].map(hostOf);
  return isOwn || (own !== undefined && old !== own) ? undefined : home;
}

/** The day by the clocks of the site; undefined if it is none, which is reported. */
export function dayOfFeed(
  written: string | undefined,
  what: string,
  origin: Origin,
  site: SiteFacts,
  findings: Findings,
): string | undefined {
  if (written === undefined || written.trim() === '') return undefined;
  // A day alone is the same everywhere.
  const instant = /^\d{4}-\d\d-\d\d$/.test(written.trim()) ? Number.NaN : Date.parse(written);
  const day = Number.isNaN(instant)
    ? readDay(written, { today: site.today })
    : readDay(dayAt(site.timezone, instant), { today: site.today });
  const date = likely(day)?.date;
  if (date?.length === 10) return date;
  findings.refuse(origin, what, written, 'refused' in day ? day.refused : 'it is no whole day.');
  return undefined;
}
