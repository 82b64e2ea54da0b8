/** How loud the loudest sample is, how long both ends are silent, and whether two channels are one. */
import type { Block } from '../decode/pcm.ts';

/** Relative to full scale: 60 dB below it, where recordings contain only noise. */
const SILENT = 0.001;

export interface Levels {
  frames: number;
  /** Of full scale; more than 1 if the file contains that. */
  peak: number;
  /** In frames; all of it is at the start if there is nothing else. */
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

/** But for noise that is added when a recording is made shorter by bits. */
function areSame(left: Float32Array, right: Float32Array): boolean {
  return left.every((sample, index) => Math.abs(sample - (right[index] ?? 0)) <= SILENT);
}
