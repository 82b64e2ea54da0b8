/** Recordings for the player of the site. */

import type { PictureFile } from '../../engine/media/pictures/picture.ts';
import { type Assets, type PlaceholderKind, pictureFileOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { Playable, Property } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';
import { type Words, writeSize } from '../../site/words/index.ts';
import type { RecordingKeys, RecordingSource } from './recordings.ts';
import { type Sound, type SoundFile, soundKey } from './sounds.ts';

/** Pixels: what players and lock screens of phones show (w3.org/TR/mediasession, MediaImage). */
const COVER_WIDTHS = [96, 256, 512];

/** Recordings, and the covers beside them. */
export interface PlayableContext {
  site: Site;
  assets: Pick<Assets, 'pictures' | 'placeholders' | 'sounds'>;
}

interface PlayableSource extends Pick<Playable, 'id' | 'title' | 'work' | 'artist' | 'url'> {
  cover: { file: string | undefined; kind: PlaceholderKind };
  /** Keys with its length and size. */
  of: { duration?: number | undefined; audio_bytes?: number | undefined };
}

/** The recording in a list, which is empty if it does not exist or, as already reported, cannot be published. */
export function playableOf(
  context: PlayableContext,
  recording: RecordingSource | undefined,
  source: PlayableSource,
): Playable[] {
  const sound = recording && findSound(context, recording, source.of);
  if (!sound) return [];
  const { id, title, work, artist, url, cover } = source;
  return [
    {
      ...{ id, title, ...(work && { work }), artist, url },
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

function findSound(
  { assets }: PlayableContext,
  recording: RecordingSource,
  written: PlayableSource['of'],
): Sound | undefined {
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

/** The archive of a release that can be downloaded as a whole; undefined if there is none. */
export function archiveOf(
  { assets, site }: Context,
  { slug, data }: { slug: string; data: Pick<RecordingKeys, 'download'> },
): Playable['download'] {
  if (!data.download) return undefined;
  const { archives } = assets.sounds;
  const archive = Object.hasOwn(archives, slug) ? archives[slug] : undefined;
  return archive && downloadOf(archive, site.words);
}

/** Names of formats in labels of downloads. */
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
  { url, type, bytes, detail = '', other }: SoundFile,
  words: Words,
): NonNullable<Playable['download']> {
  const { links, recordings, language } = words;
  const size = bytes === undefined ? '' : writeSize(bytes, language);
  const facts = [FORMATS[type] ?? '', detail, size].filter(Boolean);
  return {
    label: facts.length > 0 ? recordings.download({ facts: facts.join(', ') }) : links.download,
    url,
    ...(other && { other: downloadOf(other, words) }),
  };
}

/** Types of files elsewhere, by the ending of their address. */
const TYPES: [RegExp, string][] = [
  [/\.(?:m4[ab]|mp4)$/i, 'audio/mp4'],
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

/** Open Graph properties (ogp.me#structured), for sites that show shared links with a player. */
export function audioProperties({ urls }: Pick<Site, 'urls'>, playable: Playable | undefined): Property[] {
  if (!playable) return [];
  const { src, type, isExcerpt } = playable;
  const content = new URL(src, urls.origin).href;
  return [
    { property: 'og:audio', content },
    { property: 'og:audio:type', content: type },
    ...(isExcerpt ? [{ property: 'music:preview_url', content }] : []),
  ];
}
