/** Episodes of the podcast: published mixes with a full recording, and their covers. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { hash } from '../../engine/lib/hash.ts';
import { textElement } from '../../engine/lib/markup.ts';
import { LONGEST_SLUG, shortenSlug, slugify } from '../../engine/lib/slug.ts';
import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { feedText } from '../../site/inserts.ts';
import type { Playable } from '../../site/parts.ts';
import { firstAddress } from '../../site/redirects/index.ts';
import { mixRoute } from '../../site/routes.ts';
import { isOut } from '../../site/site.ts';
import { recordingOf } from '../sound/recordings.ts';
import { trackList } from './feed.ts';
import { mixArtist, mixArtwork } from './mixes.ts';
import { mixPlayables } from './recordings.ts';
import type { Mix } from './schema.ts';

export interface Episode {
  guid: string;
  url: string;
  title: string;
  /** Artists in `artists/`; the podcast's author by default. */
  author?: string | undefined;
  description: string;
  html: string;
  /** `2026-02-07`. */
  date: string;
  audio: { url: string; type: string; bytes: number };
  /** Seconds. */
  duration?: number | undefined;
  cover?: PodcastCover | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  chapters?: { path: string; url: string; list: Playable['chapters'] } | undefined;
}

export interface EpisodeSource {
  entry: Entry<Mix>;
  playable: Playable;
  date: string;
}

/** Published mixes with a date and a full recording. */
export function listEpisodeSources(
  context: Context,
  mixes: readonly Entry<Mix>[] = context.site.mixes,
): EpisodeSource[] {
  return mixes.flatMap((entry) => {
    const { release_date: date } = entry.data;
    if (date === undefined || !isOut(entry.data, context.site.today)) return [];
    const [playable] = mixPlayables(context, entry);
    return playable && !playable.isExcerpt ? [{ entry, playable, date }] : [];
  });
}

/** Returns true if there is a podcast of these mixes, or of all. */
export function hasEpisodes(context: Context, mixes?: readonly Entry<Mix>[]): boolean {
  return listEpisodeSources(context, mixes).some((source) => bytesOf(context, source) !== undefined);
}

/** An episode; undefined if its size is unknown, without which apps refuse the feed. */
export function episodeOf(context: Context, source: EpisodeSource): Episode | undefined {
  const bytes = bytesOf(context, source);
  if (bytes === undefined) return undefined;
  const { site } = context;
  const { entry, playable, date } = source;
  const { data, slug } = entry;
  const url = site.urls.absolute(mixRoute(slug));
  const chapters = `${mixRoute(slug)}chapters.json`;
  const notes = [
    textElement('p', data.description),
    feedText(context, bodyText(entry)),
    trackList(context.site, data),
  ];
  return {
    guid: data.id === undefined ? site.urls.absolute(firstAddress(entry, mixRoute)) : String(data.id),
    url,
    title: data.episode_title,
    author: data.artists && mixArtist(site, data),
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
        ? { path: site.urls.path(chapters), url: site.urls.absolute(chapters), list: playable.chapters }
        : undefined,
  };
}

/** The size of the recording; 0 if a preview has not made it yet, undefined for a file elsewhere without `audio_bytes`. */
export function bytesOf({ assets }: Context, { entry, playable }: EpisodeSource): number | undefined {
  const { url } = recordingOf(entry.data);
  if (url !== undefined) return entry.data.audio_bytes;
  return Object.values(assets.sounds.sounds).find((sound) => sound.url === playable.src)?.bytes ?? 0;
}

export interface PodcastCover {
  /** Path below the assets folder. */
  file: string;
  /** The path of the published file, below the output folder. */
  path: string;
  url: string;
  /** Pixels of each side. */
  size: number;
  /** The point that stays visible when cropped, `40% 20%`. */
  focus?: string | undefined;
}

/** Pixels (podcasters.apple.com/support/896-artwork-requirements). */
export const SMALLEST = 1400;
const LARGEST = 3000;

/** The cover from a picture; undefined if it is missing or too small. */
export function coverOf({ site, assets }: Context, file: string | undefined): PodcastCover | undefined {
  const picture = findPicture(assets, file);
  const size = Math.min(picture?.width ?? 0, picture?.height ?? 0, LARGEST);
  if (!picture || file === undefined || size < SMALLEST) return undefined;
  const { digest, focus } = picture;
  const name = shortenSlug(slugify(file.replace(/^.*\/|\.\w+$/g, '')), LONGEST_SLUG) || 'cover';
  const path = `assets/podcast/${name}-${hash(digest, focus ?? '', String(size)).slice(0, 8)}.jpg`;
  return { file, path, url: site.urls.absolute(`/${path}`), size, focus };
}
