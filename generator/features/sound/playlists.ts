/** Playlists of releases for players and radio software: extended M3U in UTF-8, and XSPF 1 (xspf.org/spec). */

import type { Artifact } from '../../engine/artifact.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import type { JpegFile } from '../../engine/media/pictures/picture.ts';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feed.ts';
import type { Playable } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';

export interface Playlist {
  /** Paths of its files, below the output folder: `music/releases/low-water/low-water.m3u8`. */
  paths: Record<PlaylistFormat, string>;
  title: string;
  artist: string;
  /** The address of its page; absolute, like all below. */
  url: string;
  image: string | undefined;
  tracks: {
    title: string;
    artist: string;
    /** Addresses of the recording, and of its row on the page. */
    src: string;
    url: string;
    /** Seconds. */
    duration: number | undefined;
  }[];
}

const PLAYLISTS = {
  m3u8: { type: 'audio/x-mpegurl', label: 'M3U8' },
  xspf: { type: 'application/xspf+xml', label: 'XSPF' },
} as const;

type PlaylistFormat = keyof typeof PLAYLISTS;

const PLAYLIST_FORMATS: PlaylistFormat[] = ['m3u8', 'xspf'];

/** The route without the base path and the language. */
function playlistRoute(slug: string, format: PlaylistFormat): string {
  return `${releaseRoute(slug)}${slug}.${format}`;
}

/** The playlist of a release or remix. @param playables at least one */
export function playlistOf(
  { site: { urls } }: Context,
  { slug, title, artist }: { slug: string; title: string; artist: string },
  cover: JpegFile | undefined,
  playables: readonly Playable[],
): Playlist {
  const absolute = (url: string) => new URL(url, urls.origin).href;
  return {
    paths: { m3u8: urls.path(playlistRoute(slug, 'm3u8')), xspf: urls.path(playlistRoute(slug, 'xspf')) },
    title,
    artist,
    url: urls.absolute(releaseRoute(slug)),
    image: cover && absolute(cover.src),
    tracks: playables.map((each) => ({
      title: each.title,
      artist: each.artist,
      src: absolute(each.src),
      url: absolute(each.url),
      duration: each.duration,
    })),
  };
}

/** Playlists in the head of the page of a release or remix. */
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

export function planPlaylists(playlists: readonly Playlist[]): Artifact[] {
  return playlists.flatMap((playlist) =>
    PLAYLIST_FORMATS.map((format) => ({
      path: playlist.paths[format],
      body: WRITERS[format](playlist),
    })),
  );
}

const WRITERS: Record<PlaylistFormat, (playlist: Playlist) => string> = {
  m3u8: writeM3u,
  xspf: writeXspf,
};

/** An unknown length is -1. */
function writeM3u({ title, artist, image, tracks }: Playlist): string {
  const lines = [
    '#EXTM3U',
    `#PLAYLIST:${oneLine(title)}`,
    `#EXTALB:${oneLine(title)}`,
    `#EXTART:${oneLine(artist)}`,
    ...(image ? [`#EXTIMG:${image}`] : []),
    ...tracks.flatMap(({ title, artist, src, duration }) => [
      `#EXTINF:${duration === undefined ? -1 : Math.round(duration)},${oneLine(`${artist} - ${title}`)}`,
      src,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The order of its elements is part of the format. */
function writeXspf({ title, artist, url, image, tracks }: Playlist): string {
  const list = tracks.map((track, index) =>
    element(
      'track',
      {},
      [
        textElement('location', track.src),
        textElement('title', track.title),
        textElement('creator', track.artist),
        textElement('info', track.url),
        textElement('album', title),
        textElement('trackNum', String(index + 1)),
        track.duration === undefined
          ? ''
          : textElement('duration', String(Math.round(track.duration * 1000))),
      ].join(''),
    ),
  );
  const parts = [
    textElement('title', title),
    textElement('creator', artist),
    textElement('info', url),
    textElement('image', image),
    element('trackList', {}, list.join('\n')),
  ];
  const root = { version: '1', xmlns: 'http://xspf.org/ns/0/' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('playlist', root, parts.filter(Boolean).join('\n'))}\n`;
}
