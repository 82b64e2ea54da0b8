/** EBU Tech 3341, table 1: what is between the samples is found to +0.2 and -0.4 dB. */
import { expect, test } from 'vitest';
import { openTruePeak } from '../../../../../../generator/features/sound/media/analyse/true-peak.ts';
import {
  fromDecibels,
  noise,
  type Signal,
  sample,
  silence,
  sine,
  sweep,
} from '../../../../../helpers/sounds.ts';

const RATE = 48_000;

function measure(samples: readonly Float32Array[]): number {
  const meter = openTruePeak();
  meter.add(samples);
  return 20 * Math.log10(meter.measure());
}

/** So much of the sample rate, at half amplitude, which is -6 dBTP; a sudden beginning would have a peak of its own. */
const half = (part: number, phase: number) => fadeIn(sine(RATE / part, -6.02, phase));

const fadeIn =
  (signal: Signal): Signal =>
  (seconds) =>
    signal(seconds) * Math.sin((Math.PI / 2) * Math.min(1, seconds / 0.01)) ** 2;

test.each([
  ['15', half(4, 0), -6],
  ['16', half(4, 45), -6],
  ['17', half(6, 60), -6],
  ['18', half(8, 67.5), -6],
  ['19', fadeIn(sine(RATE / 4, 2.98, 45)), 3],
])('signal %s of Tech 3341', (_name, signal, peak) => {
  const found = measure(sample([signal, silence], 0.1));
  expect(found).toBeLessThan(peak + 0.2);
  expect(found).toBeGreaterThan(peak - 0.4);
});

test.each([
  ['20', 0],
  ['21', 0.25],
  ['22', 0.5],
  ['23', 0.75],
])('signal %s of Tech 3341: full scale once, and no sample there', (_name, offset) => {
  const samples = Float32Array.from({ length: 4800 }, (_, index) => {
    const distance = index - 2400 - offset;
    // Smooth, so that nothing in it is above half the sample rate.
    const level = 0.5 + 0.5 * Math.exp(-((distance / 12) ** 2));
    return level * Math.cos((2 * Math.PI * distance) / 6);
  });
  const found = measure([samples, samples]);
  expect(found).toBeLessThan(0.2);
  expect(found).toBeGreaterThan(-0.4);
});

test('a sweep through all that is heard is as high everywhere', () => {
  for (const [from, to] of [
    [20, 200],
    [200, 2000],
    [2000, 12_000],
  ] as const) {
    const signal = fadeIn(sweep(from, to, 0.2, -6));
    // To the end as from the beginning: a sudden one has a peak of its own.
    const found = measure(
      sample([(at) => signal(at) * Math.sin(Math.PI * Math.min(0.5, (0.2 - at) * 50))], 0.2),
    );
    expect(Math.abs(found + 6)).toBeLessThan(0.3);
  }
});

test('blocks of any size give the same', () => {
  const [channel] = sample([half(4, 45)], 0.1);
  const meter = openTruePeak();
  for (let at = 0; at < 4800; at += 7) meter.add([channel?.subarray(at, at + 7) ?? new Float32Array()]);
  expect(meter.measure()).toBeCloseTo(10 ** (measure(channel ? [channel] : []) / 20), 6);
});

test.each([
  ['a quarter of a sample before', -22.5],
  ['half a sample before', -45],
  ['a quarter of a sample behind', 22.5],
])('a peak %s the nearest sample is found to a tenth of a decibel', (_name, phase) => {
  // Four samples a period: each is a quarter of a turn from the next.
  const signal = fadeIn(sine(RATE / 4, 0, phase));
  const found = measure(
    sample([(at) => signal(at) * Math.sin(Math.PI * Math.min(0.5, (0.1 - at) * 50))], 0.1),
  );
  expect(Math.abs(found)).toBeLessThan(0.15);
});

test('the wave goes on behind the last sample', () => {
  expect(measure([Float32Array.of(0, 0, 0, 0.5, 0.5)])).toBeGreaterThan(-4.5);
});

test('backwards, a sound is as loud', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [samples = new Float32Array()] = sample([noise(seed, -6)], 0.01);
    expect(measure([samples.toReversed()]), `${seed}`).toBeCloseTo(measure([samples]), 6);
  }
});

test('a single sample at the end counts', () => {
  expect(measure([Float32Array.of(0, 0, fromDecibels(-6))])).toBeCloseTo(-6, 1);
});
