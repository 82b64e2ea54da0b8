/** The podcast: the mixes that have a recording, as podcast apps take them. */

import { v5 } from 'uuid';
import { bodyText, positionOf } from '../content/entry.ts';
import { recordingOf } from '../content/recordings.ts';
import type { Mix } from '../content/schema/music/index.ts';
import type { Entry } from '../content/types.ts';
import { hash } from '../lib/hash.ts';
import { textElement } from '../lib/markup.ts';
import { slugify } from '../lib/slug.ts';
import { type Problem, problem } from '../problems/index.ts';
import { findPicture } from './assets.ts';
import type { Alternate } from './feeds/alternates.ts';
import { trackList } from './feeds/mixes.ts';
import { feedText } from './feeds/text.ts';
import { mixArtwork, seriesOf } from './mixes.ts';
import type { Context } from './page-context.ts';
import type { Playable } from './parts.ts';
import { mixPlayables } from './playables.ts';
import { mixRoute } from './routes.ts';
import { isOut } from './site.ts';
import { sitePage } from './site-pages.ts';
import { namedBy } from './titles.ts';

/** Without the base path. */
export const PODCAST_ROUTE = '/podcast.xml';

/** All addresses are whole. */
export interface Podcast {
  /** Of the feed, and of the page that it belongs to. */
  feed: string;
  url: string;
  /** The same for ever, wherever the feed is moved to. */
  guid: string;
  title: string;
  description: string;
  author: string;
  email?: string | undefined;
  /** A language tag: `en-GB`. */
  language: string;
  rights: string;
  /** The category, and one within it. */
  category: string[];
  explicit: boolean;
  cover?: PodcastCover | undefined;
  /** The newest first. */
  episodes: Episode[];
}

export interface Episode {
  guid: string;
  url: string;
  title: string;
  description: string;
  html: string;
  /** `2026-02-07`. */
  date: string;
  audio: { url: string; type: string; bytes: number };
  /** In seconds. */
  duration?: number | undefined;
  cover?: PodcastCover | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  chapters?: { path: string; url: string; list: Playable['chapters'] } | undefined;
}

/** A picture of a size that podcast apps take. */
export interface PodcastCover {
  /** Below the assets folder. */
  file: string;
  /** Of what is published, below the output folder. */
  path: string;
  url: string;
  /** In pixels, of each side. */
  size: number;
  /** What stays in sight where it is cropped, `40% 20%`. */
  focus?: string | undefined;
}

/** In pixels (podcasters.apple.com/support/896-artwork-requirements). */
const SMALLEST = 1400;
const LARGEST = 3000;

/** The namespace of UUIDs of podcasts (podcasting2.org/docs/podcast-namespace/tags/guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

interface Heard {
  entry: Entry<Mix>;
  playable: Playable;
  date: string;
}

/** Mixes that are out, with the day of each, and can be heard as a whole. */
function listHeard(context: Context): Heard[] {
  return context.site.mixes.flatMap((entry) => {
    const { release_date: date } = entry.data;
    if (date === undefined || !isOut(entry.data, context.site.today)) return [];
    const [playable] = mixPlayables(context, entry);
    return playable && !playable.isExcerpt ? [{ entry, playable, date }] : [];
  });
}

export function hasPodcast(context: Context): boolean {
  return listHeard(context).some((heard) => bytesOf(context, heard) !== undefined);
}

/** Undefined where there is nothing to subscribe to. */
export function projectPodcast(context: Context): Podcast | undefined {
  const { site } = context;
  const heard = listHeard(context);
  const episodes = heard.flatMap((each) => episodeOf(context, each) ?? []);
  const [newest] = heard;
  if (episodes.length === 0 || !newest) return undefined;
  const { settings, urls, pages } = site;
  const { podcast = {}, artist, emails, language } = settings;
  const series = seriesOfAll(context, heard);
  const feed = urls.absolute(PODCAST_ROUTE);
  return {
    feed,
    url: urls.absolute(sitePage(site, 'mixes').route),
    guid: podcast.guid ?? podcastGuid(feed),
    title: podcast.title ?? series?.title ?? namedBy(site, artist.name, sitePage(site, 'mixes').title),
    description:
      podcast.description ??
      series?.description ??
      pages.mixes?.data.description ??
      site.words.descriptions.mixes({ name: artist.name }),
    author: artist.name,
    email: podcast.email ?? emails?.general,
    language: language.replace('_', '-'),
    rights: `© ${site.year} ${artist.name}`,
    category: categoryOf(podcast.category ?? 'Music'),
    explicit: podcast.explicit ?? false,
    cover: chooseCover(context, heard),
    episodes,
  };
}

/** A UUID of version 5, made of the address of the feed without its scheme. */
export function podcastGuid(feed: string): string {
  return v5(feed.replace(/^https?:\/\/|\/+$/g, ''), NAMESPACE);
}

/** The one series that all of them belong to. */
function seriesOfAll({ site }: Context, heard: readonly Heard[]) {
  const all = new Set(heard.map(({ entry }) => seriesOf(site, entry.data)));
  const [first] = all;
  return all.size === 1 ? first : undefined;
}

/** `Music Interviews` is one within Music. */
function categoryOf(category: string): string[] {
  return category.startsWith('Music ') ? ['Music', category] : [category];
}

function episodeOf(context: Context, heard: Heard): Episode | undefined {
  const bytes = bytesOf(context, heard);
  if (bytes === undefined) return undefined;
  const { site } = context;
  const { entry, playable, date } = heard;
  const { data, slug } = entry;
  const url = site.urls.absolute(mixRoute(slug));
  const path = `${mixRoute(slug).slice(1)}chapters.json`;
  const notes = [
    textElement('p', data.description),
    feedText(context, bodyText(entry)),
    trackList(context.site, data),
  ];
  return {
    guid: data.id === undefined ? url : String(data.id),
    url,
    title: data.episode_title,
    description: data.description ?? data.episode_title,
    html: notes.filter(Boolean).join('\n'),
    date,
    audio: { url: new URL(playable.src, site.urls.origin).href, type: playable.type, bytes },
    duration: playable.duration,
    cover: coverOf(context, mixArtwork(site, data)),
    season: data.season,
    episode: data.episode,
    chapters:
      playable.chapters.length > 0
        ? { path, url: site.urls.absolute(`/${path}`), list: playable.chapters }
        : undefined,
  };
}

/** The size of the recording; 0 for one that a preview has not made yet. Undefined where it is kept elsewhere and nobody says. */
function bytesOf({ assets }: Context, { entry, playable }: Heard): number | undefined {
  const { url } = recordingOf(entry.data);
  if (url !== undefined) return entry.data.audio_bytes;
  return Object.values(assets.sounds.sounds).find((sound) => sound.url === playable.src)?.bytes ?? 0;
}

/** The one that is named, or else the first that is large enough. */
function chooseCover(context: Context, heard: readonly Heard[]): PodcastCover | undefined {
  const { site } = context;
  const named = site.settings.podcast?.image;
  const candidates = named
    ? [named]
    : [
        seriesOfAll(context, heard)?.image,
        ...heard.map(({ entry }) => mixArtwork(site, entry.data)),
        site.pages.about?.data.image,
        site.latestCover,
      ];
  return candidates.map((file) => coverOf(context, file)).find((cover) => cover !== undefined);
}

/** Undefined where it is not there, or too small. */
function coverOf({ site, assets }: Context, file: string | undefined): PodcastCover | undefined {
  const picture = findPicture(assets, file);
  const size = Math.min(picture?.width ?? 0, picture?.height ?? 0, LARGEST);
  if (!picture || file === undefined || size < SMALLEST) return undefined;
  const { digest, focus } = picture;
  const name = slugify(file.replace(/^.*\/|\.\w+$/g, '')) || 'cover';
  const path = `assets/podcast/${name}-${hash(digest, focus ?? '', String(size)).slice(0, 8)}.jpg`;
  return { file, path, url: site.urls.absolute(`/${path}`), size, focus };
}

/** What podcast apps would refuse, or leave out. */
export function checkPodcast(context: Context): Problem[] {
  const { settings, settingsEntry } = context.site;
  const heard = listHeard(context);
  const unsized = heard.filter((each) => bytesOf(context, each) === undefined);
  const isFed = unsized.length < heard.length;
  return [
    ...unsized.map(({ entry }) =>
      problem('podcast/no-bytes', positionOf(entry, ['audio_url']), { title: entry.data.episode_title }),
    ),
    ...(isFed && !chooseCover(context, heard)
      ? [
          problem('podcast/no-cover', positionOf(settingsEntry, ['podcast', 'image']), {
            file: settings.podcast?.image,
            smallest: SMALLEST,
          }),
        ]
      : []),
    ...(isFed && !(settings.podcast?.email ?? settings.emails?.general)
      ? [problem('podcast/no-email', positionOf(settingsEntry, ['podcast']))]
      : []),
  ];
}

/** For the heads of the pages of mixes. */
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
