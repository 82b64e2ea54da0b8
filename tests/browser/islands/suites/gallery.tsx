import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../../generator/site/parts.ts';
import { Gallery } from '../../../../templates/parts/Gallery.tsx';
import type { Lab } from '../lab.tsx';

const photo = (alt: string, [width, height]: [number, number], rest: Partial<Photo> = {}): Photo => ({
  picture: {
    ...{ src: '/picture.svg', width, height, alt, placeholder: '', fallback: '' },
    sources: [{ type: 'image/webp', srcset: `/picture.svg?${alt} 320w` }],
  },
  ...{ large: `/picture.svg?${alt}`, caption: '', credit: '', licence: '' },
  ...rest,
});
const photos = [
  photo('Drums', [600, 400], { credit: 'Photo: Kim Ro', licence: 'Free with credit' }),
  photo('Strings', [400, 600]),
  photo('Voices', [1200, 300], { caption: 'Before the last song' }),
  photo('Horns', [500, 500]),
];

export function testGallery(getLab: () => Lab): void {
  describe('the gallery', () => {
    const open = async (options = {}, shown = photos) => {
      const visit = await getLab().visit(<Gallery label="On tour" photos={shown} />, options);
      const { page } = visit;
      const dialog = page.getByRole('dialog', { name: 'On tour' });
      const sees = (name: string) => dialog.getByRole('img', { name }).waitFor();
      return { ...visit, dialog, sees, link: (name: string) => page.getByRole('link', { name }) };
    };
    const focused = (page: Page) =>
      page.evaluate(() => {
        const { activeElement: active } = document;
        return active?.getAttribute('aria-label') ?? active?.querySelector('img')?.alt;
      });

    it('opens a photo large, with its credit and licence, and says which of how many it is', async () => {
      const { page, dialog, link, sees } = await open();
      // Before its scripts have come: the click is kept.
      await link('Drums').click();
      await sees('Drums');
      expect(new URL(page.url()).search).toBe('');
      expect(await dialog.getByText('Photo: Kim Ro').isVisible()).toBe(true);
      expect(await dialog.getByText('Free with credit').isVisible()).toBe(true);
      expect(await dialog.getByRole('status').textContent()).toBe('1 of 4');
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      // Those on both sides are on their way.
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('dialog figure[hidden] img')].filter(
            ({ complete, currentSrc }) => complete && currentSrc,
          ).length === 2,
      );
    });

    it('goes through its photos by arrows, Home and End, round the ends', async () => {
      const { page, link, sees } = await open();
      await link('Drums').click();
      await sees('Drums');
      for (const [key, name] of [
        ['ArrowLeft', 'Horns'],
        ['ArrowRight', 'Drums'],
        ['ArrowRight', 'Strings'],
        ['End', 'Horns'],
        ['Home', 'Drums'],
      ] as const) {
        await page.keyboard.press(key);
        await sees(name);
      }
    });

    it('keeps the focus inside, and hands it to the photo shown last when Escape closes it', async () => {
      const { page, dialog, link, sees } = await open();
      await link('Strings').focus();
      await page.keyboard.press('Enter');
      await sees('Strings');
      const visited = [await focused(page)];
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        visited.push(await focused(page));
      }
      expect(visited).toEqual(['Close', 'Previous photo', 'Next photo', 'Close', 'Next photo']);
      await page.keyboard.press('Enter');
      await sees('Voices');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toBe('Voices');
    });

    it('is turned by its buttons and by swipes, and closed by its button and by a click beside the photo', async () => {
      const { page, dialog, link, sees } = await open({ viewport: { width: 390, height: 800 } });
      const swipe = async (from: number, to: number) => {
        await page.mouse.move(from, 700);
        await page.mouse.down();
        await page.mouse.move(to, 710, { steps: 3 });
        await page.mouse.up();
      };
      await link('Drums').click();
      await sees('Drums');
      await page.getByRole('button', { name: 'Next photo' }).click();
      await sees('Strings');
      await swipe(300, 100);
      await sees('Voices');
      await swipe(100, 300);
      await sees('Strings');
      await page.getByRole('button', { name: 'Previous photo' }).click();
      await sees('Drums');
      await page.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await link('Voices').click();
      await sees('Voices');
      expect(await dialog.getByText('Before the last song').isVisible()).toBe(true);
      await page.mouse.click(200, 700);
      await dialog.waitFor({ state: 'hidden' });
    });

    it('has no way on where there is one photo, and leaves a click with a key to the browser', async () => {
      const { page, dialog, link, sees } = await open({}, photos.slice(0, 1));
      await link('Drums').click();
      await sees('Drums');
      expect(await dialog.getByRole('button').count()).toBe(1);
      await page.keyboard.press('ArrowRight');
      await sees('Drums');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await link('Drums').click({ modifiers: ['Control'] });
      expect(await dialog.count()).toBe(0);
    });

    it('is in rows of one height, whatever the shapes, and in view at any width', async () => {
      const { page } = await open();
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page.locator('liner-island li a').evaluateAll((links) =>
          links.map((link) => {
            const { top, height, right } = link.getBoundingClientRect();
            return { top: Math.round(top), height: Math.round(height), right };
          }),
        );
        // Browsers lay out in units of a fraction of a pixel.
        for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width + 1 / 60);
        for (const { top, height } of boxes) {
          const first = boxes.find((box) => box.top === top);
          expect(Math.abs(height - (first?.height ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    });

    it('is a list of links with their credits without scripts', async () => {
      const { page, dialog, link } = await open({ javaScriptEnabled: false });
      expect(await page.getByRole('link').count()).toBe(4);
      expect(await link('Drums').getAttribute('href')).toBe('/picture.svg?Drums');
      expect(await page.getByText('Photo: Kim Ro').isVisible()).toBe(true);
      expect(await dialog.count()).toBe(0);
    });
  });
}
