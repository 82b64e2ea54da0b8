/** The table of kinds: which file is what, where its page is, and what its schema says of a place. */
import { expect, test } from 'vitest';
import { keysAt, metaAt } from '../../../generator/engine/content/schema/meta.ts';
import {
  ALL_KINDS,
  COLLECTIONS,
  dateOf,
  FIXED_FILES,
  KINDS,
  kindOf,
  NEW_NAMES,
  PAGE_NAMES,
  routeOf,
} from '../../../generator/site/kinds.ts';

test.each([
  ['site.yaml', 'site', 'site', 'yaml'],
  ['releases/one.md', 'releases', 'one', 'markdown'],
  ['releases/a.b.md', 'releases', 'a.b', 'markdown'],
  ['legal/terms.md', 'legal', 'terms', 'markdown'],
  ['pages/home.yaml', 'pages/home', 'home', 'yaml'],
  ['pages/home.md', 'pages/home', 'home', 'markdown'],
  ['pages/lessons.md', 'ownPages', 'lessons', 'markdown'],
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
  expect(COLLECTIONS).toEqual(['releases', 'remixes', 'mixes', 'news', 'ownPages']);
  expect(PAGE_NAMES.map((name) => `pages/${name}`)).toEqual(
    ALL_KINDS.filter((kind) => kind.startsWith('pages/')),
  );
  expect(NEW_NAMES).toEqual(['release', 'remix', 'mix', 'news', 'page', 'event']);
  expect(FIXED_FILES).toHaveLength(4 + 2 * PAGE_NAMES.length);
  expect(new Set(ALL_KINDS.map((kind) => KINDS[kind].schemaFile)).size).toBe(ALL_KINDS.length);
});

test('pages have their addresses', () => {
  expect(routeOf('pages/mixes')).toBe('/music/mixes/');
  expect(routeOf('news', 'one')).toBe('/news/one/');
  expect(routeOf('legal', 'terms')).toBe('/terms/');
  // A dollar sign means nothing here.
  expect(routeOf('releases', '$&')).toBe('/music/releases/$&/');
});

test('entries are ordered by their date or year', () => {
  expect(dateOf('remixes', { title: 'A', year: 2024 })).toBe('2024');
  expect(dateOf('releases', { title: 'A', type: 'single' })).toBeUndefined();
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
