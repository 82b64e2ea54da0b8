/** Feeds: their addresses and entries, and those that a page names in its head. */

import { isolateParts } from '../engine/lib/isolate.ts';
import { isWithin } from '../engine/lib/url.ts';
import type { NamedArtist } from './parts.ts';
import { artistRoute, ROUTES } from './routes.ts';
import type { Site } from './site.ts';

/** Another format of a page, for programs. */
export interface Alternate {
  /** A media type. */
  type: string;
  title: string;
  href: string;
}

/** Readers fetch a feed again and again, so it ends after this many entries. */
export const FEED_LIMIT = 50;

export type FeedFormat = 'atom' | 'rss' | 'json';

export const FEED_FORMATS = {
  atom: { file: 'feed.xml', type: 'application/atom+xml', label: 'Atom' },
  rss: { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  json: { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
} as const satisfies Record<FeedFormat, { file: string; type: string; label: string }>;

/** `all` is the others together. */
export type FeedName = 'all' | 'news' | 'releases' | 'mixes';

/** The page that a feed belongs to; the feed's files are in its folder. */
export const FEED_ROUTES: Record<FeedName, string> = {
  all: '/',
  news: ROUTES.news,
  releases: ROUTES.releases,
  mixes: ROUTES.mixes,
};

export interface FeedEntry {
  /** Stays the same while the entry's file keeps its name, or has its first name first in `redirect_from`. */
  id: string;
  /** Address on the site. */
  url: string;
  /** Address elsewhere. */
  externalUrl?: string | undefined;
  title: string;
  /** Plain text; may be empty. */
  summary: string;
  /** A whole day: `2025-08-01`. */
  date: string;
  /** The day of the last change that readers should know of, if any. */
  updated?: string | undefined;
  categories: string[];
  /** Artists, if they are not the author of the feed. */
  authors?: NamedArtist[] | undefined;
  image?: string | undefined;
  /** The address of its license. */
  license?: string | undefined;
  /** The whole of it as safe HTML. Addresses may be relative to `url`. */
  html: string;
}

/** Entries of a feature for the feeds. */
export interface FeedPart {
  /** Name of its own feed; its entries are also in the feed of everything. */
  name: Exclude<FeedName, 'all'>;
  entries: FeedEntry[];
}

/** A feed, whatever the format that it is written in. */
export interface Feed {
  /** Route of the page that it belongs to, in whose folder its files are; without the base path. */
  route: string;
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
  /** The time zone by whose clock the days of the site begin. */
  zone: string;
  /** The day of the newest entry. */
  updated: string;
  entries: FeedEntry[];
}

const FORMATS: FeedFormat[] = ['atom', 'rss', 'json'];

/** Every site has the first three; many will never have a mix. */
export function listFeeds({ mixes }: Site): FeedName[] {
  return ['all', 'news', 'releases', ...(mixes.length > 0 ? (['mixes'] as const) : [])];
}

export function feedTitle({ settings, words }: Site, name: FeedName): string {
  const { artist } = settings;
  if (name === 'all') return artist.name;
  return isolateParts(
    words.language.dir,
    (keep) => `${words.music.labelled({ label: keep(artist.name) })} ${words.pages[name]}`,
  );
}

/** The route without the base path: `/news/feed.xml`. */
export function feedRoute(name: FeedName, format: FeedFormat): string {
  return feedFile(FEED_ROUTES[name], format);
}

/** @param route of the page that the feed belongs to */
export function feedFile(route: string, format: FeedFormat): string {
  return route + FEED_FORMATS[format].file;
}

export const ARTIST_ROUTE = '/artist.json';
export const ARTIST_SCHEMA_ROUTE = '/artist.schema.json';

/** The route of the data of one of `artists/`, beside their page. */
export function rosterDataRoute(slug: string): string {
  return `${artistRoute(slug)}artist.json`;
}

/** Keyed by the feeds among them: thousands of pages may share them. */
const alternatesOf = new WeakMap<Site, Map<string, Alternate[]>>();

/** Alternates of a page for programs: the feed of everything, the feed of its section, and artist.json. */
export function listAlternates(site: Site, route: string): Alternate[] {
  const own = listFeeds(site).filter((name) => name === 'all' || isWithin(route, FEED_ROUTES[name]));
  const ofSite = alternatesOf.get(site) ?? new Map<string, Alternate[]>();
  alternatesOf.set(site, ofSite);
  const alternates = ofSite.get(own.join()) ?? makeAlternates(site, own);
  ofSite.set(own.join(), alternates);
  return alternates;
}

function makeAlternates(site: Site, own: readonly FeedName[]): Alternate[] {
  return [
    ...own.flatMap((name) => feedAlternates(site, feedTitle(site, name), FEED_ROUTES[name])),
    dataAlternate(site, site.settings.artist.name, ARTIST_ROUTE),
  ];
}

/** An artist as data. @param route of the file */
export function dataAlternate({ urls, words }: Site, name: string, route: string): Alternate {
  return {
    type: 'application/json',
    title: words.descriptions.asData({ name }),
    href: urls.href(route),
  };
}

/** A feed in each of its formats. @param route of the page that it belongs to */
export function feedAlternates({ urls }: Pick<Site, 'urls'>, title: string, route: string): Alternate[] {
  return FORMATS.map((format) => ({
    type: FEED_FORMATS[format].type,
    title: `${title} (${FEED_FORMATS[format].label})`,
    href: urls.href(feedFile(route, format)),
  }));
}
