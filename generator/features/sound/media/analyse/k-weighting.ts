/** The two filters that loudness is measured through, for any sample rate: ITU-R BS.1770-4, annex 1. */

/** Of a filter of second order; the first of the denominator is 1. */
export interface Biquad {
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
