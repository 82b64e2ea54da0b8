/** One server and one browser for all tests on the built site. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  devices,
  type Page,
  type Request,
} from 'playwright';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { type FolderServer, serveFolder } from '../../../generator/engine/server/index.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { type CachedPages, keepPages, type PageOptions, restMouse } from '../../helpers/engine/pages.ts';
import type { BuiltSite } from '../../helpers/sample.ts';
import { watchShifts } from './facts.ts';

/** Requests and complaints of a page. */
export interface Log {
  /** Errors and warnings of the console, what was thrown, requests that failed. */
  errors: string[];
  /** Paths of all scripts. */
  scripts: string[];
  /** Addresses on other origins. */
  foreign: string[];
  clear: () => void;
}

export interface Visit {
  page: Page;
  log: Log;
}

export interface Stage {
  site: Omit<BuiltSite, 'report'>;
  browser: Engine;
  /** For visits. */
  pages: CachedPages;
  origin: string;
  close: () => Promise<void>;
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7']?.userAgent ?? '',
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export async function openStage(site: Stage['site']): Promise<Stage> {
  const { pathname } = new URL(`${site.baseUrl}/`);
  const server: FolderServer = await serveFolder({ root: site.root, port: 0, base: pathname });
  const browser = await openEngine();
  const { origin } = new URL(server.url);
  return {
    site,
    browser,
    pages: keepPages(browser, `${server.url}robots.txt`, prepareContext),
    origin,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** A page of its own context, which is the caller's to close. */
export async function openPage({ browser, origin }: Stage, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  await prepareContext(context);
  const page = await context.newPage();
  return { page, log: keepLog(page, origin).log };
}

async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchShifts);
}

/** One page for a whole group of tests, for those that leave nothing behind. */
export function sharePage(stage: Stage, options: BrowserContextOptions): () => Visit {
  let shared: Visit | undefined;
  beforeAll(async () => {
    shared = await openPage(stage, options);
    const context = shared.page.context();
    return () => context.close();
  });
  return () => {
    if (!shared) throw new Error('The shared page is there while tests run.');
    return shared;
  };
}

interface VisitOptions extends PageOptions {
  /** Runs before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs in each document before its own scripts. */
  script?: () => void;
}

/** Opens a path in a page that no other test has while this one runs. */
export async function visit(
  { pages, origin }: Stage,
  path: string,
  { prepare, script, ...options }: VisitOptions = {},
): Promise<Visit> {
  const page = await pages.take({ baseURL: origin, ...DESKTOP, ...options });
  const added = script && (await page.addInitScript(script));
  const { log, stop } = keepLog(page, origin);
  onTestFinished(async ({ task }) => {
    stop();
    await added?.dispose();
    if (task.result?.state === 'fail') await page.context().close();
    else await pages.giveBack(page);
  });
  await prepare?.(page);
  await page.goto(path);
  await restMouse(page);
  return { page, log };
}

/** An expectation that becomes true in a moment, also on a busy machine. */
export function soon<Value>(read: () => Value | Promise<Value>): ReturnType<typeof expect.poll> {
  return expect.poll(read);
}

/** Answers for other origins, so that players can be asked for. */
export function answerOthers(page: Page, origin: string): Promise<unknown> {
  const body = '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>';
  return page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
}

/** Lets a stopped clock run until the page's scripts have started, and shows a sign of life. */
export async function wake({ page }: Visit, island: string): Promise<void> {
  await page.clock.runFor(20);
  await page.keyboard.press('Shift');
  await page.locator(`liner-island[data-name=${island}][data-live]`).first().waitFor({ state: 'attached' });
}

/** The visitor went on to another page: Chromium, Firefox. */
const GONE_ON = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

function keepLog(page: Page, origin: string): { log: Log; stop: () => void } {
  const log: Log = {
    errors: [],
    scripts: [],
    foreign: [],
    clear: () => {
      for (const list of [log.errors, log.scripts, log.foreign]) list.length = 0;
    },
  };
  const noteError = (error: Error) => log.errors.push(String(error));
  const noteMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) log.errors.push(message.text());
  };
  const noteFailure = (request: Request) => {
    const reason = request.failure()?.errorText;
    if (!GONE_ON.includes(reason ?? '')) log.errors.push(`${request.url()}: ${reason}`);
  };
  const noteRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) log.foreign.push(url.href);
    if (request.resourceType() === 'script') log.scripts.push(url.pathname);
  };
  page.on('pageerror', noteError);
  page.on('console', noteMessage);
  page.on('requestfailed', noteFailure);
  page.on('request', noteRequest);
  const stop = () => {
    page.off('pageerror', noteError);
    page.off('console', noteMessage);
    page.off('requestfailed', noteFailure);
    page.off('request', noteRequest);
  };
  return { log, stop };
}
