import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isAllowedHost, nameAddresses } from '../../../../generator/engine/server/host-names.ts';
import {
  type FolderServer,
  type ServeOptions,
  serveFolder,
} from '../../../../generator/engine/server/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();
const servers: FolderServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(changes: Partial<ServeOptions> = {}) {
  const root = join(makeFolder(), 'dist');
  const files = {
    'index.html': 'home',
    '404.html': 'not here',
    'music/v1.0/index.html': 'music',
    'assets/x.css': 'b{}',
    'empty.txt': '',
    'favicon.ico': 'icon',
    _headers:
      '# all\n/*\n  X-One: 1\n  X-Two: 2\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    _redirects: '/old/ /music/v1.0/ 301!\n/old/ /nowhere/ 301\n/old /music/v1.0/#x 301\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, '../secret.txt'), 'secret');
  const server = await serveFolder({ root, port: 0, ...changes });
  servers.push(server);
  return { ...server, root };
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
  const { url, root } = await start();
  symlinkSync('../secret.txt', join(root, 'link.txt'));
  for (const path of [
    'nothing',
    'nothing/',
    'music/',
    'music/nothing.html',
    '%E0%A4%A',
    '..%2fsecret.txt',
    '..%2f..%2f..%2f..%2f..%2f..%2fetc',
    '..%5csecret.txt',
    'link.txt',
    '%00',
    'a'.repeat(10_000),
  ]) {
    const { status, text } = await get(url + path);
    expect(text, path).not.toBe('secret');
    expect(status, path).toBe(404);
  }
  expect(await get(`${url}nothing/`)).toMatchObject({ status: 404, text: 'not here' });
  const twoSlashes = await get(`${url}/music/v1.0`);
  expect(twoSlashes.headers.get('location') ?? '').not.toMatch(/^\/\//);
});

test('hashed files may be kept forever, others are asked for again', async () => {
  const { url } = await start();
  const { headers } = await get(`${url}assets/x.css`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toContain('text/css');
  const missing = await get(`${url}assets/none.css`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  const home = await get(url);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  expect((await get(`${url}favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');
  const again = await get(url, { 'if-none-match': home.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('the folder says which headers are sent and what leads elsewhere, and only its host is reported', async () => {
  const { url } = await start();
  for (const path of ['', 'assets/x.css', 'nothing/']) {
    const { headers } = await get(url + path);
    expect([headers.get('x-one'), headers.get('x-two')], path).toEqual(['1', '2']);
  }
  const moved = await get(`${url}old/`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/music/v1.0/']);
  expect((await get(`${url}old`)).headers.get('location')).toBe('/music/v1.0/#x');
  for (const file of ['_headers', '_redirects', '%5fheaders']) {
    expect((await get(url + file)).status, file).toBe(404);
  }
});

test('a site below a path is served below it', async () => {
  const { url } = await start({ base: '/site/' });
  expect(url).toMatch(/\/site\/$/);
  const origin = new URL(url).origin;
  expect(await get(`${url}music/v1.0/`)).toMatchObject({ status: 200, text: 'music' });
  expect((await get(`${url}music/v1.0`)).headers.get('location')).toBe('/site/music/v1.0/');
  for (const path of ['/', '/site']) {
    expect((await get(origin + path)).headers.get('location')).toBe('/site/');
  }
  expect(await get(`${origin}/music/v1.0/`)).toMatchObject({ status: 404, text: 'not here' });
});

test('where a port is in use the next one is tried, as far as asked', async () => {
  const first = await start();
  const port = Number(new URL(first.url).port);
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await start({ port, tries: 20 });
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
});

/** Sends requests that `fetch` cannot. */
function ask(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; body: string; headers: Record<string, unknown> }>(
    (resolve) => {
      request(url, { method, headers }, async (response) => {
        const body = (await response.toArray()).join('');
        resolve({ status: response.statusCode, body, headers: response.headers });
      }).end();
    },
  );
}

test.each([
  ['bytes=0-1', 206, 'ho', 'bytes 0-1/4'],
  ['bytes=1-', 206, 'ome', 'bytes 1-3/4'],
  ['bytes=-3', 206, 'ome', 'bytes 1-3/4'],
  ['bytes=-9', 206, 'home', 'bytes 0-3/4'],
  ['bytes=2-99', 206, 'me', 'bytes 2-3/4'],
  ['bytes=4-', 416, '', 'bytes */4'],
  ['bytes=-0', 416, '', 'bytes */4'],
  ['bytes=2-1', 200, 'home', undefined],
  ['bytes=-', 200, 'home', undefined],
  ['bytes=0-0,2-2', 200, 'home', undefined],
  ['songs=1-2', 200, 'home', undefined],
])('the range %s is answered with %i', async (range, status, body, contentRange) => {
  const { url } = await start();
  const answer = await ask(url, 'GET', { Range: range });
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers).toMatchObject({ 'content-length': String(body.length) });
  expect(answer.headers['content-range']).toBe(contentRange);
});

test.each([
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['flac', 'audio/flac'],
  ['zip', 'application/zip'],
])('a recording under a name ending in %s is %s, and comes in parts', async (ending, type) => {
  const { url, root } = await start();
  writeFileSync(join(root, `Name - Söng.${ending}`), 'sound');
  const answer = await ask(`${url}Name%20-%20S%C3%B6ng.${ending}`, 'GET', { Range: 'bytes=1-2' });
  expect(answer).toMatchObject({ status: 206, headers: { 'content-type': type, 'accept-ranges': 'bytes' } });
  expect(answer.body).toBe('ou');
});

test('a range of another state of the file, and of what is missing, is the whole', async () => {
  const { url } = await start();
  expect(await ask(url, 'GET', { Range: 'bytes=0-1', 'If-Range': '"other"' })).toMatchObject({ status: 200 });
  expect(await ask(`${url}nothing`, 'GET', { Range: 'bytes=0-1' })).toMatchObject({
    status: 404,
    body: 'not here',
  });
  expect(await ask(`${url}empty.txt`, 'GET')).toMatchObject({ status: 200, body: '' });
});

test('HEAD has the headers alone, and other methods are refused', async () => {
  const { url } = await start();
  const head = await ask(url, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
  for (const method of ['POST', 'DELETE', 'TRACE', 'OPTIONS']) {
    expect(await ask(url, method), method).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  }
});

test('requests under the name of another host are refused', async () => {
  const { url } = await start();
  expect((await ask(url, 'GET', { Host: 'elsewhere.example' })).status).toBe(403);
  expect((await ask(url, 'GET', { Host: 'localhost' })).status).toBe(200);
});

test.each([
  ['localhost:4321', '127.0.0.1', true],
  ['127.0.0.1:4321', '127.0.0.1', true],
  ['[::1]:4321', 'localhost', true],
  ['artist.localhost:4321', '127.0.0.1', true],
  ['192.168.1.7:4321', '127.0.0.1', false],
  ['elsewhere.example:4321', '127.0.0.1', false],
  ['localhost.elsewhere.example', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
  ['elsewhere.example:4321', '0.0.0.0', false],
  ['192.168.1.7:4321', '0.0.0.0', true],
  ['[fe80::1]:4321', '::', true],
  ['studio.example:4321', 'studio.example', true],
  [`${hostname()}:4321`, '0.0.0.0', true],
  [`${hostname()}.local:4321`, '0.0.0.0', true],
  [undefined, '0.0.0.0', false],
])('a request to %s at %s is answered: %s', (header, host, answered) => {
  expect(isAllowedHost(header, host)).toBe(answered);
});

test('addresses are those that a browser takes', () => {
  expect(nameAddresses('127.0.0.1', 4321, '/')).toEqual({ url: 'http://127.0.0.1:4321/', network: [] });
  expect(nameAddresses('::1', 4321, '/site/').url).toBe('http://[::1]:4321/site/');
  const open = nameAddresses('0.0.0.0', 80, '/');
  expect(open.url).toBe('http://127.0.0.1:80/');
  for (const address of open.network) expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:80\/$/);
});
