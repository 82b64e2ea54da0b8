import { expect, test, vi } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { projectPages } from '../../../generator/app/pipeline/editions.ts';
import { asPlanned, type PageOf, planPage } from '../../../generator/site/page.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { makeAssets, makeContent, pageAt, release } from '../../helpers/model.ts';

test('a planned page is made once, when more of it is asked than its address', () => {
  const site = modelSite(
    makeContent({ releases: [release('one', { title: 'One' })] }),
    '2025-09-01',
    FEATURES,
  );
  const pages = projectPages(site, makeAssets(site)).pages.map((page) => page.make());
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
  const page = planPage(site, whole, make);
  expect([page.url, page.path, page.route, page.standing]).toEqual([
    '/music/releases/one/',
    'music/releases/one/index.html',
    '/music/releases/one/',
    'own',
  ]);
  expect(make).not.toHaveBeenCalled();
  expect(page.facts()).toBe(whole);
  expect(page.make()).toBe(whole);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the facts of a known page are available without making it', () => {
  const site = modelSite(makeContent(), '2025-09-01', FEATURES);
  const facts = { needs: { frames: [], receivers: [], media: [] } };
  const make = vi.fn();
  expect(planPage(site, { route: '/a/', standing: 'own' }, make, facts).facts()).toBe(facts);
  expect(make).not.toHaveBeenCalled();
});

test('a page that is made already is planned as itself', () => {
  const site = modelSite(makeContent(), '2025-09-01', FEATURES);
  const [planned] = projectPages(site, makeAssets(site)).pages;
  if (!planned) throw new Error('no page');
  const page = planned.make();
  expect(asPlanned(page).make()).toBe(page);
  expect(asPlanned(planned)).toBe(planned);
});
