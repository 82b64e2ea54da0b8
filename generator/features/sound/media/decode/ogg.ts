/** Pages of Ogg files (RFC 3533, section 6). */
import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';

/** Bytes: of a page, its header without the table of segments. */
export const PAGE_HEAD = 27;
/** Bytes. */
const LARGEST_PAGE = 65_307;
const PIECE = 4 * LARGEST_PAGE;

/** Offset of the checksum of a page. */
const CHECKSUM = 22;

interface OggFacts {
  /** The ones of the sound; undefined if the end of the file is missing. */
  frames: number | undefined;
  /** Frames by the last page, which players believe. */
  last: number | undefined;
  /** The number of streams that follow one another. */
  parts: number;
  /** True if all of them are alike. */
  isEven: boolean;
  /** Bytes of all pages. */
  bytes: number;
}

/** Bytes: where a page has its flags, and the frames up to its end. */
const FLAGS = 5;
const POSITION = 6;
const FIRST = 2;
const LAST = 4;

/** Goes through all pages. */
export async function readOgg(path: string): Promise<OggFacts> {
  const file = await open(path);
  try {
    const parts: { head: Buffer; most: number; last: number; isEnded: boolean }[] = [];
    let wasFirst = false;
    let bytes = 0;
    for await (const page of readPages(file)) {
      bytes += page.length;
      const isFirst = (page.readUInt8(FLAGS) & FIRST) !== 0;
      const content = page.subarray(PAGE_HEAD + page.readUInt8(PAGE_HEAD - 1));
      // Pictures have streams beside that of the sound, which begin with it.
      if (isFirst && !wasFirst) parts.push({ head: content, most: 0, last: 0, isEnded: false });
      wasFirst = isFirst;
      const part = parts.at(-1);
      const position = Number(page.readBigInt64LE(POSITION));
      if (!part) continue;
      part.isEnded = (page.readUInt8(FLAGS) & LAST) !== 0;
      if (position >= 0) Object.assign(part, { last: position, most: Math.max(part.most, position) });
    }
    const isWhole = parts.at(-1)?.isEnded && parts.every(({ most, head }) => most > readPreSkip(head));
    const count = (key: 'most' | 'last') =>
      isWhole ? parts.reduce((sum, each) => sum + each[key] - readPreSkip(each.head), 0) : undefined;
    const kinds = new Set(parts.map(({ head }) => kindOf(head)));
    return { frames: count('most'), last: count('last'), parts: parts.length, isEven: kinds.size < 2, bytes };
  } finally {
    await file.close();
  }
}

/** Codec, channels and sample rate. */
function kindOf(head: Buffer): string {
  return head.toString('latin1', 0, head.includes('OpusHead') ? 10 : 16);
}

/** The frames that Opus counts before the sound starts (RFC 7845, section 5.1). */
function readPreSkip(head: Buffer): number {
  return head.length < 12 || !head.includes('OpusHead') ? 0 : head.readUInt16LE(10);
}

/** Yields the whole pages of a file in order, and skips damaged ones, as decoders do. */
export async function* readPages(file: FileHandle): AsyncGenerator<Buffer> {
  const { size } = await file.stat();
  for (let at = 0; at < size; ) {
    const bytes = await readAt(file, at, PIECE);
    if (bytes.length === 0) return;
    const isEnd = at + bytes.length >= size;
    let here = 0;
    while (here < (isEnd ? bytes.length : bytes.length - LARGEST_PAGE)) {
      const page = readPage(bytes.subarray(here));
      if (page) yield page;
      const next = bytes.indexOf('OggS', here + 1, 'latin1');
      here += page?.length ?? (next === -1 ? bytes.length : next) - here;
    }
    at += here;
  }
}

/** The page that begins there; undefined if there is none, or it is damaged. */
function readPage(bytes: Buffer): Buffer | undefined {
  if (bytes.length < PAGE_HEAD || bytes.toString('latin1', 0, 4) !== 'OggS') return undefined;
  const content = segmentsOf(bytes).reduce((sum, size) => sum + size, 0);
  const length = PAGE_HEAD + bytes.readUInt8(PAGE_HEAD - 1) + content;
  if (length > bytes.length) return undefined;
  const page = Buffer.from(bytes.subarray(0, length));
  const checksum = page.readUInt32LE(CHECKSUM);
  return seal(page).readUInt32LE(CHECKSUM) === checksum ? page : undefined;
}

/** The sizes of the segments of a page, in bytes. */
export function segmentsOf(page: Buffer): Buffer {
  return page.subarray(PAGE_HEAD, PAGE_HEAD + page.readUInt8(PAGE_HEAD - 1));
}

/** Writes the checksum of a page into it. */
export function seal(page: Buffer): Buffer {
  page.writeUInt32LE(0, CHECKSUM);
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  page.writeUInt32LE(sum, CHECKSUM);
  return page;
}

/** CRC-32 of the polynomial 0x04c11db7, highest bit first. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum >>> 0;
});
