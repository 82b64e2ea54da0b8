/** Detects the format of a sound file by its first bytes, as its name may be wrong. */
import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { ID3_HEAD, sizeOfId3 } from '../../../../engine/media/id3.ts';
import { readFrame } from './mp3-frames.ts';
import { SoundError } from './pcm.ts';
import { hasFrames, SEARCHED } from './runs.ts';

export type SoundFormat = 'wav' | 'aiff' | 'flac' | 'mp3' | 'vorbis' | 'opus' | 'ogg-flac' | 'aac' | 'mp4';

/** The names of a format in files and on the web. */
export interface Form {
  /** The file extension: `.mp3`. */
  ending: string;
  /** `audio/mpeg`. */
  type: string;
}

export const MP3: Form = { ending: '.mp3', type: 'audio/mpeg' };

export const FORMS: Readonly<Record<SoundFormat, Form>> = {
  wav: { ending: '.wav', type: 'audio/wav' },
  aiff: { ending: '.aiff', type: 'audio/aiff' },
  flac: { ending: '.flac', type: 'audio/flac' },
  mp3: MP3,
  vorbis: { ending: '.ogg', type: 'audio/ogg' },
  opus: { ending: '.opus', type: 'audio/ogg' },
  'ogg-flac': { ending: '.oga', type: 'audio/ogg' },
  aac: { ending: '.aac', type: 'audio/aac' },
  mp4: { ending: '.m4a', type: 'audio/mp4' },
};

/** Returns true if a file consists of pages, the last of which contains the length. */
export function isOgg(format: SoundFormat): boolean {
  return format === 'vorbis' || format === 'opus' || format === 'ogg-flac';
}

/** Enough for the first page of an Ogg file. */
const HEAD = 512;

/** @throws SoundError if it is empty, or none of these; errors of the system */
export async function findSoundFormat(path: string): Promise<SoundFormat> {
  const file = await open(path);
  try {
    // Covers come before the sound, and may be large.
    const start = await skipTags(file);
    const head = await readAt(file, start, HEAD);
    if (start === 0 && head.length === 0) throw new SoundError('empty', 'It has no bytes.');
    const found = detect(head) ?? (await findFrames(file, start));
    // Bytes of all ones look like the beginning of a frame over and over again.
    return found ?? (start === 0 || head.at(0) === 0xff ? refuse() : 'mp3');
  } finally {
    await file.close();
  }
}

/** Programs that do not know a tag put another one in front of it. */
const MOST_TAGS = 100;

/** The offset behind the tags. @throws SoundError if they have no end */
export async function skipTags(file: FileHandle): Promise<number> {
  let at = 0;
  for (let count = 0; count <= MOST_TAGS; count += 1) {
    const tag = sizeOfId3(await readAt(file, at, ID3_HEAD));
    if (tag === 0) return at;
    at += tag;
  }
  throw new SoundError('damaged', `It has more than ${MOST_TAGS} tags.`);
}

/** Searches for consecutive frames of an MP3 soon behind a place: splitters and rippers leave other bytes before the first. */
async function findFrames(file: FileHandle, from: number): Promise<'mp3' | undefined> {
  return hasFrames(await readAt(file, from, SEARCHED), readFrame) ? 'mp3' : undefined;
}

function refuse(): never {
  throw new SoundError('unknown', 'It does not begin as a sound file does.');
}

function detect(head: Buffer): SoundFormat | undefined {
  const text = head.toString('latin1');
  const [form, type] = [text.slice(0, 4), text.slice(8, 12)];
  if (['RIFF', 'RF64', 'BW64'].includes(form) && type === 'WAVE') return 'wav';
  if (form === 'FORM' && (type === 'AIFF' || type === 'AIFC')) return 'aiff';
  if (form === 'fLaC') return 'flac';
  if (form === 'OggS') return detectOgg(text);
  if (text.slice(4, 8) === 'ftyp') return 'mp4';
  if (head.length < 2 || head.readUInt8(0) !== 0xff) return undefined;
  // Eleven bits of synchronisation, two of the version, two of the layer: none of them is ADTS.
  const second = head.readUInt8(1);
  if ((second & 0xf6) === 0xf0) return 'aac';
  // The mark that texts of Windows begin with, and hardly ever a frame.
  if (second === 0xfe) return undefined;
  // No bitrate is all ones.
  const isFrame = (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 && (head.at(2) ?? 0) < 0xf0;
  return isFrame ? 'mp3' : undefined;
}

function detectOgg(page: string): SoundFormat | undefined {
  if (page.includes('\x01vorbis')) return 'vorbis';
  if (page.includes('OpusHead')) return 'opus';
  return page.includes('\x7fFLAC') ? 'ogg-flac' : undefined;
}
