/** Clipping: several samples at full scale, one after the other. */
import type { Block } from '../decode/pcm.ts';

/** The second largest value of 16 bits, as some programs stop one below the largest. */
const FULL = 32_766 / 32_768;

/** In samples: fewer are there by chance. */
const SHORTEST = 3;

interface Clipping {
  /** Places where the wave is cut off, of all channels. */
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

export function openClipping(): ClippingMeter {
  const found: Clipping = { count: 0, first: Number.POSITIVE_INFINITY, longest: 0 };
  /** Of each channel, in samples up to the end of the last block; below zero for the lower side. */
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
