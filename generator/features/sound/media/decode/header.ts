/** The header and tags of a sound file, read from its head and its tail without decoding anything. */

import { openAsBlob } from 'node:fs';
import type { IAudioMetadata } from 'music-metadata';
import { isSystemError } from '../../../../engine/lib/files.ts';
import { FORMS, findSoundFormat, type SoundFormat } from './format.ts';
import { type Measured, measure } from './length.ts';
import { LimitedBlob } from './limited-blob.ts';
import { faultOf, type SoundFault } from './pcm.ts';

export interface SoundHeader extends Omit<Measured, 'isPlayable'> {
  format: SoundFormat;
  /** Name for musicians: `FLAC`, `PCM`, `MPEG 1 Layer 3`, `MPEG-4/AAC`, `ALAC`, `Vorbis I`, `Opus`. */
  codec: string;
  /** True for lossless codecs, as in a master. */
  isLossless: boolean;
  /** True if browsers play it as it is: MP3 of one format from its beginning to its end, AAC, Vorbis, Opus, with their true length. */
  isPlayable: boolean;
  /** Bits a second, the mean. */
  bitRate?: number | undefined;
  bitsPerSample?: number | undefined;
  tags: SoundTags;
}

export interface SoundTags {
  title?: string | undefined;
  artist?: string | undefined;
  album?: string | undefined;
  isrc?: string | undefined;
  track?: number | undefined;
  trackOf?: number | undefined;
  disc?: number | undefined;
  /** `2026-02-20`, or as much as the file has. */
  date?: string | undefined;
  genre?: string | undefined;
  hasCover: boolean;
}

/** @throws errors of the system */
export async function readSound(path: string): Promise<SoundHeader | SoundFault> {
  try {
    const format = await findSoundFormat(path);
    const parsed = describe(format, await parse(path, format));
    const isPlain = format === 'wav' || format === 'aiff';
    // What follows the samples is of no matter to them.
    const header = 'fault' in parsed && isPlain ? withoutTags(format) : parsed;
    return 'fault' in header ? header : { ...header, ...(await measure(path, format, header)) };
  } catch (error) {
    return faultOf(error);
  }
}

function withoutTags(format: SoundFormat): SoundHeader {
  return { format, codec: 'PCM', isLossless: true, isPlayable: true, tags: { hasCover: false } };
}

/** Lossless formats, whatever they call the way that their samples are written. */
const MASTERS: readonly SoundFormat[] = ['wav', 'aiff', 'flac', 'ogg-flac'];

/** Codecs in MP4 files that browsers play. */
const PLAYED = /^(?:MPEG-4\/AAC|MPEG-1 layer 3|Opus|FLAC)$/i;

async function parse(path: string, format: SoundFormat): Promise<IAudioMetadata | SoundFault> {
  const { parseBlob } = await import('music-metadata');
  const blob = await openAsBlob(path, { type: FORMS[format].type });
  try {
    return await parseBlob(new LimitedBlob(blob), { skipCovers: false });
  } catch (error) {
    if (isSystemError(error) || !(error instanceof Error)) throw error;
    return { fault: 'damaged', detail: error.message };
  }
}

function describe(format: SoundFormat, parsed: IAudioMetadata | SoundFault): SoundHeader | SoundFault {
  if ('fault' in parsed) return parsed;
  const { duration, sampleRate, numberOfChannels, bitrate, bitsPerSample, codec, lossless, trackInfo } =
    parsed.format;
  const audioTrack = trackInfo?.find(({ audio }) => audio);
  if (format === 'mp4' && !audioTrack) return { fault: 'empty', detail: 'It is a film without sound.' };
  // A film has codecs of pictures, too. In brackets if the library has no name for it: `<fLaC>`.
  const name = audioTrack?.codecName?.replace(/[<>]/g, '') ?? codec ?? format;
  const { title, artist, album, isrc, track, disk, date, year, genre, picture } = parsed.common;
  return {
    format,
    codec: name,
    isLossless: MASTERS.includes(format) || (lossless ?? /flac/i.test(name)),
    isPlayable: format !== 'mp4' || PLAYED.test(name),
    duration,
    // Opus counts 48,000 frames a second, whatever rate its header has for the original (RFC 7845, section 5.1).
    sampleRate: format === 'opus' ? 48_000 : sampleRate,
    channels: numberOfChannels,
    bitRate: bitrate === undefined ? undefined : Math.round(bitrate),
    bitsPerSample,
    tags: {
      title,
      artist,
      album,
      isrc: isrc?.[0],
      track: track.no ?? undefined,
      trackOf: track.of ?? undefined,
      disc: disk.no ?? undefined,
      date: date ?? (year === undefined ? undefined : String(year)),
      genre: genre?.[0],
      hasCover: picture !== undefined && picture.length > 0,
    },
  };
}
