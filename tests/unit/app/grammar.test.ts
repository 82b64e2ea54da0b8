/** The table of kinds: which file is what, where its page is, and what its schema says of a place. */

import { expect, test } from 'vitest';
import { ALL_KINDS, COLLECTIONS, GRAMMAR, KINDS, kindOf } from '../../../generator/app/list/grammar.ts';
import { NEW_NAMES } from '../../../generator/app/list/kinds.ts';
import { keysAt, metaAt } from '../../../generator/engine/content/schema/meta.ts';
import { legalRoute, newsRoute, PAGE_NAMES, ROUTES, releaseRoute } from '../../../generator/site/routes.ts';

test.each([
  ['site.yaml', 'site', 'site', 'yaml'],
  ['releases/one.md', 'releases', 'one', 'markdown'],
  ['releases/a.b.md', 'releases', 'a.b', 'markdown'],
  ['legal/terms.md', 'legal', 'terms', 'markdown'],
  ['pages/home.yaml', 'pages/home', 'home', 'yaml'],
  ['pages/home.md', 'pages/home', 'home', 'markdown'],
  ['pages/workshops.md', 'ownPages', 'workshops', 'markdown'],
])('%s is known', (path, kind, slug, format) => {
  expect(kindOf(path)).toEqual({ kind, slug, format });
});

test.each([
  'site.yml',
  'one.md',
  'releases/one.yaml',
  'releases/deep/one.md',
  'releases/.md',
  'legal/x.md',
  'pages/x.yaml',
  '',
])('nothing reads %j', (path) => {
  expect(kindOf(path)).toBeUndefined();
});

test('lists follow from the table', () => {
  expect(COLLECTIONS).toEqual([
    'releases',
    'remixes',
    'mixes',
    'scores',
    'works',
    'news',
    'artists',
    'labels',
    'ownPages',
  ]);
  expect(PAGE_NAMES.map((name) => `pages/${name}`)).toEqual(
    ALL_KINDS.filter((kind) => kind.startsWith('pages/')),
  );
  expect(NEW_NAMES).toEqual([
    'release',
    'remix',
    'mix',
    'score',
    'work',
    'news',
    'artist',
    'label',
    'page',
    'event',
  ]);
  expect(new Set(ALL_KINDS.map((kind) => KINDS[kind].schemaFile)).size).toBe(ALL_KINDS.length);
});

test('pages have their addresses', () => {
  expect(ROUTES.mixes).toBe('/music/mixes/');
  expect(newsRoute('one')).toBe('/news/one/');
  expect(legalRoute('terms')).toBe('/terms/');
  // A dollar sign means nothing here.
  expect(releaseRoute('$&')).toBe('/music/releases/$&/');
});

test('entries are ordered by their date or year', () => {
  expect(GRAMMAR.dateOf('remixes', { title: 'A', year: 2024 })).toBe('2024');
  expect(GRAMMAR.dateOf('releases', { title: 'A', type: 'single' })).toBeUndefined();
});

test('a schema tells what is at a place', async () => {
  const press = await KINDS['pages/press'].schema();
  expect(metaAt(press, ['bios', 'short'])).toMatchObject({ value: 'text', markdown: true, print: true });
  expect(metaAt(press, ['photos', 3, 'file'])).toMatchObject({ asset: 'picture' });
  expect(keysAt(press, ['photos', 0])).toContain('credit');
  expect([metaAt(press, ['intro']).markdown, metaAt(press, ['inquiries']).markdown]).toEqual([
    true,
    undefined,
  ]);
  const site = await KINDS.site.schema();
  expect(metaAt(site, ['links', 'anything']).value).toBe('anyUrl');
  expect(metaAt(site, ['artist', 'constructor'])).toEqual({});
});
