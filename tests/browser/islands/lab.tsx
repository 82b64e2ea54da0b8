/** Fixture pages: real markers, real bundle, one browser for all of them. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ConsoleMessage, Page, Request } from 'playwright';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { readBody } from '../../../generator/engine/artifact.ts';
import { bundleIslands, type IslandModules } from '../../../generator/engine/bundle/islands/index.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { IslandAssets } from '../../../templates/Island.tsx';
import { openEngine } from '../../helpers/engine/engine.ts';
import { keepPages, type PageOptions, restMouse } from '../../helpers/engine/pages.ts';
import { compileStyles } from './styles.ts';

export const root = join(import.meta.dirname, '../../..');

export interface Visit {
  page: Page;
  /** Addresses of all scripts, in order. */
  scripts: string[];
  /** Addresses on other origins. */
  foreign: string[];
  /** Errors and warnings of the console, and what was thrown. */
  errors: string[];
}

interface Answer {
  /** 200 if it is not given. */
  status?: number;
  type: string;
  body: string | Uint8Array;
}

export interface Lab {
  islands: IslandModules;
  /**
   * Serves a body; more files by path.
   * @returns the bodies of the requests for it, as they come: a `Route` has none in Firefox
   */
  serve: (path: string, answer: Answer) => string[];
  /** Opens, until the test has ended, a page with this content of `<main>`, at `/?…` with the query given. */
  visit: (content: ReactNode, options?: PageOptions & { query?: string }) => Promise<Visit>;
  close: () => Promise<void>;
}

export async function openLab(): Promise<Lab> {
  const files = new Map<string, Served>();
  const serve = (path: string, answer: Answer) => {
    const requests: string[] = [];
    files.set(path, { ...answer, requests });
    return requests;
  };
  const islands = await bundleIslands({ root, cache: openCache(), href: (url) => url });
  for (const { path, body } of islands.artifacts) {
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    serve(`/${path}`, { type, body: readBody(typeof body === 'function' ? await body() : body) });
  }
  serve('/styles.css', { type: 'text/css', body: await compileStyles() });
  serve('/picture.svg', { type: 'image/svg+xml', body: PICTURE });
  const server = await listen(files);
  serve(BLANK, { type: 'text/plain', body: '' });
  const browser = await openEngine();
  const origin = originOf(server);
  const kept = keepPages(browser, origin + BLANK);
  let pages = 0;
  return {
    islands,
    serve,
    visit: async (content, { query = '', ...options } = {}) => {
      pages += 1;
      const path = `/page-${pages}/`;
      serve(path, { type: 'text/html; charset=utf-8', body: renderPage(content, islands) });
      const page = await kept.take(options);
      const { visit, stop } = keepLog(page, origin);
      onTestFinished(async ({ task }) => {
        stop();
        if (task.result?.state === 'fail') await page.context().close();
        else await kept.giveBack(page);
      });
      await page.goto(`${origin}${path}${query}`);
      await restMouse(page);
      return visit;
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

interface Served extends Answer {
  requests: string[];
}

const BLANK = '/blank.txt';

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

function keepLog(page: Page, origin: string): { visit: Visit; stop: () => void } {
  const visit: Visit = { page, scripts: [], foreign: [], errors: [] };
  const noteError = (error: Error) => visit.errors.push(String(error));
  const noteMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) visit.errors.push(message.text());
  };
  const noteRequest = (request: Request) => {
    const url = new URL(request.url());
    if (request.resourceType() === 'script') visit.scripts.push(url.href);
    if (url.protocol.startsWith('http') && url.origin !== origin) visit.foreign.push(url.href);
  };
  page.on('pageerror', noteError);
  page.on('console', noteMessage);
  page.on('request', noteRequest);
  const stop = () => {
    page.off('pageerror', noteError);
    page.off('console', noteMessage);
    page.off('request', noteRequest);
  };
  return { visit, stop };
}

function listen(files: ReadonlyMap<string, Served>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    answer?.requests.push(await text(request));
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'Content-Type': answer?.type ?? 'text/plain',
    });
    response.end(answer?.body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
