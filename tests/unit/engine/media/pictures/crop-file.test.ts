/** Parts of pictures, and turned ones: the right pixels, of each format, and others as soon as the numbers change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { planPictures } from '../../../../../generator/engine/media/pictures/index.ts';
import { drawPlaceholders } from '../../../../../generator/site/placeholder-art.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { recipeOf } from '../../../../helpers/looks.ts';
import { writeAsset } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const at = [{ file: 'content/releases/a.md', line: 4, column: 14 }];

/** Four quarters of 60 by 40 pixels: red and green above blue and white. */
function drawQuarters() {
  const quarter = (background: string) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  });
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#ffffff' } }).composite([
    { input: quarter('#ff0000'), left: 0, top: 0 },
    { input: quarter('#00ff00'), left: 60, top: 0 },
    { input: quarter('#0000ff'), left: 0, top: 40 },
  ]);
}

async function showCropped(file: string, bytes: Buffer, crop: string | undefined, cache = openCache()) {
  const assets = makeFolder();
  writeAsset(assets, file, bytes);
  const options = { assets, cache, placeholders: drawPlaceholders(recipeOf()), href: (url: string) => url };
  const { pictures, originals, problems } = await planPictures([{ file, at, crop }], options);
  expect(problems).toEqual([]);
  expect(readFileSync(join(assets, file)).equals(bytes)).toBe(true);
  const original = originals.get(file);
  const { data, info } = await sharp(original?.path).raw().toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return ['black', 'red', 'green', 'yellow', 'blue', 'pink', 'cyan', 'white'][
      (red > 127 ? 1 : 0) + (green > 127 ? 2 : 0) + (blue > 127 ? 4 : 0)
    ];
  };
  const [right, bottom] = [info.width - 5, info.height - 5];
  const { width, height, src } = pictures[file] ?? {};
  return {
    size: [width, height],
    src,
    corners: [nameAt(5, 5), nameAt(right, 5), nameAt(5, bottom), nameAt(right, bottom)],
  };
}

const WRITTEN: [crop: string | undefined, size: number[], corners: string[]][] = [
  [undefined, [120, 80], ['red', 'green', 'blue', 'white']],
  ['90°', [80, 120], ['blue', 'red', 'white', 'green']],
  ['180°', [120, 80], ['white', 'blue', 'green', 'red']],
  ['270°', [80, 120], ['green', 'white', 'red', 'blue']],
  ['50% 0% 50% 100%', [60, 80], ['green', 'green', 'white', 'white']],
  ['90° 0% 0% 100% 50%', [80, 60], ['blue', 'red', 'blue', 'red']],
  ['270° 50% 50% 50% 50%', [40, 60], ['blue', 'blue', 'blue', 'blue']],
];

test.for(WRITTEN)('%s of a picture', async ([crop, size, corners]) => {
  const shown = await showCropped('photos/a.png', await drawQuarters().png().toBuffer(), crop);
  expect(shown).toMatchObject({ size, corners });
});

test.for(['jpeg', 'webp', 'avif'] as const)('a picture as %s', async (format) => {
  const bytes = await drawQuarters().toFormat(format, { quality: 95 }).toBuffer();
  const shown = await showCropped(`photos/a.${format}`, bytes, '90° 0% 0% 100% 50%');
  expect(shown).toMatchObject({ size: [80, 60], corners: ['blue', 'red', 'blue', 'red'] });
});

test('a picture that a camera held sideways is upright first', async () => {
  // Stored lying, with the note that it is to be turned to the right: then blue is at the top left.
  const bytes = await drawQuarters().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  const upright = await showCropped('photos/a.jpg', bytes, '0% 0% 100% 50%');
  expect(upright).toMatchObject({ size: [80, 60], corners: ['blue', 'red', 'blue', 'red'] });
  const turned = await showCropped('photos/a.jpg', bytes, '90°');
  expect(turned).toMatchObject({ size: [120, 80], corners: ['white', 'blue', 'green', 'red'] });
});

test('other numbers give other files from one cache, the same numbers the same', async () => {
  const cache = openCache();
  const bytes = await drawQuarters().png().toBuffer();
  const shown = [undefined, '90°', '50% 0% 50% 100%', '50% 0% 50% 90%', '90°'];
  const srcs: (string | undefined)[] = [];
  for (const crop of shown) srcs.push((await showCropped('photos/a.png', bytes, crop, cache)).src);
  expect(new Set(srcs).size).toBe(4);
  expect(srcs[4]).toBe(srcs[1]);
});
