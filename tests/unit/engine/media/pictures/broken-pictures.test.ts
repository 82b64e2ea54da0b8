import { readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import {
  openMaker,
  type PictureMaking,
  planPictures,
} from '../../../../../generator/engine/media/pictures/index.ts';
import type { Problem } from '../../../../../generator/engine/problems/index.ts';
import { pictureOf } from '../../../../../generator/site/assets.ts';
import { drawPlaceholders } from '../../../../../generator/site/placeholder-art.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { recipeOf } from '../../../../helpers/looks.ts';
import { claimPng, drawCover, writeAsset } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const place = { file: 'content/releases/a.md', line: 4, column: 14 };

const plan = (assets: string, ...files: string[]) =>
  planPictures(
    files.map((file) => ({ file, at: [place] })),
    { assets, cache: openCache(), placeholders: drawPlaceholders(recipeOf()), href: (url) => url },
  );

/** The problems that the preview has found when it has looked at everything. */
async function findInPreview(assets: string, file: string): Promise<Problem[]> {
  const cache = openCache();
  const find = async (making: PictureMaking) =>
    (
      await planPictures([{ file, at: [place] }], {
        assets,
        cache,
        placeholders: drawPlaceholders(recipeOf()),
        href: (url) => url,
        making,
      })
    ).problems;
  const first = await new Promise<Problem[]>((resolve) => {
    const maker = openMaker(cache, () => resolve([]));
    void find(maker).then((problems) => problems.length > 0 && resolve(problems));
  });
  return first.length > 0 ? first : find(openMaker(cache, () => {}));
}

const cover = await drawCover(160).jpeg().toBuffer();
const large = await drawCover(600).jpeg({ quality: 95 }).toBuffer();
const strip = { create: { width: 16_000, height: 3, channels: 3, background: '#fff' } } as const;
const drawPlain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } });
const damaged = Buffer.from(large).fill(0xff, 10_000, 10_200);

test('a missing picture is a warning at its place, with the nearest name, and a placeholder', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/match-weddy.jpg', cover);
  const pictures = await plan(assets, 'artwork/match-wedy.jpg', 'artwork/match-weddy.jpg');
  expect(pictures.problems).toEqual([
    {
      code: 'picture/missing',
      level: 'warning',
      message: expect.stringContaining('artwork/match-wedy.jpg'),
      hint: expect.stringContaining('Did you mean artwork/match-weddy.jpg?'),
      values: { file: 'artwork/match-wedy.jpg', nearest: 'artwork/match-weddy.jpg', way: 'spelling' },
      at: place,
    },
  ]);
  const picture = pictureOf(pictures, 'artwork/match-wedy.jpg', 'ep', 'Cover');
  expect(picture).toMatchObject({ src: expect.stringMatching(/placeholder-ep-\w{8}\.svg$/), alt: 'Cover' });
  expect(pictures.count).toBe(1);
});

test.each([
  ['artwork/COVER.jpg', 'Did you mean artwork/cover.jpg? Capitals count.'],
  ['covers/COVER.jpg', 'Did you mean artwork/cover.jpg? Capitals count.'],
  ['covers/cover.jpg', 'It is in another folder: artwork/cover.jpg'],
  ['cover.jpg', 'Write its folder as well: artwork/cover.jpg'],
  ['artwork/cover.png', 'Did you mean artwork/cover.jpg?'],
  ['artwork/other-song.jpg', 'Put the picture there, or correct its name here.'],
])('the hint at %s is: %s', async (named, hint) => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/cover.jpg', cover);
  const { problems } = await plan(assets, named, 'artwork/cover.jpg');
  expect(problems).toMatchObject([{ code: 'picture/missing', hint }]);
});

test('a link that leads to nothing is no suggestion', async () => {
  const assets = makeFolder();
  symlinkSync('nowhere.jpg', join(assets, 'link.jpg'));
  const { problems } = await plan(assets, 'link.jpg');
  expect(problems[0]?.hint).toBe('Put the picture there, or correct its name here.');
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

test('a photo of an iPhone is answered with how to make a JPEG of it', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'photos/IMG_2231.HEIC', heic);
  writeAsset(assets, 'photos/band.jpg', heic);
  writeAsset(assets, 'photos/loop.gif', 'GIF89a');
  const { problems } = await plan(assets, 'photos/IMG_2231.HEIC', 'photos/band.jpg', 'photos/loop.gif');
  expect(problems.map(({ message }) => message)).toEqual([
    'photos/IMG_2231.HEIC is a HEIC file. Pictures must be JPEG, PNG, WebP or AVIF files.',
    'photos/band.jpg is a HEIC file, despite its name. Pictures must be JPEG, PNG, WebP or AVIF files.',
    'photos/loop.gif is a GIF file. Pictures must be JPEG, PNG, WebP or AVIF files.',
  ]);
  expect(problems[0]?.hint).toContain('Settings > Camera > Formats > Most Compatible');
  expect(problems[2]?.hint).toMatch(/^Export it as a JPEG or PNG file/);
});

test('every place that names a missing picture is listed', async () => {
  const requests = [{ file: 'artwork/a.jpg', at: [place, { ...place, line: 9 }] }];
  const { problems } = await planPictures(requests, {
    assets: makeFolder(),
    placeholders: drawPlaceholders(recipeOf()),
    cache: openCache(),
    href: (url) => url,
  });
  expect(problems).toHaveLength(2);
});

test('what is wrong with the program is not blamed on a picture', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', cover);
  const cache = openCache();
  vi.spyOn(cache, 'get').mockRejectedValue(new TypeError('a bug'));
  const request = { file: 'artwork/a.jpg', at: [place] };
  await expect(
    planPictures([request], {
      assets,
      cache,
      placeholders: drawPlaceholders(recipeOf()),
      href: (url) => url,
    }),
  ).rejects.toThrow('a bug');
});

test('é is found however the disk spells it', async () => {
  const assets = makeFolder();
  writeAsset(assets, `artwork/${'rêve'.normalize('NFD')}.jpg`, cover);
  expect((await plan(assets, `artwork/${'rêve'.normalize('NFC')}.jpg`)).problems).toEqual([]);
});

test.each([
  ['cut off', large.subarray(0, large.length * 0.6), 'picture/unreadable', 'cut off'],
  ['cut off by a few bytes', large.subarray(0, -30), 'picture/unreadable', 'cut off'],
  [
    'a cut-off PNG',
    (await drawCover(300).png().toBuffer()).subarray(0, -300),
    'picture/unreadable',
    'cut off',
  ],
  ['empty', Buffer.alloc(0), 'picture/unreadable', 'empty'],
  [
    'a sequence in AVIF',
    readFileSync(join(import.meta.dirname, '../../../../fixtures/formats/sequence.avif')),
    'picture/unreadable',
    'is an animation',
  ],
  ['a text', Buffer.from('not a picture at all'), 'picture/format', 'not a picture'],
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="…"/>'), 'picture/format', 'SVG'],
  ['a GIF', await drawCover(40).gif().toBuffer(), 'picture/format', 'GIF'],
  ['a TIFF', await drawCover(40).tiff().toBuffer(), 'picture/format', 'TIFF'],
  ['a head alone', large.subarray(0, 40), 'picture/unreadable', 'damaged'],
  ['absurdly large', claimPng(30_000, 30_000), 'picture/too-large', '30000 by 30000'],
  [
    'an AVIF of 17 million pixels',
    await drawPlain(4100).avif({ effort: 0 }).toBuffer(),
    'picture/too-large',
    '16 million',
  ],
  ['a strip', await sharp(strip).png().toBuffer(), 'picture/shape', '16000 by 3'],
  ['an upright strip', claimPng(3, 16_000), 'picture/shape', '3 by 16000'],
])('a picture that is %s is an error at its place', async (_, bytes, code, words) => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', bytes);
  const pictures = await plan(assets, 'artwork/a.jpg');
  expect(pictures.problems).toMatchObject([{ code, level: 'error', at: place }]);
  expect(pictures.problems[0]?.message).toContain(words);
  expect(pictureOf(pictures, 'artwork/a.jpg', 'single', '').src).toContain('placeholder-single');
  const options = {
    assets,
    cache: openCache(),
    placeholders: drawPlaceholders(recipeOf()),
    href: (url: string) => url,
    making: 'none',
  } as const;
  const checked = await planPictures([{ file: 'artwork/a.jpg', at: [place] }], options);
  expect(checked.problems).toEqual(pictures.problems);
  expect(await findInPreview(assets, 'artwork/a.jpg')).toEqual(pictures.problems);
});

test('a file of too many bytes is not even read', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', cover);
  truncateSync(join(assets, 'artwork/a.jpg'), 60_000_000);
  expect((await plan(assets, 'artwork/a.jpg')).problems).toMatchObject([
    { code: 'picture/too-large', message: expect.stringContaining('60 MB') },
  ]);
});

test('a picture with a damaged part is shown, with a warning that stays', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', damaged);
  const cache = openCache();
  const requests = [{ file: 'artwork/a.jpg', at: [place] }];
  for (let round = 0; round < 2; round++) {
    const pictures = await planPictures(requests, {
      assets,
      cache,
      placeholders: drawPlaceholders(recipeOf()),
      href: (url) => url,
    });
    expect(pictures.problems).toMatchObject([{ code: 'picture/damaged', level: 'warning', at: place }]);
    expect(pictureOf(pictures, 'artwork/a.jpg', 'single', '').src).toMatch(/\/a-\w{8}-/);
  }
  const checked = await planPictures(requests, {
    ...{
      assets,
      cache: openCache(),
      placeholders: drawPlaceholders(recipeOf()),
      href: (url) => url,
      making: 'none',
    },
  });
  expect(checked.problems).toMatchObject([{ code: 'picture/damaged', at: place }]);
  expect(await findInPreview(assets, 'artwork/a.jpg')).toEqual(checked.problems);
});

test('one broken picture keeps no other from being made', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/a.jpg', 'broken');
  writeAsset(assets, 'artwork/b.jpg', cover);
  const pictures = await plan(assets, 'artwork/a.jpg', 'artwork/b.jpg');
  expect(pictures.problems).toHaveLength(1);
  expect(pictureOf(pictures, 'artwork/b.jpg', 'single', '').sources).toHaveLength(2);
});

test('links lead to other assets, and never out of the folder', async () => {
  const [assets, elsewhere] = [makeFolder(), makeFolder()];
  writeAsset(elsewhere, 'secret.jpg', cover);
  writeAsset(assets, 'artwork/a.jpg', cover);
  symlinkSync(join(elsewhere, 'secret.jpg'), join(assets, 'artwork/out.jpg'));
  symlinkSync(elsewhere, join(assets, 'folder'));
  symlinkSync('a.jpg', join(assets, 'artwork/in.jpg'));
  const { problems } = await plan(
    assets,
    'artwork/a.jpg',
    'artwork/in.jpg',
    'artwork/out.jpg',
    'folder/secret.jpg',
    `../${elsewhere.split('/').at(-1)}/secret.jpg`,
  );
  expect(problems.map(({ code, level }) => [code, level])).toEqual(
    Array.from({ length: 3 }, () => ['picture/outside', 'error']),
  );
});

test('artwork that no page shows is a warning; placeholders, folders and hidden files are not', async () => {
  const assets = makeFolder();
  for (const name of [
    'used.jpg',
    'unused.jpg',
    'placeholder-mix.jpg',
    '.hidden.jpg',
    'source/a.jpg',
    'README.md',
  ]) {
    writeAsset(assets, `artwork/${name}`, cover);
  }
  writeAsset(assets, 'photos/unused.jpg', cover);
  const { problems } = await plan(assets, 'artwork/used.jpg');
  expect(problems).toMatchObject([
    { code: 'picture/unused', level: 'warning', message: expect.stringContaining('artwork/unused.jpg') },
  ]);
});

test('a site without any assets has placeholders of its own', async () => {
  const pictures = await plan(join(makeFolder(), 'nothing-here'));
  expect(pictures.problems).toEqual([]);
  for (const kind of ['single', 'ep', 'album', 'mix', 'remix'] as const) {
    const { src, fallback, sources, width } = pictureOf(pictures, undefined, kind, '');
    expect([fallback, sources, width]).toEqual([src, [], 1280]);
    const body = pictures.artifacts.find(({ path }) => src === `/${path}`)?.body;
    expect(body).toMatch(/^<svg /);
    expect(String(body).length).toBeLessThan(2000);
  }
});

test("the artist's own placeholders take the place of ours", async () => {
  const assets = makeFolder();
  writeAsset(assets, 'artwork/placeholder-single.jpg', cover);
  writeAsset(assets, 'artwork/a.jpg', cover);
  const pictures = await plan(assets, 'artwork/a.jpg');
  const { fallback } = pictureOf(pictures, 'artwork/a.jpg', 'single', '');
  expect(fallback).toMatch(/\/placeholder-single-\w{8}-160\.jpg$/);
  expect(pictures.artifacts.some(({ path }) => fallback === `/${path}`)).toBe(true);
  expect(pictureOf(pictures, 'artwork/a.jpg', 'ep', '').fallback).toMatch(/placeholder-ep-\w{8}\.svg$/);
  expect(pictures.count).toBe(1);
});
