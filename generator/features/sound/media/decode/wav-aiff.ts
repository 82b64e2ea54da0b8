/** Headers of WAV files, including RF64 and BW64, and of AIFF files, including AIFF-C with uncompressed samples. */

import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { readAdtsFrame } from './adts.ts';
import { readFrame } from './mp3-frames.ts';
import { SoundError } from './pcm.ts';
import { hasFrames } from './runs.ts';
import type { PlainSound, SampleLayout } from './samples.ts';

/** A chunk of a WAV or AIFF file: a name of four letters, a size, and that many bytes. */
interface Chunk {
  name: string;
  /** The position of its content. */
  start: number;
  /** Bytes, as written in the file. */
  size: number;
}

/** The size of chunks that are read whole; others may be as large as the file. */
const SMALL_CHUNK = 4096;

/** Number of chunks, more than files of any program have. */
const MOST_CHUNKS = 10_000;

/** The chunks of a file, after the 12 bytes that name its format. */
export async function* listChunks(file: FileHandle, isLittleEndian: boolean): AsyncGenerator<Chunk> {
  let at = 12;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const head = await readAt(file, at, 8);
    if (head.length < 8) return;
    const size = isLittleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4);
    yield { name: head.toString('latin1', 0, 4), start: at + 8, size };
    // Chunks start at even offsets.
    at += 8 + size + (size % 2);
  }
}

type Format = Pick<PlainSound, 'layout' | 'sampleRate'>;

/** Codes of `mmreg.h`. */
const PCM = 1;
const FLOAT = 3;
/** The code is the beginning of an identifier further on. */
const EXTENSIBLE = 0xfffe;

/**
 * Programs that write to a pipe do not know the size, and write the largest of theirs: 0x7ffff000, 0x7fffffff, 0x80000000,
 * 0xffffff9b and 0xffffffff are in use. One that is at least the first and does not fit into the file is such a stand-in.
 */
const LEAST_UNKNOWN = 0x7ffff000;
const UNKNOWN = 0xffffffff;

/**
 * The samples by what is in the file. A size is right if the file or another chunk follows it. If not, the program that wrote it was
 * stopped before it could correct the size, or the file is larger than sizes of 32 bits.
 * @param size as it is written
 */
async function findSamples(
  file: FileHandle,
  format: Format,
  start: number,
  size: number,
): Promise<PlainSound> {
  const frame = format.layout.channels * format.layout.bytes;
  const rest = (await file.stat()).size - start;
  const isUnknown = size === UNKNOWN || size === 0 || (size >= LEAST_UNKNOWN && size > rest);
  const isRight = !isUnknown && (size + frame >= rest || (await isEnd(file, start + size, rest)));
  const length = isRight ? Math.min(size, rest) : rest;
  return {
    ...{ ...format, start, end: start + Math.max(0, Math.floor(length / frame)) * frame },
    promised: isUnknown ? undefined : size,
  };
}

/** Beginnings of files and tags, which have no size behind their name. */
const OTHERS = /^(?:ID3|TAG|APETAGEX|RIFF|FORM|fLaC|OggS|\0\0\0.ftyp|\0{8})/s;

/** Bytes: a few frames of MP3 or AAC. */
const AHEAD = 4096;

/** Returns true if the samples end at a place, or a byte later: what follows is a chunk, a tag, another file, or nothing. */
async function isEnd(file: FileHandle, at: number, rest: number): Promise<boolean> {
  const bytes = await readAt(file, at, AHEAD);
  const isChunk = (head: Buffer) =>
    /^[\w -]{4}/.test(head.toString('latin1')) &&
    Math.min(head.readUInt32LE(4), head.readUInt32BE(4)) <= rest;
  if ([readFrame, readAdtsFrame].some((read) => hasFrames(bytes, read))) return true;
  return [bytes.subarray(0, 8), bytes.subarray(1, 9)].some(
    (head) => head.length < 8 || OTHERS.test(head.toString('latin1')) || isChunk(head),
  );
}

/** @throws SoundError */
export async function readWav(file: FileHandle): Promise<PlainSound> {
  let format: Format | undefined;
  let large: number | undefined;
  for await (const { name, start, size } of listChunks(file, true)) {
    const content = () => readAt(file, start, Math.min(size, SMALL_CHUNK));
    if (name === 'ds64') large = readLargeSize(await content());
    if (name === 'fmt ') format = readWavFormat(await content());
    if (name !== 'data') continue;
    if (!format) throw new SoundError('damaged', 'Its samples come before the header that describes them.');
    return findSamples(file, format, start, size === UNKNOWN ? (large ?? size) : size);
  }
  throw new SoundError('damaged', 'It ends before its first sample.');
}

/** EBU Tech 3306: the size of the samples comes after that of the file. */
function readLargeSize(content: Buffer): number | undefined {
  return content.length < 16 ? undefined : Number(content.readBigUInt64LE(8));
}

function readWavFormat(content: Buffer): Format {
  if (content.length < 16) throw new SoundError('damaged', 'Its header is cut short.');
  const bits = content.readUInt16LE(14);
  const tag = content.readUInt16LE(0);
  const code = tag === EXTENSIBLE && content.length >= 26 ? content.readUInt16LE(24) : tag;
  const bytes = bytesOf(bits, code);
  if (!bytes)
    throw new SoundError(
      'unknown',
      `Its samples are of a kind that few programs write (${code}, ${bits} bit).`,
    );
  const layout: SampleLayout = {
    channels: content.readUInt16LE(2),
    bytes,
    isFloat: code === FLOAT,
    isLittleEndian: true,
    isUnsigned: bytes === 1,
  };
  return { layout, sampleRate: content.readUInt32LE(4) };
}

function bytesOf(bits: number, code: number): SampleLayout['bytes'] | undefined {
  const widths = code === PCM ? ([1, 2, 3, 4] as const) : code === FLOAT ? ([4, 8] as const) : [];
  return widths.find((width) => width === Math.ceil(bits / 8));
}

/** Names in AIFF-C for uncompressed samples. */
const KINDS: Record<string, Pick<SampleLayout, 'isFloat' | 'isLittleEndian'>> = {
  NONE: { isFloat: false, isLittleEndian: false },
  twos: { isFloat: false, isLittleEndian: false },
  in24: { isFloat: false, isLittleEndian: false },
  in32: { isFloat: false, isLittleEndian: false },
  sowt: { isFloat: false, isLittleEndian: true },
  fl32: { isFloat: true, isLittleEndian: false },
  FL32: { isFloat: true, isLittleEndian: false },
  fl64: { isFloat: true, isLittleEndian: false },
  FL64: { isFloat: true, isLittleEndian: false },
};

/** @throws SoundError */
export async function readAiff(file: FileHandle): Promise<PlainSound> {
  let format: Format | undefined;
  let samples: { start: number; size: number } | undefined;
  for await (const { name, start, size } of listChunks(file, false)) {
    if (name === 'COMM') format = readAiffFormat(await readAt(file, start, Math.min(size, SMALL_CHUNK)));
    if (name === 'SSND') {
      const head = await readAt(file, start, 8);
      const offset = 8 + (head.length < 8 ? 0 : head.readUInt32BE(0));
      samples = { start: start + offset, size: size >= LEAST_UNKNOWN ? size : Math.max(0, size - offset) };
    }
    // They may come in either order.
    if (format && samples) return findSamples(file, format, samples.start, samples.size);
  }
  throw new SoundError('damaged', format ? 'It ends before its first sample.' : 'It has no header.');
}

function readAiffFormat(content: Buffer): Format {
  if (content.length < 18) throw new SoundError('damaged', 'Its header is cut short.');
  const kind = content.length < 22 ? 'NONE' : content.toString('latin1', 18, 22);
  const written = KINDS[kind];
  const bits = content.readInt16BE(6);
  const bytes = ([1, 2, 3, 4, 8] as const).find((width) => width === Math.ceil(bits / 8));
  if (!written || !bytes || (written.isFloat ? bytes < 4 : bytes > 4)) {
    throw new SoundError(
      'unknown',
      `Its samples are of a kind that few programs write (${kind}, ${bits} bit).`,
    );
  }
  const layout: SampleLayout = { channels: content.readInt16BE(0), bytes, isUnsigned: false, ...written };
  return { layout, sampleRate: readExtended(content) };
}

/** A floating-point number of 80 bits, of which rates need the first 32 of its fraction. */
function readExtended(content: Buffer): number {
  const exponent = (content.readUInt16BE(8) & 0x7fff) - 16_383;
  return content.readUInt32BE(10) * 2 ** (exponent - 31);
}
