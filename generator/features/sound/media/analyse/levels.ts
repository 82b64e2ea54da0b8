/** Peak, silence, mono and clipping: measured sample by sample. */

import type { Block } from '../decode/pcm.ts';

/** Relative to full scale: 60 dB below it, where recordings contain only noise. */
const SILENT = 0.001;

export interface Levels {
  frames: number;
  /** Relative to full scale; more than 1 if the file contains that. */
  peak: number;
  /** Frames; all of it is at the start if there is nothing else. */
  silence: { start: number; end: number };
  /** Two channels that are the same, and not silent. */
  isMono: boolean;
}

interface LevelMeter {
  add(block: Block): void;
  measure(): Levels;
}

export function openLevels(): LevelMeter {
  let frames = 0;
  let peak = 0;
  let first: number | undefined;
  let last = 0;
  let isSame = true;

  return {
    add(block) {
      const [left, right] = block;
      isSame &&= right !== undefined && block.length === 2 && left !== undefined && areSame(left, right);
      for (const samples of block) {
        peak = Math.max(peak, peakOf(samples));
        const audible = samples.findIndex(isAudible);
        if (audible === -1) continue;
        first = Math.min(first ?? Number.POSITIVE_INFINITY, frames + audible);
        last = Math.max(last, frames + samples.findLastIndex(isAudible));
      }
      frames += left?.length ?? 0;
    },
    measure() {
      const silence =
        first === undefined ? { start: frames, end: 0 } : { start: first, end: frames - 1 - last };
      return { frames, peak, silence, isMono: isSame && first !== undefined };
    },
  };
}

function isAudible(sample: number): boolean {
  return Math.abs(sample) > SILENT;
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const size = Math.abs(samples[index] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
}

/** Returns true for channels that are equal but for noise that is added when a recording is made shorter by bits. */
function areSame(left: Float32Array, right: Float32Array): boolean {
  return left.every((sample, index) => Math.abs(sample - (right[index] ?? 0)) <= SILENT);
}

/** The second largest value of 16 bits, as some programs stop one below the largest. */
const FULL = 32_766 / 32_768;

/** Samples: fewer are there by chance. */
const SHORTEST = 3;

interface Clipping {
  /** The number of clipped places in all channels. */
  count: number;
  /** The start of the first of them, in frames. */
  first: number;
  /** The longest of them, in samples. */
  longest: number;
}

interface ClippingMeter {
  add(block: Block): void;
  /** Undefined if there is none. */
  measure(): Clipping | undefined;
}

/** Detects clipping: several samples at full scale, one after the other. */
export function openClipping(): ClippingMeter {
  const found: Clipping = { count: 0, first: Number.POSITIVE_INFINITY, longest: 0 };
  /** Samples of each channel at full scale up to the end of the last block; below zero for the lower side. */
  const runs: number[] = [];
  let frames = 0;

  function follow(samples: Float32Array, before: number): number {
    let run = before;
    for (let index = 0; index < samples.length; index += 1) {
      const sample = samples[index] ?? 0;
      const side = sample >= FULL ? 1 : sample <= -FULL ? -1 : 0;
      run = side === 0 ? 0 : Math.sign(run) === side ? run + side : side;
      if (run === 0) continue;
      const length = Math.abs(run);
      if (length < SHORTEST) continue;
      if (length === SHORTEST) {
        found.count += 1;
        found.first = Math.min(found.first, frames + index + 1 - length);
      }
      found.longest = Math.max(found.longest, length);
    }
    return run;
  }

  return {
    add(block) {
      for (const [channel, samples] of block.entries()) runs[channel] = follow(samples, runs[channel] ?? 0);
      frames += block[0]?.length ?? 0;
    },
    measure: () => (found.count > 0 ? found : undefined),
  };
}
