/** The recordings of a release as lists that players and radio programs read. */

import type { JpegFile } from '../../engine/media/pictures/picture.ts';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feeds/alternates.ts';
import type { Playable } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';

export interface Playlist {
  /** Of its files, below the output folder: `music/releases/low-water/low-water.m3u8`. */
  paths: Record<PlaylistFormat, string>;
  title: string;
  artist: string;
  /** Whole, as all addresses that follow: of its page. */
  url: string;
  image: string | undefined;
  tracks: {
    title: string;
    artist: string;
    /** Of the recording, and of its row on the page. */
    src: string;
    url: string;
    /** In seconds. */
    duration: number | undefined;
  }[];
}

const PLAYLISTS = {
  m3u8: { type: 'audio/x-mpegurl', label: 'M3U8' },
  xspf: { type: 'application/xspf+xml', label: 'XSPF' },
} as const;

export type PlaylistFormat = keyof typeof PLAYLISTS;

export const PLAYLIST_FORMATS: PlaylistFormat[] = ['m3u8', 'xspf'];

/** Without the base path and the language. */
function playlistRoute(slug: string, format: PlaylistFormat): string {
  return `${releaseRoute(slug)}${slug}.${format}`;
}

/** @param cover of the release or remix of that name @param playables of it, at least one */
export function playlistOf(
  { site: { urls } }: Context,
  { slug, title, artist }: { slug: string; title: string; artist: string },
  cover: JpegFile | undefined,
  playables: readonly Playable[],
): Playlist {
  const whole = (url: string) => new URL(url, urls.origin).href;
  return {
    paths: { m3u8: urls.path(playlistRoute(slug, 'm3u8')), xspf: urls.path(playlistRoute(slug, 'xspf')) },
    title,
    artist,
    url: urls.absolute(releaseRoute(slug)),
    image: cover && whole(cover.src),
    tracks: playables.map((each) => ({
      title: each.title,
      artist: each.artist,
      src: whole(each.src),
      url: whole(each.url),
      duration: each.duration,
    })),
  };
}

/** For the head of the page of a release or remix. */
export function playlistAlternates(
  { site }: Context,
  slug: string,
  playables: readonly Playable[],
): Alternate[] {
  if (playables.length === 0) return [];
  return PLAYLIST_FORMATS.map((format) => ({
    type: PLAYLISTS[format].type,
    title: site.words.recordings.playlist({ format: PLAYLISTS[format].label }),
    href: site.urls.href(playlistRoute(slug, format)),
  }));
}
