/** The choice of languages: links that work without scripts, and a choice that is remembered and offered, and sends nobody anywhere. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { UNCHECKED } from '../../helpers/engine/engine.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { buildStage } from './built-stage.ts';
import { soon, visit } from './stage.ts';

const stage = await buildStage({
  'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: ar, name: العربية}]\n`,
  'content/releases/first-light.md': RELEASE.replace(
    'type: single',
    'type: single\nar: {title: أول الضوء, slug: awwal-addaw}',
  ),
});

const ENGLISH = '/music/releases/first-light/';
const ARABIC = '/ar/music/releases/awwal-addaw/';

const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Names in the list, in its order. */
const readNames = async (page: Page) =>
  (await page.locator('.languages a').allInnerTexts()).map((name) => name.trim());

it('leads to the same page in the other language, without scripts too', async () => {
  const { page } = await visit(stage, ENGLISH, { javaScriptEnabled: false });
  const list = page.getByRole('navigation', { name: 'Language', exact: true });
  expect(await list.getByRole('link').count()).toBe(2);
  const arabic = list.getByRole('link', { name: 'العربية', exact: true });
  expect([await arabic.getAttribute('lang'), await arabic.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(await list.getByRole('link', { name: 'English', exact: true }).getAttribute('aria-current')).toBe(
    'true',
  );
  await arabic.click(UNCHECKED);
  await page.waitForURL(`**${ARABIC}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await page.locator('.languages').getByRole('link', { name: 'English', exact: true }).click(UNCHECKED);
  await page.waitForURL(`**${ENGLISH}`);
});

it('is chosen with the keyboard, remembered on the device, and offered on pages in another language', async () => {
  const { page, log } = await visit(stage, ENGLISH, { locale: 'en-GB' });
  expect(await readNames(page)).toEqual(['English', 'العربية']);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{}');
  await page.locator('.languages a').first().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).hreflang)).toBe('ar');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${ARABIC}`);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');

  // A visitor who opens a page in English stays there.
  await page.goto('/music/');
  const offer = page.locator('.languages').getByRole('link', { name: /بالعربية|^العربية$/ });
  await soon(() => offer.innerText()).not.toBe('العربية');
  expect(pathOf(page)).toBe('/music/');
  expect(await readNames(page)).toEqual(['English', (await offer.innerText()).trim()]);
  await offer.click();
  await page.waitForURL('**/ar/music/');
  expect(await readNames(page)).toEqual(['English', 'العربية']);
  expect(log.errors).toEqual([]);
});

it("offers the browser's own language to visitors who have not chosen one, and sends nobody there", async () => {
  const { page } = await visit(stage, '/', { locale: 'ar-EG' });
  const offer = page.locator('.languages [data-offer]:visible');
  await soon(() => offer.count()).toBe(1);
  expect(await offer.innerText()).toContain('بالعربية');
  // Read aloud in full, and as short as its name beside that of the artist.
  expect((await offer.boundingBox())?.width).toBe(1);
  expect(await page.locator('.languages a[hreflang=ar]').innerText()).toContain('العربية');
  expect(pathOf(page)).toBe('/');
});
