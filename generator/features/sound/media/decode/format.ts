/** Detects the format of a sound file by its first bytes, as its name may be wrong. */
import { open } from 'node:fs/promises';
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

/** Endings of names that people give to sound files. */
export const SOUND_FILE = /\.(?:wave?|aiff?|aifc|flac|mp3|m4a|aac|og[ga]|opus)$/i;

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
    if (tag === 0) return detect(buffer.subarray(0, bytesRead)) ?? refuse();
    const behind = await file.read(Buffer.alloc(HEAD), 0, HEAD, tag);
    return detect(behind.buffer.subarray(0, behind.bytesRead)) ?? 'mp3';
  } finally {
    await file.close();
  }
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
  return (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : undefined;
}

function detectOgg(page: string): SoundFormat | undefined {
  if (page.includes('\x01vorbis')) return 'vorbis';
  if (page.includes('OpusHead')) return 'opus';
  return page.includes('\x7fFLAC') ? 'ogg-flac' : undefined;
}
