/** Files too large for memory, identified by the checksum of their bytes: results that are written piece by piece, and the artist's own. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

export interface StoredFile {
  /** Owned by the cache or the artist: to be copied, never changed. */
  file: string;
  bytes: number;
  digest: string;
}

export type Append = (piece: Uint8Array) => void;

/** Makes a file's content, in pieces. */
export type Write = (append: Append) => Promise<void>;

const ALGORITHM = 'sha256';

/** Bytes of a file that is read. */
const PIECE = 1_048_576;

/** Replaces what is there. @throws what `write` throws, and errors of the system */
export async function writeStored(file: string, write: Write): Promise<StoredFile> {
  const sum = createHash(ALGORITHM);
  let bytes = 0;
  const descriptor = openSync(file, 'w');
  try {
    await write((piece) => {
      writeFileSync(descriptor, piece);
      sum.update(piece);
      bytes += piece.length;
    });
  } finally {
    closeSync(descriptor);
  }
  return { file, bytes, digest: sum.digest('hex') };
}

/** Returns true if a file is unchanged since it was written. @throws errors of the system */
export async function isAsStored({ file, bytes, digest }: StoredFile): Promise<boolean> {
  const handle = await open(file);
  try {
    return (await handle.stat()).size === bytes && (await sumOf(handle)) === digest;
  } finally {
    await handle.close();
  }
}

async function sumOf(handle: FileHandle): Promise<string> {
  const sum = createHash(ALGORITHM);
  const piece = Buffer.allocUnsafe(PIECE);
  for (;;) {
    const { bytesRead } = await handle.read(piece, 0, PIECE);
    if (bytesRead === 0) return sum.digest('hex');
    sum.update(piece.subarray(0, bytesRead));
  }
}
