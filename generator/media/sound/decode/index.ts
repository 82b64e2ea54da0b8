/** Sound files as a stream of samples, in constant memory, whatever they are encoded with. */
import { findSoundFormat } from '../format.ts';
import { type Block, type Pcm, SoundError } from '../pcm.ts';
import { openPlain } from './plain.ts';

/** In seconds. */
export interface Part {
  from: number;
  length: number;
}

/**
 * Decodes in the thread that asks, which is busy meanwhile.
 *
 * @param part that alone; a flaw behind it is not seen
 * @throws SoundError where nothing can be decoded; errors of the system
 */
export async function openPcm(
  path: string,
  part: Part = { from: 0, length: Number.POSITIVE_INFINITY },
): Promise<Pcm> {
  const format = await findSoundFormat(path);
  if (format === 'wav' || format === 'aiff')
    return cut(await openPlain(path, format, part.from), 0, part.length);
  throw new SoundError('needs-ffmpeg', format);
}

/** Leaves out what is before and behind. In seconds. */
function cut(pcm: Pcm, from: number, length: number): Pcm {
  const start = Math.round(from * pcm.sampleRate);
  return { ...pcm, blocks: cutBlocks(pcm.blocks, start, start + Math.round(length * pcm.sampleRate)) };
}

/** @param start in frames @param end behind the last of them */
async function* cutBlocks(blocks: AsyncIterable<Block>, start: number, end: number): AsyncGenerator<Block> {
  let at = 0;
  for await (const block of blocks) {
    const frames = block[0]?.length ?? 0;
    const [first, last] = [Math.max(0, start - at), Math.min(frames, end - at)];
    if (first < last)
      yield first === 0 && last === frames ? block : block.map((samples) => samples.subarray(first, last));
    at += frames;
    if (at >= end) return;
  }
}
