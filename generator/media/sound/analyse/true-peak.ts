/** The peak of the wave between the samples, which converters and encoders meet: ITU-R BS.1770-4, annex 2. */
import type { Block } from '../pcm.ts';

/** The numbers of the recommendation, for four times the sample rate; its other two phases are these backwards. */
const FIRST = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const SECOND = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const TAPS = FIRST.length;
const PHASES = [FIRST, SECOND, SECOND.toReversed(), FIRST.toReversed()].map((taps) =>
  Float64Array.from(taps),
);

/** Between samples of at most 1 the wave goes no further than this. */
const REACH = Math.max(...PHASES.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/** In samples: so many are passed over at once where they are too small to have the peak. */
const STRETCH = 32;

export interface TruePeakMeter {
  add(block: Block): void;
  /** Of full scale. */
  measure(): number;
}

/** Samples themselves count as well, which the filter makes a little smaller. */
export function openTruePeak(): TruePeakMeter {
  let peak = 0;
  /** Of each channel, what the filter has yet to see the end of. */
  const ends: Float32Array[] = [];

  function follow(samples: Float32Array, before: Float32Array): Float32Array {
    const line = new Float32Array(before.length + samples.length);
    line.set(before);
    line.set(samples, before.length);
    const count = line.length - TAPS + 1;
    for (let from = 0; from < count; from += STRETCH) {
      const to = Math.min(count, from + STRETCH);
      const largest = peakOf(line, from, to + TAPS - 1);
      if (largest > peak) peak = largest;
      if (largest * REACH > peak) interpolate(line, from, to);
    }
    return line.slice(Math.max(0, count));
  }

  function interpolate(line: Float32Array, from: number, to: number): void {
    for (const taps of PHASES) {
      for (let at = from; at < to; at += 1) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap += 1) sum += (taps[tap] ?? 0) * (line[at + TAPS - 1 - tap] ?? 0);
        const size = Math.abs(sum);
        if (size > peak) peak = size;
      }
    }
  }

  return {
    add(block) {
      for (const [channel, samples] of block.entries()) {
        ends[channel] = follow(samples, ends[channel] ?? new Float32Array(TAPS - 1));
      }
    },
    // The wave goes on behind the last sample.
    measure() {
      for (const end of ends) follow(new Float32Array(TAPS - 1), end);
      return peak;
    },
  };
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) {
    const size = Math.abs(samples[index] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
}
