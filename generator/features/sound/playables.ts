/** The artist's own recordings, as the player of the site takes them. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatBytes } from '../../engine/lib/text.ts';
import type { PictureFile } from '../../engine/media/pictures/picture.ts';
import { artistsOf, creditedTrack, creditLine } from '../../site/artists.ts';
import { type PlaceholderKind, pictureFileOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { trackAnchor } from '../../site/format.ts';
import type { Playable } from '../../site/parts.ts';
import { mixRoute, releaseRoute } from '../../site/routes.ts';
import { everyRelease, isOut } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import { mixArtwork } from '../mixes/mixes.ts';
import { placeholderOf } from '../releases/cards.ts';
import { sortTracks, trackTitle } from '../releases/tracks.ts';
import { isNamed, type NamedRecording, recordingOf, recordingsOf } from './recordings.ts';
import { type Sound, type SoundFile, soundKey } from './sounds.ts';

/** In pixels: what players and lock screens of phones show (w3.org/TR/mediasession, MediaImage). */
const COVER_WIDTHS = [96, 256, 512];

/** Of a release: of itself where it has no tracks, else of each track that can be heard, in the order of the record. */
export function releasePlayables(context: Context, { slug, data }: Entry<Data<'releases'>>): Playable[] {
  const recordings = recordingsOf(data).filter(({ excerpt }) => excerpt || isOut(data, context.site.today));
  const [whole] = recordings;
  // Most of a catalogue has no recordings, and there is much to find out about what has.
  if (!whole || !recordings.some(isNamed)) return [];
  const route = releaseRoute(slug);
  const url = context.site.urls.href(route);
  const cover = { file: data.artwork_url, kind: placeholderOf(data.type) };
  if (!data.tracks) {
    const artist = creditLine(artistsOf(context.site, data), context.site.words);
    return listOne(context, whole, { id: route, title: data.title, artist, url, cover, of: data });
  }
  const { tracks } = data;
  return sortTracks(data).flatMap((track, index) =>
    listOne(
      context,
      recordings.find(({ path: [, place] }) => place === tracks.indexOf(track)),
      {
        id: `${route}#track=${index + 1}`,
        title: trackTitle(track),
        artist: creditLine(artistsOf(context.site, creditedTrack(data, track)), context.site.words),
        url: `${url}#${trackAnchor(track.track_number, track.disc)}`,
        cover,
        of: track,
      },
    ),
  );
}

export function remixPlayables(context: Context, { slug, data }: Entry<Data<'remixes'>>): Playable[] {
  const route = releaseRoute(slug);
  return listOne(context, recordingOf(data), {
    id: route,
    title: data.title,
    artist: context.site.settings.artist.name,
    url: context.site.urls.href(route),
    cover: { file: data.artwork_url, kind: 'remix' },
    of: data,
  });
}

export function mixPlayables(context: Context, { slug, data }: Entry<Data<'mixes'>>): Playable[] {
  const route = mixRoute(slug);
  const recording = recordingOf(data);
  return listOne(context, recording, {
    id: route,
    title: data.episode_title,
    artist: context.site.settings.artist.name,
    url: context.site.urls.href(route),
    cover: { file: mixArtwork(context.site, data), kind: 'mix' },
    of: data,
  }).map((playable) => ({
    ...playable,
    isLong: true,
    chapters: playable.isExcerpt ? [] : listChapters(data),
  }));
}

/** Of the mix, or of the release, remix or mix of that name; none where it is not there, or has no recordings. */
export function playablesOf(
  context: Context,
  { release: name, mix: mixName }: { release?: string | undefined; mix?: string | undefined },
): Playable[] {
  const { site } = context;
  const isIt = (entry: Entry<unknown>) => entry.slug === (mixName ?? name);
  const release = mixName === undefined ? everyRelease(site).find(isIt) : undefined;
  if (release) return releasePlayables(context, release);
  const remix = mixName === undefined ? site.remixes.find(isIt) : undefined;
  if (remix) return remixPlayables(context, remix);
  const mix = site.mixes.find(isIt);
  return mix ? mixPlayables(context, mix) : [];
}

interface Said extends Pick<Playable, 'id' | 'title' | 'artist' | 'url'> {
  cover: { file: string | undefined; kind: PlaceholderKind };
  /** Its length and size, as they are written. */
  of: { duration?: number | undefined; audio_bytes?: number | undefined };
}

/** Nothing for a recording that is not named, or that cannot be published: that has been reported. */
function listOne(context: Context, recording: NamedRecording | undefined, said: Said): Playable[] {
  const sound = recording && findSound(context, recording, said.of);
  if (!sound) return [];
  const { id, title, artist, url, cover } = said;
  return [
    {
      ...{ id, title, artist, url },
      covers: listCovers(pictureFileOf(context.assets, cover.file, cover.kind)),
      src: sound.url,
      type: sound.type,
      duration: sound.duration,
      waveform: sound.waveform,
      chapters: [],
      isLong: false,
      isExcerpt: sound.isExcerpt,
      ...(sound.whole !== undefined && { whole: sound.whole }),
      download: sound.download && downloadOf(sound.download, context.site.words),
    },
  ];
}

function findSound({ assets }: Context, recording: NamedRecording, written: Said['of']): Sound | undefined {
  const { file, url, excerpt, download } = recording;
  if (file !== undefined) {
    const { sounds } = assets.sounds;
    const key = soundKey({ file, excerpt });
    return Object.hasOwn(sounds, key) ? sounds[key] : undefined;
  }
  if (url === undefined) return undefined;
  const { duration, audio_bytes: bytes } = written;
  const remote = { url, type: typeOf(url), bytes };
  return { ...remote, duration, isExcerpt: false, download: download ? remote : undefined };
}

/** The archive of a release that can be downloaded as a whole; undefined where there is none. */
export function archiveOf(
  { assets, site }: Context,
  { slug, data }: Entry<Data<'releases'>>,
): Playable['download'] {
  if (!data.download) return undefined;
  const { archives } = assets.sounds;
  const archive = Object.hasOwn(archives, slug) ? archives[slug] : undefined;
  return archive && downloadOf(archive, site.words);
}

/** What files are called by those who download them. */
const FORMATS: Record<string, string> = {
  'application/zip': 'ZIP',
  'audio/aac': 'AAC',
  'audio/aiff': 'AIFF',
  'audio/flac': 'FLAC',
  'audio/mp4': 'M4A',
  'audio/mpeg': 'MP3',
  'audio/ogg': 'Ogg',
  'audio/wav': 'WAV',
};

function downloadOf(
  { url, type, bytes }: SoundFile,
  { links, recordings }: Words,
): NonNullable<Playable['download']> {
  const facts = [FORMATS[type] ?? '', bytes === undefined ? '' : formatBytes(bytes)].filter(Boolean);
  return {
    label: facts.length > 0 ? recordings.download({ facts: facts.join(', ') }) : links.download,
    url,
  };
}

/** Of files that nobody has looked at, by the ending of their address. */
const TYPES: [RegExp, string][] = [
  [/\.(?:m4a|mp4)$/i, 'audio/mp4'],
  [/\.aac$/i, 'audio/aac'],
  [/\.(?:ogg|oga|opus)$/i, 'audio/ogg'],
  [/\.flac$/i, 'audio/flac'],
  [/\.wave?$/i, 'audio/wav'],
];

function typeOf(address: string): string {
  const { pathname } = new URL(address);
  return TYPES.find(([ending]) => ending.test(pathname))?.[1] ?? 'audio/mpeg';
}

function listCovers({ src, width, sources }: PictureFile): Playable['covers'] {
  const files = sources
    .flatMap(({ srcset }) => srcset.split(', '))
    .map((candidate) => candidate.split(' '))
    .map(([src = '', size = '']) => ({ src, width: Number.parseInt(size, 10) }))
    .sort((a, b) => a.width - b.width);
  const largest = files.at(-1) ?? { src, width };
  const covers = COVER_WIDTHS.map((wanted) => files.find((file) => file.width >= wanted) ?? largest);
  return covers.filter((cover, index) => covers.findIndex(({ src }) => src === cover.src) === index);
}

/** What is played in a mix, as far as it is known when. */
function listChapters({ tracklist = [] }: Data<'mixes'>): Playable['chapters'] {
  return tracklist.flatMap(({ time, artist, title }) =>
    time === undefined ? [] : [{ at: time, title: [artist, title].filter(Boolean).join(' – ') }],
  );
}
