/** Tags of MP4 files, which Apple's players read (ISO 14496-12, QuickTime's metadata): only its sound is copied into the new file. */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import {
  type Box,
  findBox,
  listBoxes,
  readTopBoxes,
  rootOf,
  writeBox,
  writeFullBox,
} from '../../../../engine/media/boxes.ts';
import { writeItems } from './items.ts';
import type { Rewriting } from './types.ts';

/** A part of the file. In bytes; `end` is behind the last of them. */
interface Range {
  start: number;
  end: number;
}

/** Parts to build a new file from. */
interface Mp4Parts {
  /** The box with the brand of the file. */
  type: Buffer;
  /** The table of the old file. */
  movie: Buffer;
  track: Box;
  /** The sound, in its order. */
  chunks: Range[];
}

/** Bytes; an hour has 2 MB at most. */
const LARGEST_TABLE = 64 * 2 ** 20;
/** Sizes and offsets have 32 bits. */
const LARGEST = 2 ** 32 - LARGEST_TABLE;

/** The parts of an MP4 file; undefined if it is of a kind that few programs write, such as in fragments, or is not complete. */
export async function readMp4(file: FileHandle): Promise<Mp4Parts | undefined> {
  const { size } = await file.stat();
  const boxes = await readTopBoxes(file);
  const [type, table, ...others] = ['ftyp', 'moov', 'moof'].map((name) =>
    boxes.find((box) => box.name === name),
  );
  if (!type || !table || others.some(Boolean) || size > LARGEST) return undefined;
  if (table.content - table.start !== 8 || table.end - table.start > LARGEST_TABLE) return undefined;
  const movie = await readAt(file, table.start, table.end - table.start);
  const track = listBoxes(movie, rootOf(movie))?.find((box) => box.name === 'trak' && isSound(movie, box));
  const chunks = track && listChunks(movie, track);
  if (!chunks || chunks.length === 0 || chunks.some(({ end }) => end > size)) return undefined;
  return { type: await readAt(file, type.start, type.end - type.start), movie, track, chunks };
}

function isSound(movie: Buffer, track: Box): boolean {
  const handler = findBox(movie, track, ['mdia', 'hdlr']);
  return (
    handler !== undefined && movie.toString('latin1', handler.content + 8, handler.content + 12) === 'soun'
  );
}

/** Lists the chunks of a track from its tables of samples; undefined for other tables. */
function listChunks(movie: Buffer, track: Box): Range[] | undefined {
  const table = findBox(movie, track, ['mdia', 'minf', 'stbl']);
  const [groups, sizes, places] = [['stsc'], ['stsz'], ['stco', 'co64']].map(
    (names) => table && listBoxes(movie, table)?.find(({ name }) => names.includes(name)),
  );
  if (!groups || !sizes || !places) return undefined;
  const count = readCount(movie, places, places.name === 'stco' ? 4 : 8);
  const groupCount = readCount(movie, groups, 12);
  if (count === undefined || !groupCount || sizes.content + 12 > sizes.end) return undefined;
  const even = movie.readUInt32BE(sizes.content + 4);
  const sampleCount = movie.readUInt32BE(sizes.content + 8);
  if (even === 0 && sizes.content + 12 + 4 * sampleCount > sizes.end) return undefined;
  const chunks: Range[] = [];
  let sample = 0;
  let group = 0;
  for (let index = 0; index < count; index += 1) {
    const at = (entry: number) => groups.content + 8 + 12 * entry;
    if (group + 1 < groupCount && movie.readUInt32BE(at(group + 1)) <= index + 1) group += 1;
    const last = Math.min(sampleCount, sample + movie.readUInt32BE(at(group) + 4));
    const start =
      places.name === 'stco'
        ? movie.readUInt32BE(places.content + 8 + 4 * index)
        : Number(movie.readBigUInt64BE(places.content + 8 + 8 * index));
    let end = start + even * (last - sample);
    if (even === 0)
      for (let each = sample; each < last; each += 1)
        end += movie.readUInt32BE(sizes.content + 12 + 4 * each);
    sample = last;
    chunks.push({ start, end });
  }
  return chunks;
}

/** The number of entries of a table; undefined if the table is too short for them. */
function readCount(movie: Buffer, { content, end }: Box, width: number): number | undefined {
  if (content + 8 > end) return undefined;
  const count = movie.readUInt32BE(content + 4);
  return content + 8 + width * count > end ? undefined : count;
}

/** @throws if `readMp4` finds no parts */
export async function rewriteMp4({ file, append, copy, tags }: Rewriting): Promise<void> {
  const parts = await readMp4(file);
  if (!parts) throw new Error('The MP4 file cannot be rewritten.');
  const { type, chunks } = parts;
  const items = writeItems(tags, parts.movie);
  const size = writeMovie(parts, items, 0).length;
  const first = type.length + size + 8;
  const length = chunks.reduce((sum, { start, end }) => sum + end - start, 0);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + length, 0);
  head.write('mdat', 4);
  for (const piece of [type, writeMovie(parts, items, first), head]) append(piece);
  for (const { start, end } of joinRanges(chunks)) await copy(start, end);
}

/** Joins ranges, as most chunks follow one another. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last?.end === start) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

/** Tags, chapters, and room for more. */
const DROPPED = ['udta', 'meta', 'tref', 'uuid', 'free', 'skip'];
const NESTED = ['trak', 'mdia', 'minf', 'stbl'];

/** The table of the new file. @param first the place of the first chunk */
function writeMovie({ movie, track, chunks }: Mp4Parts, items: Buffer, first: number): Buffer {
  let next = first;
  const places = Buffer.alloc(4 + 4 * chunks.length);
  places.writeUInt32BE(chunks.length, 0);
  for (const [index, { start, end }] of chunks.entries()) {
    places.writeUInt32BE(next, 4 + 4 * index);
    next += end - start;
  }
  const rewrite = (box: Box): Buffer => {
    if (box.name === 'stco' || box.name === 'co64') return writeFullBox('stco', places);
    if (!NESTED.includes(box.name)) return movie.subarray(box.start, box.end);
    const kept = (listBoxes(movie, box) ?? []).filter(({ name }) => !DROPPED.includes(name));
    return writeBox(box.name, ...kept.map(rewrite));
  };
  const header = findBox(movie, rootOf(movie), ['mvhd']);
  return writeBox('moov', ...[header, track].flatMap((box) => (box ? [rewrite(box)] : [])), items);
}
