/** A part of a recording, which begins and ends softly. */
import { LONGEST_LENGTH } from '../../../engine/values/index.ts';
import type { Excerpt } from '../sounds.ts';
import type { Part, Samples } from './decode/pcm.ts';

/** The start of an excerpt if nothing is known, in seconds. */
const USUAL_BEGINNING = 30;

/** Songs sing by then: a quarter in. */
const QUARTER = 4;

/** Seconds. */
const FADE_IN = 0.02;
const FADE_OUT = 2;

/**
 * Returns as much of an excerpt as there is. One that may begin anywhere begins a quarter in, or sooner if the recording is too short for
 * all of it.
 * @param duration of the whole recording, in seconds, if it is known
 * @returns a length of 0 or less for one behind the end
 */
export function choosePart({ from, length = LONGEST_LENGTH }: Excerpt, duration: number | undefined): Part {
  if (duration === undefined) return { from: from ?? USUAL_BEGINNING, length };
  const start = from ?? Math.floor(Math.max(0, Math.min(duration / QUARTER, duration - length)));
  return { from: start, length: Math.min(length, duration - start) };
}

/** @param sound from the beginning of the excerpt on; no more of it is read than is needed */
export function cutExcerpt(sound: Samples, { length }: Pick<Part, 'length'>): Samples {
  return { ...sound, blocks: fade(sound, length) };
}

async function* fade({ sampleRate, blocks }: Samples, seconds: number) {
  const total = Math.round(seconds * sampleRate);
  const fadeIn = FADE_IN * sampleRate;
  const fadeOut = Math.min(FADE_OUT, seconds / 2) * sampleRate;
  let done = 0;
  for await (const block of blocks) {
    const length = Math.min(block[0]?.length ?? 0, total - done);
    const start = done;
    const volumeOf = (at: number) => soften((start + at) / fadeIn) * soften((total - start - at) / fadeOut);
    yield block.map((channel) => channel.subarray(0, length).map((sample, at) => sample * volumeOf(at)));
    done += length;
    if (done >= total) return;
  }
}

/** Fades from 0 to 1 without a corner at either end, as half a wave of a cosine. */
function soften(part: number): number {
  return part >= 1 ? 1 : (1 - Math.cos(Math.PI * Math.max(0, part))) / 2;
}
