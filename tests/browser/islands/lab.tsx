/** Fixture pages: real markers, real bundle, one browser for all of them. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readBody } from '../../../generator/artifact.ts';
import { bundleIslands, type IslandModules } from '../../../generator/bundle/islands/index.ts';
import { openCache } from '../../../generator/lib/cache/index.ts';
import { IslandAssets } from '../../../templates/Island.tsx';
import { type Engine, enterPage, openEngine } from '../../helpers/engine/engine.ts';
import { compileStyles } from './styles.ts';

export const root = join(import.meta.dirname, '../../..');

export interface Visit {
  page: Page;
  /** Addresses of all scripts, in order. */
  scripts: string[];
  /** Requests that would have left the machine. */
  foreign: string[];
  /** Errors and warnings of the console, and what was thrown. */
  errors: string[];
}

interface Answer {
  type: string;
  body: string | Uint8Array;
}

export interface Lab {
  islands: IslandModules;
  /** Serves a body; more files by path. */
  serve: (path: string, answer: Answer) => void;
  /** Opens a page with this content of `<main>`, at `/?…` with the query given. */
  visit: (
    content: ReactNode,
    options?: BrowserContextOptions & { query?: string; clock?: boolean },
  ) => Promise<Visit>;
  /** Between tests. */
  closePages: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openLab(): Promise<Lab> {
  const files = new Map<string, Answer>();
  const islands = await bundleIslands({ root, cache: openCache(), href: (url) => url });
  for (const { path, body } of islands.artifacts) {
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    files.set(`/${path}`, { type, body: readBody(typeof body === 'function' ? await body() : body) });
  }
  files.set('/styles.css', { type: 'text/css', body: await compileStyles() });
  files.set('/picture.svg', { type: 'image/svg+xml', body: PICTURE });
  const server = await listen(files);
  const browser = await openEngine({ offline: false });
  const origin = originOf(server);
  let pages = 0;
  return {
    islands,
    serve: (path, answer) => files.set(path, answer),
    visit: async (content, { query = '', clock = false, ...options } = {}) => {
      pages += 1;
      const path = `/page-${pages}/`;
      files.set(path, { type: 'text/html; charset=utf-8', body: renderPage(content, islands) });
      const visit = await openVisit(browser, origin, options);
      if (clock) await stopClock(visit.page);
      await visit.page.goto(`${origin}${path}${query}`);
      await enterPage(visit.page);
      return visit;
    },
    closePages: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Settles when what the page has begun is done: what was due in a frame, to observers, and when it is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    for (const next of [frame, frame, idle, frame]) await next();
  });
}

/** Turns the wheel, and settles when the page's own listeners have been called. */
export async function turnWheel(page: Page, x: number, y: number): Promise<void> {
  // Of an object, as it would wait for a promise itself.
  const turned = await page.evaluateHandle(() => ({
    event: new Promise((resolve) =>
      addEventListener('wheel', () => resolve(true), { once: true, capture: true }),
    ),
  }));
  await page.mouse.wheel(x, y);
  await turned.evaluate(({ event }) => event);
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

function renderPage(content: ReactNode, { islands, loader }: IslandModules): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <title>Fixture</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/styles.css" />
        <script type="module" src={loader} />
      </head>
      <body>
        <IslandAssets value={islands}>
          <main>{content}</main>
        </IslandAssets>
      </body>
    </html>,
  )}`;
}

async function openVisit(browser: Engine, origin: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const visit: Visit = { page, scripts: [], foreign: [], errors: [] };
  page.on('pageerror', (error) => visit.errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visit.errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') visit.scripts.push(request.url());
  });
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      visit.foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  return visit;
}

// Without the pause, an installed clock runs on by itself.
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(10_000);
}

function listen(files: Map<string, Answer>): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.type ?? 'text/plain' });
    response.end(answer?.body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
