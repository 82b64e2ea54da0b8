import { expect, test, vi } from 'vitest';
import { projectPages } from '../../../generator/app/editions.ts';
import { FEATURES } from '../../../generator/app/features.ts';
import { deferPage, type PageOf, wholeOf } from '../../../generator/site/page.ts';
import { modelSite } from '../../../generator/site/site.ts';
import { makeAssets, makeContent, pageAt, release } from '../../helpers/model.ts';

test('a deferred page is made once, when more of it is read than its address, and is the same page', () => {
  const site = modelSite(
    makeContent({ releases: [release('one', { title: 'One' })] }),
    '2025-09-01',
    FEATURES,
  );
  const { pages } = projectPages(site, makeAssets(site));
  const made = pageAt(pages, '/music/releases/one/', 'release');
  if (!made.share) throw new Error('the page has no card');
  const whole: Required<PageOf> = {
    ...made,
    share: made.share,
    section: '/music/',
    theme: { accent: '#a01020', accentInk: '#ffffff', wash: '#f0e0e0' },
    extra: { mood: 'quiet' },
    languages: [],
    untranslated: ['One'],
    lastmod: '2025-08-01',
  };
  const make = vi.fn(() => whole);
  const page = deferPage(site, whole, make);
  expect([page.url, page.path, page.route, page.standing]).toEqual([
    '/music/releases/one/',
    'music/releases/one/index.html',
    '/music/releases/one/',
    'own',
  ]);
  expect(make).not.toHaveBeenCalled();
  expect(Object.fromEntries(Object.keys(whole).map((key) => [key, Reflect.get(page, key)]))).toEqual(whole);
  expect(wholeOf(page)).toBe(whole);
  expect(wholeOf(whole)).toBe(whole);
  expect(make).toHaveBeenCalledTimes(1);
});
