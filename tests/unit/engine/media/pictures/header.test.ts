import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { measureFiles, measurePicture } from '../../../../../generator/engine/media/pictures/header.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { writeAsset } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();

function measure(bytes: Uint8Array) {
  const folder = makeFolder();
  writeAsset(folder, 'picture', bytes);
  return measurePicture({ path: join(folder, 'picture'), digest: 'its digest' }, openCache());
}

const oblong = () => sharp({ create: { width: 64, height: 40, channels: 3, background: '#a33' } });
const turned = (image: Sharp, orientation: number) => image.withMetadata({ orientation });

/** A JPEG with 128 KB of comments before its size. */
async function talkative(): Promise<Buffer> {
  const bytes = await oblong().jpeg().toBuffer();
  const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 'a')]);
  return Buffer.concat([bytes.subarray(0, 2), remark, remark, bytes.subarray(2)]);
}

test.each([
  ['JPEG', oblong().jpeg()],
  ['progressive JPEG', oblong().jpeg({ progressive: true })],
  ['JPEG for print', oblong().toColourspace('cmyk').withMetadata().jpeg()],
  ['PNG', oblong().png()],
  ['WebP', oblong().webp()],
])('the size of a %s', async (_, image) => {
  const size = { width: 64, height: 40 };
  expect(await measure(await image.toBuffer())).toEqual({ ...size, upright: size, limit: 60_000_000 });
});

test('the size of a JPEG with much before it, and of an AVIF', async () => {
  expect(await measure(await talkative())).toMatchObject({ width: 64, height: 40 });
  const avif = await oblong().avif({ effort: 0 }).toBuffer();
  expect(await measure(avif)).toMatchObject({ width: 64, height: 40, limit: 16_000_000 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture of orientation %i is measured upright',
  async (orientation) => {
    const upright = orientation < 5 ? { width: 64, height: 40 } : { width: 40, height: 64 };
    for (const image of [oblong().jpeg(), oblong().png(), oblong().webp()]) {
      expect(await measure(await turned(image, orientation).toBuffer())).toMatchObject({ upright });
    }
  },
);

test('a file without its size is at fault', async () => {
  const bytes = await oblong().jpeg().toBuffer();
  const pixels = bytes.indexOf(Buffer.from([0xff, 0xda]));
  for (const length of [2, 30, 160, pixels])
    expect(await measure(bytes.subarray(0, length)), `${length}`).toHaveProperty('fault');
  const png = await oblong().png().toBuffer();
  const headless = Buffer.from(png.toString('latin1').replace('IHDR', 'tEXt'), 'latin1');
  for (const broken of [png.subarray(0, 30), headless]) expect(await measure(broken)).toHaveProperty('fault');
});

test('missing and broken files have no size', async () => {
  const assets = makeFolder();
  const bytes = await oblong().png().toBuffer();
  writeAsset(assets, 'a.png', bytes);
  writeAsset(assets, 'broken.png', bytes.subarray(0, 20));
  const sizes = await measureFiles(assets, ['a.png', 'missing.png', 'broken.png'], openCache());
  expect(Object.fromEntries(sizes)).toEqual({
    'a.png': { width: 64, height: 40, upright: expect.anything(), limit: 60_000_000 },
  });
});
