/** Playback, its order, and the time of requests. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Stage, soon } from '../../site/stage.ts';
import {
  ALBUM,
  bar,
  isPlaying,
  LENGTH,
  listen,
  MIX,
  open,
  PITCHES,
  play,
  position,
  SINGLE,
  start,
  TRACKS,
} from '../stage.ts';

const [FIRST, SECOND, LAST] = TRACKS;

export function testPlaying(stage: Stage): void {
  describe('playing', () => {
    it('asks for nothing before the press, and for nothing elsewhere', async () => {
      const { page, log } = await open(stage, ALBUM);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.mouse.wheel(0, 400);
      await page.locator('html[data-mounted]').waitFor();
      expect(log.scripts.filter((path) => path.includes('/player-'))).toEqual([]);
      expect(asked.filter((path) => path.includes('audio'))).toEqual([]);
      await start(page, FIRST);
      expect(log.scripts.filter((path) => path.includes('/player-'))).toHaveLength(1);
      expect(log.foreign).toEqual([]);
      expect(log.errors).toEqual([]);
    });

    it('goes on by one element that is in no document', async () => {
      const { page } = await open(stage, SINGLE);
      await start(page, 'First Light');
      const before = await position(page);
      await soon(() => position(page)).toBeGreaterThan(before + 0.2);
      const elements = await page.evaluate(() => window.heard.map((audio) => audio.isConnected));
      expect(elements).toEqual([false]);
    });

    it('marks the line of the lyrics that is sung, and goes to one that is pressed', async () => {
      const { page } = await open(stage, SINGLE);
      const sung = () => page.locator('.lyric[data-current]').allTextContents();
      await page.locator('html[data-mounted]').waitFor();
      await page.getByText('Two', { exact: true }).click();
      await soon(() => position(page)).toBeGreaterThan(5);
      await soon(sung).toEqual(['Two\n']);
      await page.getByText('Three', { exact: true }).click();
      await soon(sung).toEqual(['Three\n']);
      await page.getByRole('link', { name: '0:01' }).click();
      await soon(sung).toEqual(['One\n']);
    });

    it('gives out the sine of each track', async () => {
      const { page } = await open(stage, ALBUM);
      for (const [index, title] of TRACKS.entries()) {
        await start(page, title);
        expect(await readPitch(page)).toBeCloseTo(PITCHES[index] ?? 0, -0.5);
      }
    });

    it('plays a record in its order, and ends with it', async () => {
      const { page } = await open(stage, ALBUM);
      await start(page, 'Harbour');
      const title = bar(page).locator('.deck-title');
      for (const track of [FIRST, SECOND]) {
        await soon(() => title.textContent()).toBe(track);
        await nearEnd(page);
      }
      await soon(() => title.textContent()).toBe(LAST);
      expect(await bar(page).getByRole('button', { name: 'Next track' }).isDisabled()).toBe(true);
      await nearEnd(page);
      await bar(page)
        .getByRole('button', { name: `Play ${LAST}` })
        .waitFor();
      expect(await isPlaying(page)).toBe(false);
      await bar(page)
        .getByRole('button', { name: `Play ${LAST}` })
        .click();
      await soon(() => position(page)).toBeLessThan(LENGTH / 2);
    });

    it('has the next track before this one ends, so that nothing has to be waited for', async () => {
      const { page } = await open(stage, ALBUM, { cold: true });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isAsked = () => asked.some((path) => path.includes('/2-'));
      await start(page, FIRST);
      expect(isAsked()).toBe(false);
      const seek = (time: number) =>
        page.evaluate((seekTime) => window.actions.get('seekto')?.({ action: 'seekto', seekTime }), time);
      await seek(LENGTH - 14);
      await soon(isAsked).toBe(true);
      // Enough of it is there to play it to its end.
      const readAhead = () => page.evaluate(() => window.heard.at(-1)?.readyState);
      await soon(readAhead).toBe(4);
      const title = bar(page).locator('.deck-title');
      expect(await title.textContent()).toBe(FIRST);
      await seek(LENGTH - 1);
      await soon(() => title.textContent()).toBe(SECOND);
      await soon(() => position(page)).toBeGreaterThan(0.3);
    });

    it('shows in the row and in the bar what is played, and pauses from both', async () => {
      const { page } = await open(stage, ALBUM);
      await start(page, SECOND);
      const row = page.locator('#track-2 button');
      expect(await row.getAttribute('aria-label')).toBe('Pause');
      await bar(page).getByRole('button', { name: 'Pause' }).click();
      await soon(() => row.getAttribute('aria-label')).toBe(`Play ${SECOND}`);
      expect(await isPlaying(page)).toBe(false);
      await row.click();
      await soon(() => isPlaying(page)).toBe(true);
      await page.locator('.listen-button').click();
      await soon(() => isPlaying(page)).toBe(false);
    });

    it('goes through the queue by its buttons and its list', async () => {
      const { page } = await open(stage, ALBUM);
      await start(page, FIRST);
      const title = bar(page).locator('.deck-title');
      await bar(page).getByRole('button', { name: 'Next track' }).click();
      await soon(() => title.textContent()).toBe(SECOND);
      await bar(page).getByRole('button', { name: 'Previous track' }).click();
      await soon(() => title.textContent()).toBe(FIRST);
      await bar(page).getByRole('button', { name: 'Queue' }).click();
      const queue = bar(page).getByRole('list', { name: 'Queue' });
      expect(await queue.getByRole('listitem').count()).toBe(3);
      await queue.getByRole('button', { name: LAST }).click();
      await soon(() => title.textContent()).toBe(LAST);
      expect(await queue.locator('[aria-current=true]').textContent()).toContain(LAST);
      await page.keyboard.press('Escape');
      expect(await queue.isVisible()).toBe(false);
    });

    it('leads through a mix by its chapters, in the bar and in the page', async () => {
      const { page } = await open(stage, MIX);
      await start(page, 'Night Radio 2');
      await bar(page).getByRole('button', { name: 'Queue' }).click();
      const chapters = bar(page).getByRole('list', { name: 'Chapters' });
      expect(await chapters.locator('[aria-current=true]').textContent()).toContain('Intro');
      await chapters.getByRole('button', { name: 'Glass' }).click();
      await soon(() => position(page)).toBeGreaterThan(39.9);
      await soon(() => chapters.locator('[aria-current=true]').textContent()).toContain('Glass');
      await page.locator('#track-1 a').click();
      await soon(() => position(page)).toBeLessThan(20);
    });

    it('remembers volume and speed on the device', async () => {
      const { page } = await open(stage, MIX);
      await start(page, 'Night Radio 2');
      await bar(page).getByRole('button', { name: 'Mute' }).click();
      await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
      await page.reload();
      await play(page, 'Night Radio 2').click();
      const read = () => page.evaluate(() => [window.heard[0]?.muted, window.heard[0]?.playbackRate]);
      await soon(read).toEqual([true, 1.5]);
    });

    it('begins a mix where it was left, on another day as well, and from the beginning once it was heard', async () => {
      const { page } = await open(stage, MIX);
      await start(page, 'Night Radio 2');
      await page.evaluate(() => window.actions.get('seekto')?.({ action: 'seekto', seekTime: 42 }));
      await bar(page).getByRole('button', { name: 'Pause' }).click();
      const another = await page.context().newPage();
      await another.addInitScript(listen);
      await another.goto(MIX);
      expect(await bar(another).count()).toBe(0);
      await start(another, 'Night Radio 2');
      expect(await position(another)).toBeGreaterThan(41.9);
      await nearEnd(another);
      await bar(another).getByRole('button', { name: 'Play Night Radio 2' }).waitFor();
      await bar(another).getByRole('button', { name: 'Close player' }).click();
      await start(another, 'Night Radio 2');
      expect(await position(another)).toBeLessThan(30);
    });

    it('is gone when it is closed, and leaves the focus at its button', async () => {
      const { page } = await open(stage, SINGLE);
      await start(page, 'First Light');
      await bar(page).getByRole('button', { name: 'Close player' }).click();
      await bar(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('First Light');
      await page.reload();
      await page.locator('html[data-mounted]').waitFor();
      expect(await bar(page).count()).toBe(0);
    });
  });
}

/** To shortly before the end of the track. */
async function nearEnd(page: Page): Promise<void> {
  await soon(() => page.evaluate(() => Number.isFinite(window.heard[0]?.duration))).toBe(true);
  await page.evaluate(() => {
    const [audio] = window.heard;
    if (audio) audio.currentTime = audio.duration - 0.3;
  });
}

/** Pitch in hertz of the file that is played, decoded apart from the player. */
function readPitch(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const file = await fetch(window.heard[0]?.currentSrc ?? '');
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer());
    const samples = sound.getChannelData(0).subarray(sound.sampleRate * 0.5, sound.sampleRate * 2.5);
    let rises = 0;
    for (let index = 1; index < samples.length; index += 1)
      if ((samples[index - 1] ?? 0) < 0 && (samples[index] ?? 0) >= 0) rises += 1;
    return rises / (samples.length / sound.sampleRate);
  });
}
