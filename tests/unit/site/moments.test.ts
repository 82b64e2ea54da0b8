/** Days of content, where pages, feeds and documents have moments: the day is the same in the zone of the site and in UTC. */

import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { dayAt, instantOf, listTimeZones } from '../../../generator/engine/lib/time-zone.ts';
import { openFonts } from '../../../generator/engine/media/fonts/index.ts';
import { modelPressKit } from '../../../generator/features/press/kit.ts';
import { planPdfs } from '../../../generator/features/press/pdf-files.ts';
import { planFeeds, projectFeeds } from '../../../generator/site/feeds/index.ts';
import { SLEEVE_PDF } from '../../../generator/site/schema/pdf-style.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { loadFiles } from '../../helpers/content.ts';
import { entry, makeAssets, makeContent, projectPages, release } from '../../helpers/model.ts';
import { readPdf } from '../../helpers/pdf.ts';
import { packageRoot } from '../../helpers/site.ts';

/** ISO 8601, and the form of RSS. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^"<]*|\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d[^"<]*/g;

const watch = (id: string) => `https://www.youtube.com/watch?v=${id.repeat(11)}`;

function modelDays(timezone: string, date: string) {
  const base = makeContent();
  return modelSite(
    makeContent({
      site: { ...base.site, data: { ...base.site.data, timezone } },
      releases: [release('one', { release_date: date, video: { title: 'Film', url: watch('a') } })],
      mixes: [entry('two', { episode_title: 'Two', release_date: date })],
      news: [entry('three', { title: 'Three', date, updated: date })],
      pages: { videos: entry('videos', { videos: [{ title: 'Live', url: watch('b'), date }] }) },
    }),
    '2045-01-01',
    FEATURES,
  );
}

async function listMoments(timezone: string, date: string): Promise<string[]> {
  const site = modelDays(timezone, date);
  const assets = makeAssets(site);
  const { pages } = projectPages(site, assets);
  const feeds = planFeeds(projectFeeds({ site, assets }), site);
  const files = await Promise.all(feeds.map(({ body }) => (typeof body === 'function' ? body() : body)));
  const texts = [...pages.map(({ meta }) => JSON.stringify(meta)), ...files];
  return texts.flatMap((text) => String(text).match(MOMENT) ?? []);
}

test('each moment of a page and a feed is on the day that was written', async () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  const zones = [...listTimeZones(), 'Etc/GMT+11', 'Etc/GMT-14', 'UTC'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...zones), day, async (zone, chosen) => {
      const date = chosen.toISOString().slice(0, 10);
      // The clocks of some islands have left out a day.
      if (dayAt(zone, instantOf(zone, `${date}T12:00`)) !== date) return;
      const moments = await listMoments(zone, date);
      // Two films, and the entries of three formats.
      expect(moments.length).toBeGreaterThan(10);
      const days = moments
        .map((moment) => Date.parse(moment))
        .flatMap((at) => [dayAt(zone, at), dayAt('UTC', at)]);
      expect([zone, ...new Set(days)]).toEqual([zone, date]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['America/Los_Angeles', 'release_date: 2025-06-12', '2025-06-12T07:00:00Z'],
  ['Asia/Tokyo', 'release_date: 2025-06-12', '2025-06-12T00:00:00Z'],
  ['Asia/Tokyo', 'release_date: 2025-06', '2025-06-01T00:00:00Z'],
  ['America/Los_Angeles', 'label: Quay', undefined],
])('a PDF in %s of a release with %s was created at %s', async (timezone, line, created) => {
  const { content } = await loadFiles({
    'site.yaml': `base_url: https://a.example\ntimezone: ${timezone}\nartist: {name: Ada}\n`,
    'releases/one.md': `---\ntitle: One\ntype: single\n${line}\n---\n`,
    'pages/press.yaml': 'bios: {short: She plays.}\n',
  });
  const kit = content && modelPressKit(modelSite(content, '2025-09-01', FEATURES), SLEEVE_PDF);
  const cache = openCache();
  const assets = join(packageRoot, 'tests/fixtures/site/assets');
  const { fonts } = await openFonts({ assets, root: packageRoot, packageRoot, cache, ownCache: cache });
  const { pdfs } = kit ? planPdfs(kit, [], fonts, cache) : { pdfs: [] };
  expect(pdfs.length).toBeGreaterThan(0);
  for (const { made } of pdfs) {
    const bytes = Buffer.from(await made.read()).toString('latin1');
    expect(/<xmp:CreateDate>(.*?)</.exec(bytes)?.[1]).toBe(created);
    const { info } = await readPdf(Buffer.from(bytes, 'latin1'));
    const written = created && `D:${created.replace(/[-T:]/g, '')}`;
    expect(Reflect.get(info, 'CreationDate')).toBe(written);
  }
});
