/** Which files a site has, before any of them is made. */

import { expect, test, vi } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { projectPages } from '../../../../generator/app/pipeline/editions.ts';
import { listFiles } from '../../../../generator/app/pipeline/files.ts';
import { projectShell } from '../../../../generator/app/pipeline/shell.ts';
import { keyOf } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { planPage } from '../../../../generator/site/page.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { makeAssets, makeContent, release } from '../../../helpers/model.ts';

test('no page is made to know the files of a site', async () => {
  const site = modelSite(makeContent({ releases: [release('one')] }), '2025-09-01', FEATURES);
  const assets = makeAssets(site);
  const plan = projectPages(site, assets);
  const one = plan.pages.find(({ route }) => route === '/music/releases/one/');
  if (!one) throw new Error('no page of the release');
  const make = vi.fn(() => one.make());
  const others = plan.pages.filter((page) => page !== one);
  const pages = [...others, planPage(site, one, make)];
  const files = listFiles([{ ...plan, site, pages, shell: projectShell(site, assets.shell) }], [], [], {
    templates: { hash: '', readsSite: () => false, load: async () => () => '' },
    ...{ originals: new Map(), cache: openCache() },
  });
  expect(make).not.toHaveBeenCalled();
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['sitemap.xml', 'feed.xml', 'artist.json']),
  );
  const sitemap = files.find(({ path }) => path === 'sitemap.xml');
  expect(sitemap && keyOf(sitemap)).toMatch(/^[0-9a-f]{16}$/);
  expect(make).toHaveBeenCalledTimes(1);
});
