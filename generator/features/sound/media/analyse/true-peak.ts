/** The peak of the wave between the samples, which converters and encoders meet: ITU-R BS.1770-4, annex 2. */
import type { Block } from '../decode/pcm.ts';

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
/** Taps on either side of the four in the middle, which weigh most. */
const SIDE = (TAPS - 4) / 2;
const PHASES = [FIRST, SECOND, SECOND.toReversed(), FIRST.toReversed()].map((taps) => {
  const backwards = Float64Array.from(taps.toReversed());
  return { taps: backwards, beside: reachOf([...taps.slice(0, SIDE), ...taps.slice(-SIDE)]) };
});

/** Limit of the wave between samples of at most 1. */
function reachOf(taps: readonly number[]): number {
  return taps.reduce((sum, tap) => sum + Math.abs(tap), 0);
}
const REACH = Math.max(reachOf(FIRST), reachOf(SECOND));

/** The number of samples that are skipped at once if they are too quiet to have the peak. */
const STRETCH = 32;

interface TruePeakMeter {
  add(block: Block): void;
  /** Relative to full scale. */
  measure(): number;
}

/** Samples themselves count as well, which the filter makes a little smaller. */
export function openTruePeak(): TruePeakMeter {
  let peak = 0;
  /** Samples at the end of each channel that the filter has not finished with. */
  const ends: Float32Array[] = [];

  function follow(samples: Float32Array, before: Float32Array): Float32Array {
    // Across the end of the last block and the start of this one.
    const seam = join(before, samples.subarray(0, TAPS - 1));
    peak = peakAlong(samples, peakAlong(seam, peak));
    return samples.length < TAPS - 1 ? seam.slice(-(TAPS - 1)) : samples.slice(-(TAPS - 1));
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

/** The peak of a line of samples, or the one before, if that is higher. */
function peakAlong(line: Float32Array, before: number): number {
  const count = line.length - TAPS + 1;
  let peak = before;
  for (let from = 0; from < count; from += STRETCH) {
    const to = Math.min(count, from + STRETCH);
    const largest = peakOf(line, from, to + TAPS - 1);
    if (largest > peak) peak = largest;
    if (largest * REACH > peak) peak = peakBetween(line, from, to, largest, peak);
  }
  return peak;
}

/** @param largest of the samples: how far those at the sides could reach is known before they are looked at */
function peakBetween(line: Float32Array, from: number, to: number, largest: number, before: number): number {
  let peak = before;
  for (const { taps, beside } of PHASES) {
    for (let at = from; at < to; at += 1) {
      const middle = sumOf(taps, line, at, SIDE, TAPS - SIDE);
      if (Math.abs(middle) + beside * largest <= peak) continue;
      peak = Math.max(
        peak,
        Math.abs(middle + sumOf(taps, line, at, 0, SIDE) + sumOf(taps, line, at, TAPS - SIDE, TAPS)),
      );
    }
  }
  return peak;
}

function sumOf(taps: Float64Array, line: Float32Array, at: number, from: number, to: number): number {
  let sum = 0;
  for (let tap = from; tap < to; tap += 1) sum += (taps[tap] ?? 0) * (line[at + tap] ?? 0);
  return sum;
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) {
    const size = Math.abs(samples[index] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
}

function join(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
