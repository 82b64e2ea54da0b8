/** Detects the format of a sound file by its first bytes, as its name may be wrong. */
import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { readFrame } from './mp3-frames.ts';
import { SoundError } from './pcm.ts';

export type SoundFormat = 'wav' | 'aiff' | 'flac' | 'mp3' | 'vorbis' | 'opus' | 'ogg-flac' | 'aac' | 'mp4';

/** The names of a format in files and on the web. */
export interface Form {
  /** Of the file's name: `.mp3`. */
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

/** Whether a file consists of pages, the last of which contains the length. */
export function isOgg(format: SoundFormat): boolean {
  return format === 'vorbis' || format === 'opus' || format === 'ogg-flac';
}

/** Enough for the first page of an Ogg file. */
const HEAD = 512;

/** @throws SoundError if it is empty, or none of these; errors of the system */
export async function findSoundFormat(path: string): Promise<SoundFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    if (bytesRead === 0) throw new SoundError('empty', 'It has no bytes.');
    // Covers come before the sound, and may be large.
    const tag = sizeOfId3(buffer);
    if (tag === 0) return detect(buffer.subarray(0, bytesRead)) ?? (await findFrames(file, 0)) ?? refuse();
    const behind = await readAt(file, tag, HEAD);
    const found = detect(behind) ?? (await findFrames(file, tag));
    // Bytes of all ones look like the beginning of a frame over and over again.
    return found ?? (behind.length > 0 && behind.readUInt8(0) === 0xff ? refuse() : 'mp3');
  } finally {
    await file.close();
  }
}

/** In bytes: how far browsers look for the first frame, and what a frame has at most. */
const SEARCHED = 65_536;

/** Whether frames of an MP3 follow one another soon behind a place: splitters and rippers leave other bytes before the first. */
async function findFrames(file: FileHandle, from: number): Promise<'mp3' | undefined> {
  const bytes = await readAt(file, from, SEARCHED);
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const frame = readFrame(bytes, at);
    if (frame && readFrame(bytes, at + frame.length)) return 'mp3';
  }
  return undefined;
}

function refuse(): never {
  throw new SoundError('unknown', 'It does not begin as a sound file does.');
}

/** Of a tag before the sound, with its header: ID3v2.4, section 3.1. */
export function sizeOfId3(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  const footer = (head.readUInt8(5) & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
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
  // No bitrate is all ones.
  const isFrame = (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 && (head.at(2) ?? 0) < 0xf0;
  return isFrame ? 'mp3' : undefined;
}

function detectOgg(page: string): SoundFormat | undefined {
  if (page.includes('\x01vorbis')) return 'vorbis';
  if (page.includes('OpusHead')) return 'opus';
  return page.includes('\x7fFLAC') ? 'ogg-flac' : undefined;
}
