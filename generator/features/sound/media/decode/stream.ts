/** Facts about a stream of frames, from counting all of them. */
import { open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { readAdtsFrame } from './adts.ts';
import type { ReadFrame, StreamFormat } from './frame.ts';
import { readFrame, readPromise } from './mp3-frames.ts';
import { SoundError } from './pcm.ts';
import { isAlike, listRuns, type Run } from './runs.ts';

export const STREAMS = { mp3: readFrame, aac: readAdtsFrame } satisfies Record<string, ReadFrame>;

/** Bytes: of the first frame of an MP3, the part that describes the others. */
const HEAD = 64;

export interface StreamFacts {
  /** Seconds. */
  duration: number;
  /** Duration by the first frame of an MP3, if it describes the others: players believe it. */
  promised: number | undefined;
  /** Bytes: behind the last frame. */
  end: number;
  channels: number | undefined;
  /** True if browsers play it to its end. */
  isPlayable: boolean;
  /** Change of the sample rate where files were joined: in seconds and hertz. The decoders do not follow, so it stays as it is. */
  newRate: { at: number; from: number; to: number } | undefined;
}

/** Counts the frames: an MP3 header may lack their number, or be wrong after files were joined. @throws SoundError without a frame */
export async function readStream(path: string, kind: keyof typeof STREAMS): Promise<StreamFacts> {
  const file = await open(path);
  try {
    const runs = await listRuns(file, STREAMS[kind]);
    const [first] = runs;
    if (!first) throw new SoundError('damaged', 'No sound is found in it.');
    const promises = await Promise.all(
      runs.map(async ({ start }) =>
        kind === 'mp3' ? readPromise(await readAt(file, start, HEAD)) : undefined,
      ),
    );
    // A frame that describes the others has no sound.
    const counted = runs.map(({ frames, format }, index) => {
      const isDescribed = promises[index] !== undefined;
      return (isDescribed ? frames - 1 : frames) * secondsOf(format);
    });
    const isPlayable = runs.every(
      ({ format }) => isAlike(format, first.format) && !OTHER_LAYER.test(format.codec),
    );
    return {
      duration: sum(counted),
      // A header without a number promises nothing.
      promised: promises[0] ? promises[0] * secondsOf(first.format) : undefined,
      end: runs.at(-1)?.end ?? first.end,
      channels: Math.max(...runs.map(({ format }) => format.channels)) || undefined,
      isPlayable,
      newRate: kind === 'mp3' ? findNewRate(runs, counted) : undefined,
    };
  } finally {
    await file.close();
  }
}

const OTHER_LAYER = /Layer [12]$/;

function secondsOf({ samples, sampleRate }: StreamFormat): number {
  return samples / sampleRate;
}

function findNewRate(runs: readonly Run[], seconds: readonly number[]): StreamFacts['newRate'] {
  const from = runs[0]?.format.sampleRate;
  const index = runs.findIndex(({ format }) => format.sampleRate !== from);
  const to = runs[index]?.format.sampleRate;
  return from && to ? { at: sum(seconds.slice(0, index)), from, to } : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
