/** Which files a site has, before any of them is made. */

import { expect, test, vi } from 'vitest';
import { projectPages } from '../../../../generator/app/editions.ts';
import { FEATURES } from '../../../../generator/app/features.ts';
import { listFiles } from '../../../../generator/app/files.ts';
import { projectShell } from '../../../../generator/app/shell.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { deferPage } from '../../../../generator/site/page.ts';
import { modelSite } from '../../../../generator/site/site.ts';
import { makeAssets, makeContent, pageAt, release } from '../../../helpers/model.ts';

test('no page is made to know the files of a site', async () => {
  const site = modelSite(makeContent({ releases: [release('one')] }), '2025-09-01', FEATURES);
  const assets = makeAssets(site);
  const plan = projectPages(site, assets);
  const made = pageAt(plan.pages, '/music/releases/one/', 'release');
  const make = vi.fn(() => made);
  const others = plan.pages.filter((page) => page !== made);
  const pages = [...others, deferPage(site, made, make)];
  const files = listFiles([{ ...plan, site, pages, shell: projectShell(site, assets.shell) }], [], {
    templates: { hash: '', readsSite: () => false, load: async () => () => '' },
    ...{ originals: new Map(), cache: openCache() },
  });
  expect(make).not.toHaveBeenCalled();
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['sitemap.xml', 'feed.xml', 'artist.json']),
  );
  expect(files.find(({ path }) => path === 'sitemap.xml')?.key).toMatch(/^[0-9a-f]{16}$/);
  expect(make).toHaveBeenCalledTimes(1);
});
