import { describe, expect, it } from 'vitest';
import { click, isThere, type Stage, soon, visit } from '../stage.ts';

const MIXES = '/music/mixes/';
const FIRST = 'Load player: Algorhythmic Episode 24';

export function testPlayers(stage: Stage): void {
  const { page, watch } = stage;

  describe('players', () => {
    it.each([
      [MIXES, FIRST, 'w.soundcloud.com:443', 300],
      ['/music/releases/match-weddy/', 'Play video: Lyric Video', 'www.youtube-nocookie.com:443', undefined],
    ])('on %s: %s asks for nothing before the click', async (path, label, host, height) => {
      await visit(stage, path);
      await page.press('Shift');
      await soon(() => isThere(page, `[aria-label="${label}"]`)).toBe(true);
      expect(watch.foreign).toEqual([]);
      await click(page, `[aria-label="${label}"]`);
      await soon(() => isThere(page, 'iframe')).toBe(true);
      await soon(async () => watch.foreign[0]).toBe(host);
      expect(new Set(watch.foreign)).toEqual(new Set([host]));
      if (height)
        expect(await page.evaluate(() => document.querySelector('iframe')?.clientHeight)).toBe(height);
      await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    });
  });
}
