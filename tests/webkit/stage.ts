/** One server and one WebKit for all tests of a file. */
import { expect } from 'vitest';
import { serveFolder } from '../../generator/engine/server/index.ts';
import { type BuiltSite, buildSample } from '../helpers/sample.ts';
import { launchWebKit, type WebKitOptions } from '../helpers/webkit/launch.ts';
import type { Key, Point, WebKitPage } from '../helpers/webkit/page.ts';
import { type Watch, watchSite } from '../helpers/webkit/watch.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Stage {
  site: Pick<BuiltSite, 'root' | 'routes'>;
  page: WebKitPage;
  watch: Watch;
  /** True if pages have scripts. */
  scripted: boolean;
  close: () => Promise<void>;
}

export async function openStage(
  options: Omit<WebKitOptions, 'proxy'> = {},
  build: () => Promise<Stage['site']> = buildSample,
): Promise<Stage> {
  const site = await build();
  const server = await serveFolder({ root: site.root, port: 0, base: '/' });
  const watch = await watchSite(new URL(server.url).origin);
  const webkit = await launchWebKit({ ...options, proxy: watch.proxy });
  return {
    site,
    page: webkit.page,
    watch,
    scripted: options.javaScriptEnabled !== false,
    close: async () => {
      await webkit.close();
      watch.close();
      await server.close();
    },
  };
}

/** Opens a path at a size; with scripts, settles when the page's own have begun. */
export async function visit({ page, watch, scripted }: Stage, path: string, size = DESKTOP): Promise<void> {
  await page.resize(size.width, size.height);
  watch.failed.length = 0;
  watch.foreign.length = 0;
  await page.goto(watch.origin + path);
  if (scripted) await soon(() => isThere(page, 'html[data-mounted]')).toBe(true);
  // Where the last test left the mouse is nothing to this one.
  await page.move({ x: 1, y: size.height - 1 });
}

/** An expectation that becomes true in a moment, also on a busy machine. */
export function soon<Value>(read: () => Promise<Value>): ReturnType<typeof expect.poll> {
  return expect.poll(read);
}

export function isThere(page: WebKitPage, selector: string): Promise<boolean> {
  return page.evaluate((wanted: string) => document.querySelector(wanted) !== null, selector);
}

/** Returns true if the first element of a selector is visible. */
export function isVisible(page: WebKitPage, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted: string) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
}

/** Name of the focused element for a screen reader: its label, or its words. */
export function focused(page: WebKitPage): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing';
    return active.getAttribute('aria-label') ?? active.textContent ?? '';
  });
}

/** Presses a key and says where the focus is then. */
export async function focusAfter(page: WebKitPage, key: Key, ...held: Key[]): Promise<string> {
  await page.press(key, ...held);
  return focused(page);
}

/** The middle of an element that has the text, brought into view. @throws if there is none */
export async function find(page: WebKitPage, selector: string, text = ''): Promise<Point> {
  const point = await page.evaluate(
    ([wanted, words]: [string, string]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(wanted)];
      const element = elements.find(
        (each) => each.checkVisibility() && `${each.ariaLabel ?? ''} ${each.textContent}`.includes(words),
      );
      if (!element) return null;
      const seen = element.getBoundingClientRect();
      if (seen.top < 100 || seen.bottom > innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, text],
  );
  if (!point) throw new Error(`There is no ${selector} that says “${text}”.`);
  return point;
}

export async function click(page: WebKitPage, selector: string, text = ''): Promise<void> {
  await page.click(await find(page, selector, text));
}

export async function hover(page: WebKitPage, selector: string, text = ''): Promise<void> {
  await page.move(await find(page, selector, text));
}

/** The path of the page, once its scripts have begun. */
export function openingOf(page: WebKitPage): Promise<string> {
  return page.evaluate(() => ('mounted' in document.documentElement.dataset ? location.pathname : ''));
}
