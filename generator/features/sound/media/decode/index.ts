/** Sound files as a stream of samples, in constant memory, whatever they are encoded with. */

import { openCompressed } from './compressed.ts';
import { openForeign } from './ffmpeg.ts';
import { findSoundFormat, isOgg } from './format.ts';
import { readSound, type SoundHeader } from './header.ts';
import { TOLERANCE } from './length.ts';
import { type Block, type Decoding, type Flaw, type Part, type Pcm, SoundError } from './pcm.ts';
import { openPlain } from './plain.ts';

const WHOLE: Part = { from: 0, length: Number.POSITIVE_INFINITY };

/** Hertz. Loudness is filtered at 1.7 kHz, which is half of the lowest that could be. */
const LOWEST_RATE = 4000;
const HIGHEST_RATE = 768_000;
const MOST_CHANNELS = 32;

/** Decodes in this process. @param part flaws behind it are not seen @throws SoundError if nothing can be decoded; system errors */
export async function openPcm(path: string, part: Part = WHOLE): Promise<Pcm> {
  const format = await findSoundFormat(path);
  const flaws: Flaw[] = [];
  // All samples have the same size, so the part is read directly.
  if (format === 'wav' || format === 'aiff') {
    const plain = check(await openPlain(path, format, part.from, flaws));
    return { ...cut(plain, 0, part.length), flaws };
  }
  // A header that cannot be read may have sound behind it.
  const header = await readSound(path);
  const known: Partial<SoundHeader> = 'fault' in header ? {} : header;
  const decoding = check(
    format === 'aac' || format === 'mp4'
      ? await openForeign(path, format, known.codec ?? format, flaws)
      : await openCompressed(path, format, known, flaws),
  );
  const { duration, promised = 0, newRate } = known;
  const whole = duration === undefined ? undefined : Math.max(duration, promised);
  const end = newRate ? undefined : (whole ?? (isOgg(format) ? 'missing' : undefined));
  // The padding at the end of Opus is not part of it.
  const length =
    format === 'opus' && duration && known.isPlayable
      ? Math.min(part.length, duration - part.from)
      : part.length;
  return { ...cut(compareLength(decoding, end, flaws), part.from, length), flaws };
}

/** @throws SoundError if the header has numbers that no recording has */
function check(decoding: Decoding): Decoding {
  const { sampleRate, channels } = decoding;
  const isSane =
    sampleRate >= LOWEST_RATE && sampleRate <= HIGHEST_RATE && channels >= 1 && channels <= MOST_CHANNELS;
  if (isSane) return decoding;
  throw new SoundError('damaged', `Its header says ${channels} channels at ${sampleRate} Hz.`);
}

/** Adds a flaw if the recording ends early. @param end in seconds, from the file; undefined if it has none */
function compareLength(decoding: Decoding, end: number | 'missing' | undefined, flaws: Flaw[]): Decoding {
  const { sampleRate, blocks } = decoding;
  async function* readBlocks(): AsyncGenerator<Block> {
    let frames = 0;
    for await (const block of blocks) {
      frames += block[0]?.length ?? 0;
      yield block;
    }
    const missing = typeof end === 'number' ? end - frames / sampleRate : 0;
    if (missing > TOLERANCE) flaws.push({ kind: 'incomplete', missing });
    if (end === 'missing') flaws.push({ kind: 'incomplete' });
  }
  return { ...decoding, blocks: readBlocks() };
}

/** The part of a recording. In seconds. */
function cut(decoding: Decoding, from: number, length: number): Decoding {
  const { sampleRate, blocks } = decoding;
  const start = Math.round(from * sampleRate);
  return { ...decoding, blocks: cutBlocks(blocks, start, start + Math.round(length * sampleRate)) };
}

/** @param start in frames @param end behind the last of them */
async function* cutBlocks(blocks: AsyncIterable<Block>, start: number, end: number): AsyncGenerator<Block> {
  let at = 0;
  for await (const block of blocks) {
    const frames = block[0]?.length ?? 0;
    const [first, last] = [Math.max(0, start - at), Math.min(frames, end - at)];
    if (first < last) {
      yield first === 0 && last === frames ? block : block.map((samples) => samples.subarray(first, last));
    }
    at += frames;
    if (at >= end) return;
  }
}
