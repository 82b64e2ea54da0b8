/** One address for every platform: the artist's order, the visitor's choice, and no word of it to anybody. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { buildStage } from './built-stage.ts';
import { answerOthers, PHONE, soon, visit } from './stage.ts';

const LINKS = `streaming_links:
  spotify: https://spotify.example/x
  apple: https://apple.example/x
  soundcloud: https://soundcloud.example/x
`;
const PLATFORMS = `platforms:
  - {name: SoundCloud, url: https://soundcloud.example/artist}
  - {name: Apple Music, url: https://apple.example/artist}
`;
const LISTED = ['SoundCloud', 'Apple Music', 'Spotify'];

const stage = await buildStage({
  'content/site.yaml': SITE_YAML + PLATFORMS,
  'content/releases/first-light.md': RELEASE.replace(
    /streaming_links: .*\n/,
    `redirect_from: [old-light]\n${LINKS}`,
  ),
  'content/releases/second-sun.md': RELEASE.replace('First Light', 'Second Sun').replace(
    /streaming_links: .*\n/,
    LINKS.replace(/ {2}soundcloud.*\n/, ''),
  ),
});

const readPlatforms = (page: Page) =>
  page.locator('[data-platform]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-platform')));
const readMarked = async (page: Page) => {
  const marks = await page.getByText('Your last choice').all();
  const shown = await Promise.all(marks.map((mark) => mark.isVisible()));
  return shown.filter(Boolean).length;
};

it('puts the last choice first from then on, for every record that has it', async () => {
  const { page, log } = await visit(stage, '/l/first-light/', PHONE);
  await answerOthers(page, stage.origin);
  expect(await readPlatforms(page)).toEqual(LISTED);
  expect(await readMarked(page)).toBe(0);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Apple Music' }).click();
  await (await opened).close();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{"platform":"Apple Music"}');

  await page.reload();
  await soon(() => readPlatforms(page)).toEqual(['Apple Music', 'SoundCloud', 'Spotify']);
  expect(await readMarked(page)).toBe(1);
  expect(await page.getByRole('link', { name: 'Apple Music Your last choice' }).count()).toBe(1);
  await page.goto('/l/second-sun/');
  await soon(() => readPlatforms(page)).toEqual(['Apple Music', 'Spotify']);

  expect(await page.context().cookies()).toEqual([]);
  expect([log.errors, log.foreign]).toEqual([[], []]);
  expect(log.scripts.filter((path) => !/\/(loader|smart-link)-/.test(path))).toEqual([]);
});

it('lists the platforms without scripts, and where the browser keeps nothing', async () => {
  const { page } = await visit(stage, '/l/first-light/', { ...PHONE, javaScriptEnabled: false });
  expect(await readPlatforms(page)).toEqual(LISTED);
  expect(await readMarked(page)).toBe(0);

  const { page: closed, log } = await visit(stage, '/l/first-light/', {
    ...PHONE,
    script: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
  });
  await answerOthers(closed, stage.origin);
  await closed.getByRole('link', { name: 'Spotify' }).click();
  expect(await readPlatforms(closed)).toEqual(LISTED);
  expect(log.errors).toEqual([]);
});

it('is reached under its old name and from the page of the record, and leads back to it', async () => {
  const { page } = await visit(stage, '/l/old-light/', PHONE);
  await page.waitForURL('**/l/first-light/');
  await page.goto('/music/releases/first-light/');
  await page.getByRole('link', { name: 'Share with one link to every platform' }).click();
  await page.waitForURL('**/l/first-light/');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toBe('https://artist.example/music/releases/first-light/');
  expect(readFileSync(join(stage.site.root, 'sitemap.xml'), 'utf8')).not.toContain('/l/');
  await page.getByRole('link', { name: 'More about First Light' }).click();
  await page.waitForURL('**/music/releases/first-light/');
});
