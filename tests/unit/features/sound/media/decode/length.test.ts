/** Lengths and sizes in headers that contradict the file, in every format and both directions, and files that were joined. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseSound } from '../../../../../../generator/features/sound/media/analyse/index.ts';
import { readSound } from '../../../../../../generator/features/sound/media/decode/header.ts';
import { seal } from '../../../../../../generator/features/sound/media/decode/ogg.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
import { mp3Frames, withVbri } from '../../../../../helpers/mp3.ts';
import { aiff, sample, sine, wav } from '../../../../../helpers/sounds.ts';

const FORMATS = join(import.meta.dirname, '../../../../../fixtures/formats');
const makeFolder = prepareFolders();
const fixture = (name: string) => readFileSync(join(FORMATS, name));
const SOUND = { rate: 8000, channels: sample([sine(440, -6)], 3, 8000) };

/** A number of four bytes in a file, and the length of its sound. */
interface Field {
  name: string;
  file: Buffer;
  at: number;
  isLittle?: boolean;
  /** Seconds. */
  length: number;
  /** Values that lie about the length, of this one: a size of the whole file does not. */
  isLength: boolean;
  finish?: (file: Buffer) => void;
}

const behind = (file: Buffer, name: string, bytes: number) => file.lastIndexOf(name) + bytes;
const [WAV, AIFF, FLAC] = [wav(SOUND), aiff(SOUND), fixture('sines.flac')];
const [MP3, M4A] = [fixture('sines.mp3'), fixture('sines.m4a')];
const VBRI = withVbri(mp3Frames(40), 39);
const XING = Math.max(MP3.indexOf('Xing'), MP3.indexOf('Info'));
const ogg = (name: string): Field => {
  const file = fixture(name);
  const page = file.lastIndexOf('OggS');
  const finish = (made: Buffer) => void seal(made.subarray(page));
  return { name, file, at: page + 6, isLittle: true, length: 1, isLength: true, finish };
};

const FIELDS: Field[] = [
  { name: 'WAV data', file: WAV, at: 40, isLittle: true, length: 3, isLength: true },
  { name: 'WAV RIFF', file: WAV, at: 4, isLittle: true, length: 3, isLength: false },
  { name: 'AIFF SSND', file: AIFF, at: behind(AIFF, 'SSND', 4), length: 3, isLength: true },
  { name: 'AIFF FORM', file: AIFF, at: 4, length: 3, isLength: false },
  { name: 'AIFF COMM', file: AIFF, at: behind(AIFF, 'COMM', 10), length: 3, isLength: false },
  { name: 'FLAC STREAMINFO', file: FLAC, at: 22, length: 1, isLength: true },
  { name: 'Xing frames', file: MP3, at: XING + 8, length: 1, isLength: true },
  { name: 'VBRI frames', file: VBRI, at: 50, length: 1, isLength: true },
  ogg('sines.ogg'),
  ogg('sines.opus'),
  { name: 'mdhd', file: M4A, at: behind(M4A, 'mdhd', 20), length: 1, isLength: true },
  { name: 'mvhd', file: M4A, at: behind(M4A, 'mvhd', 20), length: 1, isLength: true },
  { name: 'tkhd', file: M4A, at: behind(M4A, 'tkhd', 24), length: 1, isLength: false },
];

function fail(): never {
  throw new Error('There is no such file.');
}

/** Seconds. */
const NEAR = 0.31;
const RUNS = 50;

async function look(...pieces: Uint8Array[]) {
  const path = join(makeFolder(), 'sound');
  writeFileSync(path, Buffer.concat(pieces));
  const [header, analysis] = [await readSound(path), await analyseSound(path)];
  if ('fault' in header) throw new Error(`${header.fault}: ${header.detail}`);
  return { header, analysis: 'fault' in analysis ? undefined : analysis };
}

const value = fc.oneof(
  fc.double({ min: 0, max: 0.7, noNaN: true }),
  fc.double({ min: 1.4, max: 1000, noNaN: true }),
  fc.constantFrom(0x7fffffff, 0x80000000, 0xffffff9b, 0xffffffff),
);

test('a length in a header is believed only if the sound is as long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(FIELDS.length - 1), value, async (index, factor) => {
      const field = FIELDS[index] ?? fail();
      const { file, at, length, isLength, isLittle, finish } = field;
      const made = Buffer.from(file);
      const right = isLittle ? made.readUInt32LE(at) : made.readUInt32BE(at);
      const written = factor > 1000 ? factor : Math.min(0xffffffff, Math.round(right * factor));
      if (isLittle) made.writeUInt32LE(written, at);
      else made.writeUInt32BE(written, at);
      finish?.(made);
      const { header, analysis } = await look(made);
      const context = () =>
        JSON.stringify([
          field.name,
          written,
          right,
          header.promised,
          header.duration,
          analysis?.duration,
          header.isPlayable,
        ]);
      const flaws = analysis?.flaws.length ?? 0;
      // Of a part that was cut, the decoder of a page may be a page short.
      const isOgg = finish !== undefined;
      const isTold = flaws > 0 || header.promised !== undefined;
      if (analysis) expect(Math.abs(analysis.duration - length), context()).toBeLessThan(NEAR);
      if (!isOgg || written < right)
        expect(Math.abs((header.duration ?? 0) - length), context()).toBeLessThan(NEAR);
      const isStandIn = /^(?:WAV|AIFF)/.test(field.name) ? written > 0x7ffff000 : written === 0xffffffff;
      if (isLength && written > right && !isStandIn) expect(isTold, context()).toBe(true);
      // What is published has the length of its sound: it is encoded, or said to be wrong.
      const isPublishedAsIs = header.isPlayable && !header.isLossless;
      if (isLength && written < right && written > 0 && isPublishedAsIs) expect(isTold, context()).toBe(true);
    }),
    { numRuns: RUNS, includeErrorInReport: true },
  );
}, 60_000);

test('samples behind the end that a header has are heard, and tags and chunks there are not', async () => {
  const short = Buffer.from(WAV);
  short.writeUInt32LE(12_000, 40);
  expect((await look(short)).header).toMatchObject({ duration: 3, promised: 0.75 });
  for (const more of ['LIST\x04\0\0\0INFO', 'ID3\x04\0\0\0\0\0\x04TIT2', 'TAG', '\0'.repeat(512), 'APETAGEX'])
    expect((await look(WAV, Buffer.from(more, 'latin1'))).header).toMatchObject({
      duration: 3,
      isJoined: false,
    });
});

const JOINED: [string, Buffer][] = [
  ['WAV', WAV],
  ['WAV of another rate', wav({ rate: 44_100, channels: sample([sine(440), sine(300)], 1, 44_100) })],
  ['AIFF', AIFF],
  ['FLAC', FLAC],
  ['FLAC in mono', fixture('mono-24.flac')],
  ['MP3', MP3],
  ['MP3 in mono', fixture('mono.mp3')],
  ['MP3 without a header', mp3Frames(60)],
  ['MP3 of another rate', mp3Frames(60, { rate: 48_000 })],
  ['Vorbis', fixture('sines.ogg')],
  ['Opus', fixture('sines.opus')],
  ['M4A', M4A],
  ['AAC', fixture('sines.aac')],
];

test('files that were joined are encoded as one, or reported', async () => {
  /** Returns true if browsers play both as one stream: nothing before the second has a length. */
  const isEven = (one: string, other: string) =>
    (one === other && one === 'MP3 of another rate') ||
    (one === 'MP3 without a header' && ['MP3', one].includes(other));
  await fc.assert(
    fc.asyncProperty(fc.nat(JOINED.length - 1), fc.nat(JOINED.length - 1), async (first, second) => {
      const [one, other] = [JOINED[first] ?? fail(), JOINED[second] ?? fail()];
      const found = await look(one[1], other[1]).catch(String);
      // Refused.
      if (typeof found === 'string') {
        expect(found).toMatch(/^Error: damaged/);
        return;
      }
      const { header, analysis } = found;
      // Nothing marks where they begin.
      if (one[0].startsWith('FLAC') && /^(?:MP3|AAC)/.test(other[0])) return;
      const isOne = isEven(one[0], other[0]);
      const isAac = one[0] === 'AAC' && other[0] === 'AAC';
      const isTold =
        header.isJoined || header.newRate || header.promised || (analysis?.flaws.length ?? 0) > 0;
      const isMadeAnew = !header.isPlayable && !header.isLossless;
      expect([one[0], other[0], Boolean(isTold || isMadeAnew || isOne || isAac)]).toEqual([
        one[0],
        other[0],
        true,
      ]);
    }),
    { numRuns: RUNS, includeErrorInReport: true },
  );
}, 60_000);
