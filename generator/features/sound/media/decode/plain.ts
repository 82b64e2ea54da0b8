/** WAV and AIFF: plain samples behind a header that describes their layout. */
import { open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import type { Block, Decoding, Flaw } from './pcm.ts';
import { type PlainSound, toBlock } from './samples.ts';
import { readAiff, readWav } from './wav-aiff.ts';

/** Bytes of what is read at once. Of larger pieces, more wait to be collected: 256 KB took 60 MiB more. */
const PIECE = 65_536;

/** @param from the start in seconds @param flaws to be added to @throws SoundError */
export async function openPlain(
  path: string,
  format: 'wav' | 'aiff',
  from: number,
  flaws: Flaw[],
): Promise<Decoding> {
  const sound = await readPlain(path, format);
  const { layout, sampleRate } = sound;
  return { sampleRate, channels: layout.channels, blocks: readBlocks(path, sound, from, flaws) };
}

/** @throws SoundError */
export async function readPlain(path: string, format: 'wav' | 'aiff'): Promise<PlainSound> {
  const file = await open(path);
  try {
    return await (format === 'wav' ? readWav(file) : readAiff(file));
  } finally {
    await file.close();
  }
}

async function* readBlocks(
  path: string,
  sound: PlainSound,
  from: number,
  flaws: Flaw[],
): AsyncGenerator<Block> {
  const { layout, sampleRate, start, end, promised = 0 } = sound;
  const frame = layout.channels * layout.bytes;
  const piece = Math.max(1, Math.floor(PIECE / frame)) * frame;
  const file = await open(path);
  try {
    const missing = promised - (end - start);
    if (missing >= frame) flaws.push({ kind: 'incomplete', missing: missing / frame / sampleRate });
    let at = start + Math.round(from * sampleRate) * frame;
    while (at < end) {
      const bytes = await readAt(file, at, Math.min(piece, end - at));
      // Another program may be writing it.
      if (bytes.length < frame) break;
      at += bytes.length - (bytes.length % frame);
      yield toBlock(bytes, layout);
    }
  } finally {
    await file.close();
  }
}
