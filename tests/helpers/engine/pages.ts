/** Pages that tests use one after the other: to begin a page in a context of its own takes a browser longer than most tests. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { type Engine, isFirefox } from './engine.ts';

export interface PageOptions extends BrowserContextOptions {
  /** Stops the browser's clock. */
  clock?: boolean;
  /** With an empty cache. From what it has, Firefox plays sound without asking for it, whatever a route would answer. */
  cold?: boolean;
}

export interface CachedPages {
  /** A page like a new one, but for the browser's cache. The mouse rests in its corner: see `restMouse`. */
  take: (options: PageOptions) => Promise<Page>;
  /** For the next test that asks for a page with these options. */
  giveBack: (page: Page) => Promise<void>;
}

/** That of Playwright. */
const WINDOW = { width: 1280, height: 720 };

/**
 * @param blank an address of the tests' own server, without scripts: on `about:blank`, Chromium would begin a new process
 * @param prepare is called once for each new context
 */
export function keepPages(
  { newContext }: Engine,
  blank: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): CachedPages {
  const free = new Map<string, Page[]>();
  const keys = new Map<Page, string>();
  const open = async (options: BrowserContextOptions, key: string) => {
    const context = await newContext(options);
    await prepare?.(context);
    const page = await context.newPage();
    keys.set(page, key);
    await restMouse(page);
    await page.goto(blank);
    if (isFirefox) await comeToFront(page);
    return page;
  };
  const reuse = async (key: string) => {
    const page = free.get(key)?.pop();
    if (!page || !isFirefox || (await comeToFront(page))) return page;
    await page.context().close();
    return undefined;
  };
  return {
    take: async ({ viewport, clock = false, cold = false, ...options }) => {
      // A clock cannot be taken out of a context again.
      const key = JSON.stringify({ ...options, clock });
      const page = (cold ? undefined : await reuse(key)) ?? (await open(options, key));
      const size = viewport ?? WINDOW;
      if (JSON.stringify(size) !== JSON.stringify(page.viewportSize())) await page.setViewportSize(size);
      if (clock) await stopClock(page);
      return page;
    },
    giveBack: async (page) => {
      const key = keys.get(page) ?? '';
      await clear(page, blank);
      free.set(key, [...(free.get(key) ?? []), page]);
    },
  };
}

/**
 * In Firefox, a page behind another one is neither painted nor has the keyboard; and of a mouse whose place it does not know,
 * it says that the first move was none.
 * @returns whether it has the keyboard: Tab may have led a test into the browser's own controls, from where no way leads back
 */
async function comeToFront(page: Page): Promise<boolean> {
  await page.bringToFront();
  await page.mouse.move(2, 2);
  await restMouse(page);
  return page.evaluate(() => document.hasFocus());
}

// Without the pause, an installed clock runs on by itself.
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(10_000);
}

async function clear(page: Page, blank: string): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other === page || other.close()));
  await Promise.all([
    page.unrouteAll(),
    context.unrouteAll(),
    context.clearPermissions(),
    context.clearCookies(),
  ]);
  await page.emulateMedia({ media: null });
  await restMouse(page);
  await page.goto(blank);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** After a page was opened, the first move that a browser tells it of is one to where the mouse is already: no sign of a visitor. */
export function restMouse(page: Page): Promise<void> {
  return page.mouse.move(1, 1);
}
