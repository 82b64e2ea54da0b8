/** Loudness as people hear it: ITU-R BS.1770-4, EBU R 128, EBU Tech 3342. */

import type { Block } from '../decode/pcm.ts';

export interface Loudness {
  /** The loudness of the whole recording, in LUFS. */
  integrated: number;
  /** The loudness range in LU; undefined for less than three seconds. */
  range?: number | undefined;
}

interface LoudnessMeter {
  add(block: Block): void;
  /** Undefined for silence, and for less than 400 ms. */
  measure(): Loudness | undefined;
}

/** Steps of 100 ms: a block has four of them, and overlaps the next by three quarters. */
const STEPS_A_SECOND = 10;
const BLOCK_STEPS = 4;
/** Blocks of three seconds, once a second, for the range. */
const LONG_STEPS = 30;
const LONG_HOP = 10;

/** LUFS, and in LU below the mean. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const RANGE_GATE = -20;

/** Weights of the channels of WAV files, by their number: those at the sides count for more, low frequencies for nothing. */
const SIDE = 1.41;
const WEIGHTS: Record<number, readonly number[]> = {
  4: [1, 1, SIDE, SIDE],
  5: [1, 1, 1, SIDE, SIDE],
  6: [1, 1, 1, 0, SIDE, SIDE],
  7: [1, 1, 1, 0, 1, SIDE, SIDE],
  8: [1, 1, 1, 0, 1, 1, SIDE, SIDE],
};

/** @param rate in hertz */
export function openLoudness(rate: number, channels: number): LoudnessMeter {
  const filters = Array.from({ length: channels }, (_, channel) => ({
    weight: WEIGHTS[channels]?.[channel] ?? 1,
    energyOf: openFilter(kWeighting(rate)),
  }));
  /** The mean square of each step, of all channels. */
  const steps: number[] = [];
  let sum = 0;
  let frames = 0;
  /** The end of a step at a rate that is no multiple of ten. */
  const endOf = (step: number) => Math.round(((step + 1) * rate) / STEPS_A_SECOND);

  return {
    add(block) {
      const count = block[0]?.length ?? 0;
      for (let at = 0; at < count; ) {
        const end = endOf(steps.length);
        const last = Math.min(count, at + end - frames);
        for (const [channel, { weight, energyOf }] of filters.entries()) {
          const samples = block[channel];
          if (samples && weight > 0) sum += weight * energyOf(samples, at, last);
        }
        frames += last - at;
        at = last;
        if (frames < end) continue;
        steps.push(sum / (end - (steps.length === 0 ? 0 : endOf(steps.length - 1))));
        sum = 0;
      }
    },
    measure() {
      const blocks = meansOf(steps, BLOCK_STEPS, 1).filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
      const gate = loudnessOf(mean(blocks)) + RELATIVE_GATE;
      const gated = blocks.filter((power) => loudnessOf(power) > gate);
      if (gated.length === 0) return undefined;
      return { integrated: loudnessOf(mean(gated)), range: rangeOf(steps) };
    },
  };
}

/** Sums the squares of what comes out of the filters, which go on from call to call. */
function openFilter([first, second]: readonly [Biquad, Biquad]) {
  const { b, a } = first;
  const [c1, c2] = second.a;
  // Transposed direct form II: two values are kept of each filter.
  const kept = new Float64Array(4);
  return (samples: Float32Array, from: number, to: number): number => {
    // Local variables, which are kept in registers.
    const [b0, b1, b2, a1, a2] = [b[0], b[1], b[2], a[0], a[1]];
    let [p = 0, q = 0, r = 0, s = 0] = kept;
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      const sample = samples[index] ?? 0;
      const shelved = b0 * sample + p;
      p = b1 * sample - a1 * shelved + q;
      q = b2 * sample - a2 * shelved;
      // The numerator of the high-pass is 1, -2, 1.
      const passed = shelved + r;
      r = -2 * shelved - c1 * passed + s;
      s = shelved - c2 * passed;
      sum += passed * passed;
    }
    // Silence lets these shrink until they are too small to be computed with quickly.
    kept.set([p, q, r, s].map((value) => (Math.abs(value) < 1e-30 ? 0 : value)));
    return sum;
  };
}

/** EBU Tech 3342: from the tenth to the ninety-fifth percentile of what is within the gates. */
function rangeOf(steps: readonly number[]): number | undefined {
  const longs = meansOf(steps, LONG_STEPS, LONG_HOP).filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(longs)) + RANGE_GATE;
  const sorted = longs
    .map(loudnessOf)
    .filter((each) => each > gate)
    .sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)];
  const [low, high] = [at(0.1), at(0.95)];
  return low === undefined || high === undefined ? undefined : high - low;
}

/** Means of so many steps, begun every so many. */
function meansOf(steps: readonly number[], size: number, hop: number): number[] {
  const count = Math.max(0, Math.floor((steps.length - size) / hop) + 1);
  return Array.from({ length: count }, (_, index) => mean(steps.slice(index * hop, index * hop + size)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Loudness of a mean square, in LUFS. */
function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** The two filters that loudness is measured through, for any sample rate: ITU-R BS.1770-4, annex 1. */

/** A filter of second order; the first coefficient of the denominator is 1. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * The recommendation has coefficients only for 48 kHz. These are the analogue filters behind them, as Brecht De Man found them
 * ("Evaluation of implementations of the EBU R128 loudness measurement", AES 2018): at 48 kHz they give those numbers.
 */
const SHELF = { hertz: 1681.974450955533, gain: 3.999843853973347, quality: 0.7071752369554196 };
const HIGH_PASS = { hertz: 38.13547087602444, quality: 0.5003270373238773 };

/** The filter of the head, which boosts high frequencies, and that of the ear, which cuts low ones. @param rate in hertz */
export function kWeighting(rate: number): readonly [Biquad, Biquad] {
  return [shelf(rate), highPass(rate)];
}

function shelf(rate: number): Biquad {
  const { hertz, gain, quality } = SHELF;
  const k = Math.tan((Math.PI * hertz) / rate);
  const high = 10 ** (gain / 20);
  // Between the two, as De Man has it.
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
}

function highPass(rate: number): Biquad {
  const { hertz, quality } = HIGH_PASS;
  const k = Math.tan((Math.PI * hertz) / rate);
  const scale = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
}
