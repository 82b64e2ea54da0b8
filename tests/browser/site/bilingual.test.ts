/** A site in English and Arabic, every page of it: what is read which way, in which language, and that nothing is wider than its window. */
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { buildBilingual } from '../../helpers/bilingual.ts';
import { pickOf } from '../../helpers/matrix.ts';
import { listLopsided, listOverflow, listViolations, settle } from './facts.ts';
import { openStage, PHONE, sharePage, visit, wake } from './stage.ts';

const stage = await openStage(await buildBilingual());
afterAll(stage.close);

/** The first is that of the page as it opens. */
const WIDTHS = pickOf([1440, 820, 390], 1440, 390);
/** Pages that axe looks at: it takes longest, and has seen each kind in English. */
const LOOKED_AT = [
  '',
  'music/releases/',
  'music/releases/milh-wa-nour/',
  'events/',
  'press/',
  'contact/',
  'news/',
];

const ALBUM = '/ar/music/releases/milh-wa-nour/';

describe.each(pickOf(['en', 'ar'], 'ar'))('every page in %s', (lang) => {
  const shared = sharePage(stage, { viewport: { width: 1440, height: 900 } });
  const routes = stage.site.routes.filter((route) => route.startsWith('/ar/') === (lang === 'ar'));

  it('says of each text which language it is in, and is as wide as its window', async () => {
    const { page, log } = shared();
    const found: string[] = [];
    for (const [index, route] of routes.entries()) {
      await page.goto(stage.origin + route);
      found.push(...(await listMisread(page)).map((fault) => `${route}: ${fault}`));
      // There and back: the window keeps its width from one page to the next.
      for (const width of index % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
        if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
        const faults = await Promise.all([listOverflow(page), listLopsided(page)]);
        found.push(...faults.flat().map((fault) => `${route} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    expect(log.errors).toEqual([]);
    // Not by accident none of them.
    expect(routes.length).toBeGreaterThan(30);
  });
});

it.each(pickOf(LOOKED_AT, '', 'music/releases/milh-wa-nour/', 'events/'))(
  'axe finds nothing on /ar/%s',
  async (path) => {
    const { page } = await visit(stage, `/ar/${path}`, PHONE);
    // The rest is the same as on Home.
    expect(await listViolations(page, path === '' ? undefined : 'main')).toEqual([]);
  },
);

describe('what leads on leads to the left', () => {
  /** The place of the card at the right edge, once all has come to rest. */
  const openCarousel = async () => {
    const opened = await visit(stage, ALBUM, { ...PHONE, clock: true });
    const { page } = opened;
    const region = page.getByRole('region', { name: 'إصدارات أخرى' });
    await region.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await wake(opened, 'release-carousel');
    const titles = await region.locator('li .card-title').allTextContents();
    const first = async () => {
      await page.clock.runFor(900);
      const title = await region.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        const card = [...element.querySelectorAll('li')].find(
          (item) => Math.abs(item.getBoundingClientRect().right - right) < 3,
        );
        return card?.querySelector('.card-title')?.textContent ?? '';
      });
      return titles.indexOf(title);
    };
    return { page, region, first };
  };

  it('the carousel: its buttons and a swipe', async () => {
    const { page, region, first } = await openCarousel();
    const [next, previous] = [
      region.getByRole('button', { name: 'الإصدارات التالية' }),
      region.getByRole('button', { name: 'الإصدارات السابقة' }),
    ];
    const at = async (button: typeof next) => (await button.boundingBox())?.x ?? Number.NaN;
    expect(await at(next)).toBeLessThan(await at(previous));
    expect(await first()).toBe(0);
    await next.click();
    expect(await first()).toBe(1);
    await previous.click();
    expect(await first()).toBe(0);
    const row = await region.locator('ul').boundingBox();
    const [x, y] = [(row?.x ?? 0) + 100, (row?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 190, y, { steps: 8 });
    await page.clock.runFor(100);
    await page.mouse.up();
    await page.mouse.move(2, 2);
    expect(await first()).toBe(1);
  });

  it('tabs, and the menu', async () => {
    const { page } = await visit(stage, '/ar/music/releases/', PHONE);
    await page.getByRole('tab', { name: /^الكل/ }).focus();
    await page.locator('liner-island[data-name=discography][data-live]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('EP');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('الأغاني المنفردة');

    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    const panel = page.locator('.menu-panel');
    await panel.waitFor();
    await settle(page);
    // From the side of its button, with a strip of the page beside it.
    const { x, width } = (await panel.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    expect(x).toBe(0);
    expect(width).toBeLessThan(390);
  });

  it('the focus goes through the menu from right to left', async () => {
    const { page } = await visit(stage, '/ar/about/');
    const links = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link');
    const places = await links.evaluateAll((list) => list.map((link) => link.getBoundingClientRect().right));
    // Two of the seven words are lists.
    expect(places).toHaveLength(5);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });
});

it('signs of playing, code to copy and addresses are not turned round', async () => {
  const { page } = await visit(stage, ALBUM);
  const signs = await page
    .locator('[data-play] svg')
    .evaluateAll((list) => list.map((sign) => getComputedStyle(sign).scale));
  expect(signs.length).toBeGreaterThan(0);
  expect(new Set(signs)).toEqual(new Set(['none']));
  const readAs = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((list) => [
        ...new Set(
          list.map((element) => getComputedStyle(element.querySelector('bdi') ?? element).direction),
        ),
      ]);
  expect(await readAs('main code, main pre, main textarea')).toEqual(['ltr']);
  await page.goto(`${stage.origin}/ar/contact/`);
  expect(await readAs('main a[href^=mailto]')).toEqual(['ltr']);
});

/** Texts in no element of their language, or read the other way; Arabic that is spaced, slanted or turned into capitals. */
function listMisread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ARABIC = /\p{Script=Arabic}/u;
    const LATIN = /\p{Script=Latin}/u;
    /** Such a text says itself how it is read: prices. */
    const DIRECTED = /[\u200e\u200f]/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element) continue;
      const isTurned = getComputedStyle(element).scale === '-1 1';
      if (/^[←→↗]$/.test(text) && isTurned !== (document.dir === 'rtl'))
        found.push(`not turned round: ${text}`);
      if (!/\p{L}/u.test(text) || DIRECTED.test(text)) continue;
      if (element.closest('script, style, svg, code, pre, noscript, template')) continue;
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const { direction, letterSpacing, textTransform, fontStyle, display } = getComputedStyle(element);
      const say = (fault: string) => found.push(`${fault}: ${text.slice(0, 60)}`);
      // A name in both scripts, where no element can be added.
      const isBoth = ARABIC.test(text) && LATIN.test(text) && element.matches('liner-island bdi');
      if (isBoth) continue;
      if ((lang === 'ar' ? LATIN : ARABIC).test(text)) say(`in ${lang}`);
      if ((direction === 'rtl') !== (lang === 'ar')) say(`read ${direction} in ${lang}`);
      if (ARABIC.test(text)) {
        if (letterSpacing !== 'normal' && letterSpacing !== '0px') say(`spaced by ${letterSpacing}`);
        if (textTransform !== 'none') say(textTransform);
        if (fontStyle !== 'normal') say(fontStyle);
      }
      // Of a row, each piece of a sentence would be an item of its own.
      const isTorn = /flex|grid/.test(display) && element.querySelector(':scope > bdi') !== null;
      if (isTorn) say('torn apart');
    }
    return found;
  });
}
