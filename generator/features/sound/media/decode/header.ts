/** The header and tags of a sound file, read from its head and its tail without decoding anything. */

import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IAudioMetadata } from 'music-metadata';
import { isSystemError, readAt } from '../../../../engine/lib/files.ts';
import { FORMS, findSoundFormat, isOgg, type SoundFormat } from './format.ts';
import { LimitedBlob } from './limited-blob.ts';
import { faultOf, type SoundFault } from './pcm.ts';
import { readStream, type StreamFacts } from './stream.ts';

export interface SoundHeader {
  format: SoundFormat;
  /** As musicians call it: `FLAC`, `PCM`, `MPEG 1 Layer 3`, `MPEG-4/AAC`, `ALAC`, `Vorbis I`, `Opus`. */
  codec: string;
  /** Whether nothing was lost when it was encoded, as in a master. */
  isLossless: boolean;
  /** Whether browsers play it as it is: MP3 of one format from its beginning to its end, AAC, Vorbis, Opus. */
  isPlayable: boolean;
  newRate?: StreamFacts['newRate'];
  /** In seconds; undefined if the file does not contain it, such as Ogg whose end is missing. */
  duration?: number | undefined;
  /** In hertz. */
  sampleRate?: number | undefined;
  channels?: number | undefined;
  /** In bits a second, the mean. */
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
    const header = describe(format, await parse(path, format));
    if ('fault' in header) return header;
    if (format === 'mp3' || format === 'aac') return { ...header, ...(await readStream(path, format)) };
    if (!isOgg(format)) return header;
    const frames = await readOggLength(path);
    return { ...header, duration: frames && header.sampleRate && frames / header.sampleRate };
  } catch (error) {
    return faultOf(error);
  }
}

/** Lossless formats, whatever they call the way that their samples are written. */
const MASTERS: readonly SoundFormat[] = ['wav', 'aiff', 'flac', 'ogg-flac'];

/** What browsers play of what MP4 files contain. */
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

/** The size of the largest Ogg page, in bytes. */
const LARGEST_PAGE = 65_307;

/**
 * The length of an Ogg file in frames, from its last page, which is marked as such (RFC 3533, section 6); undefined if the end
 * of the file is missing.
 */
export async function readOggLength(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, Math.max(0, size - LARGEST_PAGE), LARGEST_PAGE);
    const start = tail.lastIndexOf('OggS', undefined, 'latin1');
    const page = start === -1 ? undefined : tail.subarray(start);
    if (!page || !isWhole(page) || !isLast(page)) return undefined;
    const frames = Number(page.readBigInt64LE(6)) - readPreSkip(await readAt(file, 0, 512));
    return frames > 0 ? frames : undefined;
  } finally {
    await file.close();
  }
}

/** The frames that Opus counts before the sound starts (RFC 7845, section 5.1). */
function readPreSkip(head: Buffer): number {
  const start = head.indexOf('OpusHead', 0, 'latin1');
  return start === -1 || start + 12 > head.length ? 0 : head.readUInt16LE(start + 10);
}

function isLast(page: Buffer): boolean {
  return (page.readUInt8(5) & 4) !== 0;
}

/** Behind its header come the sizes of its segments, a byte each, then the segments. */
function isWhole(page: Buffer): boolean {
  if (page.length < 27) return false;
  const sizes = page.subarray(27, 27 + page.readUInt8(26));
  return page.length >= sizes.reduce((sum, size) => sum + size, 27 + sizes.length);
}
