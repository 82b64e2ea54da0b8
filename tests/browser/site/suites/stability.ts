import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pick } from '../../../helpers/matrix.ts';
import { nextFrame, sumShifts } from '../facts.ts';
import { DESKTOP, PHONE, type Stage, visit } from '../stage.ts';

/** Fonts that come late may move a word to the next line: far below the 0.1 that counts as good. */
const SHIFT_BY_FONTS = 0.02;

export function testStability(stage: Stage): void {
  describe('the skeleton of Home', () => {
    it('covers the page until 20 ms after it is ready, and nothing moves when it goes', async () => {
      const { page } = await visit(stage, '/', { clock: true });
      const skeleton = page.locator('.skeleton');
      const layout = () =>
        page
          .locator('main section, main h1, main img')
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
      await page.clock.runFor(19);
      expect(await skeleton.isVisible()).toBe(true);
      const before = await layout();
      await page.clock.runFor(1);
      expect(await skeleton.isVisible()).toBe(false);
      expect(await layout()).toEqual(before);
    });
  });

  describe('fonts that come late', () => {
    const screens = [
      { name: 'a phone', size: PHONE },
      { name: 'a desktop', size: DESKTOP },
    ];
    it.each(pick(screens, ({ size }) => size === PHONE))(
      'change next to nothing on $name',
      async ({ size }) => {
        const { page } = await visit(stage, 'about:blank', size);
        for (const route of ['/', '/legal/', '/music/releases/', '/music/releases/tanto-tiempo/']) {
          const held: Route[] = [];
          let isHeld = true;
          await page.route('**/*.woff2', async (font) => {
            if (isHeld) held.push(font);
            else await font.continue();
          });
          await page.goto(route, { waitUntil: 'domcontentloaded' });
          await page.locator('html[data-mounted]').waitFor();
          expect(held.length).toBeGreaterThan(0);
          await nextFrame(page);
          expect(await sumShifts(page)).toEqual({ byFonts: 0, others: 0 });
          // Those with more letters are asked for when the first have come.
          isHeld = false;
          await Promise.all(held.map((font) => font.continue()));
          await page.evaluate(() => document.fonts.ready);
          await nextFrame(page);
          await page.unrouteAll();
          const { byFonts, others } = await sumShifts(page);
          // However late a slow machine draws them, nothing but the fonts has come since.
          expect(byFonts + others).toBeLessThan(SHIFT_BY_FONTS);
        }
      },
    );
  });
}
