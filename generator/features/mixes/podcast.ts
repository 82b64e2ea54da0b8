/** The model of the podcast, in the language of the site. */
import { v5 } from 'uuid';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feed.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { namedBy } from '../../site/titles.ts';
import { mixArtwork, seriesOf } from './mixes.ts';
import {
  coverOf,
  type Episode,
  type EpisodeSource,
  episodeOf,
  hasEpisodes,
  listEpisodeSources,
  type PodcastCover,
} from './podcast-episodes.ts';

/** Route without the base path and the language. */
export const PODCAST_ROUTE = '/podcast.xml';

/** All addresses are absolute. */
export interface Podcast {
  /** Path below the output folder. */
  path: string;
  /** Addresses of the feed and of its page. */
  feed: string;
  url: string;
  /** Feeds in the other languages of the site. */
  others: { language: string; feed: string }[];
  /** Permanent, even if the feed moves. */
  guid: string;
  title: string;
  description: string;
  author: string;
  email?: string | undefined;
  /** A language tag: `en-GB`. */
  language: string;
  rights: string;
  /** The time zone by whose clock the days of the site begin. */
  zone: string;
  /** The category, and one within it. */
  category: string[];
  explicit: boolean;
  medium: 'podcast' | 'music';
  cover?: PodcastCover | undefined;
  support?: { display: string; url: string }[] | undefined;
  /** The newest first. */
  episodes: Episode[];
}

/** The namespace of UUIDs of podcasts (podcasting2.org/docs/podcast-namespace/tags/guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The podcast of the site; undefined if it has no episodes. */
export function projectPodcast(context: Context): Podcast | undefined {
  const { site } = context;
  const sources = listEpisodeSources(context);
  const { podcast = {}, artist, emails } = site.settings;
  const series = seriesOfAll(context, sources);
  const { route, title } = sitePage(site, 'mixes');
  return makePodcast(context, {
    route: PODCAST_ROUTE,
    page: route,
    title: podcast.title ?? series?.title ?? namedBy(site, artist.name, title),
    description:
      podcast.description ??
      series?.description ??
      site.pages.mixes?.data.description ??
      site.words.descriptions.mixes({ name: artist.name }),
    author: artist.name,
    email: podcast.email ?? emails?.general,
    guid: podcast.guid,
    cover: chooseCover(context, sources),
    sources,
  });
}

/** The owner and the subject of a podcast. */
interface PodcastFacts {
  /** Routes of the feed and of its page, without the base path and the language. */
  route: string;
  page: string;
  title: string;
  description: string;
  author: string;
  email: string | undefined;
  /** GUID of a feed that has moved here, in the default language. */
  guid?: string | undefined;
  cover: PodcastCover | undefined;
  sources: readonly EpisodeSource[];
}

/** Returns undefined if it has no episodes. */
export function makePodcast(context: Context, facts: PodcastFacts): Podcast | undefined {
  const { site } = context;
  const { route, page, guid, sources, ...own } = facts;
  const episodes = sources.flatMap((each) => episodeOf(context, each) ?? []);
  if (episodes.length === 0) return undefined;
  const { settings, urls } = site;
  const feed = urls.absolute(route);
  return {
    ...own,
    path: urls.path(route),
    feed,
    url: urls.absolute(page),
    others: listOthers(site, route),
    guid: guid === undefined ? podcastGuid(feed) : guidIn(site, guid),
    language: tagOf(settings.language),
    rights: `© ${site.year} ${own.author}`,
    zone: settings.timezone,
    category: categoryOf(settings.podcast?.category ?? 'Music'),
    explicit: settings.podcast?.explicit ?? false,
    medium: settings.podcast?.medium ?? 'podcast',
    ...(settings.support && {
      support: settings.support.map(({ label: display, url }) => ({ display, url })),
    }),
    episodes,
  };
}

/** A UUID of version 5, made of the address of the feed without its scheme. */
export function podcastGuid(feed: string): string {
  return v5(feed.replace(/^https?:\/\/|\/+$/g, ''), NAMESPACE);
}

/** Returns the GUID from site.yaml; those of other languages are derived from it. */
function guidIn({ languages }: Site, written: string): string {
  return languages && languages.own !== languages.all[0] ? v5(languages.own.code, written) : written;
}

function listOthers({ languages }: Site, route: string): Podcast['others'] {
  return (languages?.all ?? [])
    .filter(({ code }) => code !== languages?.own.code)
    .map(({ locale, urls }) => ({ language: tagOf(locale), feed: urls.absolute(route) }));
}

/** `en-GB`, of `en_GB`. */
function tagOf(locale: string): string {
  return locale.replace('_', '-');
}

/** The series that all episodes belong to, if there is only one. */
function seriesOfAll({ site }: Context, sources: readonly EpisodeSource[]) {
  const all = new Set(sources.map(({ entry }) => seriesOf(site, entry.data)));
  const [first] = all;
  return all.size === 1 ? first : undefined;
}

/** A category and its subcategory: `Music Interviews` is part of Music. */
function categoryOf(category: string): string[] {
  return category.startsWith('Music ') ? ['Music', category] : [category];
}

/** The cover in site.yaml, or else the first large enough picture. */
export function chooseCover(context: Context, sources: readonly EpisodeSource[]): PodcastCover | undefined {
  const { site } = context;
  const named = site.settings.podcast?.image;
  if (named) return coverOf(context, named);
  return coverAmong(context, sources, [site.pages.about?.data.image, site.latestCover]);
}

/** The first picture that is large enough: that of the series, of an episode, or one of the others. */
export function coverAmong(
  context: Context,
  sources: readonly EpisodeSource[],
  others: readonly (string | undefined)[],
): PodcastCover | undefined {
  const { site } = context;
  const own = sources.map(({ entry }) => mixArtwork(site, entry.data));
  return [seriesOfAll(context, sources)?.image, ...own, ...others]
    .map((file) => coverOf(context, file))
    .find((cover) => cover !== undefined);
}

/** The feed in the heads of the pages of mixes. */
export function podcastAlternates(context: Context): Alternate[] {
  if (!hasEpisodes(context)) return [];
  const { podcast, artist } = context.site.settings;
  return [podcastAlternate(context.site, podcast?.title ?? artist.name, PODCAST_ROUTE)];
}

/** @param route of the feed */
export function podcastAlternate({ urls, words }: Site, title: string, route: string): Alternate {
  return {
    type: 'application/rss+xml',
    title: words.recordings.podcast({ title }),
    href: urls.href(route),
  };
}
