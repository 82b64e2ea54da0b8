/** Which files a site has, before any of them is made. */

import { expect, test, vi } from 'vitest';
import { GRAMMAR } from '../../../../generator/app/grammar.ts';
import { writeFiles } from '../../../../generator/app/output.ts';
import { projectPages } from '../../../../generator/app/pages.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { deferPage } from '../../../../generator/site/page.ts';
import { projectShell } from '../../../../generator/site/shell.ts';
import { modelSite } from '../../../../generator/site/site.ts';
import { makeAssets, makeContent, pageAt, release } from '../../../helpers/model.ts';

test('no page is made to know the files of a site', async () => {
  const site = modelSite(makeContent({ releases: [release('one')] }), '2025-09-01', GRAMMAR);
  const assets = makeAssets(site);
  const plan = projectPages(site, assets);
  const made = pageAt(plan.pages, '/music/releases/one/', 'release');
  const make = vi.fn(() => made);
  const others = plan.pages.filter((page) => page !== made);
  const pages = [...others, deferPage(site, made, make)];
  const files = await writeFiles({
    editions: [{ site, plan: { ...plan, pages }, shell: projectShell(site, assets.shell) }],
    renderer: { hash: '', readsSite: () => false, load: async () => () => '' },
    assets: [],
    cache: openCache(),
  });
  expect(make).not.toHaveBeenCalled();
  expect(files.filter(({ isText }) => isText).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['sitemap.xml', 'feed.xml', 'artist.json']),
  );
  expect(files.find(({ path }) => path === 'sitemap.xml')?.key).toMatch(/^[0-9a-f]{16}$/);
  expect(make).toHaveBeenCalledTimes(1);
});
