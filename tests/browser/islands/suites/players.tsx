import { describe, expect, it } from 'vitest';
import { Island } from '../../../../templates/Island.tsx';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import type { Lab } from '../lab.tsx';

const audio = {
  title: 'Late Signal',
  artist: 'EDDY',
  trackUrl: 'https://soundcloud.com/eddy.example/late-signal',
  embedUrl: 'https://w.soundcloud.com/player/?url=late-signal&auto_play=false',
  height: 300,
};
const video = {
  title: 'Match Weddy lyric video',
  watchUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  embedUrl: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
};
const LOADING = 'SoundCloud Player Loading...';

export function testPlayers(getLab: () => Lab): void {
  describe('the audio player', () => {
    const open = (options = {}) =>
      getLab().visit(
        <>
          <p className="tall">Tall</p>
          <Island name="audio-player" props={audio} when="interaction" />
        </>,
        options,
      );

    it('shows its placeholder within 50 px of view, and the player after a click', async () => {
      const { page, errors, foreign, scripts } = await open();
      const button = page.getByRole('button', { name: 'Load player: Late Signal' });
      await page.locator('html[data-mounted]').waitFor();
      expect(await page.getByText(LOADING).isVisible()).toBe(true);
      expect(await button.isVisible()).toBe(false);
      const top = await page
        .locator('liner-island')
        .evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((y) => scrollTo(0, y), top - 720 - 40);
      await button.waitFor();
      expect(await page.getByText(LOADING).isVisible()).toBe(false);
      expect(scripts).toHaveLength(1);

      const before = await page.locator('figure').boundingBox();
      expect(foreign).toEqual([]);
      await button.click();
      const frame = page.locator('iframe');
      await frame.waitFor();
      expect(await frame.getAttribute('src')).toBe(audio.embedUrl);
      expect((await frame.boundingBox())?.height).toBe(300);
      expect((await page.locator('figure').boundingBox())?.height).toBe(before?.height);
      expect(await page.getByText('EDDY – Late Signal').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      expect(errors).toEqual([]);
    });

    it('hands the focus from its link to its button as it comes near', async () => {
      const { page } = await getLab().visit(
        <>
          <a href="#first">First</a>
          <p className="tall">Tall</p>
          <Island name="audio-player" props={audio} when="visible" />
          <a href="#last">Last</a>
        </>,
      );
      await page.locator('html[data-mounted]').waitFor();
      const focused = () =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('First');
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe('Load player: Late Signal');
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('Last');
      await page.keyboard.press('Shift+Tab');
      expect(await focused()).toBe('Load player: Late Signal');
    });

    // Firefox asks for a module that failed no more until the page is loaded again.
    it.skipIf(isFirefox)('is a link again where its script does not arrive', async () => {
      const { page } = await open();
      await page.route('**/audio-player-*.js', (route) => route.abort());
      const button = page.getByRole('button', { name: 'Load player: Late Signal' });
      await page.getByText(LOADING).scrollIntoViewIfNeeded();
      await button.focus();
      await page.locator('[data-failed]').waitFor();
      const link = page.getByRole('link', { name: 'Late Signal on SoundCloud' });
      expect([await link.isVisible(), await button.isVisible()]).toEqual([true, false]);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      // The connection is back: the player too.
      await page.unroute('**/audio-player-*.js');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await button.click();
      await page.locator('iframe').waitFor();
    });

    it('is a link without scripts', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      expect(await page.getByText(LOADING).isVisible()).toBe(false);
      expect(await page.getByRole('link').getAttribute('href')).toBe(audio.trackUrl);
    });
  });

  describe('the video player', () => {
    const open = (options = {}) =>
      getLab().visit(
        <Island name="video-player" props={video} when="interaction">
          <img src="/picture.svg" alt="" loading="lazy" />
        </Island>,
        options,
      );

    it('requests nothing before a click, then plays in the same place', async () => {
      const { page, errors, foreign } = await open();
      const box = await page.locator('liner-island').boundingBox();
      const button = page.getByRole('button', { name: `Play video: ${video.title}` });
      await button.hover();
      await page.locator('[data-live]').waitFor();
      expect(await page.locator('[data-slot] img').count()).toBe(1);
      expect(foreign).toEqual([]);
      await button.click();
      const frame = page.locator(`iframe[title="${video.title}"]`);
      await frame.waitFor();
      expect(await frame.getAttribute('src')).toBe(video.embedUrl);
      expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
      expect(await page.locator('liner-island').boundingBox()).toEqual(box);
      expect(errors).toEqual([]);
    });

    it('is a link without scripts', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('link').getAttribute('href')).toBe(video.watchUrl);
    });
  });
}
