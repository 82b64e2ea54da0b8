/** Headers of files, whatever their names. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeOfId3 } from '../../../../../../generator/engine/media/id3.ts';
import { readSound } from '../../../../../../generator/features/sound/media/decode/header.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
import { mp3Frames, withVbri } from '../../../../../helpers/mp3.ts';
import { seeded } from '../../../../../helpers/random.mjs';
import { aiff, sample, silence, wav } from '../../../../../helpers/sounds.ts';

const FORMATS = join(import.meta.dirname, '../../../../../fixtures/formats');
const makeFolder = prepareFolders();

const TAGS = {
  title: 'Two Sines',
  artist: 'Generator',
  album: 'Signals',
  track: 3,
  date: '2026-02-20',
  genre: 'Test',
  hasCover: false,
};

test.each([
  ['sines.flac', { format: 'flac', codec: 'FLAC', isLossless: true, bitsPerSample: 16 }],
  [
    'sines.mp3',
    { format: 'mp3', codec: 'MPEG 1 Layer 3', isLossless: false, tags: { isrc: 'ZZABC2600001' } },
  ],
  ['sines.ogg', { format: 'vorbis', codec: 'Vorbis I', isLossless: false }],
  ['sines.opus', { format: 'opus', codec: 'Opus', isLossless: false }],
  ['sines.m4a', { format: 'mp4', codec: 'MPEG-4/AAC', isLossless: false }],
  ['mono-alac.m4a', { format: 'mp4', codec: 'ALAC', isLossless: true }],
])('%s', async (name, facts) => {
  const found = await readSound(join(FORMATS, name));
  const { tags, ...others } = { tags: {}, ...facts };
  expect(found).toMatchObject({
    ...others,
    channels: name.startsWith('mono') ? 1 : 2,
    tags: { ...TAGS, ...tags },
  });
  // MP3 and AAC are as long as their frames.
  if ('duration' in found) expect(Math.abs((found.duration ?? 0) - 1)).toBeLessThan(0.05);
});

test('300 KB of ones are refused at once, with a tag before them and without', async () => {
  const ones = Buffer.alloc(300_000, 0xff);
  for (const head of [Buffer.alloc(0), Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')]) {
    const file = join(makeFolder(), 'ones.mp3');
    writeFileSync(file, Buffer.concat([head, ones]));
    expect(await readSound(file)).toMatchObject({ fault: 'unknown' });
  }
});

const fixture = (name: string) => readFileSync(join(FORMATS, name));
const EMPTY = 30_000;
const repeat = (part: string, count = EMPTY) => Buffer.alloc(part.length * count, part, 'latin1');

/** A file with a part in it again and again, each of which holds nothing. */
const ENDLESS: [string, () => Uint8Array[]][] = [
  ['tags', () => [repeat('ID3\x04\0\0\0\0\0\0'), fixture('sines.mp3')]],
  ['tags before FLAC', () => [repeat('ID3\x04\0\0\0\0\0\0'), fixture('sines.flac')]],
  [
    'blocks of FLAC',
    () => [
      fixture('sines.flac').subarray(0, 42).fill(0, 4, 5),
      repeat('\x01\0\0\0'),
      fixture('sines.flac').subarray(42),
    ],
  ],
  [
    'atoms',
    () => [fixture('sines.m4a').subarray(0, 28), repeat('\0\0\0\x08free'), fixture('sines.m4a').subarray(28)],
  ],
  [
    'atoms within atoms',
    () => [fixture('sines.m4a').subarray(0, 28), ...nest('moov', 3000), repeat('\0\0\0\x08free')],
  ],
];

/** Heads of atoms, each of which is the beginning of the one before. */
function nest(name: string, depth: number): Buffer[] {
  return Array.from({ length: depth }, (_, index) => {
    const head = Buffer.from(`....${name}`);
    head.writeUInt32BE(8 * (EMPTY + depth - index), 0);
    return head;
  });
}

test.each(ENDLESS)('%s without an end are refused', async (_, pieces) => {
  expect(await readSound(write(...pieces()))).toMatchObject({ fault: 'damaged' });
});

test('an MP3 behind other bytes is read', async () => {
  const file = join(makeFolder(), 'zeros.mp3');
  const sound = readFileSync(join(FORMATS, 'sines.mp3'));
  writeFileSync(file, Buffer.concat([Buffer.alloc(1044), sound.subarray(sizeOfId3(sound))]));
  expect(await readSound(file)).toMatchObject({ format: 'mp3', codec: 'MPEG 1 Layer 3' });
});

function write(...pieces: Uint8Array[]): string {
  const file = join(makeFolder(), 'sound');
  writeFileSync(file, Buffer.concat(pieces));
  return file;
}

const TAG = Buffer.from('ID3\x04\0\0\0\0\0\x04TIT2', 'latin1');

test('a text or a drawing in UTF-16 is no recording', async () => {
  for (const text of ['<svg/>', 'Words', 'كلمات'])
    expect(await readSound(write(Buffer.from(`\ufeff${text.repeat(500)}`, 'utf16le')))).toMatchObject({
      fault: 'unknown',
    });
});

test.each([1, 2] as const)('no browser plays layer %i, whatever the file is called', async (layer) => {
  const sound = mp3Frames(100, { layer });
  const facts = { format: 'mp3', codec: `MPEG 1 Layer ${layer}`, isPlayable: false, channels: 2 };
  for (const file of [write(sound), write(TAG, sound), write(Buffer.alloc(500), sound)])
    expect(await readSound(file)).toMatchObject(facts);
});

test('an MP3 is as long as its frames, and what was joined is longer than its first header says', async () => {
  const seconds = (frames: number) => expect.closeTo((frames * 1152) / 44_100, 3);
  const even = { isPlayable: true, channels: 2, newRate: undefined };
  const plain = mp3Frames(100);
  expect(await readSound(write(plain))).toMatchObject({ ...even, duration: seconds(100) });
  expect(await readSound(write(plain, TAG, plain))).toMatchObject({ ...even, duration: seconds(200) });
  const sines = readFileSync(join(FORMATS, 'sines.mp3'));
  const joined = { ...even, isPlayable: false, duration: seconds(80), promised: seconds(40) };
  expect(await readSound(write(sines, sines))).toMatchObject(joined);
  // The tag at the end is no part of a frame that was cut short.
  const cut = write(plain.subarray(0, -200), Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]));
  expect(await readSound(cut)).toMatchObject({ ...even, duration: seconds(100) });
});

test('an MP3 whose header promises more than there is', async () => {
  expect(await readSound(write(withVbri(mp3Frames(20), 8500)))).toMatchObject({
    promised: expect.closeTo(222.04, 1),
    duration: expect.closeTo(0.52, 1),
    isPlayable: false,
  });
});

test('a stream that changes on the way', async () => {
  const [mono, stereo, fast] = [
    mp3Frames(50, { isMono: true }),
    mp3Frames(50),
    mp3Frames(50, { rate: 48_000 }),
  ];
  expect(await readSound(write(mono, stereo))).toMatchObject({ isPlayable: false, channels: 2 });
  expect(await readSound(write(stereo, TAG, mono))).toMatchObject({ isPlayable: false, channels: 2 });
  expect(await readSound(write(mono))).toMatchObject({ isPlayable: true, channels: 1 });
  expect(await readSound(write(stereo, fast))).toMatchObject({
    newRate: { at: expect.closeTo(1.31, 2), from: 44_100, to: 48_000 },
  });
  const aac = readFileSync(join(FORMATS, 'sines.aac'));
  expect(await readSound(write(aac))).toMatchObject({ isPlayable: true, duration: expect.closeTo(1.04, 2) });
  // One channel: the bits of its number are in the third and the fourth byte of each frame.
  const other = Buffer.from(aac);
  for (
    let at = 0;
    at < other.length;
    at += ((other.readUInt16BE(at + 3) & 0x3ff) << 3) | (other.readUInt8(at + 5) >> 5)
  )
    other.writeUInt8((other.readUInt8(at + 3) & 0x3f) | 0x40, at + 3);
  expect(await readSound(write(aac, other))).toMatchObject({ isPlayable: false });
});

test('damage and other bytes within an MP3 are no change of it', async () => {
  const sound = mp3Frames(100);
  const next = seeded(7);
  const holes = Array.from({ length: 20 }, () =>
    Buffer.from(Array.from({ length: 5000 }, () => Math.floor(next() * 256))),
  );
  expect(await readSound(write(...holes.flatMap((hole) => [sound, hole])))).toMatchObject({
    isPlayable: true,
    newRate: undefined,
  });
});

test('WAV and AIFF', async () => {
  const channels = sample([silence, silence], 2.5, 8000);
  const [one, other, float] = ['a.wav', 'b.aif', 'c.wav'].map((name) => join(makeFolder(), name));
  if (!one || !other || !float) throw new Error('no folders');
  writeFileSync(one, wav({ rate: 8000, channels }, 'i24'));
  writeFileSync(other, aiff({ rate: 8000, channels }));
  const facts = { isLossless: true, duration: 2.5, sampleRate: 8000, channels: 2 };
  expect(await readSound(one)).toMatchObject({ format: 'wav', bitsPerSample: 24, ...facts });
  expect(await readSound(other)).toMatchObject({ format: 'aiff', bitsPerSample: 16, ...facts });
  // Programs for mastering write these.
  writeFileSync(float, wav({ rate: 8000, channels }, 'f32'));
  expect(await readSound(float)).toMatchObject({ format: 'wav', bitsPerSample: 32, ...facts });
});

test('a name that says something else is not believed', async () => {
  const file = join(makeFolder(), 'sines.wav');
  copyFileSync(join(FORMATS, 'sines.flac'), file);
  expect(await readSound(file)).toMatchObject({ format: 'flac', duration: 1 });
});

test('a file of another type is refused', async () => {
  const file = join(makeFolder(), 'song.mp3');
  writeFileSync(file, '<!doctype html><title>404</title>');
  expect(await readSound(file)).toMatchObject({ fault: 'unknown' });
  writeFileSync(file, '');
  expect(await readSound(file)).toMatchObject({ fault: 'empty' });
  await expect(readSound(join(makeFolder(), 'missing.mp3'))).rejects.toThrow('ENOENT');
});

test('an Opus file made of a narrower original is as long as it plays', async () => {
  const file = 'tests/fixtures/sound/assets/audio/tide-tables-03.opus';
  expect(await readSound(file)).toMatchObject({ sampleRate: 48_000, duration: expect.closeTo(10.06, 2) });
});
