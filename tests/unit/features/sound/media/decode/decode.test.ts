/** The same two sines in every format: the right ones come out, and a file that is damaged says so. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openPcm } from '../../../../../../generator/features/sound/media/decode/index.ts';
import {
  type Block,
  type Flaw,
  faultOf,
  type Part,
  type SoundFault,
} from '../../../../../../generator/features/sound/media/decode/pcm.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
import { seeded } from '../../../../../helpers/random.mjs';
import { aiff, levelAt, sample, sine, wav } from '../../../../../helpers/sounds.ts';

const FORMATS = join(import.meta.dirname, '../../../../../fixtures/formats');
const makeFolder = prepareFolders();

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
if (!hasFfmpeg) process.stderr.write('There is no ffmpeg here: the tests of AAC and ALAC are left out.\n');

interface Decoded {
  sampleRate: number;
  channels: Float32Array[];
  flaws: readonly Flaw[];
}

async function decode(file: string, part?: Part): Promise<Decoded | SoundFault> {
  try {
    const { sampleRate, channels, blocks, flaws } = await openPcm(file, part);
    const pieces: Block[] = [];
    for await (const block of blocks) pieces.push(block);
    const whole = Array.from({ length: channels }, (_, channel) =>
      joinPieces(pieces.map((block) => block[channel])),
    );
    return { sampleRate, channels: whole, flaws };
  } catch (error) {
    return faultOf(error);
  }
}

function joinPieces(pieces: readonly (Float32Array | undefined)[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + (piece?.length ?? 0), 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece ?? [], at);
    at += piece?.length ?? 0;
  }
  return whole;
}

async function decodeWell(file: string, part?: Part): Promise<Decoded> {
  const decoded = await decode(file, part);
  if ('fault' in decoded) throw new Error(`${decoded.fault}: ${decoded.detail}`);
  return decoded;
}

function write(bytes: Uint8Array): string {
  const file = join(makeFolder(), 'sound');
  writeFileSync(file, bytes);
  return file;
}

const fixture = (name: string) => join(FORMATS, name);
const read = (name: string) => readFileSync(fixture(name));

/** Spectrum in dB of the frequencies in the middle of each channel. */
function spectrum({ channels, sampleRate }: Decoded) {
  // Whole periods of both, away from both ends.
  const middle = channels.map((samples) => samples.subarray(sampleRate * 0.1, sampleRate * 0.9));
  return middle.map((samples) => ({
    high: levelAt(1000, samples, sampleRate),
    low: levelAt(400, samples, sampleRate),
  }));
}

/** LAME makes a sound a little softer, so that nothing is cut off. */
const NEAR = 0.5;

function expectSines(decoded: Decoded): void {
  const [left, right] = spectrum(decoded);
  expect(Math.abs((left?.high ?? 0) + 6)).toBeLessThan(NEAR);
  expect(left?.low).toBeLessThan(-40);
  if (decoded.channels.length === 1) return;
  expect(Math.abs((right?.low ?? 0) + 12)).toBeLessThan(NEAR);
  expect(right?.high).toBeLessThan(-40);
}

const sines = (rate = 44_100) => ({ rate, channels: sample([sine(1000, -6), sine(400, -12)], 0.1, rate) });

test.each([
  ['sines.flac', 44_100, 2],
  ['mono-24.flac', 44_100, 1],
  ['sines.mp3', 44_100, 2],
  ['mono.mp3', 44_100, 1],
  ['bare.mp3', 44_100, 2],
  ['sines.ogg', 44_100, 2],
  ['sines.opus', 48_000, 2],
])('%s', async (name, rate, channels) => {
  const decoded = await decodeWell(fixture(name));
  expect([decoded.sampleRate, decoded.channels.length, decoded.flaws]).toEqual([rate, channels, []]);
  // Encoders add up to a frame at either end; only those that say how much can be cut again.
  const seconds = (decoded.channels[0]?.length ?? 0) / rate;
  expect(seconds).toBeCloseTo(1, name === 'bare.mp3' ? 0 : 3);
  expectSines(decoded);
});

test.skipIf(!hasFfmpeg).each(['sines.m4a', 'mono-alac.m4a', 'sines.aac'])('%s', async (name) => {
  const decoded = await decodeWell(fixture(name));
  expect([decoded.sampleRate, decoded.channels.length, decoded.flaws]).toEqual([
    44_100,
    name.startsWith('mono') ? 1 : 2,
    [],
  ]);
  expectSines(decoded);
});

test.each(['sines.m4a', 'mono-alac.m4a'])(
  '%s needs ffmpeg, which is reported if it is missing',
  async (name) => {
    const path = process.env['PATH'];
    process.env['PATH'] = makeFolder();
    try {
      const codec = name.includes('alac') ? 'ALAC' : 'MPEG-4/AAC';
      expect(await decode(fixture(name))).toEqual({ fault: 'needs-ffmpeg', detail: codec });
    } finally {
      process.env['PATH'] = path;
    }
  },
);

test.each([
  ['u8', 44_100],
  ['i16', 44_100],
  ['i24', 96_000],
  ['i32', 48_000],
  ['f32', 22_050],
  ['f64', 44_100],
] as const)('WAV of %s at %s Hz', async (kind, rate) => {
  const { channels } = sines(rate);
  const decoded = await decodeWell(write(wav({ rate, channels }, kind)));
  expect([decoded.sampleRate, decoded.flaws]).toEqual([rate, []]);
  expectSame(decoded.channels, channels, kind === 'u8' ? 1 / 128 : 1 / 32_768);
});

test.each([
  ['i16', 44_100],
  ['i24', 96_000],
  ['i32', 48_000],
  ['f32', 22_050],
  ['f64', 8000],
] as const)('AIFF of %s at %s Hz', async (kind, rate) => {
  const { channels } = sines(rate);
  const decoded = await decodeWell(write(aiff({ rate, channels }, kind)));
  expect([decoded.sampleRate, decoded.flaws]).toEqual([rate, []]);
  expectSame(decoded.channels, channels, 1 / 32_768);
});

/** @param step by which samples may differ */
function expectSame(one: readonly Float32Array[], other: readonly Float32Array[], step: number): void {
  expect(one.map(({ length }) => length)).toEqual(other.map(({ length }) => length));
  const apart = one.map((samples, channel) =>
    samples.reduce((worst, each, at) => Math.max(worst, Math.abs(each - (other[channel]?.[at] ?? 9))), 0),
  );
  expect(Math.max(...apart)).toBeLessThanOrEqual(step);
}

test.each([0x7ffff000, 0x7fffffff, 0x80000000, 0xffffff9b])(
  'a size of %i in a small WAV file is a stand-in',
  async (size) => {
    const { channels, flaws } = await decodeWell(write(wav(sines(), 'i16', size)));
    const whole = await decodeWell(write(wav(sines())));
    expect([channels[0]?.length, flaws]).toEqual([whole.channels[0]?.length, []]);
  },
);

test('a WAV file may say that it does not know its size, or have it elsewhere', async () => {
  const { channels } = sines();
  const plain = wav(sines());
  const streamed = wav(sines(), 'i16', 0xffffffff);
  const large = Buffer.from(streamed);
  const sizes = Buffer.alloc(36);
  sizes.write('ds64');
  sizes.writeUInt32LE(28, 4);
  sizes.writeBigUInt64LE(BigInt(plain.length - 44), 16);
  large.write('RF64');
  const rf64 = Buffer.concat([large.subarray(0, 12), sizes, large.subarray(12)]);
  // Of an odd size, and with a space behind it.
  const note = Buffer.concat([Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')]);
  const noted = Buffer.concat([plain.subarray(0, 36), note, plain.subarray(36), note]);
  for (const bytes of [plain, streamed, rf64, noted, Buffer.concat([rf64, note])]) {
    const decoded = await decodeWell(write(bytes));
    expect(decoded.flaws).toEqual([]);
    expectSame(decoded.channels, channels, 1 / 32_768);
  }
});

test.each(['sines.flac', 'sines.mp3', 'sines.ogg', 'sines.opus', 'WAV', 'AIFF'])(
  '%s that is cut short says so',
  async (name) => {
    const whole = name === 'WAV' ? wav(sines()) : name === 'AIFF' ? aiff(sines()) : read(name);
    const decoded = await decodeWell(write(whole.subarray(0, whole.length * 0.7)));
    expect(decoded.flaws).toContainEqual(expect.objectContaining({ kind: 'incomplete' }));
    const all = name === 'WAV' || name === 'AIFF' ? 4410 : 44_100;
    expect(decoded.channels[0]?.length).toBeLessThan(all * 0.8);
  },
);

test.skipIf(!hasFfmpeg)('M4A that is cut short says so', async () => {
  const whole = read('sines.m4a');
  const decoded = await decode(write(whole.subarray(0, whole.length * 0.6)));
  if (!('fault' in decoded)) expect(decoded.flaws).not.toEqual([]);
});

test('a part of each', async () => {
  for (const name of ['sines.flac', 'sines.mp3', 'sines.ogg', 'sines.opus']) {
    const { channels, sampleRate } = await decodeWell(fixture(name), { from: 0.1, length: 0.25 });
    expect(channels[0]?.length, name).toBe(0.25 * sampleRate);
    const all = await decodeWell(fixture(name));
    expectSame(
      channels,
      all.channels.map((each) => each.subarray(0.1 * sampleRate, 0.1 * sampleRate + 0.25 * sampleRate)),
      0,
    );
  }
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a text', Buffer.from('These are the words of a song.\n'.repeat(100)), 'unknown'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.repeat(100), 'latin1'), 'unknown'],
  ['zeros', Buffer.alloc(5000), 'unknown'],
  ['a WAV header cut short', wav(sines()).subarray(0, 30), 'damaged'],
  ['a WAV file without samples', wav(sines()).subarray(0, 36), 'damaged'],
  ['a WAV file of no channels', wav({ rate: 44_100, channels: [] }), 'damaged'],
  ['a WAV file of 60,000 channels', wav(sines()).fill(0xea, 23, 24), 'damaged'],
  ['a WAV file of two samples a second', wav({ rate: 2, channels: sines().channels }), 'damaged'],
  ['an AIFF header cut short', aiff(sines()).subarray(0, 20), 'damaged'],
  ['a FLAC header alone', read('sines.flac').subarray(0, 60), 'damaged'],
  ['an MP3 tag alone', read('sines.mp3').subarray(0, 200), 'damaged'],
  ['the head of an Ogg file', read('sines.ogg').subarray(0, 300), 'damaged'],
  ['the head of an Opus file', read('sines.opus').subarray(0, 100), 'damaged'],
])('%s is refused with a reason', async (_name, bytes, fault) => {
  const decoded = await decode(write(bytes));
  expect('fault' in decoded ? decoded : decoded.flaws).toEqual({ fault, detail: expect.stringMatching(/./) });
});

test.each(readdirSync(FORMATS).filter((name) => /\.(flac|mp3|ogg|opus)$/.test(name)))(
  '%s with bytes of another file in it comes to an end',
  async (name) => {
    const next = seeded(name.length);
    for (let round = 0; round < 3; round += 1) {
      const bytes = read(name);
      for (let count = 0; count < 40; count += 1)
        bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
      const from = Math.floor(next() * bytes.length);
      bytes.fill(Math.floor(next() * 256), from, Math.min(bytes.length, from + 2000));
      const spoken = vi.spyOn(console, 'error').mockClear();
      const decoded = await decode(write(bytes));
      expect(spoken).not.toHaveBeenCalled();
      expect('fault' in decoded ? decoded.detail : decoded.sampleRate).toBeTruthy();
    }
  },
);
