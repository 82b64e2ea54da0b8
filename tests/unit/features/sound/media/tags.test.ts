/** Tags of downloads, read by music-metadata. */
import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { expect, it } from 'vitest';
import { tagFlac, writeId3 } from '../../../../../generator/features/sound/media/tags.ts';
import type { SoundFacts } from '../../../../../generator/features/sound/sounds.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';

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
/** Longer than a byte of its length can say, seven bits at a time. */
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

/** A FLAC file without sound: what it says of itself, a table, a comment and room for more. */
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
