import { describe, expect, it } from 'vitest';
import { type Stage, visit, wake } from '../stage.ts';

const PATH = '/music/releases/reve/';
/** How long a move may take to end, in milliseconds of the browser's clock. */
const REST = 900;
const DELAY = 2000;

export function testCarousel(stage: Stage): void {
  const open = async (options = {}) => {
    const opened = await visit(stage, PATH, { clock: true, ...options });
    const { page } = opened;
    const region = page.getByRole('region', { name: 'Explore More Releases' });
    await region.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await wake(opened, 'release-carousel');
    const titles = await region.locator('li .card-title').allTextContents();
    /** The place in the row of the card at its left edge, once all has come to rest. */
    const first = async () => {
      await page.clock.runFor(REST);
      const title = await region.evaluate((element) => {
        const edge = element.getBoundingClientRect().left;
        const cards = [...element.querySelectorAll('li')];
        const card = cards.find((item) => Math.abs(item.getBoundingClientRect().left - edge) < 3);
        return card?.querySelector('.card-title')?.textContent ?? '';
      });
      return titles.indexOf(title);
    };
    return {
      ...opened,
      region,
      titles,
      first,
      button: (name: string) => region.getByRole('button', { name }),
    };
  };

  describe('Explore More Releases', () => {
    it('shows up to fifteen other releases', async () => {
      const { region, titles } = await open();
      expect(titles).toHaveLength(15);
      expect(titles).not.toContain('Reve');
      expect(await region.locator('li .related-badge').first().textContent()).toMatch(/^(Single|EP)$/);
    });

    it('shows 2, 3, 4 or 5 in a row, as the width allows', async () => {
      const { page } = await visit(stage, PATH, { javaScriptEnabled: false });
      const region = page.getByRole('region', { name: 'Explore More Releases' });
      const countInRow = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        const row = await region.boundingBox();
        const card = await region.locator('li').first().boundingBox();
        return Math.round((row?.width ?? 0) / (card?.width ?? 1));
      };
      const counts: number[] = [];
      for (const width of [390, 639, 640, 767, 768, 1023, 1024, 1440]) counts.push(await countInRow(width));
      expect(counts).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
    });

    it('moves on every 2000 ms, and goes round', async () => {
      const { page, log, titles, first } = await open();
      expect(await first()).toBe(0);
      await page.clock.runFor(DELAY - REST);
      expect(await first()).toBe(1);
      await page.clock.runFor(DELAY * (titles.length - 1) - REST);
      expect(await first()).toBe(0);
      expect(log.errors).toEqual([]);
    });

    it('waits for pointer and focus, and goes on after', async () => {
      const { page, region, first } = await open();
      await region.hover();
      await page.clock.runFor(3 * DELAY);
      expect(await first()).toBe(0);
      await page.mouse.move(2, 2);
      await page.clock.runFor(DELAY);
      expect(await first()).toBe(1);
      await region.getByRole('link').nth(1).focus();
      await page.clock.runFor(3 * DELAY);
      expect(await first()).toBe(1);
      await page.getByRole('link', { name: 'Home', exact: true }).first().focus();
      await page.clock.runFor(DELAY);
      expect(await first()).toBe(2);
    });

    it('is turned and stopped by its buttons', async () => {
      const { page, titles, first, button } = await open();
      await button('Previous releases').click();
      expect(await first()).toBe(titles.length - 1);
      await button('Next releases').click();
      expect(await first()).toBe(0);
      await button('Pause').click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(3 * DELAY);
      expect(await first()).toBe(0);
      await button('Play').click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(DELAY);
      expect(await first()).toBe(1);
    });

    it('never moves by itself where less motion is asked for', async () => {
      const { page, first, button } = await open({ reducedMotion: 'reduce' });
      await page.clock.runFor(5 * DELAY);
      expect(await first()).toBe(0);
      expect(await button('Play').count()).toBe(1);
    });
  });
}
