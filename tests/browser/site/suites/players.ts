import { describe, expect, it } from 'vitest';
import { pick, testInRelease } from '../../../helpers/matrix.ts';
import { nextFrame } from '../facts.ts';
import { answerOthers, PHONE, type Stage, soon, visit } from '../stage.ts';

const LOADING = 'SoundCloud Player Loading...';
const REMIX = "Baba (EDDY's Khaboot Remix)";

/** The exact address of a SoundCloud player, parameters in the order of the specification. */
function soundcloud(track: string): string {
  return `https://w.soundcloud.com/player/?url=${encodeURIComponent(
    `https://soundcloud.com/eddy.example/${track}`,
  )}&color=%23d98a00&auto_play=false&hide_related=true&show_comments=true&show_user=true&show_reposts=false&show_teaser=true`;
}

const PLAYERS = [
  { path: '/', title: REMIX, track: 'baba-khaboot-remix', height: 300 },
  {
    path: '/music/mixes/',
    title: 'Algorhythmic Episode 24',
    track: 'algorhythmic-episode-24',
    height: 300,
  },
  {
    path: '/music/mixes/night-frequency-radio-12/',
    title: 'Night Frequency Radio 12',
    track: 'night-frequency-radio-12',
    height: 166,
  },
  {
    path: '/music/releases/eddy-baba-eddys-khaboot-remix/',
    title: REMIX,
    track: 'baba-khaboot-remix',
    height: 166,
  },
];

export function testPlayers(stage: Stage): void {
  const open = (path: string, options = {}) =>
    visit(stage, path, { prepare: (page) => answerOthers(page, stage.origin), ...options });

  describe('players', () => {
    testInRelease('wait for the visitor to come near', async () => {
      const { page, log } = await open('/', PHONE);
      const island = page.locator('liner-island[data-name=audio-player]');
      await page.locator('html[data-mounted]').waitFor();
      expect(await island.getByText(LOADING).isVisible()).toBe(true);
      const top = await island.evaluate((element) => element.getBoundingClientRect().top);
      const height = page.viewportSize()?.height ?? 0;
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - height - 60);
      await nextFrame(page);
      expect(await island.getByText(LOADING).isVisible()).toBe(true);
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - height - 40);
      await island.getByRole('button', { name: `Load player: ${REMIX}` }).waitFor();
      expect(await island.getByText(LOADING).isVisible()).toBe(false);
      expect([...log.foreign, ...log.scripts.slice(1)]).toEqual([]);
    });

    it.each(pick(PLAYERS, ({ path }) => path === '/music/mixes/'))(
      'on $path: $title asks SoundCloud after a click, in a place kept for it',
      async ({ path, title, track, height }) => {
        const { page, log } = await open(path);
        const figure = page.locator('figure', { has: page.locator(`[aria-label="Load player: ${title}"]`) });
        const loader = page.getByRole('button', { name: `Load player: ${title}` });
        await figure.scrollIntoViewIfNeeded();
        await loader.hover();
        await page.locator('liner-island[data-name=audio-player][data-live]').waitFor();
        const before = await loader.locator('xpath=ancestor::figure').boundingBox();
        expect(log.foreign).toEqual([]);
        await loader.click();
        const frame = page.locator(`iframe[title="SoundCloud player: ${title}"]`);
        await frame.waitFor();
        await soon(() => log.foreign).toEqual([soundcloud(track)]);
        expect((await frame.boundingBox())?.height).toBe(height);
        expect(await frame.locator('xpath=ancestor::figure').boundingBox()).toEqual(before);
        expect(await page.getByText(`EDDY – ${title}`).isVisible()).toBe(true);
        expect(log.errors).toEqual([]);
      },
    );

    testInRelease('plays by a click that comes before any script', async () => {
      const { page, log } = await open('/music/mixes/');
      await page.getByRole('button', { name: 'Load player: Algorhythmic Episode 24' }).click();
      await page.locator('iframe').waitFor();
      await soon(() => log.foreign).toEqual([soundcloud('algorhythmic-episode-24')]);
    });

    it('asks YouTube for the lyric video after a click', async () => {
      const { page, log } = await open('/music/releases/match-weddy/');
      const button = page.getByRole('button', { name: 'Play video: Lyric Video' });
      await button.scrollIntoViewIfNeeded();
      const before = await page.locator('liner-island[data-name=video-player]').boundingBox();
      expect(log.foreign).toEqual([]);
      await button.click();
      const frame = page.locator('iframe[title="Lyric Video"]');
      await frame.waitFor();
      await soon(() => log.foreign.length).toBe(1);
      const { origin, pathname } = new URL(log.foreign[0] ?? '');
      expect(origin).toBe('https://www.youtube-nocookie.com');
      expect(pathname).toMatch(/^\/embed\/[\w-]{11}$/);
      expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
      expect(await page.locator('liner-island[data-name=video-player]').boundingBox()).toEqual(before);
      expect(log.errors).toEqual([]);
    });
  });
}
