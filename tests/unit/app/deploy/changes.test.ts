import { expect, test } from 'vitest';
import {
  compareSites,
  describeChanges,
  describeSite,
  isEmpty,
  nameSome,
} from '../../../../generator/app/deploy/changes.ts';

const siteOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, digest]) => [path, { bytes: 1, digest }]));

test('pages are named by their addresses, all else is counted', () => {
  const before = {
    'index.html': 'aa',
    'old/index.html': 'bb',
    'a.jpg': 'cc',
    'b.jpg': 'dd',
    'feed.xml': 'ee',
  };
  const after = {
    'index.html': 'ab',
    'new/index.html': 'bb',
    '404.html': 'ff',
    'a.jpg': 'cc',
    'feed.xml': 'ef',
  };
  const changes = compareSites(new Map(Object.entries(before)), siteOf(after));
  expect(describeChanges(changes)).toEqual([
    'New: /new/, /404.html',
    'Changed: /',
    'Gone: /old/',
    'Pictures: 1 gone',
    'Other files: 1 changed',
  ]);
  expect(describeSite(siteOf(after))).toBe('3 pages, 1 picture, 1 other file');
});

test('of many pages a handful is named, and the rest is counted', () => {
  const pages = Array.from({ length: 18 }, (_, index) => [`p${index + 10}/index.html`, 'aa']);
  const changes = compareSites(new Map(), siteOf(Object.fromEntries(pages)));
  expect(describeChanges(changes)).toEqual(['New: /p10/, /p11/, /p12/, /p13/, /p14/, /p15/ and 12 more']);
});

test('the beginning of a digest is enough, and one that is not known is another', () => {
  const after = siteOf({ 'a.html': 'abcdef', 'b.html': 'abcdef' });
  const changes = compareSites(
    new Map([
      ['a.html', 'abc'],
      ['b.html', ''],
    ]),
    after,
  );
  expect(changes).toEqual({ added: [], changed: ['b.html'], gone: [] });
  expect(isEmpty(changes)).toBe(false);
  expect(
    isEmpty(
      compareSites(
        new Map([
          ['a.html', 'abc'],
          ['b.html', 'abcd'],
        ]),
        after,
      ),
    ),
  ).toBe(true);
});

test('a name with a line break stays on its line', () => {
  expect(nameSome(['a\nWill be deleted: b', 'c\rd', 'e\u2028f'])).toBe('a⏎Will be deleted: b, c␍d, e\ufffdf');
  expect(describeChanges({ added: ['a\nb/index.html'], changed: [], gone: [] })).toEqual(['New: /a⏎b/']);
});
