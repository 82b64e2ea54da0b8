/** A file that can be read in a limited number of pieces: a parser of headers would never return from one with endless headers. */

/** Headers take some dozens of pieces; recordings in fragments of half a second take two for each kilobyte. */
const PIECES = 5000;
const PIECES_PER_KILOBYTE = 2.5;
/** Reading so many takes half a minute. */
const MOST_PIECES = 100_000;

export class LimitedBlob extends Blob {
  readonly #blob: Blob;
  #left: number;

  constructor(blob: Blob) {
    super([], { type: blob.type });
    this.#blob = blob;
    this.#left = Math.min(MOST_PIECES, PIECES + (blob.size / 1000) * PIECES_PER_KILOBYTE);
  }

  override get size(): number {
    return this.#blob.size;
  }

  /** @throws if there were too many pieces */
  override slice(start?: number, end?: number, type?: string): Blob {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('Its header has too many parts.');
    return this.#blob.slice(start, end, type);
  }
}
