import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBody } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { planStatics } from '../../../../generator/engine/media/statics/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { writeAsset } from '../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const place = { file: 'content/site.yaml', line: 9, column: 7 };
const RING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><circle cx="32" cy="16" r="12" fill="#c00"/></svg>';
const SQUARE = RING.replace('<circle', '<rect width="64" height="32" fill="#123456"/><circle');

/** Most tests have the same icons, which are drawn once. */
const common = openCache();

async function plan(assets: string, logo?: string, cache = common, name = 'Élan') {
  const statics = await planStatics({
    assets,
    logo: logo ? { file: logo, at: place } : undefined,
    name,
    href: (url) => `/site${url}`,
    themeColor: '#f4efe6',
    backgroundColor: '#f4efe6',
    ink: '#1b1916',
    cache,
  });
  const read = async (path: string | RegExp) => {
    const found = statics.artifacts.find((each) =>
      path instanceof RegExp ? path.test(each.path) : path === each.path,
    );
    const body = typeof found?.body === 'function' ? await found.body() : found?.body;
    return Buffer.from(readBody(body ?? ''));
  };
  return { ...statics, read, paths: statics.artifacts.map(({ path }) => path).sort() };
}

test('every icon comes from one logo', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'icons/logo.svg', RING);
  const { read, problems, icons } = await plan(assets, 'icons/logo.svg');
  expect(problems).toEqual([]);
  expect((await read('favicon.svg')).toString()).toBe(RING);
  for (const [path, size] of [
    ['apple-touch-icon.png', 180],
    [/^assets\/icon-192\.\w{8}\.png$/, 192],
    [/^assets\/icon-512\.\w{8}\.png$/, 512],
    [/^assets\/icon-maskable-512\.\w{8}\.png$/, 512],
  ] as const) {
    expect(await sharp(await read(path)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  }
  expect(icons.map(({ rel, href }) => [rel, href])).toEqual([
    ['icon', '/site/favicon.ico'],
    ['icon', '/site/favicon.svg'],
    ['apple-touch-icon', '/site/apple-touch-icon.png'],
  ]);
});

test('icons for phones have no hole: paper, or the ground of the drawing', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'ring.svg', RING);
  writeAsset(assets, 'square.svg', SQUARE.replaceAll('64 32', '32 32').replace('cx="32"', 'cx="16"'));
  const cornerOf = async (logo: string) => {
    const { read } = await plan(assets, logo);
    const icon = sharp(await read('apple-touch-icon.png'));
    expect((await icon.metadata()).hasAlpha).toBe(false);
    return (await icon.raw().toBuffer()).subarray(0, 3).toString('hex');
  };
  expect(await cornerOf('ring.svg')).toBe('f4efe6');
  expect(await cornerOf('square.svg')).toBe('123456');
});

test('favicon.ico holds PNG files of 16 and 32 pixels', async () => {
  const ico = await (await plan(makeFolder())).read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, size] of [16, 32].entries()) {
    const entry = 6 + 16 * index;
    expect(ico.readUInt8(entry)).toBe(size);
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
      format: 'png',
      width: size,
    });
  }
});

test('the manifest honours the base path and names files that are there', async () => {
  const { read, paths, manifest } = await plan(makeFolder());
  expect(manifest).toBe('/site/site.webmanifest');
  const data = JSON.parse((await read('site.webmanifest')).toString());
  expect(data).toMatchObject({ name: 'Élan', short_name: 'Élan', start_url: '/site/', scope: '/site/' });
  const sources = data.icons.map(({ src }: { src: string }) => src.replace('/site/', ''));
  expect(sources).toHaveLength(3);
  expect(paths).toEqual(expect.arrayContaining(sources));
});

test('without a logo the initial stands in, whatever accent it wears', async () => {
  const { read, problems } = await plan(makeFolder());
  expect(problems).toEqual([]);
  expect((await read('favicon.svg')).toString()).toContain('M24 0H0v32h24M0 16h20');
});

test.each([
  ['missing.svg', undefined, 'logo/missing', 'warning'],
  ['logo.svg', RING.replace('<circle', '<script>alert(1)</script><circle'), 'logo/unusable', 'error'],
  ['logo.svg', 'PNG', 'logo/unusable', 'error'],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'logo/unusable', 'error'],
])('the logo %s (%s) is %s, and the icons are there all the same', async (file, text, code, level) => {
  const assets = makeFolder();
  if (text) writeAsset(assets, file, text);
  const { problems, paths } = await plan(assets, file);
  expect(problems).toMatchObject([{ code, level, at: place }]);
  expect(paths).toContain('favicon.ico');
});

test('files below static/ keep their names and bytes, hidden ones too', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'static/.well-known/security.txt', 'Contact: mailto:x');
  writeAsset(assets, 'static/CNAME', 'artist.example');
  writeAsset(assets, 'static/.DS_Store', 'litter');
  writeAsset(assets, 'static/.git/config', 'litter');
  writeAsset(assets, 'static/tool/.svn/entries', 'litter');
  writeAsset(assets, 'other/CNAME', 'not this one');
  const { paths, read, problems } = await plan(assets);
  expect(problems).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['.well-known/security.txt', 'CNAME']));
  for (const litter of ['.DS_Store', '.git/config', 'tool/.svn/entries']) expect(paths).not.toContain(litter);
  expect((await read('CNAME')).toString()).toBe('artist.example');
});

test('a link in static/ that leads out is refused', async () => {
  const [assets, elsewhere] = [makeFolder(), makeFolder()];
  writeAsset(elsewhere, 'secret', 'x');
  writeAsset(assets, 'static/a.txt', 'a');
  symlinkSync(join(elsewhere, 'secret'), join(assets, 'static/secret'));
  const { problems, paths } = await plan(assets);
  expect(problems).toMatchObject([{ code: 'static/link', level: 'error' }]);
  expect(paths).not.toContain('secret');
});

test('icons come from the cache with the same bytes, and another drawing has other names for them', async () => {
  const folder = makeFolder();
  const readIcons = async (name?: string) => {
    const cache = openCache(folder);
    const { artifacts, read } = await plan(makeFolder(), undefined, cache, name);
    const icons = new Map<string, string>();
    for (const { path, key = '' } of artifacts)
      icons.set(path, `${key} ${(await read(path)).toString('hex')}`);
    await cache.close({ prune: true });
    return { icons, misses: cache.misses };
  };
  const first = await readIcons();
  expect(first.misses).toBe(5);
  expect(await readIcons()).toEqual({ ...first, misses: 0 });
  const other = await readIcons('Other');
  const isNamed = (path: string) => path.startsWith('assets/');
  expect([...other.icons.keys()].filter(isNamed)).toHaveLength(3);
  expect([...other.icons.keys()].filter((path) => isNamed(path) && first.icons.has(path))).toEqual([]);
  expect(other.icons.get('favicon.ico')).not.toBe(first.icons.get('favicon.ico'));
});

test('icons of a site that has them already stay in the cache', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  const { read } = await plan(makeFolder(), undefined, first);
  const icon = await read('favicon.ico');
  await first.close({ prune: true });
  const later = openCache(folder, 'use', Date.now() + 30 * 86_400_000);
  await plan(makeFolder(), undefined, later);
  await later.close({ prune: true });
  const last = openCache(folder);
  expect((await (await plan(makeFolder(), undefined, last)).read('favicon.ico')).equals(icon)).toBe(true);
  expect(last.misses).toBe(0);
});

test('icons that nobody reads are drawn by nobody', async () => {
  const cache = openCache(makeFolder());
  await plan(makeFolder(), undefined, cache);
  expect(cache.misses).toBe(0);
});

test('a file of another kind than its ending is published as it is, and reported', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'static/robots.txt', '<!doctype html><title>404</title>');
  writeAsset(assets, 'static/cover.png', Buffer.from('\xff\xd8\xff\xe0', 'latin1'));
  writeAsset(assets, 'static/google1234.html', 'google-site-verification: google1234.html');
  writeAsset(assets, 'static/.well-known/matrix', '{}');
  writeAsset(assets, 'static/app.webmanifest', '{"name": "A"}');
  const { problems, paths } = await plan(assets);
  expect(paths).toEqual(expect.arrayContaining(['robots.txt', 'cover.png', '.well-known/matrix']));
  expect(problems.map(({ values }) => values)).toEqual([
    { file: 'static/cover.png', ending: '.png', found: 'JPEG' },
    { file: 'static/robots.txt', ending: '.txt', found: 'HTML' },
  ]);
});
