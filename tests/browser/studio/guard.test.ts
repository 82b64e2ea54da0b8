/** The studio in a browser, which sends what it wants: cookies, origins, referrers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';

const FILE = 'content/releases/first-light.md';

let engine: Engine;
let context: BrowserContext;
let site: TestSite;
let studio: RunningStudio;
let page: Page;
let origin: string;
/** The address that admitted the first browser. */
let used: string;

beforeAll(async () => {
  site = makeSite({ 'content/site.yaml': SITE_YAML, [FILE]: RELEASE }, { keep: true });
  engine = await openEngine();
  studio = await startStudio(site);
  ({ origin } = new URL(studio.address));
  context = await engine.newContext({});
  page = await context.newPage();
  used = studio.address;
  await page.goto(used);
});

afterAll(async () => {
  await engine?.close();
  await studio?.stop();
  removeSite(site.root);
});

/** Tries to read, to write and to load something of the studio, with all cookies that the browser has. */
const attack = async (from: Page) =>
  from.evaluate(async (target) => {
    const answer = async (url: string, options: RequestInit) => {
      const found = await fetch(target + url, { credentials: 'include', ...options }).catch(() => undefined);
      return found ? found.status : 'refused';
    };
    const body = JSON.stringify({ path: 'releases/first-light.md' });
    const headers = { 'Content-Type': 'application/json' };
    const script = document.createElement('script');
    const isLoaded = new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
    script.src = `${target}/studio.js`;
    document.body.append(script);
    return {
      read: await answer('/api/site', {}),
      write: await answer('/api/delete', { method: 'POST', headers, body }),
      plain: await answer('/api/delete', { method: 'POST', mode: 'no-cors', body }),
      script: await isLoaded,
    };
  }, origin);

test('the printed address leads to the list and the preview, and leaves the address line', async () => {
  expect(page.url()).toBe(`${origin}/`);
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: 'First Light' })
    .click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('It began at dawn.').waitFor();
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('other windows of the browser have the secret, another browser sees nothing, nor does a server on another port', async () => {
  const own = await context.newPage();
  await own.goto(`${origin}/`);
  await own.getByRole('button', { name: 'First Light' }).first().waitFor();
  const heard: string[] = [];
  const server = createServer(({ headers }, response) => {
    heard.push(String(headers.cookie), JSON.stringify(headers));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await own.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(heard.join()).not.toContain(studio.key);
  expect(heard[0]).toBe('undefined');
  await own.close();
  const other = await engine.newContext({});
  const stranger = await other.newPage();
  await stranger.goto(`${origin}/`);
  await stranger.getByText('Open the address that it has printed').waitFor();
  expect(await stranger.getByRole('button', { name: 'First Light' }).count()).toBe(0);
  await other.close();
});

test('an address admits one browser, which can load its page again and open the address once more', async () => {
  const own = await context.newPage();
  await own.goto(used);
  const row = own.getByRole('button', { name: 'First Light' }).first();
  await row.waitFor();
  await own.reload();
  await row.waitFor();
  await own.close();
  const other = await engine.newContext({});
  const stranger = await other.newPage();
  const answered = await stranger.goto(used);
  await stranger.getByText('Open the address that it has printed').waitFor();
  expect(answered?.status()).toBe(200);
  expect(await answered?.text()).not.toContain(studio.key);
  expect(await stranger.evaluate(async () => (await fetch('/api/site')).status)).toBe(401);
  expect(await other.storageState()).toEqual({ cookies: [], origins: [] });
  await other.close();
});

test('scripts of the preview can neither read nor write', async () => {
  const { preview } = await studio.get<{ preview: string }>('/api/site');
  // The site's own policy would refuse it already, and templates may change that.
  const free = await engine.newContext({ bypassCSP: true, storageState: await context.storageState() });
  const other = await free.newPage();
  await other.goto(preview);
  expect(await attack(other)).toEqual({ read: 'refused', write: 'refused', plain: 'refused', script: false });
  expect(site.read(FILE)).toBe(RELEASE);
  await free.close();
});

test('pages of other websites can neither read, write nor show it', async () => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<form method="post" action="${origin}/api/delete" enctype="text/plain"><input name='{"path":"releases/first-light.md","x":"' value='"}'></form><iframe src="${origin}/"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', 'evil.localhost']) {
    const other = await context.newPage();
    await other.goto(`http://${host}:${port}/`);
    expect([host, await attack(other)]).toEqual([
      host,
      { read: 'refused', write: 'refused', plain: 'refused', script: false },
    ]);
    const framed = other.frames()[1];
    expect([host, await framed?.locator('script[src="/studio.js"]').count()]).toEqual([host, 0]);
    await other.evaluate(() => document.forms[0]?.submit());
    await other.waitForURL(`${origin}/**`);
    expect([host, await other.textContent('body')]).toEqual([host, expect.stringContaining('message')]);
    await other.close();
  }
  await new Promise((resolve) => server.close(resolve));
  expect(site.read(FILE)).toBe(RELEASE);
});
