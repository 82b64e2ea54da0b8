/** Going on to other pages while something is played, and while nothing is. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Stage, soon } from '../../site/stage.ts';
import {
  ALBUM,
  bar,
  canTravel,
  isPlaying,
  MIX,
  open,
  play,
  position,
  SINGLE,
  start,
  TRACKS,
} from '../stage.ts';

const [FIRST] = TRACKS;
/** In milliseconds: shorter ones are not heard as gaps. */
const GAP = 50;

export function testTravel(stage: Stage): void {
  describe('going on while something is played', () => {
    it('leaves no gap, to other pages and back through the history', async () => {
      const { page, log } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await watchGaps(page);
      await follow(page, '/music/');
      await follow(page, '/music/releases/');
      await follow(page, SINGLE);
      await page.goBack();
      await atPage(page, '/music/releases/');
      await page.goBack();
      await atPage(page, '/music/');
      await page.goForward();
      await atPage(page, '/music/releases/');
      expect(await readGap(page)).toBeLessThan(GAP);
      expect(await isMarked(page)).toBe(true);
      expect(await isPlaying(page)).toBe(true);
      expect(log.errors).toEqual([]);
    });

    it('shows the other page as if the browser had loaded it', async () => {
      const { page } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await page.mouse.wheel(0, 600);
      await follow(page, ALBUM);
      const swapped = await readPage(page);
      expect(swapped).toMatchObject({ focus: 'H1', top: 0, said: await page.title() });
      expect(await isMarked(page)).toBe(true);
      await page.goto(stage.origin + ALBUM);
      const loaded = await readPage(page);
      expect({ ...swapped, focus: '', said: '' }).toEqual({ ...loaded, focus: '', said: '' });
    });

    it('brings its islands to life, and plays what it has', async () => {
      const { page } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await follow(page, '/music/releases/');
      await page.getByRole('searchbox').fill('quiet');
      await page.locator('liner-island[data-name=discography][data-live]').waitFor();
      await soon(() => page.evaluate(() => location.search)).toBe('?q=quiet');
      await soon(() => page.locator('[data-words]:not([hidden])').count()).toBe(1);
      await follow(page, ALBUM);
      await start(page, FIRST);
      expect(await bar(page).locator('.deck-title').textContent()).toBe(FIRST);
      expect(await isMarked(page)).toBe(true);
    });

    it('leads to anchors, and leaves those of the page itself to the browser', async () => {
      const { page } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await follow(page, `${ALBUM}#track-3`);
      await soon(() =>
        page.locator('#track-3').evaluate((row) => row.getBoundingClientRect().top < innerHeight),
      ).toBe(true);
      await follow(page, '#tracks');
      expect(await isPlaying(page)).toBe(true);
      expect(await isMarked(page)).toBe(true);
    });

    it('loads what is no page of the site, and offers to continue there', async () => {
      const { page } = await open(stage, MIX);
      await start(page, 'Night Radio 2');
      await page.evaluate(() => window.actions.get('seekto')?.({ action: 'seekto', seekTime: 34 }));
      await mark(page);
      await follow(page, '/no/such/page/');
      await soon(() => isMarked(page)).toBe(false);
      expect(await page.locator('h1').textContent()).toContain('not found');
      await bar(page)
        .getByRole('button', { name: /^Continue 0:3\d$/ })
        .click();
      await soon(() => position(page)).toBeGreaterThan(33.9);
      expect(await isPlaying(page)).toBe(true);
    });
  });

  it('nothing is swapped while nothing is played', async () => {
    const { page } = await open(stage, SINGLE);
    await mark(page);
    await follow(page, '/music/');
    await soon(() => isMarked(page)).toBe(false);
    expect(await bar(page).count()).toBe(0);
  });

  it('what was paused is offered again on the next page, and nothing of it is fetched', async () => {
    const { page } = await open(stage, SINGLE);
    await start(page, 'First Light');
    await bar(page).getByRole('slider', { name: 'Position' }).press('ArrowRight');
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    await mark(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await follow(page, '/music/');
    await bar(page).getByRole('button', { name: 'Continue 0:05' }).waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(asked).not.toContain('media');
    // Something else is played instead.
    await page.goto(stage.origin + ALBUM);
    await bar(page).waitFor();
    await play(page, FIRST).click();
    await soon(() => bar(page).locator('.deck-title').textContent()).toBe(FIRST);
  });
}

const mark = (page: Page) =>
  page.evaluate(() => {
    window.mark = true;
  });

const isMarked = (page: Page) => page.evaluate(() => window.mark === true);

/** By a link of the page, as a visitor does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'));
    if (!link) return;
    link.href = to;
    link.click();
  }, href);
  await atPage(page, new URL(href, page.url()).pathname);
}

/** The page of this address is there, whoever brought it. */
async function atPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await soon(() =>
    page
      .evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
      .catch(() => ''),
  ).toContain(path);
}

/** What a visitor, a screen reader and a search engine find. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const { documentElement: html, title, activeElement, head } = document;
    const own = [
      ...head.querySelectorAll('meta, link:not([rel=modulepreload]), script[type="application/ld+json"]'),
    ];
    return {
      title,
      language: html.lang,
      look: html.getAttribute('style'),
      head: own.map((element) => element.outerHTML).sort(),
      main: document.querySelector('main h1')?.textContent,
      current: [...document.querySelectorAll('header [aria-current]')].map((link) => link.textContent),
      crumbs: document.querySelector('nav[aria-label=Breadcrumb]')?.textContent,
      focus: activeElement?.tagName,
      top: scrollY,
      said: document.querySelector('.deck-hidden')?.textContent,
    };
  });
}

/**
 * Notes how far the sound is behind the clock: what it has lost stays lost. The position that browsers tell is late now and then, so the
 * least of some moments counts.
 */
async function watchGaps(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.lag = async () => {
      let least = Number.POSITIVE_INFINITY;
      for (let count = 0; count < 100; count += 1) {
        least = Math.min(least, performance.now() - (window.heard[0]?.currentTime ?? 0) * 1000);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return least;
    };
    window.lagBefore = await window.lag();
  });
}

/** In milliseconds: of all gaps together. */
const readGap = (page: Page) => page.evaluate(async () => (await window.lag()) - window.lagBefore);
