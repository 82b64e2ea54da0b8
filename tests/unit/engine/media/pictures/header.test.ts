import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { measurePicture } from '../../../../../generator/engine/media/pictures/header.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { drawCover } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();

/** Measures with a decoder that fails. */
async function measureAlone(file: string): Promise<unknown> {
  vi.resetModules();
  vi.doMock('sharp', () => {
    throw new Error('The decoder is asked.');
  });
  onTestFinished(() => void vi.doUnmock('sharp'));
  const { measurePicture: measure } = await import(
    '../../../../../generator/engine/media/pictures/header.ts'
  );
  return measure(file);
}

function write(bytes: Uint8Array): string {
  const folder = makeFolder();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return file;
}

const oblong = () => sharp({ create: { width: 64, height: 40, channels: 3, background: '#a33' } });
const clear = () => sharp({ create: { width: 64, height: 40, channels: 4, background: '#a3388888' } });
const turned = (image: Sharp, orientation: number) => image.withMetadata({ orientation });
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** How the first bytes of a file say its size. */
const PLAIN: [string, Sharp][] = [
  ['JPEG', oblong().jpeg()],
  ['progressive JPEG', oblong().jpeg({ progressive: true })],
  ['grey JPEG', oblong().greyscale().jpeg()],
  ['JPEG for print', oblong().toColourspace('cmyk').withMetadata().jpeg()],
  ['JPEG with a profile', oblong().withIccProfile('p3').jpeg()],
  ['large JPEG', drawCover(900).jpeg({ quality: 95 })],
  ...ORIENTATIONS.map((way): [string, Sharp] => [`JPEG turned ${way}`, turned(oblong().jpeg(), way)]),
  ['PNG', oblong().png()],
  ['PNG of few colours', oblong().png({ palette: true })],
  ['clear PNG of 16 bits', clear().toColourspace('rgb16').png()],
  ['WebP', oblong().webp()],
  ['WebP without loss', oblong().webp({ lossless: true })],
];

test.each(PLAIN)('its first bytes say how large this is: %s', async (_, image) => {
  const bytes = await image.toBuffer();
  const { width, height, autoOrient: upright } = await sharp(bytes).metadata();
  expect(await measureAlone(write(bytes))).toEqual({ width, height, upright, limit: 60_000_000 });
});

/** A JPEG with so much said about it that its size comes late. */
async function talkative(): Promise<Buffer> {
  const bytes = await oblong().jpeg().toBuffer();
  const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 'a')]);
  return Buffer.concat([bytes.subarray(0, 2), remark, remark, bytes.subarray(2)]);
}

/** A JPEG turned by facts that are not right behind the header of Exif. */
async function farFacts(): Promise<Buffer> {
  const bytes = await turned(oblong().jpeg(), 6).toBuffer();
  const at = bytes.indexOf('Exif\0\0') + 6;
  const length = bytes.readUInt16BE(at - 8);
  const count = bytes.readUInt16LE(at + 8);
  const directory = bytes.subarray(at + 8, at + 8 + 2 + count * 12 + 4);
  const head = Buffer.from(bytes.subarray(0, at + 8));
  head.writeUInt16BE(length + directory.length, at - 8);
  head.writeUInt32LE(length - 8, at + 4);
  const end = at - 8 + length;
  return Buffer.concat([head, bytes.subarray(at + 8, end), directory, bytes.subarray(end)]);
}

/** The Exif of a JPEG that is turned, with its marker. */
async function exifOf(way: number): Promise<Buffer> {
  const bytes = await turned(oblong().jpeg(), way).toBuffer();
  const at = bytes.indexOf('Exif\0\0') - 4;
  return bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
}

/** A JPEG with more segments before a marker. */
async function insert(marker: number, ...segments: Buffer[]): Promise<Buffer> {
  const bytes = await oblong().jpeg().toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, marker]));
  return Buffer.concat([bytes.subarray(0, at), ...segments, bytes.subarray(at)]);
}

const TABLES = 0xdb;
const SCAN = 0xda;

async function elsewhere(way: number): Promise<Buffer> {
  const exif = Buffer.from(await exifOf(way));
  exif[1] = 0xe2;
  return exif;
}

/** The Exif of a JPEG whose facts say how it is turned in another kind of number. */
async function inNumbers(kind: number, count: number): Promise<Buffer> {
  const exif = Buffer.from(await exifOf(6));
  const isLittle = exif.includes('II*\0');
  const at = exif.indexOf(isLittle ? Buffer.from([0x12, 0x01]) : Buffer.from([0x01, 0x12]));
  if (isLittle) {
    exif.writeUInt16LE(kind, at + 2);
    exif.writeUInt32LE(count, at + 4);
    exif.writeUInt32LE(6, at + 8);
  } else {
    exif.writeUInt16BE(kind, at + 2);
    exif.writeUInt32BE(count, at + 4);
    exif.writeUInt32BE(6, at + 8);
  }
  return exif;
}

const LONG = 4;
const SHORT = 3;

async function damaged(): Promise<Buffer> {
  const exif = Buffer.from(await exifOf(6));
  exif[exif.indexOf('Exif') + 5] = 0xd9;
  return exif;
}

const SPECIAL: [string, () => Promise<Buffer>][] = [
  ['AVIF', () => oblong().avif({ effort: 0 }).toBuffer()],
  ['AVIF that is turned', () => turned(oblong().avif({ effort: 0 }), 6).toBuffer()],
  ['PNG that is turned', () => turned(oblong().png(), 6).toBuffer()],
  ['WebP that is turned', () => turned(oblong().webp(), 8).toBuffer()],
  ['clear WebP', () => clear().webp().toBuffer()],
  ['JPEG with a lot said before its size', talkative],
  ['JPEG with facts in an unusual place', farFacts],
  ['JPEG turned behind its size', async () => insert(SCAN, await exifOf(6))],
  ['JPEG turned twice', async () => insert(TABLES, await exifOf(3), await exifOf(6))],
  ['JPEG turned by a long number', async () => insert(TABLES, await inNumbers(LONG, 1))],
  ['JPEG turned by two numbers', async () => insert(TABLES, await inNumbers(SHORT, 2))],
  ['JPEG turned in a damaged segment', async () => insert(TABLES, await damaged())],
  ['JPEG turned in a segment for profiles', async () => insert(TABLES, await elsewhere(6))],
];

test.each(SPECIAL)('a decoder says how large this is: %s', async (_, make) => {
  const bytes = await make();
  const { width, height, autoOrient: upright } = await sharp(bytes).metadata();
  const file = write(bytes);
  expect(await measurePicture(file)).toMatchObject({ width, height, upright });
  expect(await measureAlone(file)).toHaveProperty('fault');
});

test('a decoder says what is wrong with a file', async () => {
  const bytes = await oblong().jpeg().toBuffer();
  const pixels = bytes.indexOf(Buffer.from([0xff, 0xda]));
  for (const length of [2, 30, 160, pixels])
    expect(await measurePicture(write(bytes.subarray(0, length))), `${length}`).toHaveProperty('fault');
  const png = await oblong().png().toBuffer();
  const headless = Buffer.from(png.toString('latin1').replace('IHDR', 'tEXt'), 'latin1');
  for (const broken of [png.subarray(0, 30), headless])
    expect(await measurePicture(write(broken))).toHaveProperty('fault');
});
