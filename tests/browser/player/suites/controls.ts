/** Keys, lock screens, links to moments, and what goes wrong. */
import { describe, expect, it } from 'vitest';
import { type Stage, soon } from '../../site/stage.ts';
import { ALBUM, bar, isPlaying, open, play, position, SINGLE, start, TRACKS } from '../stage.ts';

const [FIRST, SECOND] = TRACKS;

export function testControls(stage: Stage): void {
  describe('keys', () => {
    it('work within the player alone', async () => {
      const { page } = await open(stage, SINGLE);
      await start(page, 'First Light');
      const slider = bar(page).getByRole('slider', { name: 'Position' });
      const top = await page.evaluate(() => scrollY);
      await slider.focus();
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await page.keyboard.press('Space');
      await soon(() => isPlaying(page)).toBe(false);
      const before = await position(page);
      await page.keyboard.press('ArrowRight');
      await soon(() => position(page)).toBeCloseTo(before + 5, 1);
      await page.keyboard.press('ArrowLeft');
      await soon(() => position(page)).toBeCloseTo(before, 1);
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:20$/);
      await page.locator('h1').click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      expect(await isPlaying(page)).toBe(false);
      expect(await position(page)).toBeCloseTo(before, 1);
    });
  });

  describe('the media session', () => {
    it('knows what is played, and works it', async () => {
      const { page } = await open(stage, ALBUM);
      await start(page, FIRST);
      const read = () =>
        page.evaluate(() => {
          const { metadata, playbackState } = navigator.mediaSession;
          const covers = metadata?.artwork.map(({ src }) => new URL(src).origin === location.origin) ?? [];
          return {
            title: metadata?.title,
            artist: metadata?.artist,
            playbackState,
            covers: [...new Set(covers)],
          };
        });
      await soon(read).toEqual({ title: FIRST, artist: 'Artist', playbackState: 'playing', covers: [true] });
      const act = (action: string, seekTime = 0) =>
        page.evaluate(([name, time]) => window.actions.get(name)?.({ action: 'play', seekTime: time }), [
          action,
          seekTime,
        ] as const);
      await act('pause');
      await soon(async () => (await read()).playbackState).toBe('paused');
      await act('seekto', 2);
      await soon(() => position(page)).toBeCloseTo(2, 1);
      await act('nexttrack');
      await soon(async () => (await read()).title).toBe(SECOND);
      const known = await page.evaluate(() => [...window.actions.keys()].sort());
      expect(known).toEqual(['nexttrack', 'pause', 'play', 'previoustrack', 'seekto']);
    });
  });

  describe('a link to a moment', () => {
    it('prepares the row, and begins there when it is pressed', async () => {
      const { page } = await open(stage, `${ALBUM}#track=2&t=0:02`);
      const row = page.locator('#track-2').getByRole('button');
      await soon(() => row.getAttribute('aria-label')).toBe(`Play ${SECOND} from 0:02`);
      expect(await page.evaluate(() => window.heard[0]?.src)).toBe('');
      await row.click();
      await soon(() => position(page)).toBeGreaterThan(2);
      expect(await bar(page).locator('.deck-title').textContent()).toBe(SECOND);
    });

    it('is copied from the bar, and leads to where it was copied', async () => {
      const { page } = await open(stage, ALBUM);
      await start(page, SECOND);
      await bar(page).getByRole('button', { name: 'Pause' }).click();
      await page.evaluate(() => window.actions.get('seekto')?.({ action: 'seekto', seekTime: 3 }));
      await soon(() => position(page)).toBeCloseTo(3, 1);
      await bar(page).getByRole('button', { name: 'Copy link to this moment' }).click();
      await soon(() => page.evaluate(() => window.copied)).toBe(`${stage.origin}${ALBUM}#track=2&t=0:03`);
      await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    });
  });

  describe('what goes wrong', () => {
    it.each([
      ['a file that is missing', 404, 'The file was not found.'],
      ['a server that fails', 500, 'The file was not loaded.'],
    ])('is announced: %s', async (_, status, words) => {
      const { page } = await open(stage, SINGLE, { cold: true });
      await page.route('**/audio/**', (route) => route.fulfill({ status, body: '' }));
      await play(page, 'First Light').click();
      const alert = bar(page).getByRole('alert');
      await soon(() => alert.textContent()).toContain(words);
      expect(await alert.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toMatch(
        /^\/.+\.mp3$/,
      );
      // It plays as soon as it can be had.
      await page.unroute('**/audio/**');
      await bar(page).getByRole('button', { name: 'Play First Light' }).click();
      await soon(() => position(page)).toBeGreaterThan(0.05);
      // Firefox goes on to say that a machine without loudspeakers has none.
      expect(await alert.filter({ hasText: words }).isVisible()).toBe(false);
    });

    it('is announced: a format that the browser does not know', async () => {
      const { page } = await open(stage, SINGLE, { cold: true });
      await page.route('**/audio/**', (route) =>
        route.fulfill({ body: 'no sound', contentType: 'audio/mpeg' }),
      );
      await page.evaluate(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      });
      await play(page, 'First Light').click();
      await soon(() => bar(page).getByRole('alert').textContent()).toContain(
        'This browser cannot play audio/mpeg.',
      );
    });

    it('leaves the controls of the browser where the player cannot be fetched', async () => {
      const { page } = await open(stage, SINGLE);
      await page.route('**/player-*.js', (route) => route.abort());
      await play(page, 'First Light').click();
      await page.locator('.plain-audio').first().waitFor();
      expect(await isPlaying(page)).toBe(false);
    });
  });

  it('without scripts, the browser has controls of its own, and asks for nothing before they are pressed', async () => {
    const { page } = await open(stage, ALBUM, { javaScriptEnabled: false });
    const players = page.locator('audio[controls][preload=none]');
    expect(await players.count()).toBe(3);
    expect(await players.first().isVisible()).toBe(true);
    expect(await page.locator('button[data-play]').first().isVisible()).toBe(false);
  });
}
