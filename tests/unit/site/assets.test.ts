import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { type Assets, findPicture, paletteOf, pictureOf } from '../../../generator/site/assets.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { makeAssets, makeContent, pageAt, projectPages, release } from '../../helpers/model.ts';

const site = modelSite(
  makeContent({ releases: [release('a', { artwork_url: '__proto__' })] }),
  '2025-09-01',
  FEATURES,
);

test('a picture may have any name', () => {
  const assets = makeAssets(site);
  expect(findPicture(assets, '__proto__')?.src).toBe('/assets/__proto__');
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    expect(findPicture(assets, name)).toBeUndefined();
    expect(paletteOf(assets, name)).toBeUndefined();
    expect(pictureOf(assets, name, 'ep', 'Cover').src).toBe('/assets/placeholder-ep.svg');
  }
});

test('the tables are plain data', () => {
  const assets = makeAssets(site);
  const listPages = (tables: Assets) => projectPages(site, tables).pages;
  expect(listPages(JSON.parse(JSON.stringify(assets)))).toEqual(listPages(assets));
});

test('a picture for shared links has another address where its picture or its drawing has changed', () => {
  const assets = makeAssets(site);
  const cover = findPicture(assets, '__proto__');
  const pictures = Object.fromEntries(cover ? [['__proto__', { ...cover, digest: 'other' }]] : []);
  const addresses = [assets, { ...assets, pictures }, { ...assets, shareVersion: '2' }].map((tables) => {
    const { share } = pageAt(projectPages(site, tables).pages, '/music/releases/a/', 'release');
    return share?.images[0].url;
  });
  expect(new Set(addresses).size).toBe(3);
});
