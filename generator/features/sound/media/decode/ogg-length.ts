/** The length of an Ogg file, from its last page, which is marked as the last one (RFC 3533, section 6). */
import { open } from 'node:fs/promises';
import { readAt } from './chunks.ts';

/** In bytes, of the largest page. */
const LARGEST = 65_307;

/** In frames; undefined if the end of the file is missing. */
export async function readOggLength(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, Math.max(0, size - LARGEST), LARGEST);
    const start = tail.lastIndexOf('OggS', undefined, 'latin1');
    const page = start === -1 ? undefined : tail.subarray(start);
    if (!page || !isWhole(page) || !isLast(page)) return undefined;
    const frames = Number(page.readBigInt64LE(6)) - readPreSkip(await readAt(file, 0, 512));
    return frames > 0 ? frames : undefined;
  } finally {
    await file.close();
  }
}

/** What Opus has before the sound begins, and counts: RFC 7845, section 5.1. */
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
