/** The model of the podcast, in the language of the site. */
import { v5 } from 'uuid';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feed.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { namedBy } from '../../site/titles.ts';
import { mixArtwork, seriesOf } from './mixes.ts';
import {
  bytesOf,
  coverOf,
  type Episode,
  type EpisodeSource,
  episodeOf,
  listEpisodeSources,
  type PodcastCover,
} from './podcast-episodes.ts';

/** Without the base path and the language. */
export const PODCAST_ROUTE = '/podcast.xml';

/** All addresses are absolute. */
export interface Podcast {
  /** Below the output folder. */
  path: string;
  /** Addresses of the feed and of its page. */
  feed: string;
  url: string;
  /** The same feed in the other languages of the site. */
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
  cover?: PodcastCover | undefined;
  /** The newest first. */
  episodes: Episode[];
}

/** The namespace of UUIDs of podcasts (podcasting2.org/docs/podcast-namespace/tags/guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

export function hasPodcast(context: Context): boolean {
  return listEpisodeSources(context).some((source) => bytesOf(context, source) !== undefined);
}

/** The podcast; undefined if it has no episodes. */
export function projectPodcast(context: Context): Podcast | undefined {
  const { site } = context;
  const sources = listEpisodeSources(context);
  const episodes = sources.flatMap((each) => episodeOf(context, each) ?? []);
  const [newest] = sources;
  if (episodes.length === 0 || !newest) return undefined;
  const { settings, urls, pages } = site;
  const { podcast = {}, artist, emails, language } = settings;
  const series = seriesOfAll(context, sources);
  const feed = urls.absolute(PODCAST_ROUTE);
  return {
    path: urls.path(PODCAST_ROUTE),
    feed,
    url: urls.absolute(sitePage(site, 'mixes').route),
    others: listOthers(site),
    guid: guidOf(site, feed),
    title: podcast.title ?? series?.title ?? namedBy(site, artist.name, sitePage(site, 'mixes').title),
    description:
      podcast.description ??
      series?.description ??
      pages.mixes?.data.description ??
      site.words.descriptions.mixes({ name: artist.name }),
    author: artist.name,
    email: podcast.email ?? emails?.general,
    language: tagOf(language),
    rights: `© ${site.year} ${artist.name}`,
    zone: site.settings.timezone,
    category: categoryOf(podcast.category ?? 'Music'),
    explicit: podcast.explicit ?? false,
    cover: chooseCover(context, sources),
    episodes,
  };
}

/** A UUID of version 5, made of the address of the feed without its scheme. */
export function podcastGuid(feed: string): string {
  return v5(feed.replace(/^https?:\/\/|\/+$/g, ''), NAMESPACE);
}

/** The guid: one from site.yaml if the feed has moved here, from which those of other languages are derived. */
function guidOf({ settings, languages }: Site, feed: string): string {
  const written = settings.podcast?.guid;
  if (written === undefined) return podcastGuid(feed);
  return languages && languages.own !== languages.all[0] ? v5(languages.own.code, written) : written;
}

function listOthers({ languages }: Site): Podcast['others'] {
  return (languages?.all ?? [])
    .filter(({ code }) => code !== languages?.own.code)
    .map(({ locale, urls }) => ({ language: tagOf(locale), feed: urls.absolute(PODCAST_ROUTE) }));
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
  const candidates = named
    ? [named]
    : [
        seriesOfAll(context, sources)?.image,
        ...sources.map(({ entry }) => mixArtwork(site, entry.data)),
        site.pages.about?.data.image,
        site.latestCover,
      ];
  return candidates.map((file) => coverOf(context, file)).find((cover) => cover !== undefined);
}

/** The feed in the heads of the pages of mixes. */
export function podcastAlternates(context: Context): Alternate[] {
  if (!hasPodcast(context)) return [];
  const { settings, urls, words } = context.site;
  const title = settings.podcast?.title ?? settings.artist.name;
  return [
    {
      type: 'application/rss+xml',
      title: words.recordings.podcast({ title }),
      href: urls.href(PODCAST_ROUTE),
    },
  ];
}
