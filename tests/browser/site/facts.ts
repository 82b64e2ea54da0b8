/** Measurements inside a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
    /** Shifts since the page began, when fonts came, and violations of its policy; times in milliseconds. */
    watched: { shifts: { at: number; value: number }[]; fonts: number[]; violations: string[] };
  }
}

/** A page of any browser. */
export interface Readable {
  evaluate: <Result>(inPage: () => Result | Promise<Result>) => Promise<Result>;
}

/** Pages that share a template with others, and the second address of the mixes. */
const REPEATED = /^\/(?:(?:music\/(?:releases|mixes)|news|events)\/.|(?:mixes|privacy|terms)\/$)/;
/** The most different of these. */
const UNLIKE = [
  'match-weddy',
  'fighter-ep',
  'reve',
  'eddy-baba-eddys-khaboot-remix',
  'algorhythmic-episode-24',
  'match-weddy-is-out',
  '128-room-season-opening-2025-10-03',
];

/** Returns true for the pages that slow checks are limited to. */
export function isUnlikeOthers(route: string): boolean {
  return !REPEATED.test(route) || UNLIKE.some((slug) => route.endsWith(`/${slug}/`));
}

/** With a memory for colours: to read the same few a thousand times on a page takes axe a fifth of its time. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
(({ prototype }) => {
  const known = new Map();
  const { parseString } = prototype;
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parseString.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    [this.r, this.g, this.b, this.alpha] = known.get(text);
    return this;
  };
})(axe.commons.color.Color);`;

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in every page before its own scripts. */
export function watchShifts(): void {
  window.watched = { shifts: [], fonts: [], violations: [] };
  const { shifts, fonts, violations } = window.watched;
  const observer = new PerformanceObserver((list) => {
    // Those after input as well: the browser takes even the setting of the viewport for input.
    for (const entry of list.getEntries())
      shifts.push({ at: entry.startTime, value: Number(entry.toJSON().value) });
  });
  // Firefox measures no shifts.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    observer.observe({ type: 'layout-shift', buffered: true });
  document.fonts.addEventListener('loadingdone', () => fonts.push(performance.now()));
  // Firefox tells only the page itself.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push(`${effectiveDirective}: ${blockedURI}`),
  );
}

/** Shifts as CLS scores them: those by fonts that came late, and all others. */
export function sumShifts(page: Readable): Promise<{ byFonts: number; others: number }> {
  return page.evaluate(() => {
    const { shifts, fonts } = window.watched;
    const sums = { byFonts: 0, others: 0 };
    for (const { at, value } of shifts) {
      // A busy machine draws a new font some frames after it has come.
      const byFont = fonts.some((time) => at > time - 100 && at < time + 300);
      sums[byFont ? 'byFonts' : 'others'] += value;
    }
    return sums;
  });
}

/**
 * Shifts of a page without its fonts, which fall under no rule of time: on a busy machine, a font can be drawn long after it has come.
 * @param reach does what may shift something
 */
export async function sumShiftsWithoutFonts(page: Page, reach: () => Promise<unknown>): Promise<number> {
  const fonts = '**/*.woff2';
  await page.route(fonts, (route) => route.abort());
  await page.reload();
  await reach();
  await page.unroute(fonts);
  const { byFonts, others } = await sumShifts(page);
  return byFonts + others;
}

/** Settles when the browser has drawn what is there, and observers know of it. */
export async function nextFrame(page: Readable): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Rules of axe about colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations found by axe, a line for each kind and place.
 * @param within a selector of the part to examine: the rest of a page takes as long again, and has been examined before
 * @param rules their names or tags
 */
export async function listViolations(page: Page, within?: string, rules = AXE_TAGS): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([part, only]) => {
      const { violations } = await window.axe.run(part ?? document, {
        runOnly: only,
        // Experimental, and right: who controls a page by voice says what is to be seen.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // Of rules that pass, nothing but their number is needed: that saves axe a third of its time.
        resultTypes: ['violations'],
        // All that the tests let in are empty.
        iframes: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, rules] as const,
  );
}

/** Elements that reach beyond the right edge and make the page scroll sideways. */
export function listOverflow(page: Readable): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hidesOverflow = [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowX !== 'visible',
    );
    if (hidesOverflow) return ['the page hides what overflows'];
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} .${element.className}`);
  });
}

/**
 * Elements whose text has a direction by its letters, with unlike padding or borders at their sides: WebKit swaps these where
 * the text is read the other way than the page.
 */
export function listLopsided(page: Readable): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        if (style.unicodeBidi !== 'plaintext' || style.display === 'inline') return false;
        const { paddingLeft, borderLeftWidth, paddingRight, borderRightWidth } = style;
        const left = parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
        return Math.abs(left - parseFloat(paddingRight) - parseFloat(borderRightWidth)) > 0.5;
      })
      .map((element) => `${element.tagName} .${element.className}`),
  );
}

/** Reads the headings, the scroll position and doubled transition names of a page as it opens. */
export function readOpening(page: Readable) {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none');
    return {
      headings: document.querySelectorAll('h1').length,
      top: scrollY,
      // Of two elements with one name, neither travels.
      doubleNames: names.filter((name, index) => names.indexOf(name) < index),
    };
  });
}

/** Items that both menus mark as the current page with neither a line below, drawn or printed, nor a different ground. */
export function listUnmarked(page: Readable): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label=Main] [aria-current], .menu-panel [aria-current]')]
      .filter((item) => {
        const { textDecorationLine, boxShadow, backgroundColor } = getComputedStyle(item);
        const isUnderlined = textDecorationLine.includes('underline') || boxShadow !== 'none';
        return !isUnderlined && backgroundColor === 'rgba(0, 0, 0, 0)';
      })
      .map((item) => item.textContent),
  );
}

/** Goes through the page to its end, and waits for all pictures: the addresses of those that did not come. */
export function loadPictures(page: Readable): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    scrollTo(0, document.body.scrollHeight);
    const loaded = images.map((image) =>
      image.decode().then(
        () => '',
        () => image.currentSrc,
      ),
    );
    return (await Promise.all(loaded)).filter((address) => address !== '');
  });
}

/** Brings every island to life that is due by being seen. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('liner-island[data-when=visible]').all()) {
    await island.evaluate((element) => element.scrollIntoView());
    await page.keyboard.press('Shift');
    await island.and(page.locator('[data-live]')).waitFor();
  }
}

/** Half-way through a transition, colours and places are not what they will be. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
