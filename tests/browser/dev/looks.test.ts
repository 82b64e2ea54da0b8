/** The contact sheet: pages of a site in every look. */
import axe from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Preview, startPreview, until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';

let engine: Engine;
let site: TestSite;
let preview: Preview;
let page: Page;

beforeAll(async () => {
  site = makeSite(
    { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE },
    { keep: true },
  );
  engine = await openEngine();
  preview = await startPreview(site);
  // Frames follow the scheme of their element, unless the scheme of all pages is emulated.
  const context = await engine.newContext({ colorScheme: null, viewport: { width: 1280, height: 700 } });
  page = await context.newPage();
  await page.goto(new URL('/__looks/', preview.url).href);
});

afterAll(async () => {
  await engine?.close();
  await preview?.stop();
  removeSite(site.root);
});

const loaded = () => page.$$eval('iframe[src]', (frames) => frames.map((frame) => frame.getAttribute('src')));

test('frames are loaded as they come into view', async () => {
  await until(async () => (await loaded()).includes('/__looks/sleeve/'));
  expect((await loaded()).filter((address) => address?.startsWith('/__looks/board/'))).toEqual([]);
  await page.locator('#look-board').scrollIntoViewIfNeeded();
  await until(async () => (await loaded()).includes('/__looks/board/'));
});

test('pages in frames are as wide as screens, and light or dark as chosen', async () => {
  await page.locator('#look-sleeve').scrollIntoViewIfNeeded();
  const frame = await until(
    () => page.frames().find((each) => each.url().endsWith('/__looks/sleeve/')) ?? undefined,
  );
  expect(await frame.evaluate(() => innerWidth)).toBe(1440);
  const isDark = () => frame.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await isDark()).toBe(false);
  await page.getByLabel('dark').check();
  await until(isDark);
  expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light dark',
  );
});

test('an edit shows in the frames that are loaded', async () => {
  site.write('content/site.yaml', SITE_YAML.replace('name: Artist', 'name: Edited'));
  await until(async () => {
    const frame = page.frames().find((each) => each.url().endsWith('/__looks/sleeve/'));
    return (await frame?.title())?.includes('Edited') ?? false;
  });
});

test('it can be used with the keyboard, and nothing is wider than the window', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.addScriptTag({ content: axe.source });
  const violations = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { iframes: false });
    return violations.map(({ id }: { id: string }) => id);
  });
  expect(violations).toEqual([]);
  // Pages in frames would be hundreds of stops.
  const stops: string[] = [];
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
  }
  expect(stops).not.toContain('IFRAME');
});
