import { describe, expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { NOWHERE } from '../../../helpers/sample.ts';
import { PHONE, type Stage, soon, visit } from '../stage.ts';

export function testNavigation(stage: Stage): void {
  describe('getting around', () => {
    it.each([
      ['/', 'fighter-ep'],
      ['/music/releases/', 'reve'],
    ])('starts at the top, and finds its place again on the way back: %s', async (route, slug) => {
      const { page, log } = await visit(stage, route, PHONE);
      const link = page.locator(`main article a[href="/music/releases/${slug}/"]`);
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // Firefox scrolls by parts of a pixel, too.
      const placeOf = () => page.evaluate(() => Math.round(scrollY));
      const place = await placeOf();
      expect(place).toBeGreaterThan(1000);
      await link.click();
      await page.waitForURL(`**/${slug}/`);
      await page.getByRole('link', { name: '← Back to Releases' }).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await soon(placeOf).toBe(place);
      expect(log.errors).toEqual([]);
    });

    it('fetches ahead what the visitor is about to open', async () => {
      const { page } = await visit(stage, '/');
      const rules = await page.locator('script[type=speculationrules]').textContent();
      expect(JSON.parse(rules ?? '')).toEqual({
        prefetch: [expect.objectContaining({ eagerness: 'moderate', where: expect.anything() })],
      });
    });

    it.skipIf(isFirefox)('carries the cover from the grid to the page of the release', async () => {
      const { page } = await visit(stage, '/music/releases/', {
        script: () =>
          addEventListener('pagereveal', ({ viewTransition }) => {
            document.documentElement.dataset['travelled'] = String(viewTransition !== null);
          }),
      });
      const name = () =>
        page
          .locator('img')
          .evaluateAll((images) => images.map((image) => getComputedStyle(image).viewTransitionName));
      expect(await name()).toContain('cover-reve');
      await page.getByRole('link', { name: /^Read the Story ?: Reve$/ }).click();
      await page.waitForURL('**/reve/');
      await page.locator('html[data-travelled=true]').waitFor();
      expect((await name())[0]).toBe('cover-reve');
    });

    it.skipIf(isFirefox)('does not make covers travel where less motion is asked for', async () => {
      const { page } = await visit(stage, '/', { reducedMotion: 'reduce' });
      const active = await page.evaluate(() => {
        const queries = [...document.styleSheets].flatMap((sheet) =>
          [...sheet.cssRules]
            .filter((rule) => rule instanceof CSSMediaRule)
            .filter((rule) => rule.cssText.includes('@view-transition')),
        );
        return queries.map((rule) => matchMedia(rule.conditionText).matches);
      });
      expect(active).toEqual([false]);
    });
  });

  describe('the not-found page', () => {
    it('says so, leads home, and logs the path', async () => {
      const texts: string[] = [];
      const { page } = await visit(stage, NOWHERE, {
        prepare: async (fresh) => fresh.on('console', (message) => texts.push(message.text())),
      });
      await soon(() => texts.join('\n')).toContain(NOWHERE);
      expect(await page.getByText('404', { exact: true }).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL(`${stage.origin}/`);
    });
  });

  describe('a cover that does not come', () => {
    it.each([
      ['gives way to the placeholder of its type', '**/reve-*'],
      [
        'gives way to a block where the placeholder does not come either',
        /\/(reve|placeholder|single)[^/]*$/,
      ],
    ])('%s', async (_, gone) => {
      const { page } = await visit(stage, '/music/releases/', {
        prepare: (fresh) => fresh.route(gone, (route) => route.abort()),
      });
      const card = page.locator('article', { hasText: 'Reve' });
      await card.scrollIntoViewIfNeeded();
      if (typeof gone === 'string') {
        await page.waitForFunction(() => {
          const images = [...document.querySelectorAll<HTMLImageElement>('article img')];
          const image = images.find((element) => element.closest('article')?.textContent?.startsWith('Reve'));
          return image && !image.currentSrc.includes('reve') && image.naturalWidth > 0;
        });
        return;
      }
      const block = card.locator('[data-broken]');
      await block.waitFor();
      const box = await block.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);
      expect(box?.width).toBeGreaterThan(100);
    });
  });
}
