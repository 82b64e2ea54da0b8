import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { type Artifact, readBody } from '../../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { openMaker, planPictures } from '../../../../../generator/engine/media/pictures/index.ts';
import type { PictureRequest } from '../../../../../generator/engine/media/pictures/picture.ts';
import { CLEAR_PREVIEW, PREVIEWS } from '../../../../../generator/engine/media/pictures/preview.ts';
import { pictureOf } from '../../../../../generator/site/assets.ts';
import { drawPlaceholders } from '../../../../../generator/site/placeholder-art.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { recipeOf } from '../../../../helpers/looks.ts';
import { drawCover, writeAsset } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const at = [{ file: 'content/releases/a.md', line: 4, column: 14 }];
const request = (file: string, more: Partial<PictureRequest> = {}): PictureRequest => ({ file, at, ...more });
const href = (url: string) => `/site${url}`;

const plan = (assets: string, requests: PictureRequest[], cache = openCache()) =>
  planPictures(requests, { assets, cache, placeholders: drawPlaceholders(recipeOf()), href });

async function readArtifact(artifact: Artifact | undefined): Promise<Buffer> {
  const body = typeof artifact?.body === 'function' ? await artifact.body() : artifact?.body;
  return Buffer.from(readBody(body ?? ''));
}

const findFile = (artifacts: Artifact[], url: string) =>
  artifacts.find(({ path }) => url === href(`/${path}`));

test('a cover comes in steps of each format, with a JPEG for all others', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/Rêve 1.png', await drawCover(1400).png({ compressionLevel: 0 }).toBuffer());
  const pictures = await plan(assets, [request('artwork/Rêve 1.png')]);
  const picture = pictureOf(pictures, 'artwork/Rêve 1.png', 'single', 'Cover of Rêve');

  expect(pictures.problems).toEqual([]);
  expect(pictures.count).toBe(1);
  expect(picture).toMatchObject({ width: 1400, height: 1400, alt: 'Cover of Rêve' });
  expect(picture.src).toMatch(/^\/site\/assets\/pictures\/reve-1-[0-9a-f]{8}-640\.jpg$/);
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  const steps = picture.sources.map(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')));
  expect(steps.map((parts) => parts.map(([, width]) => width))).toEqual([
    ['184w', '232w', '300w', '360w', '448w', '540w', '640w', '856w', '1120w'],
    ['540w', '1120w'],
  ]);
  for (const [url = '', width] of steps.flat()) {
    const file = findFile(pictures.artifacts, url);
    expect(file?.immutable).toBe(true);
    const measured = await sharp(await readArtifact(file)).metadata();
    expect(`${measured.width}w`).toBe(width);
    expect([measured.exif, measured.icc]).toEqual([undefined, undefined]);
  }
  const jpeg = await sharp(await readArtifact(findFile(pictures.artifacts, picture.src))).metadata();
  expect([jpeg.format, jpeg.width]).toEqual(['jpeg', 640]);
});

test('the preview is made of colours of the picture, where they are in it', async () => {
  const assets = makeFolder();
  const half = { width: 120, height: 240, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#ff0000' } })
    .png()
    .toBuffer();
  const blue = sharp({ create: { ...half, background: '#0000ff' } }).extend({ left: 120 });
  writeAsset(
    assets,
    'a.png',
    await blue
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
  const { placeholder } = pictureOf(await plan(assets, [request('a.png')]), 'a.png', 'ep', '');
  for (const corner of ['0 0,#f00', '100% 0,#00f', '0 100%,#f00', '100% 100%,#00f'])
    expect(placeholder).toContain(`radial-gradient(at ${corner},`);
  // The preview of a site finds it in a page, made or not.
  for (const value of [placeholder, CLEAR_PREVIEW])
    expect(`<img style="background-image:${value};color:red">`.replace(PREVIEWS, '')).toBe(
      '<img style=";color:red">',
    );
  // It needs nothing of other addresses, and is neither a text nor an address itself.
  expect(placeholder).not.toMatch(/url|["']/);
});

test('a picture that a camera held sideways is turned, its size with it', async () => {
  const assets = makeFolder();
  const image = drawCover(400, 200).withMetadata({ orientation: 6 }).jpeg({ quality: 100 });
  writeAsset(assets, 'photos/a.jpg', await image.toBuffer());
  const pictures = await plan(assets, [request('photos/a.jpg')]);
  const picture = pictureOf(pictures, 'photos/a.jpg', 'single', '');
  expect([picture.width, picture.height]).toEqual([200, 400]);
  const made = await sharp(await readArtifact(findFile(pictures.artifacts, picture.src))).metadata();
  expect([made.width, made.height, made.orientation]).toEqual([200, 400, undefined]);
});

test('a small picture is never enlarged', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/small.png', await drawCover(200).png({ compressionLevel: 0 }).toBuffer());
  const pictures = await plan(assets, [request('artwork/small.png')]);
  const picture = pictureOf(pictures, 'artwork/small.png', 'mix', '');
  expect(picture.sources.map(({ srcset }) => srcset.split(' ').at(-1))).toEqual(['200w', '200w']);
  expect(picture.src).toMatch(/-200\.jpg$/);
});

test('a variant that is larger than its original is left out, but for the JPEG', async () => {
  const assets = makeFolder();
  const image = sharp({ create: { width: 800, height: 800, channels: 3, background: '#c04020' } });
  const png = await image.png({ compressionLevel: 9, palette: true }).toBuffer();
  writeAsset(assets, 'artwork/plain.png', png);
  const pictures = await plan(assets, [request('artwork/plain.png')]);
  const { src, sources } = pictureOf(pictures, 'artwork/plain.png', 'single', '');
  expect(src).toMatch(/\.jpg$/);
  // The WebP of 800 pixels is the larger one.
  expect(sources.map(({ srcset }) => srcset.split(' ').at(-1))).toEqual(['800w', '540w']);
  for (const artifact of pictures.artifacts.filter(({ path }) => /plain.*(avif|webp)$/.test(path))) {
    expect((await readArtifact(artifact)).length).toBeLessThanOrEqual(png.length);
  }
});

test.each([
  ['clear', () => sharp({ create: { width: 160, height: 160, channels: 4, background: '#00000000' } }).png()],
  ['grey', () => drawCover(160).greyscale().toColourspace('b-w').png()],
  ['cmyk', () => drawCover(160).toColourspace('cmyk').jpeg()],
  ['deep', () => drawCover(160).toColourspace('rgb16').png()],
])('a picture with %s pixels becomes one in plain sRGB', async (name, draw) => {
  const assets = makeFolder();
  writeAsset(assets, `artwork/${name}.png`, await draw().toBuffer());
  const pictures = await plan(assets, [request(`artwork/${name}.png`)]);
  expect(pictures.problems.map(({ code }) => code)).toEqual(name === 'clear' ? ['picture/clear'] : []);
  const file = findFile(pictures.artifacts, pictureOf(pictures, `artwork/${name}.png`, 'single', '').src);
  const bytes = await readArtifact(file);
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasAlpha: false });
  // Paper shows where the picture is clear.
  if (name === 'clear')
    expect((await sharp(bytes).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('pictures come from the cache with the same bytes, without any work', async () => {
  const [assets, folder] = [makeFolder(), makeFolder()];
  writeAsset(assets, 'artwork/a.jpg', await drawCover(320).jpeg().toBuffer());
  const requests = [request('artwork/a.jpg')];
  const first = openCache(folder);
  const cold = await plan(assets, requests, first);
  const bytes = await Promise.all(cold.artifacts.map(readArtifact));
  await first.close({ prune: true });

  // A build that publishes nothing new never asks for the bytes, and still keeps them.
  const second = openCache(folder);
  const warm = await plan(assets, requests, second);
  await second.close({ prune: true });

  const third = openCache(folder);
  const again = await plan(assets, requests, third);
  expect(await Promise.all(again.artifacts.map(readArtifact))).toEqual(bytes);
  expect([third.misses, second.misses]).toEqual([0, 0]);
  const describe = (artifacts: Artifact[]) => artifacts.map(({ path, key }) => [path, key]);
  expect(describe(again.artifacts)).toEqual(describe(cold.artifacts));
  expect(pictureOf(warm, 'artwork/a.jpg', 'single', 'x')).toEqual(
    pictureOf(cold, 'artwork/a.jpg', 'single', 'x'),
  );
});

test('a cached picture whose files are lost is made once more, with the same bytes', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', await drawCover(320).jpeg().toBuffer());
  const cache = openCache();
  const requests = [request('artwork/a.jpg')];
  const bytes = await Promise.all((await plan(assets, requests, cache)).artifacts.map(readArtifact));
  const forgetful = {
    ...cache,
    get: vi.fn(async (_: unknown, produce: () => Promise<Uint8Array> | Uint8Array) => produce()),
  };
  const again = await plan(assets, requests, forgetful);
  expect(forgetful.get).not.toHaveBeenCalled();
  expect(await Promise.all(again.artifacts.map(readArtifact))).toEqual(bytes);
  expect(forgetful.get).toHaveBeenCalled();
});

test('sharp is not loaded where the cache holds everything', async () => {
  const [assets, folder] = [makeFolder(), makeFolder()];
  writeAsset(assets, 'artwork/a.jpg', await drawCover(400).jpeg().toBuffer());
  const cache = openCache(folder);
  await plan(assets, [request('artwork/a.jpg')], cache);
  await cache.close({ prune: true });
  vi.resetModules();
  vi.doMock('sharp', () => {
    throw new Error('sharp was loaded');
  });
  const fresh = await import('../../../../../generator/engine/media/pictures/index.ts');
  const options = { assets, cache: openCache(folder), href, placeholders: drawPlaceholders(recipeOf()) };
  expect((await fresh.planPictures([request('artwork/a.jpg')], options)).problems).toEqual([]);
  vi.doUnmock('sharp');
});

test('a changed file is seen, even at the same size and time', async () => {
  const [assets, folder] = [makeFolder(), makeFolder()];
  const [red, blue] = await Promise.all(
    ['#ff0000', '#0000ff'].map((color) => drawCover(90, 90, color).raw().toBuffer()),
  );
  const raw = { width: 90, height: 90, channels: 3 } as const;
  const sources: string[] = [];
  for (const pixels of [red, blue]) {
    writeAsset(assets, 'artwork/a.png', await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer());
    const cache = openCache(folder);
    sources.push(
      pictureOf(await plan(assets, [request('artwork/a.png')], cache), 'artwork/a.png', 'ep', '').src,
    );
    await cache.close({ prune: true });
  }
  expect(new Set(sources).size).toBe(2);
});

test('one picture under two names of equal stem is published once', async () => {
  const assets = makeFolder();
  const jpeg = await drawCover(350).jpeg().toBuffer();
  writeAsset(assets, 'artwork/a.jpg', jpeg);
  writeAsset(assets, 'photos/a.jpg', jpeg);
  const { artifacts } = await plan(assets, [request('artwork/a.jpg'), request('photos/a.jpg')]);
  const paths = artifacts.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('where a maker makes them, nothing is made or decoded before it is asked for', async () => {
  const [assets, folder] = [makeFolder(), makeFolder()];
  writeAsset(assets, 'a.jpg', await drawCover(320).jpeg().toBuffer());
  const cache = openCache(folder);
  const options = { assets, cache, placeholders: drawPlaceholders(recipeOf()), href };
  let examined = () => {};
  const isExamined = new Promise<void>((resolve) => {
    examined = resolve;
  });
  const counted: [done: number, total: number, name: string][] = [];
  const making = openMaker(cache, examined, (...[done, total, name]) => counted.push([done, total, name]));
  const looked = await planPictures([request('a.jpg')], { ...options, making });
  const { src, width } = pictureOf(looked, 'a.jpg', 'ep', '');
  expect([looked.pictures['a.jpg']?.palette, width, cache.misses]).toEqual([[], 320, 0]);
  const asked = await readArtifact(findFile(looked.artifacts, src));
  expect(cache.misses).toBe(1);

  await isExamined;
  // The picture that is looked at, and the file that is asked for.
  expect(counted).toEqual([
    ...[
      [0, 1, 'a.jpg'],
      [0, 2, 'a.jpg'],
    ],
    ...[
      [1, 2, 'a.jpg'],
      [2, 2, 'a.jpg'],
    ],
  ]);
  const seen = await planPictures([request('a.jpg')], { ...options, making });
  expect(cache.misses).toBe(1);
  await cache.close({ prune: false });
  const later = openCache(folder);
  const encoded = await planPictures([request('a.jpg')], { ...options, cache: later });
  expect(encoded.pictures['a.jpg']).toEqual(seen.pictures['a.jpg']);
  expect(encoded.pictures['a.jpg']).toMatchObject({ palette: expect.arrayContaining([expect.anything()]) });
  expect(await readArtifact(findFile(encoded.artifacts, src))).toEqual(asked);
  expect(later.misses).toBe(encoded.artifacts.filter(({ path }) => /\/a-/.test(path)).length - 1);
});

test('a check finds what a build finds, and makes nothing', async () => {
  const assets = makeFolder();
  const sideways = drawCover(640, 320).withMetadata({ orientation: 6 }).jpeg();
  writeAsset(assets, 'a.jpg', await sideways.toBuffer());
  const cache = openCache();
  const looked = await planPictures([request('a.jpg')], {
    assets,
    cache,
    placeholders: drawPlaceholders(recipeOf()),
    href,
    making: 'none',
  });
  expect(looked.problems).toEqual([]);
  expect(looked.pictures['a.jpg']).toMatchObject({ width: 320, height: 640 });
  expect(cache.misses).toBe(0);
});
