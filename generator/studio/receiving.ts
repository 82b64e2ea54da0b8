/** The bytes of a file that a page sends. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from './outcome.ts';
import { sentence } from './sentences.ts';

/** Bytes: a mix of two hours as WAV. */
const LARGEST = 1_500_000_000;

/** Writes them into a new file. @param name for messages @returns a refusal if there are too many */
export async function receive(
  bytes: Readable,
  file: string,
  name: string,
): Promise<ReturnType<typeof refuse> | undefined> {
  let left = LARGEST;
  const limited = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      left -= piece.length;
      // The rest is read nevertheless: browsers look at an answer only when they have sent all.
      if (left >= 0) yield piece;
    }
  };
  // Opened here, it cannot appear after the caller has removed it.
  const handle = await open(file, 'wx');
  await pipeline(bytes, limited, handle.createWriteStream());
  return left >= 0 ? undefined : refuse(413, sentence('file-large', { name, limit: LARGEST / 1e6 }));
}
