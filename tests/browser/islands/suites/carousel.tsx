import { describe, expect, it } from 'vitest';
import { Island } from '../../../../templates/Island.tsx';
import { type Lab, turnWheel } from '../lab.tsx';

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

export function testCarousel(getLab: () => Lab): void {
  const open = async (options = {}, wake = true) => {
    const visit = await getLab().visit(
      <>
        <h1>Release</h1>
        <Island name="release-carousel" props={{ label: 'Explore More Releases' }} when="visible">
          {titles.map((title) => (
            <li key={title}>
              <a href={`#${title}`}>{title}</a>
            </li>
          ))}
        </Island>
        <button type="button" style={{ marginTop: 300 }}>
          After
        </button>
      </>,
      { clock: true, ...options },
    );
    const { page } = visit;
    if (wake) {
      await page.clock.runFor(20);
      await page.keyboard.press('Shift');
      await page.locator('[data-live]').waitFor();
    }
    const region = page.getByRole('region', { name: 'Explore More Releases' });
    // The card that the row is heading for is at its left edge once the movement has ended.
    const first = async () => {
      await page.clock.runFor(900);
      return region.evaluate((element) => {
        const edge = element.getBoundingClientRect().left;
        const cards = [...element.querySelectorAll('li')];
        return cards.find((card) => Math.abs(card.getBoundingClientRect().left - edge) < 3)?.textContent;
      });
    };
    return {
      ...visit,
      region,
      first,
      button: (name: string) => page.getByRole('button', { name, exact: true }),
    };
  };

  describe('the carousel', () => {
    it('moves on every 2000 ms and goes round', async () => {
      const { page, first, errors } = await open();
      expect(await first()).toBe('One');
      await page.clock.runFor(1099);
      expect(await first()).toBe('Two');
      await page.clock.runFor(2000 * titles.length - 1800);
      expect(await first()).toBe('One');
      expect(errors).toEqual([]);
    });

    it('waits while the pointer is over it, and goes on after', async () => {
      const { page, region, first } = await open();
      await region.hover();
      await page.clock.runFor(5000);
      expect(await first()).toBe('One');
      await page.mouse.move(5, 700);
      await page.clock.runFor(2000);
      expect(await first()).toBe('Two');
    });

    it("waits while the keyboard's focus is in it, and goes on after", async () => {
      const { page, first } = await open();
      await page.keyboard.press('Tab');
      await page.clock.runFor(5000);
      expect(await first()).toBe('One');
      await page.getByRole('button', { name: 'After' }).focus();
      await page.clock.runFor(2000);
      expect(await first()).toBe('Two');
    });

    it('is turned by its buttons, and stays paused on request', async () => {
      const { page, first, button } = await open();
      await button('Next releases').click();
      expect(await first()).toBe('Two');
      await button('Previous releases').click();
      await button('Previous releases').click();
      expect(await first()).toBe('Eight');
      await button('Pause').click();
      await page.mouse.move(5, 700);
      await page.clock.runFor(9000);
      expect(await first()).toBe('Eight');
      await button('Play').click();
      await page.mouse.move(5, 700);
      await page.clock.runFor(2000);
      expect(await first()).toBe('One');
    });

    it('is turned by a sideways wheel, while an upright one scrolls the page', async () => {
      const { page, region, first } = await open();
      await region.locator('li').first().hover();
      await turnWheel(page, 60, 0);
      expect(await first()).toBe('Two');
      await turnWheel(page, -60, 0);
      expect(await first()).toBe('One');
      await turnWheel(page, 0, 60);
      expect(await first()).toBe('One');
    });

    it.each([
      [390, 2],
      [700, 3],
      [800, 4],
      [1280, 5],
    ])('shows, at a width of %i, %i in a row', async (width, count) => {
      const { page, region } = await open({ viewport: { width, height: 800 } }, false);
      const row = (await region.boundingBox())?.width ?? 0;
      const card = (await page.locator('li').first().boundingBox())?.width ?? 1;
      expect(Math.round(row / card)).toBe(count);
    });

    it('does not move by itself where less motion is asked for', async () => {
      const { page, first, button } = await open({ reducedMotion: 'reduce' });
      await button('Play').waitFor();
      await page.clock.runFor(9000);
      expect(await first()).toBe('One');
      await button('Next releases').click();
      expect(await first()).toBe('Two');
    });

    it('has no buttons where all cards are side by side', async () => {
      const { page } = await getLab().visit(
        <Island name="release-carousel" props={{ label: 'Explore More Releases' }} when="visible">
          {titles.slice(0, 4).map((title) => (
            <li key={title}>{title}</li>
          ))}
        </Island>,
      );
      const next = page.getByRole('button', { name: 'Next releases' });
      for (const [width, shown] of [
        [390, true],
        [700, true],
        [800, false],
        [1280, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect(await next.isVisible()).toBe(shown);
      }
    });

    it('is a row to scroll without scripts', async () => {
      const { page, region } = await open({ javaScriptEnabled: false, clock: false }, false);
      expect(await page.getByRole('button', { name: 'Next releases' }).count()).toBe(0);
      const row = region.locator('div:has(> ul)');
      expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect(await row.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
    });
  });
}
