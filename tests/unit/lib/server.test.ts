import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type ServerOptions, type StaticServer, startServer } from '../../../generator/lib/server.ts';
import { prepareFolders } from '../../helpers/folders.ts';

const makeFolder = prepareFolders();
const servers: StaticServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(changes: Partial<ServerOptions> = {}): Promise<StaticServer> {
  const root = join(makeFolder(), 'dist');
  const files = {
    'index.html': 'home',
    '404.html': 'not here',
    'music/v1.0/index.html': 'music',
    'assets/x.css': 'b{}',
    _headers:
      '# all\n/*\n  X-One: 1\n  X-Two: 2\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    _redirects: '/old/ /music/v1.0/ 301!\n/old/ /nowhere/ 301\n/old /music/v1.0/#x 301\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, '../secret.txt'), 'secret');
  const server = await startServer({ root, port: 0, ...changes });
  servers.push(server);
  return server;
}

async function get(url: string, headers = {}) {
  const response = await fetch(url, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test('folders are served by their index.html, and reached by a redirect without the slash', async () => {
  const { url } = await start();
  expect(await get(url)).toMatchObject({ status: 200, text: 'home' });
  expect(await get(`${url}music/v1.0/?q=1`)).toMatchObject({ status: 200, text: 'music' });
  const detour = await get(`${url}music/v1.0?q=1`);
  expect([detour.status, detour.headers.get('location')]).toEqual([301, '/music/v1.0/?q=1']);
});

test('what is not there is 404.html, and nothing outside of the folder is served', async () => {
  const { url } = await start();
  for (const path of [
    'nothing',
    'nothing/',
    'music/',
    'music/nothing.html',
    '%E0%A4%A',
    '..%2fsecret.txt',
    '%00',
  ]) {
    const { status, text } = await get(url + path);
    expect(text, path).not.toBe('secret');
    expect([400, 404], path).toContain(status);
  }
  expect(await get(`${url}nothing/`)).toMatchObject({ status: 404, text: 'not here' });
  const twoSlashes = await get(`${url}/music/v1.0`);
  expect(twoSlashes.headers.get('location') ?? '').not.toMatch(/^\/\//);
});

test('hashed files may be kept for ever, others are asked for again', async () => {
  const { url } = await start();
  const { headers } = await get(`${url}assets/x.css`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toContain('text/css');
  const home = await get(url);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  const again = await get(url, { 'if-none-match': home.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('the folder says which headers are sent and what leads elsewhere, and only its host is told', async () => {
  const { url } = await start();
  for (const path of ['', 'assets/x.css', 'nothing/']) {
    const { headers } = await get(url + path);
    expect([headers.get('x-one'), headers.get('x-two')], path).toEqual(['1', '2']);
  }
  const moved = await get(`${url}old/`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/music/v1.0/']);
  expect((await get(`${url}old`)).headers.get('location')).toBe('/music/v1.0/#x');
  for (const file of ['_headers', '_redirects']) expect((await get(url + file)).status).toBe(404);
});

test('a site below a path is served below it', async () => {
  const { url } = await start({ base: '/site/' });
  expect(url).toMatch(/\/site\/$/);
  const origin = new URL(url).origin;
  expect(await get(`${url}music/v1.0/`)).toMatchObject({ status: 200, text: 'music' });
  expect((await get(`${url}music/v1.0`)).headers.get('location')).toBe('/site/music/v1.0/');
  expect((await get(`${origin}/site`)).headers.get('location')).toBe('/site/');
  expect(await get(`${origin}/music/v1.0/`)).toMatchObject({ status: 404, text: 'not here' });
});

test('where a port is in use the next one is tried, as far as asked', async () => {
  const first = await start();
  const port = Number(new URL(first.url).port);
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await start({ port, tries: 20 });
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
});
