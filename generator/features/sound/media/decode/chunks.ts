/** Chunks of WAV and AIFF files: a name of four letters, a size, and that many bytes. */
import type { FileHandle } from 'node:fs/promises';

interface Chunk {
  name: string;
  /** The position of its content. */
  start: number;
  /** In bytes, as written in the file. */
  size: number;
}

/** Of chunks whose content is read whole; others may be as large as the file. */
export const SMALL_CHUNK = 4096;

/** Of no file that has been made by a program. */
const MOST_CHUNKS = 10_000;

/** Behind the 12 bytes that name the file. */
export async function* listChunks(file: FileHandle, isLittleEndian: boolean): AsyncGenerator<Chunk> {
  let at = 12;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const head = await readAt(file, at, 8);
    if (head.length < 8) return;
    const size = isLittleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4);
    yield { name: head.toString('latin1', 0, 4), start: at + 8, size };
    // Each begins at an even place.
    at += 8 + size + (size % 2);
  }
}

/** Returns fewer bytes at the end of the file. */
export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
