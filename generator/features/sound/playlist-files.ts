/** Playlists as files: extended M3U in UTF-8, and XSPF 1 (xspf.org/spec). */
import type { Artifact } from '../../engine/artifact.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { PLAYLIST_FORMATS, type Playlist, type PlaylistFormat } from './playlists.ts';

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

/** -1 is a length that is not known. */
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
