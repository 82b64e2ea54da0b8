/** The last page of an Ogg file, which says that it is the last one: RFC 3533, section 6. */
import { open } from 'node:fs/promises';

/** In bytes, of the largest page. */
const LARGEST = 65_307;

/** How much sound there is up to it, in frames; undefined where the end of the file is missing. */
export async function readOggEnd(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, LARGEST);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const start = buffer.lastIndexOf('OggS', bytesRead, 'latin1');
    if (start === -1 || start + 14 > bytesRead) return undefined;
    const isLast = (buffer.readUInt8(start + 5) & 4) !== 0;
    return isLast ? Number(buffer.readBigInt64LE(start + 6)) : undefined;
  } finally {
    await file.close();
  }
}
