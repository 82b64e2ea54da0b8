import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isFirefox, UNCHECKED } from '../../../helpers/engine/engine.ts';
import { pickOf } from '../../../helpers/matrix.ts';
import { NOWHERE } from '../../../helpers/sample.ts';
import { isUnlikeOthers, listOverflow } from '../facts.ts';
import { DESKTOP, PHONE, type Stage, sharePage, visit } from '../stage.ts';
import { listOffers, strand } from './stranded.ts';

/** Elements that make sense only with scripts, and are hidden without. */
const CONTROLS = 'button, form, figcaption, .skeleton, [role=status]';
/** Pages that have between them every island, list and form. */
const MIXED = [
  '/',
  '/music/releases/',
  '/music/releases/fighter-ep/',
  '/music/mixes/',
  '/events/',
  '/contact/',
];
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 900 };
/** On the page, the name of the service is an element of its own. */
const LOADING = 'SoundCloud Player Loading...';

export function testPlainPages(stage: Stage): void {
  const open = (path: string, options = DESKTOP) =>
    visit(stage, path, { ...options, javaScriptEnabled: false });

  describe('without scripts', () => {
    describe('each kind of page shows what it shows with scripts, and so it does where they never arrive', () => {
      const guide = sharePage(stage, DESKTOP);
      const reader = sharePage(stage, { ...DESKTOP, javaScriptEnabled: false });
      const stranded = sharePage(stage, DESKTOP);

      it.each(pickOf([...stage.site.routes.filter(isUnlikeOthers), NOWHERE], ...MIXED, NOWHERE))(
        '%s',
        async (route) => {
          const { page, log } = reader();
          const { page: scripted } = guide();
          log.clear();
          await page.setViewportSize(WIDE);
          await Promise.all([page.goto(route), scripted.goto(route), strand(stranded(), route)]);
          await scripted.locator('html[data-mounted]').waitFor();
          const [hidden, known] = await Promise.all([listHiddenTexts(page), listHiddenTexts(scripted)]);
          const unknown = hidden.filter((text) => !LOADING.includes(text.trim()) && !known.includes(text));
          expect(unknown).toEqual([]);
          expect(await listOffers(stranded().page)).toEqual(await listOffers(page));
          await page.setViewportSize(NARROW);
          expect(await listOverflow(page)).toEqual([]);
          expect(log.errors).toHaveLength(route === NOWHERE && !isFirefox ? 1 : 0);
          expect([...log.scripts, ...log.foreign]).toEqual([]);
        },
      );
    });

    it('the skeleton never shows, not even while the page arrives', async () => {
      const { page } = await open('/');
      expect(await page.locator('.skeleton').evaluate((element) => getComputedStyle(element).display)).toBe(
        'none',
      );
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    });

    it('the menu opens over a page that does not move, and its links work', async () => {
      const { page } = await open('/', PHONE);
      await page.getByRole('button', { name: 'Open menu' }).click(UNCHECKED);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await menu.getByRole('link', { name: 'Mixes' }).click(UNCHECKED);
      await page.waitForURL('**/music/mixes/');
    });

    it('the dropdown is walked through by keyboard', async () => {
      const { page } = await open('/');
      await page.getByRole('link', { name: 'About' }).first().focus();
      await page.keyboard.press('Tab');
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Releases' });
      expect(await link.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/music/releases/');
    });

    it('the discography shows its three lists, one under the other', async () => {
      const { page } = await open('/music/releases/');
      const lists = page.locator('[data-tab]');
      const titles = await lists.locator('> p').allTextContents();
      expect(titles).toEqual(['Singles (13)', 'EPs (3)', 'Remixes (1)']);
      for (const [index, count] of [13, 3, 1].entries())
        expect(await lists.nth(index).locator('[data-words] a:visible').count()).toBe(count);
      expect(await page.getByRole('tab').count()).toBe(0);
    });

    it('the form offers the mail address', async () => {
      const { page } = await open('/contact/');
      expect(await page.getByRole('button', { name: 'Send Message' }).count()).toBe(0);
      const offer = page.getByText('Please write to').getByRole('link');
      expect(await offer.getAttribute('href')).toBe('mailto:bookings@eddy.example');
    });

    it('the carousel is a row to scroll, without buttons', async () => {
      const { page } = await open('/music/releases/reve/');
      const region = page.getByRole('region', { name: 'Explore More Releases' });
      expect(await region.getByRole('button').count()).toBe(0);
      const row = region.locator('div:has(> ul)');
      await row.evaluate((element) => element.scrollBy(400, 0));
      expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });

    it('players are links to what they would play', async () => {
      const { page } = await open('/music/mixes/');
      const players = page.locator('liner-island[data-name=audio-player] a:visible');
      expect(await players.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        'https://soundcloud.com/eddy.example/algorhythmic-episode-24',
      ]);
      expect(await page.getByText(LOADING).first().isVisible()).toBe(false);
      await page.goto('/music/releases/match-weddy/');
      const video = page.getByRole('link', { name: 'Watch Lyric Video on YouTube' });
      expect(await video.getAttribute('href')).toContain('https://www.youtube.com/watch?v=');
    });
  });
}

/** Texts of the content that cannot be seen. */
function listHiddenTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, controls) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim() || parentElement.closest(controls)) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) hidden.push(textContent);
    }
    return hidden;
  }, CONTROLS);
}
