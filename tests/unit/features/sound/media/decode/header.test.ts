/** What files say of themselves, whatever they are called. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeOfId3 } from '../../../../../../generator/features/sound/media/decode/format.ts';
import { readSound } from '../../../../../../generator/features/sound/media/decode/header.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
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

test('an MP3 behind other bytes is read', async () => {
  const file = join(makeFolder(), 'zeros.mp3');
  const sound = readFileSync(join(FORMATS, 'sines.mp3'));
  writeFileSync(file, Buffer.concat([Buffer.alloc(1044), sound.subarray(sizeOfId3(sound))]));
  expect(await readSound(file)).toMatchObject({ format: 'mp3', codec: 'MPEG 1 Layer 3' });
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
