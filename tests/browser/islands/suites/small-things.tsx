import { describe, expect, it } from 'vitest';
import { Island } from '../../../../templates/Island.tsx';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import type { Lab } from '../lab.tsx';

export function testSmallThings(getLab: () => Lab): void {
  describe('what needs no React', () => {
    it('starts 20 ms after the document is ready', async () => {
      const { page } = await getLab().visit(<h1>Home</h1>, { clock: true });
      expect(await page.locator('html[data-mounted]').count()).toBe(0);
      await page.clock.runFor(20);
      expect(await page.locator('html[data-mounted]').count()).toBe(1);
    });

    it('puts the fallback in the place of a picture that failed before or fails later', async () => {
      const { page, scripts } = await getLab().visit(
        <>
          <picture>
            <source srcSet="/gone.avif" type="image/avif" />
            <img id="early" src="/gone.jpg" alt="Cover" data-fallback="/picture.svg" />
          </picture>
          <p className="tall">Tall</p>
          <p className="tall">Tall</p>
          <img id="late" src="/gone-too.jpg" alt="Late" loading="lazy" data-fallback="/picture.svg" />
        </>,
      );
      const width = (id: string) =>
        page.waitForFunction((name) => {
          const image = document.getElementById(name);
          return (
            image instanceof HTMLImageElement &&
            image.currentSrc.endsWith('/picture.svg') &&
            image.naturalWidth > 0
          );
        }, id);
      await width('early');
      await page.locator('#late').scrollIntoViewIfNeeded();
      await width('late');
      expect(scripts).toHaveLength(1);
    });

    it('puts a block in the place of a picture whose fallback fails', async () => {
      const { page } = await getLab().visit(
        <img src="/gone.jpg" alt="Cover of Reve" className="picture" data-fallback="/gone-too.jpg" />,
      );
      const block = page.locator('span.picture[data-broken]');
      await block.waitFor({ state: 'attached' });
      expect(await page.getByRole('img', { name: 'Cover of Reve' }).count()).toBe(1);
    });

    // Firefox asks for a module that failed no more until the page is loaded again.
    it.skipIf(isFirefox)('says that it could not copy, also where no toast can', async () => {
      const { page } = await getLab().visit(
        <Island name="copy-button" props={{ text: 'A bio', label: 'Copy' }} when="load" />,
      );
      // As in a page that is not secure.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.keyboard.press('Shift');
      await page.locator('[data-live]').waitFor();
      await page.route('**/*.js', (route) => route.abort());
      await page.getByRole('button', { name: 'Copy' }).click();
      const status = page.getByRole('status');
      await status.filter({ hasText: 'Select the text and copy it by hand.' }).waitFor();
      expect((await status.boundingBox())?.height).toBeGreaterThan(10);
      await page.unroute('**/*.js');
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.locator('[data-sonner-toast]').getByText('Not copied').waitFor();
      expect(await status.textContent()).toBe('');
    });
  });
}
