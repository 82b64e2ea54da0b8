/** EBU Tech 3341, table 1: the signals that every meter is tried with, and how loud they are. Loudness range: Tech 3342. */
import { expect, test } from 'vitest';
import {
  kWeighting,
  type Loudness,
  openLoudness,
} from '../../../../../../generator/features/sound/media/analyse/loudness.ts';
import { inTurn, type Signal, sample, silence, sine } from '../../../../../helpers/sounds.ts';

/** Lower than theirs: these signals have nothing that is higher, and are made in a fraction of the time. */
const RATE = 8000;

function measure(signals: readonly Signal[], length: number, rate = RATE): Partial<Loudness> {
  const channels = sample(signals, length, rate);
  const meter = openLoudness(rate, channels.length);
  // Of an odd size, so that nothing falls together with what is measured.
  for (let at = 0; at < length * rate; at += 10_007) {
    meter.add(channels.map((samples) => samples.subarray(at, at + 10_007)));
  }
  return meter.measure() ?? {};
}

/** 1 kHz at each level, for so many seconds each. */
const levels = (...parts: [level: number, seconds: number][]) =>
  inTurn(...parts.map(([level, seconds]) => [sine(1000, level), seconds] as const));

const stereo = (signal: Signal) => [signal, signal];
const front = sine(1000, -28);
const back = sine(1000, -30);

test.each([
  ['1', stereo(levels([-23, 20])), 20, -23],
  ['2', stereo(levels([-33, 20])), 20, -33],
  ['3', stereo(levels([-36, 10], [-23, 60], [-36, 10])), 80, -23],
  ['4', stereo(levels([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10])), 100, -23],
  ['5', stereo(levels([-26, 20], [-20, 20.1], [-26, 20])), 60.1, -23],
  ['6', [front, front, sine(1000, -24), back, back], 20, -23],
  ['6, with low frequencies beside', [front, front, sine(1000, -24), sine(40, -6), back, back], 20, -23],
])('signal %s of Tech 3341 is as loud as it says', (_name, signals, length, loudness) => {
  const found = measure(signals, length);
  expect(found.integrated).toBeGreaterThan(loudness - 0.1);
  expect(found.integrated).toBeLessThan(loudness + 0.1);
});

test.each([11_025, 44_100, 48_000, 96_000])('at %s Hz it is as loud', (rate) => {
  const found = measure(stereo(sine(1000, -23)), 2, rate);
  expect(found.integrated).toBeCloseTo(-23, 1);
});

// Everything is 10 LU below the mean of all: half a LU on either side of it is in, or out.
test.each([
  ['just within the gate counts', -35.5, -25.77],
  ['just below the gate does not', -36.2, -23],
])('what is %s', (_name, level, loudness) => {
  const found = measure(stereo(levels([-23, 20], [level, 20])), 40);
  expect(found.integrated).toBeGreaterThan(loudness - 0.15);
  expect(found.integrated).toBeLessThan(loudness + 0.15);
});

test('what is very quiet is heard down to -70 LUFS', () => {
  expect(measure(stereo(sine(1000, -69)), 2).integrated).toBeCloseTo(-69, 1);
  expect(measure(stereo(sine(1000, -71)), 2).integrated).toBeUndefined();
});

test('blocks of 400 ms begin every 100 ms', () => {
  // The first has three quarters of the sound, the second all of it.
  const found = measure([inTurn([silence, 0.1], [sine(1000, -20), 0.4])], 0.5);
  expect(found.integrated).toBeCloseTo(-23 + 10 * Math.log10(0.875), 1);
});

// In decibels: what is at the side is heard as 1.41 times as strong, low frequencies not at all.
const [plain, side, none] = [0, 1.49, Number.NaN];
test.each([
  ['two', [plain, plain]],
  ['three', [plain, plain, plain]],
  ['four', [plain, plain, side, side]],
  ['five', [plain, plain, plain, side, side]],
  ['six', [plain, plain, plain, none, side, side]],
  ['seven', [plain, plain, plain, none, plain, side, side]],
  ['eight', [plain, plain, plain, none, plain, plain, side, side]],
])('of %s channels, each counts for what its place is worth', (_name, gains) => {
  const found = gains.map((_, heard) => {
    const signals = gains.map((__, channel) => (channel === heard ? sine(1000, -20) : silence));
    return (measure(signals, 0.5).integrated ?? Number.NaN) + 23;
  });
  for (const [channel, gain] of gains.entries()) {
    if (Number.isNaN(gain)) expect(found[channel]).toBeNaN();
    else expect(found[channel]).toBeCloseTo(gain, 1);
  }
});

test('one channel is half as loud as two', () => {
  const found = measure([sine(1000, -20)], 5);
  expect(found.integrated).toBeCloseTo(-23, 1);
});

test.each([
  ['1', levels([-20, 20], [-30, 20]), 40, 10],
  ['2', levels([-20, 20], [-15, 20]), 40, 5],
  ['3', levels([-40, 20], [-20, 20]), 40, 20],
  ['4', levels([-50, 20], [-35, 20], [-20, 20], [-35, 20], [-50, 20]), 100, 15],
])('signal %s of Tech 3342 has the range that it says', (_name, signal, length, range) => {
  const found = measure(stereo(signal), length);
  expect(found.range).toBeGreaterThan(range - 1);
  expect(found.range).toBeLessThan(range + 1);
});

test.each([
  ['just within its gate counts', -42.5, 22.5],
  ['just below its gate does not', -43.5, 0],
])('for the range, what is %s', (_name, level, range) => {
  const found = measure([levels([-17, 20], [level + 3, 20])], 40);
  expect(found.range).toBeGreaterThan(range - 0.6);
  expect(found.range).toBeLessThan(range + 0.6);
});

test('the range goes from the tenth to the ninety-fifth percentile', () => {
  const steps = Array.from({ length: 20 }, (_, step): [number, number] => [step - 40, 20]);
  const { range = 0 } = measure([levels(...steps)], 400, 4000);
  expect(Math.abs(range - 16)).toBeLessThan(0.6);
});

test.each([
  ['silence', [silence, silence], 2],
  ['less than a block', [sine(1000), sine(1000)], 0.3],
])('%s has no loudness', (_name, signals, length) => {
  const found = measure(signals, length);
  expect(found.integrated).toBeUndefined();
  expect(found.range).toBeUndefined();
});

test('at 48 kHz the filters are those of BS.1770-4, tables 1 and 2', () => {
  const [shelf, highPass] = kWeighting(48_000);
  const numbers = [...shelf.b, ...shelf.a, ...highPass.b, ...highPass.a];
  const table = [
    1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585, 1, -2, 1,
    -1.99004745483398, 0.99007225036621,
  ];
  for (const [index, number] of numbers.entries()) expect(number).toBeCloseTo(table[index] ?? 0, 7);
});
