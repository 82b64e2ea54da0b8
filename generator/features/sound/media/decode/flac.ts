/** Frames of FLAC files (RFC 9639, section 9): the last one has the length, which the header may lack or have wrong. */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { skipTags } from './format.ts';
import { findEnd } from './runs.ts';

interface FlacFacts {
  /** Samples of each channel. */
  frames: number;
  /** Seconds. */
  duration: number;
  /** Seconds, by the header; undefined if it does not have it. */
  promised: number | undefined;
  /** True if another file follows in it. */
  isJoined: boolean;
}

/** Bytes: more than a frame has. */
const TAIL = 262_144;
const PIECE = 4_194_304;
const INFO = 34;
/** Bytes at the beginning of a sound file, and nowhere else. */
const BEGINNINGS = ['fLaC\0\0\0\x22', 'WAVEfmt ', 'AIFFCOMM', 'AIFCFVER', 'ftypM4A ', 'OggS\0\x02'];
const LONGEST = 8;

/** Returns undefined if no frame is found. */
export async function readFlac(file: FileHandle): Promise<FlacFacts | undefined> {
  const start = await skipTags(file);
  const info = await readAt(file, start + 8, INFO);
  const sampleRate = info.length < INFO ? 0 : info.readUIntBE(10, 3) >> 4;
  const frames = sampleRate > 0 && (await countFrames(file, start, info.readUInt16BE(0)));
  if (!frames) return undefined;
  const total = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  const promised = total === 0 ? undefined : total / sampleRate;
  return {
    frames,
    duration: frames / sampleRate,
    promised,
    isJoined: await hasSecond(file, start + LONGEST),
  };
}

/** The first block of a file with the number of its samples, of 36 bits. */
export function writeTotal(info: Buffer, frames: number): Buffer {
  const written = Buffer.from(info);
  written.writeUInt8((written.readUInt8(13) & 0xf0) | Math.floor(frames / 2 ** 32), 13);
  written.writeUInt32BE(frames % 2 ** 32, 14);
  return written;
}

/** The end of the last frame, which counts from the beginning. @param size of the blocks, if all have one */
async function countFrames(file: FileHandle, start: number, size: number): Promise<number | undefined> {
  const from = await skipBlocks(file, start + 4);
  const first = await readAt(file, from, 4);
  const end = await findEnd(file);
  if (end <= from) return undefined;
  const at = Math.max(from, end - TAIL);
  const tail = await readAt(file, at, end - at);
  if (first.length < 4 || first.readUInt16BE(0) >> 2 !== 0x3ffe) return undefined;
  const sync = first.subarray(0, 2);
  for (
    let here = tail.lastIndexOf(sync);
    here >= 0;
    here = here > 0 ? tail.lastIndexOf(sync, here - 1) : -1
  ) {
    const frame = isLike(tail, here, first) ? readHead(tail.subarray(here, here + 16)) : undefined;
    if (frame) return (frame.isSample ? frame.number : frame.number * size) + frame.samples;
  }
  return undefined;
}

async function skipBlocks(file: FileHandle, from: number): Promise<number> {
  for (let at = from; ; ) {
    const head = await readAt(file, at, 4);
    if (head.length < 4) return at;
    at += 4 + head.readUIntBE(1, 3);
    if (head.readUInt8(0) > 0x7f) return at;
  }
}

/** Returns true if a frame has the rate and the size of samples of the first. */
function isLike(bytes: Buffer, at: number, first: Buffer): boolean {
  const same = (index: number, mask: number) =>
    (((bytes[at + index] ?? 0) ^ (first[index] ?? 0)) & mask) === 0;
  return same(2, 0x0f) && same(3, 0x0f);
}

function readHead(head: Buffer): { number: number; isSample: boolean; samples: number } | undefined {
  // As in UTF-8, the ones before the first zero count the bytes.
  const lead = head.readUInt8(4);
  const more = lead < 0x80 ? 0 : Math.clz32(~(lead << 24)) - 1;
  let number = more === 0 ? lead : lead & (0x3f >> more);
  for (const byte of head.subarray(5, 5 + more)) number = number * 64 + (byte & 0x3f);
  const code = head.readUInt8(2) >> 4;
  let at = 5 + more;
  const extra = { 6: 1, 7: 2 }[code] ?? 0;
  const samples = extra > 0 ? head.readUIntBE(at, extra) + 1 : (SIZES[code] ?? 0);
  at += extra + ({ 12: 1, 13: 2, 14: 2 }[head.readUInt8(2) & 15] ?? 0);
  const isWhole = more < 7 && samples > 0 && sumOf(head.subarray(0, at)) === head[at];
  return isWhole ? { number, isSample: (head.readUInt8(1) & 1) === 1, samples } : undefined;
}

/** Samples in a block, by the four bits of the head. */
const SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];

/** CRC-8 of the polynomial 0x07. */
function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return sum;
}

async function hasSecond(file: FileHandle, from: number): Promise<boolean> {
  for (let at = from; ; at += PIECE - LONGEST) {
    const bytes = await readAt(file, at, PIECE);
    if (BEGINNINGS.some((each) => bytes.includes(each, 0, 'latin1'))) return true;
    if (bytes.length < PIECE) return false;
  }
}
