/** Tags of downloads, read by music-metadata. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { expect, it, test } from 'vitest';
import { sizeOfId3 } from '../../../../../../generator/engine/media/id3.ts';
import type { SoundFormat } from '../../../../../../generator/features/sound/media/decode/format.ts';
import { openPcm } from '../../../../../../generator/features/sound/media/decode/index.ts';
import { tagFlac } from '../../../../../../generator/features/sound/media/tags/flac.ts';
import { writeId3 } from '../../../../../../generator/features/sound/media/tags/id3.ts';
import { canRewriteTags, rewriteTags } from '../../../../../../generator/features/sound/media/tags/index.ts';
import type { SoundFacts } from '../../../../../../generator/features/sound/sounds.ts';
import { prepareFolders } from '../../../../../helpers/folders.ts';
import { mp3Frames } from '../../../../../helpers/mp3.ts';
import { seeded } from '../../../../../helpers/random.mjs';

const makeFolder = prepareFolders();

const FACTS: SoundFacts = {
  title: 'Größe – 日本',
  artist: 'Name & Others',
  album: 'An Album',
  track: { number: 3, of: 12, disc: 1 },
  date: '2026-02-20',
  isrc: 'QZABC2600001',
  genre: 'Folk',
  bpm: 120,
  key: 'A minor',
  lyrics: 'One line\nand another',
  label: 'A Label',
  copyright: '2026 A Label',
  places: {},
};
/** Longer than one byte of its length can express, which has seven bits. */
const cover = { bytes: Buffer.alloc(300_000, 0xff), width: 1200, height: 1200 };

const COMMON = {
  title: FACTS.title,
  artist: FACTS.artist,
  album: FACTS.album,
  track: { no: 3, of: 12 },
  date: FACTS.date,
  isrc: [FACTS.isrc],
  genre: [FACTS.genre],
  bpm: 120,
  label: [FACTS.label],
  copyright: FACTS.copyright,
};

it('an MP3 file says all that is known of the recording', async () => {
  const tag = await writeId3({ facts: FACTS, cover });
  const { common, format } = await parseBuffer(tag, { mimeType: 'audio/mpeg' });
  expect(common).toMatchObject({ ...COMMON, disk: { no: 1 }, key: 'Am' });
  expect(common.lyrics?.[0]?.text).toBe(FACTS.lyrics);
  expect(common.picture?.[0]).toMatchObject({ format: 'image/jpeg', type: 'Cover (front)' });
  expect(Buffer.from(common.picture?.[0]?.data ?? []).equals(cover.bytes)).toBe(true);
  expect(format.tagTypes).toEqual(['ID3v2.4']);
});

const WORK_FACTS: SoundFacts = {
  ...FACTS,
  composer: 'Joseph Haydn',
  conductor: 'Cara',
  work: { title: 'Quartet, Op. 76', movement: 'II. Adagio – größer', number: 2, of: 4 },
};

const COMMENTS = {
  COMPOSER: 'Joseph Haydn',
  CONDUCTOR: 'Cara',
  WORK: 'Quartet, Op. 76',
  MOVEMENTNAME: 'II. Adagio – größer',
  MOVEMENT: '2',
  MOVEMENTTOTAL: '4',
};
const FRAMES = {
  TCOM: 'Joseph Haydn',
  TPE3: 'Cara',
  TIT1: 'Quartet, Op. 76',
  'TXXX:WORK': 'Quartet, Op. 76',
  MVNM: 'II. Adagio – größer',
  MVIN: '2/4',
};
const ITEMS = {
  '©wrt': 'Joseph Haydn',
  '----:com.apple.iTunes:CONDUCTOR': 'Cara',
  '©wrk': 'Quartet, Op. 76',
  '©mvn': 'II. Adagio – größer',
  '©mvi': 2,
  '©mvc': 4,
  shwm: 1,
};

test.each([
  ['sines.flac', 'flac', 'audio/flac', COMMENTS],
  ['sines.mp3', 'mp3', 'audio/mpeg', FRAMES],
  ['sines.ogg', 'vorbis', 'audio/ogg', COMMENTS],
  ['sines.m4a', 'mp4', 'audio/mp4', ITEMS],
] as const)('%s gets the work, its composer and its movement', async (name, format, mimeType, tags) => {
  const bytes = await rewrite(fixture(name), format, cover, WORK_FACTS);
  const { common, native } = await parseBuffer(bytes, { mimeType });
  const written = Object.values(native).flat();
  expect(common).toMatchObject(COMMON);
  expect(written.map(({ id, value }) => [id, value])).toEqual(expect.arrayContaining(Object.entries(tags)));
});

it.each([
  ['A minor', 'Am'],
  ['F# major', 'F#'],
  ['B flat minor', 'Bbm'],
  ['Eb', 'Eb'],
  ['C♯ min', 'C#m'],
  ['8A', undefined],
])('the key %s is written as %s', async (key, written) => {
  const tag = await writeId3({ facts: { title: 'T', artist: 'A', places: {}, key } });
  expect((await parseBuffer(tag, { mimeType: 'audio/mpeg' })).common.key).toBe(written);
});

/** A FLAC file without sound: its stream info, a table, a comment and padding. */
function makeFlac(): Buffer {
  const block = (kind: number, content: Buffer, isLast = false) => {
    const head = Buffer.alloc(4);
    head.writeUIntBE(content.length, 1, 3);
    head.writeUInt8(kind | (isLast ? 0x80 : 0), 0);
    return Buffer.concat([head, content]);
  };
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4096, 0);
  info.writeUInt16BE(4096, 2);
  // 20 bits of 44,100 Hz, 3 of two channels, 5 of 16 bits, 36 of 88,200 samples.
  info.writeUInt32BE((44_100 << 12) | (1 << 9) | (15 << 4), 10);
  info.writeUInt32BE(88_200, 14);
  const text = Buffer.from('\x04\0\0\0test\x01\0\0\0\x09\0\0\0TITLE=Old', 'latin1');
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, info),
    block(3, Buffer.alloc(18, 1)),
    block(4, text),
    block(1, Buffer.alloc(100), true),
    Buffer.from('sound'),
  ]);
}

it('a FLAC file says the same instead of what it said, and keeps the rest', async () => {
  const path = join(makeFolder(), 'a.flac');
  const flac = makeFlac();
  writeFileSync(path, flac);
  const file = await open(path);
  const { head, start } = await tagFlac(file, 0, { facts: FACTS, cover });
  await file.close();
  expect(flac.subarray(start).toString()).toBe('sound');
  expect(Buffer.from(head).includes(Buffer.alloc(18, 1))).toBe(true);
  const { common, format } = await parseBuffer(head, { mimeType: 'audio/flac' });
  expect(common).toMatchObject({ ...COMMON, disk: { no: 1 }, key: 'A minor' });
  expect(common.picture).toMatchObject([{ format: 'image/jpeg', type: 'Cover (front)' }]);
  expect(Buffer.from(common.picture?.[0]?.data ?? []).equals(cover.bytes)).toBe(true);
  expect(format).toMatchObject({ duration: 2, sampleRate: 44_100, numberOfChannels: 2 });
});

const FORMATS = join(import.meta.dirname, '../../../../../fixtures/formats');
const fixture = (name: string) => readFileSync(join(FORMATS, name));

/** A download of a file with these bytes. */
async function rewrite(
  bytes: Uint8Array,
  format: SoundFormat,
  picture = cover,
  facts = FACTS,
): Promise<Buffer> {
  const path = join(makeFolder(), 'old');
  writeFileSync(path, bytes);
  const pieces: Uint8Array[] = [];
  const append = (piece: Uint8Array) => pieces.push(Buffer.from(piece));
  await rewriteTags({ path, format }, { facts, cover: picture }, append, async (start, end) => {
    append(bytes.subarray(start, end));
  });
  return Buffer.concat(pieces);
}

/** The tags of the fixtures, and those that the tests add. */
const OLD = /Two Sines|Generator|Signals|Old|private note/;

test.each([
  ['sines.flac', 'flac', 'audio/flac'],
  ['sines.mp3', 'mp3', 'audio/mpeg'],
  ['bare.mp3', 'mp3', 'audio/mpeg'],
  ['sines.ogg', 'vorbis', 'audio/ogg'],
  ['sines.opus', 'opus', 'audio/ogg'],
  ['sines.m4a', 'mp4', 'audio/mp4'],
  ['mono-alac.m4a', 'mp4', 'audio/mp4'],
] as const)('%s gets all tags of the content, and keeps none of its own', async (name, format, mimeType) => {
  const old = fixture(name);
  const bytes = await rewrite(old, format);
  expect(bytes.toString('latin1')).not.toMatch(OLD);
  const { common, format: found } = await parseBuffer(bytes, { mimeType });
  expect(common).toMatchObject({ ...COMMON, disk: { no: 1 } });
  expect(common.lyrics?.[0]?.text).toBe(FACTS.lyrics);
  expect(common.picture).toMatchObject([{ format: 'image/jpeg' }]);
  expect(Buffer.from(common.picture?.[0]?.data ?? []).equals(cover.bytes)).toBe(true);
  const { format: before } = await parseBuffer(old, { mimeType });
  expect([found.codec, found.sampleRate, found.numberOfChannels]).toEqual([
    ...[before.codec, before.sampleRate, before.numberOfChannels],
  ]);
  expect(found.duration).toBeCloseTo(before.duration ?? 0, 2);
});

test.each([
  ['sines.mp3', 'mp3'],
  ['sines.ogg', 'vorbis'],
  ['sines.opus', 'opus'],
  ['sines.flac', 'flac'],
] as const)('%s sounds as before', async (name, format) => {
  const folder = makeFolder();
  const small = { ...cover, bytes: Buffer.alloc(1000) };
  const digests: string[] = [];
  for (const [file, bytes] of [
    ['a', fixture(name)],
    ['b', await rewrite(fixture(name), format, small)],
  ] as const) {
    writeFileSync(join(folder, file), bytes);
    const hash = createHash('sha256');
    for await (const block of (await openPcm(join(folder, file))).blocks) hash.update(block[0] ?? '');
    digests.push(hash.digest('hex'));
  }
  expect(digests[0]).toBe(digests[1]);
});

const id3 = (text: string) => {
  const frame = Buffer.from(`TIT2\0\0\0\0\0\0\x03${text}`, 'latin1');
  frame.writeUInt8(text.length + 1, 7);
  const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt8(frame.length, 9);
  return Buffer.concat([head, frame]);
};
const id3v1 = (text: string) => Buffer.concat([Buffer.from(`TAG${text}`), Buffer.alloc(125 - text.length)]);
const ape = Buffer.from(`APETAGEX\xd0\x07\0\0${'Old'.repeat(20)}APETAGEX`, 'latin1');
const lyrics = Buffer.from('LYRICSBEGININD00002Old000020LYRICS200');

test.each([
  ['two before the sound', [id3('Old'), id3('private note'), mp3Frames(20)]],
  ['before and behind it', [id3('Old'), mp3Frames(20), id3v1('Old Title')]],
  ['behind it alone', [mp3Frames(20), ape, lyrics, id3v1('Old Title')]],
  [
    'in the middle of what was joined',
    [id3('Old'), mp3Frames(10), id3v1('Old'), id3('private note'), mp3Frames(10)],
  ],
  ['behind a frame that is cut short', [mp3Frames(21).subarray(0, -300), id3v1('Old Title')]],
  ['behind other bytes', [Buffer.alloc(1000), id3('Old'), Buffer.alloc(1000), mp3Frames(20)]],
])('tags of an MP3 are left out: %s', async (_, pieces) => {
  const bytes = await rewrite(Buffer.concat(pieces), 'mp3');
  expect(bytes.toString('latin1')).not.toMatch(OLD);
  expect(bytes.indexOf(mp3Frames(20))).toBeGreaterThan(0);
  expect((await parseBuffer(bytes, { mimeType: 'audio/mpeg' })).common).toMatchObject(COMMON);
});

test('AAC without a container gets a tag before its frames', async () => {
  const sound = fixture('sines.aac');
  const bytes = await rewrite(Buffer.concat([id3('Old'), sound, id3v1('Old')]), 'aac');
  expect(bytes.toString('latin1', 0, 3)).toBe('ID3');
  expect(bytes.subarray(sizeOfId3(bytes)).equals(sound)).toBe(true);
});

test('FLAC leaves out what other programs have written into it, and what is around it', async () => {
  const flac = makeFlac();
  const foreign = Buffer.from('\x02\0\0\x09riffOld T\x05\0\0\x03Old', 'latin1');
  const at = 4 + 4 + 34;
  const pieces = [id3('Old'), id3('Old'), flac.subarray(0, at), foreign, flac.subarray(at), id3v1('Old')];
  const bytes = await rewrite(Buffer.concat(pieces), 'flac');
  expect(bytes.toString('latin1')).not.toMatch(OLD);
  expect(bytes.includes(Buffer.alloc(18, 1))).toBe(true);
  expect(bytes.toString('latin1', bytes.length - 5)).toBe('sound');
});

test('an MP4 file leaves out chapters, and keeps the note on the silence at its ends', async () => {
  const old = fixture('sines.m4a');
  const gaps = Buffer.from('....----....meanOWNR....nameiTunSMPB....data 00000000 00000840', 'latin1');
  gaps.writeUInt32BE(gaps.length, 0);
  // In the place of the name of the program, of which there is enough.
  const list = old.indexOf('ilst') - 4;
  const grown = Buffer.concat([old.subarray(0, list + 8), gaps, old.subarray(list + 8)]);
  for (const name of ['ilst', 'meta', 'udta', 'moov']) {
    const box = grown.indexOf(name) - 4;
    grown.writeUInt32BE(grown.readUInt32BE(box) + gaps.length, box);
  }
  const bytes = await rewrite(grown, 'mp4');
  expect(bytes.includes('iTunSMPB')).toBe(true);
  expect(bytes.toString('latin1')).not.toMatch(OLD);
});

test('an MP4 file in fragments, or one that is cut off, stays as it is', async () => {
  const old = fixture('sines.m4a');
  const fragment = Buffer.from('\0\0\0\x08moof', 'latin1');
  const files = [Buffer.concat([old, fragment]), old.subarray(0, -500)];
  for (const bytes of files) {
    const path = join(makeFolder(), 'a.m4a');
    writeFileSync(path, bytes);
    expect(await canRewriteTags(path, 'mp4')).toBe(false);
    expect((await rewrite(bytes, 'mp4')).equals(bytes)).toBe(true);
  }
});

test.each([
  ['sines.mp3', 'mp3'],
  ['sines.aac', 'aac'],
  ['sines.ogg', 'vorbis'],
  ['sines.opus', 'opus'],
  ['sines.m4a', 'mp4'],
] as const)('%s with damage gets what tags it can', async (name, format) => {
  const next = seeded(name.length);
  const small = { ...cover, bytes: Buffer.alloc(1000) };
  for (let round = 0; round < 40; round += 1) {
    const bytes = Buffer.from(fixture(name));
    // Most of the tables are near the beginning.
    for (let count = 0; count < 10; count += 1)
      bytes[Math.floor(next() ** 3 * bytes.length)] = Math.floor(next() * 256);
    expect((await rewrite(bytes, format, small)).length).toBeGreaterThan(0);
  }
});

test('Ogg files that follow one another all get the tags', async () => {
  const old = fixture('sines.ogg');
  const bytes = await rewrite(Buffer.concat([old, old]), 'vorbis');
  expect(bytes.toString('latin1')).not.toMatch(OLD);
  expect(bytes.toString('latin1').split('TITLE=')).toHaveLength(3);
});
