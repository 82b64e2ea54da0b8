/** Analyses of plain samples whose properties are known. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  analyseSound,
  type SoundAnalysis,
} from '../../../../../../generator/features/sound/media/analyse/index.ts';
import { openClipping, openLevels } from '../../../../../../generator/features/sound/media/analyse/levels.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
import {
  aiff,
  inTurn,
  noise,
  type Signal,
  sample,
  silence,
  sine,
  wav,
} from '../../../../../helpers/sounds.ts';

const makeFolder = prepareFolders();
const RATE = 16_000;

function write(bytes: Buffer): string {
  const file = join(makeFolder(), 'sound');
  writeFileSync(file, bytes);
  return file;
}

async function analyse(signals: readonly Signal[], length: number): Promise<SoundAnalysis> {
  const found = await analyseSound(write(wav({ rate: RATE, channels: sample(signals, length, RATE) })));
  if ('fault' in found) throw new Error(found.detail);
  return found;
}

test('levels, length and loudness of a sine', async () => {
  const found = await analyse([sine(1000, -20), sine(500, -26)], 2.5);
  expect(found).toMatchObject({ duration: 2.5, sampleRate: RATE, channels: 2, isMono: false, flaws: [] });
  expect(found.samplePeak).toBeCloseTo(-20, 1);
  expect(found.truePeak).toBeCloseTo(-20, 0);
  expect(found.loudness).toBeLessThan(-21);
  expect(found.clipping).toBeUndefined();
  expect(found.silence).toEqual({ start: expect.closeTo(0, 2), end: expect.closeTo(0, 2) });
});

test('silence at both ends', async () => {
  const signal = inTurn([silence, 0.5], [noise(1, -10), 1], [sine(50, -61), 0.75]);
  const { silence: found } = await analyse([silence, signal], 2.25);
  expect(found).toEqual({ start: expect.closeTo(0.5, 2), end: expect.closeTo(0.75, 2) });
});

test('silence is what is 60 dB below full scale, to the sample', () => {
  const meter = openLevels();
  meter.add([Float32Array.of(0, 0.0009)]);
  meter.add([Float32Array.of(0.0015, 0.5, -0.0015, 0.0009), Float32Array.of(0, 0, 0, 0)]);
  meter.add([Float32Array.of(-0.0009)]);
  expect(meter.measure()).toMatchObject({ frames: 7, silence: { start: 2, end: 2 } });
});

test('nothing but silence', async () => {
  const found = await analyse([silence, silence], 1);
  expect(found).toMatchObject({ silence: { start: 1, end: 0 }, isMono: false });
  expect([found.loudness, found.truePeak, found.samplePeak]).toEqual([undefined, undefined, undefined]);
});

test('two channels that are the same', async () => {
  const music = sample([noise(2, -6)], 0.5, RATE);
  const [one = new Float32Array()] = music;
  const file = (channels: Float32Array[]) => write(wav({ rate: RATE, channels }));
  expect(await analyseSound(file([one, one]))).toMatchObject({ isMono: true, channels: 2 });
  expect(await analyseSound(file([one, one.map((each) => -each)]))).toMatchObject({ isMono: false });
  expect(await analyseSound(file([one]))).toMatchObject({ isMono: false, channels: 1 });
  // Noise that is added where a recording is made shorter by bits is no other sound.
  const isMono = (difference: number) => {
    const meter = openLevels();
    meter.add([one, one.map((each) => each + difference)]);
    return meter.measure().isMono;
  };
  expect([isMono(0.0009), isMono(0.0011)]).toEqual([true, false]);
});

test('where the wave is cut off', async () => {
  const loud: Signal = (seconds) => Math.max(-1, Math.min(1, sine(100, 6)(seconds)));
  const signal = inTurn([sine(100, -6), 0.5], [loud, 0.1], [sine(100, -6), 0.4]);
  const { clipping } = await analyse([signal, silence], 1);
  expect(clipping).toMatchObject({ count: 20, first: expect.closeTo(0.5, 2) });
  // Above half amplitude for a third of a period of 160 samples, on either side.
  expect(clipping?.longest).toBeCloseTo(160 / 3, -1);
  expect((await analyse([sine(997), sine(997)], 1)).clipping).toBeUndefined();
});

test.each([
  ['two samples', [[0, 1, 1, 0]], undefined],
  ['three samples', [[0, 1, 1, 1, 0]], { count: 1, first: 1, longest: 3 }],
  ['one below the largest of 16 bits', [[0, 0, -0.99994, -1, -1]], { count: 1, first: 2, longest: 3 }],
  ['two below that', [[0.9999, 0.9999, 0.9999]], undefined],
  ['either side in turn', [[1, 1, -1, -1, 1, 1]], undefined],
  [
    'from block to block',
    [
      [0, 0, 1, 1],
      [1, 1, 0, 1, 1, 1],
    ],
    { count: 2, first: 2, longest: 4 },
  ],
])('a wave is cut off: %s', (_name, blocks, clipping) => {
  const meter = openClipping();
  for (const block of blocks) meter.add([Float32Array.from(block)]);
  expect(meter.measure()).toEqual(clipping);
});

/** Read back from the path: its highest and lowest point at every place. */
function readPath(path: string): { upper: [number, number][]; lower: [number, number][] } {
  let [x, y] = [0, 0];
  const points = path
    .slice(1, -1)
    .split('l')
    .map((pair): [number, number] => {
      const [right = 0, down = 0] = (pair.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      [x, y] = [x + right, y + down];
      return [x, y];
    });
  const middle = points.length / 2;
  return { upper: points.slice(0, middle), lower: points.slice(middle).reverse() };
}

test.each([
  ['of a second', 1],
  ['that is no round number long', 7.317],
  ['of half a minute', 30],
])('the waveform of a sound %s is true to its samples within 1 %%', async (_name, length) => {
  const swell: Signal = (seconds) => 0.1 + 0.9 * Math.abs(Math.sin((5 * seconds) / length));
  const [loud, soft] = [noise(3), noise(4, -3)];
  const channels = sample(
    [(at) => loud(at) * swell(at), (at) => Math.max(-0.2, soft(at) * swell(at))],
    length,
    4000,
  );
  const found = await analyseSound(write(wav({ rate: 4000, channels }, 'f32')));
  if ('fault' in found) throw new Error(found.detail);
  expect(found.waveform.length).toBeLessThan(2048);
  const { upper, lower } = readPath(found.waveform);
  expect(upper.length).toBeGreaterThan(60);
  // Columns reach from the middle between two points to the next; the first and the last point are the edges.
  const columns = upper.slice(1, -1);
  const frames = channels[0]?.length ?? 0;
  const width = 2 * (columns[0]?.[0] ?? 0);
  // Places are drawn in tenths: what is right at an edge may belong to either side.
  const peaksOf = (from: number, to: number) => {
    const [first, last] = [from, to].map((edge) => Math.round((edge / 200) * frames));
    const inside = channels.flatMap((samples) => [...samples.subarray(Math.max(0, first ?? 0), last)]);
    return { high: Math.max(0, ...inside), low: Math.min(0, ...inside) };
  };
  for (const [index, [x, top]] of columns.entries()) {
    const [high, low] = [(32 - top) / 32, (32 - (lower[index + 1]?.[1] ?? 0)) / 32];
    const [least, most] = [
      peaksOf(x - width / 2 + 0.1, x + width / 2 - 0.1),
      peaksOf(x - width / 2 - 0.1, x + width / 2 + 0.1),
    ];
    expect(high, `${index}`).toBeGreaterThanOrEqual(least.high - 0.01);
    expect(high, `${index}`).toBeLessThanOrEqual(most.high + 0.01);
    expect(low, `${index}`).toBeLessThanOrEqual(least.low + 0.01);
    expect(low, `${index}`).toBeGreaterThanOrEqual(most.low - 0.01);
  }
});

test('a short sound has a waveform, and an AIFF file the one of a WAV file', async () => {
  const channels = sample([sine(400)], 0.001, 8000);
  const found = await analyseSound(write(wav({ rate: 8000, channels })));
  expect(found).toMatchObject({ duration: 0.001, waveform: expect.stringMatching(/^M0 31.8l.+z$/) });
  expect(await analyseSound(write(aiff({ rate: 8000, channels })))).toEqual(found);
});

test('a part of a recording', async () => {
  const signal = inTurn([sine(300, -20), 1], [sine(300, -6), 1], [silence, 1]);
  const file = write(wav({ rate: RATE, channels: sample([signal], 3, RATE) }));
  const found = await analyseSound(file, { from: 0.5, length: 1.25 });
  expect(found).toMatchObject({ duration: 1.25, samplePeak: expect.closeTo(-6, 1) });
  expect(await analyseSound(file, { from: 2, length: 5 })).toMatchObject({
    duration: 1,
    silence: { start: 1 },
  });
  expect(await analyseSound(file, { from: 5, length: 5 })).toMatchObject({ fault: 'empty' });
});
