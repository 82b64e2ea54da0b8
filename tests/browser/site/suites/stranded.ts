import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, type Stage, type Visit, visit } from '../stage.ts';

/** Scripts are on, but none arrives: it is blocked, the connection is lost, or the site was published again meanwhile. */
export function testStranded(stage: Stage): void {
  const open = (path: string, options = DESKTOP) =>
    visit(stage, path, { ...options, prepare: (page) => page.route('**/*.js', (route) => route.abort()) });

  describe('where scripts never arrive', () => {
    it('the lists of the discography show by themselves', async () => {
      const { page } = await open('/music/releases/');
      const lists = page.locator('[data-tab]');
      expect(await lists.nth(1).isVisible()).toBe(false);
      await lists.nth(1).waitFor();
      expect(await page.locator('[data-tab] [data-words] a:visible').count()).toBe(17);
      expect(await page.getByRole('tab').count()).toBe(0);
    });

    it('the menu opens and leads on', async () => {
      const { page } = await open('/music/releases/', PHONE);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mixes' }).click();
      await page.waitForURL('**/music/mixes/');
    });
  });

  it('scripts that arrive late bring the page to life, and leave the focus near', async () => {
    const late: Route[] = [];
    const { page, log } = await visit(stage, 'about:blank');
    await page.route('**/*.js', (route) => {
      if (late.length > 0) return route.continue();
      late.push(route);
      return undefined;
    });
    await page.goto('/music/releases/match-weddy/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await giveUp(page);
    const video = page.locator('liner-island[data-name=video-player]');
    await video.getByRole('link', { name: 'Watch Lyric Video on YouTube' }).focus();
    for (const route of late) await route.continue();
    const play = video.getByRole('button', { name: 'Play video: Lyric Video' });
    await play.waitFor();
    expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(log.errors).toEqual([]);
  });
}

/** Opens a page whose scripts never arrive, and waits until it shows what it has without them. */
export async function strand({ page, log }: Visit, route: string): Promise<void> {
  log.clear();
  await page.route('**/*.js', (script) => script.abort());
  await page.goto(route);
  expect(log.scripts.length).toBeGreaterThan(0);
  await giveUp(page);
}

/** Lets the time pass after which a page takes its scripts for lost. */
function giveUp(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Words and controls that are visible and usable, in their order. */
export function listOffers(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const offers: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('noscript')) continue;
        if (node !== element) offers.push(node.textContent?.trim() ?? '');
        else if (element.matches('a, button, form, input, select, textarea'))
          offers.push([element.tagName, ...names.map((name) => element.getAttribute(name))].join(' '));
      }
      return offers.filter(Boolean);
    },
    ['href', 'action', 'name', 'aria-label'],
  );
}
