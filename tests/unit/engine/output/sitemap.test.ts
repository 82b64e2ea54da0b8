import { expect, test } from 'vitest';
import { type Artifact, keyOf } from '../../../../generator/engine/artifact.ts';

import { buildSitemap } from '../../../../generator/engine/output/sitemap.ts';

const read = async (artifact: Artifact | undefined) =>
  String(typeof artifact?.body === 'function' ? await artifact.body() : artifact?.body);
const absolute = (url: string) => `https://eddy.example/site${url}`;

test('each page is listed, with the day of its last change where it is known', async () => {
  const pages = [{ loc: absolute('/'), lastmod: () => '2025-08-01' }, { loc: absolute('/music/?a=1&b=2') }];
  const artifacts = buildSitemap(pages, absolute);
  expect(artifacts.map(({ path }) => path)).toEqual(['sitemap.xml']);
  expect(await read(artifacts[0])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://eddy.example/site/</loc><lastmod>2025-08-01</lastmod></url><url><loc>https://eddy.example/site/music/?a=1&amp;b=2</loc></url></urlset>\n`,
  );
});

test('a very large site has an index of several lists', async () => {
  const pages = Array.from({ length: 45_001 }, (_, index) => ({ loc: absolute(`/${index}/`) }));
  const [index, first, second] = buildSitemap(pages, absolute);
  expect(await read(index)).toContain('<loc>https://eddy.example/site/sitemap-1.xml</loc>');
  expect([first?.path, second?.path]).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
  expect((await read(first)).match(/<loc>/g)).toHaveLength(45_000);
  expect((await read(second)).match(/<loc>/g)).toHaveLength(1);
});

test('an empty site has no list', () => {
  expect(buildSitemap([], absolute)).toEqual([]);
});

test('the key tells whether the list is the same', () => {
  const keyAt = (lastmod?: string) => {
    const [file] = buildSitemap([{ loc: absolute('/'), lastmod: () => lastmod }], absolute);
    return file && keyOf(file);
  };
  expect(keyAt()).toMatch(/^[0-9a-f]+$/);
  expect(keyAt()).toBe(keyAt());
  expect(keyAt('2025-01-01')).not.toBe(keyAt());
});
