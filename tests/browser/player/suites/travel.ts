/** Going on to other pages while something is played, and while nothing is. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { answerOthers, type Stage, soon } from '../../site/stage.ts';
import {
  ALBUM,
  ARABIC_ALBUM,
  bar,
  canTravel,
  isPlaying,
  MIX,
  open,
  play,
  position,
  readBreaks,
  SINGLE,
  start,
  TRACKS,
  watchBreaks,
} from '../stage.ts';

const [FIRST] = TRACKS;

export function testTravel(stage: Stage): void {
  describe('going on while something is played', () => {
    it('is not interrupted, to other pages and back through the history', async () => {
      const { page, log } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await watchBreaks(page);
      await follow(page, '/music/');
      await follow(page, '/music/releases/');
      await follow(page, SINGLE);
      await page.goBack();
      await atPage(page, '/music/releases/');
      await page.goBack();
      await atPage(page, '/music/');
      await page.goForward();
      await atPage(page, '/music/releases/');
      expect(await readBreaks(page)).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      expect(await isPlaying(page)).toBe(true);
      expect(log.errors).toEqual([]);
    });

    it('takes the focus to the heading if a link names no part of the page', async () => {
      const { page, log } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await follow(page, '/music/#100%');
      await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(log.errors).toEqual([]);
    });

    it('goes on in another language, with everything in it', async () => {
      const { page, log } = await open(stage, ALBUM);
      if (!(await canTravel(page))) return;
      await start(page, FIRST);
      await mark(page);
      await watchBreaks(page);
      await page.locator('.languages').getByRole('link', { name: 'العربية' }).click();
      await atPage(page, ARABIC_ALBUM);
      const player = page.locator('[data-deck]');
      await soon(() => player.getAttribute('aria-label')).toBe('المشغّل');
      expect(
        await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      ).toEqual(['ar', 'rtl']);
      expect(await page.locator('#track-1 button').getAttribute('aria-label')).toBe('إيقاف مؤقت');
      expect(await player.locator('.deck-names').getAttribute('href')).toContain(ARABIC_ALBUM);
      expect(await readBreaks(page)).toEqual([]);
      await page.goBack();
      await atPage(page, ALBUM);
      await soon(() => player.getAttribute('aria-label')).toBe('Player');
      expect(
        await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      ).toEqual(['en', '']);
      expect(await player.count()).toBe(1);
      expect([await isMarked(page), await isPlaying(page)]).toEqual([true, true]);
      expect(log.errors).toEqual([]);
    });

    it('finds each page of the history where it was left', async () => {
      const { page } = await open(stage, MIX, { viewport: { width: 390, height: 500 } });
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      const top = () => page.evaluate(() => Math.round(scrollY));
      const scroll = (to: number) => page.evaluate((place) => scrollTo(0, place), to);
      await scroll(300);
      await follow(page, ALBUM);
      await soon(top).toBe(0);
      await scroll(200);
      await page.goBack();
      await atPage(page, MIX);
      await soon(top).toBe(300);
      await page.goForward();
      await atPage(page, ALBUM);
      await soon(top).toBe(200);
    });

    it('leaves alone what opens elsewhere, and shows what forms ask for', async () => {
      const { page } = await open(stage, SINGLE);
      await start(page, 'First Light');
      await mark(page);
      const context = page.context();
      const link = page.getByRole('main').locator('a[href^="/music/"]').first();
      for (const open of [
        () => link.click({ modifiers: ['ControlOrMeta'] }),
        () => link.evaluate((element) => element.setAttribute('target', '_blank')).then(() => link.click()),
      ]) {
        const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
        await tab.close();
      }
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('main').getByRole('link', { name: 'Download' }).first().click(),
      ]);
      await download.cancel();
      expect([await isMarked(page), await isPlaying(page), new URL(page.url()).pathname]).toEqual([
        true,
        true,
        SINGLE,
      ]);
      await submit(page, '/music/releases/', 'get');
      await page.waitForURL('**/music/releases/?q=quiet');
      await soon(() => page.locator('[data-words]:not([hidden])').count()).toBe(1);
      expect(await isMarked(page)).toBe(await canTravel(page));
      await submit(page, '/music/', 'post');
      await soon(() => isMarked(page)).toBe(false);
    });

    it('loads other origins, files, and players of other sites, and offers to continue on the way back', async () => {
      const { page } = await open(stage, SINGLE);
      await answerOthers(page, stage.origin);
      for (const to of ['https://other.example/', '/robots.txt', '/embed/harbour/']) {
        await page.goto(SINGLE);
        await start(page, 'First Light');
        // What a page keeps, Firefox stores a moment later, on a busy machine seconds later, and not at all once it has left.
        await soon(() => position(page)).toBeGreaterThan(isFirefox ? 3 : 0);
        await mark(page);
        await click(page, to);
        await page.waitForURL((url) => url.href.endsWith(to));
        await soon(() => isMarked(page)).toBe(false);
        expect(await page.locator('[data-deck]').count()).toBe(0);
        await page.goBack();
        await bar(page).waitFor();
        expect(await isPlaying(page)).toBe(false);
        await bar(page).getByRole('button', { name: 'Close player' }).click();
      }
    });

    it('shows the other page as if the browser had loaded it', async () => {
      const { page } = await open(stage, MIX);
      if (!(await canTravel(page))) return;
      await start(page, 'Night Radio 2');
      await mark(page);
      await page.mouse.wheel(0, 600);
      await follow(page, ALBUM);
      const swapped = await readPage(page);
      expect(swapped).toMatchObject({ focus: 'H1', top: 0, announced: await page.title() });
      expect(await isMarked(page)).toBe(true);
      await page.goto(stage.origin + ALBUM);
      const loaded = await readPage(page);
      expect({ ...swapped, focus: '', announced: '' }).toEqual({ ...loaded, focus: '', announced: '' });
    });

    it('brings the styles of parts that few pages have', async () => {
      const { page } = await open(stage, ALBUM);
      if (!(await canTravel(page))) return;
      await start(page, FIRST);
      await mark(page);
      await watchBreaks(page);
      expect(await listStyles(page)).toHaveLength(2);
      // Lyrics.
      await follow(page, SINGLE);
      const swapped = await listStyles(page);
      expect([await isMarked(page), await readBreaks(page)]).toEqual([true, []]);
      await page.goto(stage.origin + SINGLE);
      expect(swapped).toEqual(await listStyles(page));
      expect(swapped).toHaveLength(3);
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
async function click(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'));
    if (!link) return;
    link.href = to;
    link.click();
  }, href);
}

/** A form with `q`, as search has it. */
async function submit(page: Page, action: string, method: string): Promise<void> {
  await page.evaluate(
    (given) => {
      const form = document.querySelector('main')?.appendChild(document.createElement('form'));
      if (!form) return;
      Object.assign(form, given);
      const field = form.appendChild(document.createElement('input'));
      Object.assign(field, { name: 'q', value: 'quiet' });
      form.requestSubmit();
    },
    { action, method },
  );
}

async function follow(page: Page, href: string): Promise<void> {
  await click(page, href);
  await atPage(page, new URL(href, page.url()).pathname);
}

/** The page of this address is shown, by a full load or not. */
async function atPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await soon(() =>
    page
      .evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
      .catch(() => ''),
  ).toContain(path);
}

/** Reads what visitors, screen readers and search engines find. */
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
      announced: document.querySelector('.deck-hidden')?.textContent,
    };
  });
}

/** Addresses of the stylesheets in effect, in their order. */
function listStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
}
