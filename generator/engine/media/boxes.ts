/** Boxes of MP4 files: a size, a name of four letters, and that many bytes (ISO 14496-12, section 4.2). */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../lib/files.ts';

/** Bytes from the beginning of the file, or of the table that it is in. */
export interface Box {
  name: string;
  start: number;
  content: number;
  end: number;
}

/** A size of 1 is written in eight more bytes. */
const HEAD = 16;
const MOST_BOXES = 10_000;

/** The box that begins at a place. @param head its first bytes @param limit the end of its parent */
function readBox(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined;
  const size = head.readUInt32BE(0);
  const isLarge = size === 1 && head.length >= HEAD;
  const length = isLarge ? Number(head.readBigUInt64BE(8)) : size || limit - start;
  const content = start + (isLarge ? HEAD : 8);
  const end = start + length;
  return end < content || end > limit
    ? undefined
    : { name: head.toString('latin1', 4, 8), start, content, end };
}

/** The boxes of a file that are in no other; those behind one that is damaged are left out. */
export async function readTopBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat();
  return readBoxes(file, 0, size);
}

async function readBoxes(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < MOST_BOXES; ) {
    const box = readBox(await readAt(file, at, Math.min(HEAD, to - at)), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Codecs of films. The pictures of chapters are a stream as well, of other ones. */
const FILMED = /^(?:avc[1-4]|hvc1|hev1|vvc1|vvi1|dvh[1e]|dva[1v]|av01|vp0[89]|h263|s263|ap[c4][nhsox]|mp4v)$/;

/** Returns true if a file has a stream of a film, by the heads of its boxes alone. */
export async function isFilm(file: FileHandle): Promise<boolean> {
  const movie = (await readTopBoxes(file)).find(({ name }) => name === 'moov');
  const streams = movie ? await readBoxes(file, movie.content, movie.end) : [];
  for (const stream of streams.filter(({ name }) => name === 'trak')) {
    let found: Box | undefined = stream;
    for (const name of ['mdia', 'minf', 'stbl', 'stsd'])
      found = found && (await readBoxes(file, found.content, found.end)).find((box) => box.name === name);
    // Behind the version and the number of entries, the first one begins with its size and its name.
    const entry = found && (await readAt(file, found.content + 12, 4)).toString('latin1');
    if (entry !== undefined && FILMED.test(entry)) return true;
  }
  return false;
}

/** The box of a whole table. @param movie the table with its head, whose size has 32 bits */
export function rootOf(movie: Buffer): Box {
  return { name: 'moov', start: 0, content: 8, end: movie.length };
}

/** The boxes within another one; undefined if they do not fill it. */
export function listBoxes(bytes: Buffer, { name, content, end }: Box): Box[] | undefined {
  const boxes: Box[] = [];
  // QuickTime leaves out the version of this one.
  const isFull = name === 'meta' && bytes.toString('latin1', content + 4, content + 8) !== 'hdlr';
  for (let at = isFull ? content + 4 : content; at < end; ) {
    const box = readBox(bytes.subarray(at, Math.min(end, at + HEAD)), at, end);
    if (!box || boxes.length === MOST_BOXES) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The first box at a path below another one. */
export function findBox(bytes: Buffer, parent: Box, path: readonly string[]): Box | undefined {
  let found: Box | undefined = parent;
  for (const name of path) found = found && listBoxes(bytes, found)?.find((box) => box.name === name);
  return found;
}

export function writeBox(name: string, ...content: Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** Writes a box with a version and flags, all of them 0. */
export function writeFullBox(name: string, ...content: Uint8Array[]): Buffer {
  return writeBox(name, Buffer.alloc(4), ...content);
}
