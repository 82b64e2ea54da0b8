import { describe, expect, it } from 'vitest';
import {
  click,
  find,
  focusAfter,
  focused,
  hover,
  isThere,
  isVisible,
  openingOf,
  PHONE,
  type Stage,
  soon,
  visit,
} from '../stage.ts';

const NAV = 'nav[aria-label=Main]';
const MUSIC = `${NAV} button.nav-link`;
const RELEASES = `${NAV} .nav-drop-link`;
const PANEL = '.menu-panel';
const OPEN = '[popovertarget][aria-label="Open menu"]';
const LABELS = ['Home', 'About', 'Music', 'Releases', 'Mixes', 'Projects', 'Events', 'News', 'Contact'];

export function testMenus(stage: Stage): void {
  const { page, watch } = stage;
  const expanded = (state: boolean) =>
    soon(() => isThere(page, `${MUSIC}[aria-expanded=${state}]`)).toBe(true);

  describe('the dropdown', () => {
    it('opens for the pointer, stays while it is over the list, and closes when it leaves', async () => {
      await visit(stage, '/about/');
      expect(await isVisible(page, RELEASES)).toBe(false);
      await hover(page, MUSIC);
      await expanded(true);
      await hover(page, RELEASES);
      expect(await isVisible(page, RELEASES)).toBe(true);
      await page.move({ x: 700, y: 700 });
      await expanded(false);
      expect(await isVisible(page, RELEASES)).toBe(false);
      await hover(page, MUSIC);
      await expanded(true);
      await click(page, RELEASES, 'Releases');
      await soon(() => page.evaluate(() => location.pathname)).toBe('/music/releases/');
    });

    it('closes by Escape wherever the focus is', async () => {
      await visit(stage, '/about/');
      await hover(page, MUSIC);
      await expanded(true);
      await page.press('Escape');
      await expanded(false);
      expect(await isVisible(page, RELEASES)).toBe(false);
    });

    it.each(['Enter', 'Space', 'ArrowDown'] as const)('opens by %s and closes by Escape', async (key) => {
      await visit(stage, '/about/');
      expect(await focusAfter(page, 'Tab')).toBe('Music');
      await soon(() => isThere(page, 'liner-island[data-name=music-menu][data-live]')).toBe(true);
      await page.press(key);
      await expanded(true);
      expect(await focusAfter(page, 'ArrowDown')).toBe(key === 'ArrowDown' ? 'Mixes' : 'Releases');
      await page.press('Escape');
      await expanded(false);
      expect(await focused(page)).toBe('Music');
    });
  });

  describe('the mobile menu', () => {
    const open = async () => {
      await visit(stage, '/about/', PHONE);
      await click(page, OPEN);
      await soon(() => focused(page)).toBe('Close menu');
    };
    const closed = () => soon(() => isVisible(page, PANEL)).toBe(false);

    it('takes Tab from item to item, round and back, though the browser leaves out links', async () => {
      await open();
      for (const label of [...LABELS, 'Close menu', 'Home'])
        expect(await focusAfter(page, 'Tab')).toBe(label);
      expect(await focusAfter(page, 'Tab', 'Shift')).toBe('Close menu');
      expect(await focusAfter(page, 'Tab', 'Shift')).toBe('Contact');
    });

    it('returns the focus on Escape, and lets the page scroll again', async () => {
      await open();
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      expect(await overflow()).toBe('hidden');
      await page.press('Escape');
      await closed();
      expect(await focused(page)).toBe('Open menu');
      expect(await overflow()).toBe('visible');
    });

    it('closes by a click outside, which does nothing to the page', async () => {
      await open();
      await page.click({ x: 12, y: 400 });
      await closed();
      expect(await page.evaluate(() => location.pathname)).toBe('/about/');
    });

    it('cannot be pushed sideways', async () => {
      await open();
      const { x, y } = await find(page, `${PANEL} a`, 'Events');
      await page.wheel({ x, y }, 60, 0);
      const pushed = await page.evaluate(() => document.querySelector('.menu-panel')?.scrollLeft);
      expect(pushed).toBe(0);
    });

    it('leads to the page that is chosen, and opens again after the way back', async () => {
      await open();
      await click(page, `${PANEL} a`, 'Events');
      await soon(() => page.evaluate(() => location.pathname)).toBe('/events/');
      await page.back();
      await soon(() => openingOf(page)).toBe('/about/');
      expect(await isVisible(page, PANEL)).toBe(false);
      // The first click may be for the page that is being left.
      await soon(async () => {
        if (!(await isVisible(page, PANEL))) await click(page, OPEN);
        return focused(page);
      }).toBe('Close menu');
      expect(watch.failed).toEqual([]);
    });
  });
}
