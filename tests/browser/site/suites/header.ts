import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { isWhole } from '../../../helpers/matrix.ts';
import { DESKTOP, PHONE, type Stage, sharePage, visit, wake } from '../stage.ts';

export function testHeader(stage: Stage): void {
  describe('the header', () => {
    it('opens its dropdown for the pointer, and closes it when the pointer leaves', async () => {
      const { page, log } = await visit(stage, '/about/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const trigger = menu.getByRole('button', { name: 'Music' });
      const link = menu.getByRole('link', { name: 'Releases' });
      expect(await link.isVisible()).toBe(false);
      await trigger.hover();
      await menu.locator('.nav-link[aria-expanded=true]').waitFor();
      await page.mouse.move(700, 700);
      await menu.locator('.nav-link[aria-expanded=false]').waitFor();
      expect(await link.isVisible()).toBe(false);
      await trigger.hover();
      await link.click();
      await page.waitForURL('**/music/releases/');
      expect(log.errors).toEqual([]);
    });

    it.each(['Enter', 'Space', 'ArrowDown'])(
      'opens its dropdown by %s, and closes it by Escape',
      async (key) => {
        const { page } = await visit(stage, '/about/');
        const trigger = page.getByRole('button', { name: 'Music' });
        await trigger.focus();
        await page.locator('liner-island[data-name=music-menu][data-live]').waitFor();
        await page.keyboard.press(key);
        await page.locator('button[aria-expanded=true]').waitFor();
        await page.keyboard.press('ArrowDown');
        expect(await focused(page)).toBe(key === 'ArrowDown' ? 'Mixes' : 'Releases');
        await page.keyboard.press('Escape');
        await page.locator('.nav-link[aria-expanded=false]').waitFor();
        expect(await focused(page)).toBe('Music');
      },
    );

    it('leads past itself: skip links move the focus', async () => {
      const { page } = await visit(stage, '/about/');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      await page.goto('/about/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to navigation');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('navigation');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Home');
    });
  });

  describe('the active item of both menus', () => {
    const reader = sharePage(stage, { ...DESKTOP, javaScriptEnabled: false });

    it.each([
      ['/', ['Home']],
      ['/about/', ['About']],
      ['/music/', ['Music']],
      ['/music/releases/', ['Music', 'Releases']],
      ['/music/releases/reve/', ['Music', 'Releases']],
      ['/music/mixes/', ['Music', 'Mixes']],
      ['/projects/', ['Projects']],
      ['/events/', ['Events']],
      ['/news/', ['News']],
      ['/news/match-weddy-is-out/', ['News']],
      ['/contact/', ['Contact']],
      ['/press/', []],
      ['/no/such/page/', []],
    ])('on %s: %j', async (route, labels) => {
      const { page } = reader();
      await page.goto(route);
      const current = page.locator('nav[aria-label=Main] > ul [aria-current]');
      expect(await current.allTextContents()).toEqual(labels);
      const inMenu = page.locator('.menu-panel [aria-current]');
      expect(await inMenu.allTextContents()).toEqual(labels);
    });
  });

  // By itself, the menu is proven among the islands.
  describe.runIf(isWhole)('the mobile menu', () => {
    const open = async (options = {}) => {
      const arrived = await visit(stage, '/about/', { ...PHONE, ...options });
      const { page } = arrived;
      return {
        ...arrived,
        button: page.getByRole('button', { name: 'Open menu' }),
        menu: page.getByRole('dialog', { name: 'Menu' }),
        opened: () => held(page, true),
        closed: () => held(page, false),
      };
    };

    it('moves the focus in after 100 ms, and returns it on Escape', async () => {
      const { page, log, button, menu, opened, closed } = await open({ clock: true });
      await page.clock.runFor(20);
      await button.click();
      await menu.waitFor();
      await opened();
      await page.clock.runFor(99);
      expect(await focused(page)).toBe('Open menu');
      await page.clock.runFor(1);
      expect(await focused(page)).toBe('Close menu');
      await page.keyboard.press('Escape');
      await closed();
      expect(await menu.isVisible()).toBe(false);
      expect(await focused(page)).toBe('Open menu');
      expect(log.errors).toEqual([]);
    });

    it('keeps Tab inside, and holds all pages', async () => {
      const { page, button, menu } = await open();
      await button.click();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close menu');
      const labels = ['Home', 'About', 'Music', 'Releases', 'Mixes', 'Projects', 'Events', 'News', 'Contact'];
      for (const label of [...labels, 'Close menu', 'Home']) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(label);
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe('Contact');
      expect(await menu.getByRole('link').allTextContents()).toEqual(labels);
    });

    it('stops the page behind from scrolling while it is open', async () => {
      const { page, button, opened, closed } = await open();
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      await button.click();
      await opened();
      expect(await overflow()).toBe('hidden');
      await page.keyboard.press('Escape');
      await closed();
      expect(await overflow()).toBe('visible');
    });

    it('closes by a tap outside, which does nothing to the page', async () => {
      const { page, button, menu, opened, closed } = await open();
      await button.click();
      await opened();
      // Over WebDriver, a tap in Firefox is no click.
      await (isFirefox ? page.mouse.click(12, 400) : page.touchscreen.tap(12, 400));
      await closed();
      expect(await menu.isVisible()).toBe(false);
      expect(page.url()).toContain('/about/');
    });

    it('closes when a link is chosen, and leaves room for a finger', async () => {
      const { page, button, menu } = await open();
      await button.click();
      await menu.waitFor();
      for (const target of await menu.locator('a, .button-icon').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await menu.getByRole('link', { name: 'Events' }).click();
      await page.waitForURL('**/events/');
      expect(await menu.isVisible()).toBe(false);
    });

    it('gives way to the desktop navigation when the window grows', async () => {
      const opened = await visit(stage, '/', { viewport: { width: 390, height: 800 } });
      const { page } = opened;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await wake(opened, 'mobile-menu');
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
      // The styles hide the menu before its script gives the page back.
      await page.waitForFunction(() => document.documentElement.style.overflow === '');
    });
  });
}

/** Settles when the page behind the mobile menu is held still, or may scroll again. */
function held(page: Page, state: boolean) {
  return page.waitForFunction(
    (wanted) => (document.documentElement.style.overflow === 'hidden') === wanted,
    state,
  );
}

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
}
