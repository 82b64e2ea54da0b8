/** Small pictures of the studio: their size, and that a file which has changed is drawn again. */
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openThumbnails } from '../../../generator/studio/thumbnails.ts';
import { drawCover } from '../../helpers/pictures.ts';

test('a cover of 1600 pixels becomes a few KB, once, and once more when the file has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thumbnails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cover.jpg');
  writeFileSync(file, await drawCover(1600).jpeg().toBuffer());
  const asset = { file, bytes: statSync(file).size, type: 'image/jpeg' };
  const thumbnails = openThumbnails();
  const small = await thumbnails.find(asset, '320');
  const { format, width, height } = await sharp(small).metadata();
  expect([format, width, height]).toEqual(['webp', 320, 320]);
  expect(small?.length).toBeLessThan(20_000);
  expect(await thumbnails.find(asset, '320')).toBe(small);
  utimesSync(file, 1, 1);
  expect(await thumbnails.find(asset, '320')).not.toBe(small);
  expect(await thumbnails.find(asset, null)).toBeUndefined();
});

test('a photo that a phone has stored on its side stands upright', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thumbnails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portrait.jpg');
  const lying = drawCover(400).resize(400, 300).withMetadata({ orientation: 6 });
  writeFileSync(file, await lying.jpeg().toBuffer());
  const asset = { file, bytes: statSync(file).size, type: 'image/jpeg' };
  const { width, height } = await sharp(await openThumbnails().find(asset, '320')).metadata();
  expect([width, height]).toEqual([240, 320]);
});
