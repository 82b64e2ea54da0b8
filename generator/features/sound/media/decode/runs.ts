/** Streams of frames without a container, such as MP3 and AAC: where their frames are, and whether all are alike. */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { sizeOfId3 } from '../../../../engine/media/id3.ts';
import type { ReadFrame, StreamFormat } from './frame.ts';
import { ID3V1 } from './id3.ts';

/** Frames of one format that follow one another, without anything between them. */
export interface Run {
  format: StreamFormat;
  /** Bytes; `end` is behind the last of them. */
  start: number;
  end: number;
  frames: number;
}

/** So many consecutive frames are no coincidence. */
const CHAIN = 3;

/** Bytes: how far browsers look for the first frame. */
export const SEARCHED = 65_536;

/** Bytes: what is read at once, and more than a chain of the longest frames. */
const PIECE = 262_144;
const AHEAD = 32_768;

/** Tries in damaged files: the search for the next frame ends after so many bytes that could have been one. */
const MOST_TRIES = 1_000_000;

/** All frames of a file. Anything else in it, such as tags, is skipped. Empty if no frame begins soon enough. */
export async function listRuns(file: FileHandle, readFrame: ReadFrame): Promise<Run[]> {
  const end = await findEnd(file);
  const runs: Run[] = [];
  let tries = 0;
  /** Offset of the expected frame or tag. */
  let expected = 0;
  for (let at = 0; at < end; ) {
    const bytes = await readAt(file, at, Math.min(PIECE, end - at));
    if (bytes.length === 0) break;
    const limit = at + bytes.length < end ? bytes.length - AHEAD : bytes.length;
    let here = 0;
    while (here < limit) {
      const frame = readFrame(bytes, here);
      const last = runs.at(-1);
      if (frame && last?.end === at + here && isAlike(frame.format, last.format)) {
        here += frame.length;
        last.frames += 1;
        last.end = Math.min(end, at + here);
      } else if (frame && isChain(bytes, here, readFrame)) {
        const start = at + here;
        here += frame.length;
        runs.push({ format: frame.format, start, end: Math.min(end, at + here), frames: 1 });
      } else {
        const tag = at + here === expected ? sizeOfId3(bytes.subarray(here)) : 0;
        if (tag === 0) {
          tries += 1;
          if (tries > MOST_TRIES || (runs.length === 0 && at + here - expected > SEARCHED)) return runs;
          const next = bytes.indexOf(0xff, here + 1);
          here = next === -1 ? Math.max(limit, here + 1) : next;
          continue;
        }
        here += tag;
      }
      expected = at + here;
    }
    at += here;
  }
  return runs;
}

/** Returns true if these bytes contain consecutive frames. */
export function hasFrames(bytes: Buffer, readFrame: ReadFrame): boolean {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (isChain(bytes, at, readFrame)) return true;
  }
  return false;
}

/** Returns true if frames may belong to one stream. */
export function isAlike(one: StreamFormat, other: StreamFormat): boolean {
  return one.codec === other.codec && one.sampleRate === other.sampleRate && one.channels === other.channels;
}

function isChain(bytes: Uint8Array, from: number, readFrame: ReadFrame): boolean {
  const first = readFrame(bytes, from);
  let at = from;
  for (let count = 0; count < CHAIN; count += 1) {
    const frame = readFrame(bytes, at);
    if (!frame || !first || !isAlike(frame.format, first.format)) return false;
    at += frame.length;
  }
  return true;
}

/** The end of a file without the older tag, which a frame that was cut short could reach into. In bytes. */
export async function findEnd(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - ID3V1), 3);
  return tail.toString('latin1') === 'TAG' ? size - ID3V1 : size;
}
