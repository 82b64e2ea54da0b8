/** The sites in other looks: what has failed is built again when it is requested again. */
import { expect, test } from 'vitest';
import { openLookSites } from '../../../../generator/app/dev/look-sites.ts';
import type { Build, MadeSite } from '../../../../generator/app/pipeline/report.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { packageRoot } from '../../../helpers/site.ts';

const site = { urls: siteUrls('https://artist.example') };
// What the preview of a look does not read is left out.
const made = {
  artifacts: [],
  styles: '',
  site: { ...site, releases: [], upcomingReleases: [], remixes: [], mixes: [], news: [] },
} as unknown as MadeSite;
const FAILED: Build = {
  problems: [],
  levels: [],
  hidden: [],
  ignored: new Set(),
  made: undefined,
  inputs: { files: [], folders: [] },
};
const SOUND: Build = { ...FAILED, made };
const BASE = '/__looks/sleeve/';

test.each([
  ['threw', () => Promise.reject(new Error('Out of memory'))],
  ['found errors', () => Promise.resolve(FAILED)],
])('a build that %s is repeated, a sound one is kept', async (_, fail) => {
  const builds = [fail, () => Promise.resolve(SOUND), () => Promise.reject(new Error('One too many'))];
  const looks = openLookSites({ root: packageRoot, packageRoot }, () => {
    const next = builds.shift();
    return next ? next() : fail();
  });
  looks.renew(SOUND);
  const first = await looks.serve(BASE).catch(({ message }: Error) => message);
  expect(
    first === 'Out of memory' || (typeof first === 'object' && (await first.open('404.html'))),
  ).toBeTruthy();
  expect(await looks.serve(BASE)).toMatchObject({ base: BASE });
  expect(await looks.serve(BASE)).toMatchObject({ base: BASE });
  expect(builds).toHaveLength(1);
});
