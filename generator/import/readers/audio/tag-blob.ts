/** A file as the parser of tags reads it: a few kilobytes at a time, and in all no more than tags can have. */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../../../engine/lib/files.ts';

/** Bytes. Headers are read in many small pieces: those in a block are taken from memory. */
const BLOCK = 64 * 1024;

/** Bytes: a cover for print has 30 MB. */
const MOST_BYTES = 48_000_000;

/** Headers take some dozens of pieces; a table of chapters or of fragments thousands. */
const MOST_PIECES = 20_000;

export class TooLarge extends Error {}

export class TagBlob extends Blob {
  readonly #file: FileHandle;
  readonly #size: number;
  #block: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  /** Reused, as to make an object for each piece takes longer than to read it. */
  readonly #piece = new Piece();
  #pieces = 0;
  #bytes = 0;

  constructor(file: FileHandle, size: number, type: string) {
    super([], { type });
    this.#file = file;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  /** @throws TooLarge if the header has too many parts, or too large ones */
  override slice(start = 0, end = this.#size): Blob {
    this.#pieces += 1;
    this.#bytes += end - start;
    if (this.#pieces > MOST_PIECES) throw new TooLarge('its header has too many parts.');
    if (this.#bytes > MOST_BYTES)
      throw new TooLarge(`its tags have more than ${MOST_BYTES / 1_000_000} megabytes.`);
    this.#piece.read = () => this.#read(start, end - start);
    return this.#piece;
  }

  async #read(start: number, length: number): Promise<Buffer> {
    if (length > BLOCK) return readAt(this.#file, start, length);
    const from = start - this.#block.start;
    if (from < 0 || from + length > this.#block.bytes.length)
      this.#block = { start, bytes: await readAt(this.#file, start, BLOCK) };
    const at = start - this.#block.start;
    return this.#block.bytes.subarray(at, at + length);
  }
}

/** The part of the file that was asked for last: the parser reads it at once. */
class Piece extends Blob {
  read: () => Promise<Buffer> = async () => Buffer.alloc(0);

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await this.read()).buffer;
  }
}
