/** Publishing to Netlify, against a server that answers as its API does, with what goes wrong on the way. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readInventory } from '../../../../generator/app/deploy/inventory.ts';
import { toNetlify } from '../../../../generator/app/deploy/netlify/index.ts';
import { type FakeNetlify, SITE_ID, startNetlify, TOKEN } from '../../../helpers/netlify.ts';

const FILES = { 'index.html': 'home', 'a b/index.html': 'a', 'copy.html': 'home', 'x.css': 'x', 'y.js': 'y' };

let netlify: FakeNetlify;
beforeAll(async () => {
  netlify = await startNetlify();
});
afterAll(() => netlify.stop());
beforeEach(() => {
  netlify.requests.length = 0;
  netlify.fault = () => undefined;
  netlify.failure = undefined;
});

function makeSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-netlify-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function open(site: string, token: string | undefined, pause = async (_: number) => {}) {
  const environment = { NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: netlify.base };
  return toNetlify({ to: 'netlify', site }, { environment }, pause);
}

async function publish(files: Record<string, string>, { token = TOKEN, site = SITE_ID } = {}) {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const destination = open(site, token, pause);
  await destination.check();
  const preview = await destination.compare(await readInventory(makeSite(files)));
  netlify.requests.length = 0;
  const outcome = await preview.deliver(() => {});
  return {
    outcome: outcome.text,
    pauses,
    preview,
    uploads: netlify.requests.filter((each) => each.startsWith('PUT')),
  };
}

test('only what Netlify lacks is sent, each content once, and the site is whole', async () => {
  const first = await publish({ ...FILES, '.nojekyll': '' });
  expect(first.outcome).toBe('The site is at https://artist.netlify.app.');
  expect(first.preview.published).toBeUndefined();
  expect(first.uploads).toHaveLength(4);
  expect(first.uploads).toContain('PUT /deploys/1/files/a%20b/index.html');
  expect(netlify.live()).toEqual(FILES);

  const second = await publish({ ...FILES, 'x.css': 'z' }, { site: 'artist.netlify.app' });
  expect(second.uploads).toEqual(['PUT /deploys/2/files/x.css']);
  expect([...(second.preview.published?.keys() ?? [])].sort()).toEqual(Object.keys(FILES).sort());
  expect(second.preview.isDone).toBe(false);
  expect(netlify.live()).toEqual({ ...FILES, 'x.css': 'z' });

  const again = open(SITE_ID, TOKEN);
  expect(await again.compare(await readInventory(makeSite({ ...FILES, 'x.css': 'z' })))).toMatchObject({
    isDone: true,
  });
});

test.each(['Track #1.pdf', 'why?.txt', '100%.jpg', 'a%20b/c.txt'])(
  'a name that Netlify refuses is reported before it begins: %s',
  async (name) => {
    const compared = publish({ ...FILES, [name]: 'x' });
    await expect(compared).rejects.toThrow(
      `refuse the whole site: ${name}. Rename the file in assets/static`,
    );
    expect(netlify.requests.filter((each) => !each.startsWith('GET'))).toEqual([]);
  },
);

test('the answer for many files comes later', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`${index}.txt`, `many ${index}`]),
  );
  const { uploads } = await publish(files);
  expect(uploads).toHaveLength(120);
  expect(netlify.live()).toEqual(files);
});

test('what is refused for a moment, fails or is cut off is tried again, ever later', async () => {
  netlify.fault = (request, count) => {
    if (request.includes('index.html')) return count === 1 ? { status: 429, retryAfter: 7 } : undefined;
    if (request.includes('y.js')) return count <= 2 ? 'drop' : undefined;
    return request.startsWith('POST') && count === 1 ? { status: 503 } : undefined;
  };
  const files = { 'index.html': 'new home', 'y.js': 'new y' };
  const { pauses } = await publish(files);
  expect(netlify.live()).toEqual(files);
  // The last one is for Netlify to put the site in place.
  expect(pauses.at(-1)).toBe(1000);
  expect(pauses.slice(0, -1).sort((one, other) => one - other)).toEqual([1000, 1000, 2000, 7000]);
});

const FAILURES: [what: string, fault: FakeNetlify['fault'], says: string, tries: number][] = [
  ['stays busy', () => ({ status: 429 }), 'the status 429: Something went wrong', 6],
  ['cuts off', () => 'drop', 'Netlify cannot be reached', 6],
  ['refuses a file', () => ({ status: 422 }), 'the status 422', 1],
];

test.each(FAILURES)(
  'where Netlify %s, the site is as it was, and the next attempt goes on',
  async (what, fault, says, tries) => {
    const before = netlify.live();
    const files = { 'a.html': `${what} a`, 'b.html': `${what} b` };
    netlify.fault = (request, count) => (request.includes('b.html') ? fault(request, count) : undefined);
    const attempt = publish(files);
    await expect(attempt).rejects.toThrow(says);
    await expect(attempt).rejects.toThrow('The site at https://artist.netlify.app is as it was');
    expect(netlify.requests.filter((each) => each.includes('b.html'))).toHaveLength(tries);
    expect(netlify.live()).toEqual(before);
    netlify.fault = () => undefined;
    expect((await publish(files)).uploads).toEqual([expect.stringContaining('b.html')]);
    expect(netlify.live()).toEqual(files);
  },
);

test('what Netlify says of a failure at the end is reported', async () => {
  netlify.failure = 'Account credit usage exceeded';
  await expect(publish({ 'c.html': 'c' })).rejects.toThrow(
    'Netlify could not publish it: Account credit usage exceeded.',
  );
  expect(netlify.live()['c.html']).toBeUndefined();
});

test('a token or a site that is wrong is reported before anything is built', async () => {
  const checkWith = (token: string | undefined, site = SITE_ID) => open(site, token).check();
  await expect(checkWith(undefined)).rejects.toThrow(
    'put a token into the environment variable NETLIFY_AUTH_TOKEN',
  );
  await expect(checkWith('old')).rejects.toThrow('does not accept the token');
  await expect(checkWith(TOKEN, 'other')).rejects.toThrow('Netlify has no site "other"');
  netlify.fault = () => 'drop';
  await expect(checkWith(TOKEN)).rejects.toThrow('Netlify cannot be reached');
});

test('nothing is sent to another address, whatever the API says', async () => {
  await publish(FILES);
  const other = await startNetlify();
  onTestFinished(() => other.stop());
  const compare = async () => open(SITE_ID, TOKEN).compare(await readInventory(makeSite(FILES)));
  // The next page is looked for where the first one was.
  netlify.fault = (request, count) =>
    request.endsWith('/files') && count === 1
      ? { status: 200, headers: { link: `<${other.base}/sites/x/files?page=2>; rel="next"` }, body: [] }
      : undefined;
  netlify.requests.length = 0;
  await compare();
  expect(netlify.requests).toContain(`GET /sites/${SITE_ID}/files?page=2`);
  for (const status of [301, 307]) {
    netlify.fault = (request) =>
      request.endsWith('/deploys') ? { status, headers: { location: `${other.base}/x` } } : undefined;
    await expect(publish({ ...FILES, 'x.css': 'new' })).rejects.toThrow(`the status ${status}`);
  }
  expect(other.requests).toEqual([]);
});

test('a list of files ends', async () => {
  const listWith = (link: (page: number) => string) => {
    netlify.fault = (request) => {
      if (!request.includes('/files')) return undefined;
      const page = Number(/page=(\d+)/.exec(request)?.[1] ?? 1);
      return { status: 200, headers: { link: `<${netlify.base}${link(page)}>; rel="next"` }, body: [] };
    };
    return open(SITE_ID, TOKEN).compare({ folder: '', files: new Map() });
  };
  await expect(listWith(() => `/sites/${SITE_ID}/files`)).rejects.toThrow('list of files without end');
  expect(netlify.requests.length).toBeLessThan(5);
  await expect(listWith((page) => `/x?page=${page + 1}`)).rejects.toThrow('list of files without end');
  expect(netlify.requests.length).toBeLessThan(1100);
});

test('an answer that is too large is not read', async () => {
  netlify.fault = () => ({ status: 200, body: { id: SITE_ID, rest: 'x'.repeat(33 * 1024 * 1024) } });
  await expect(open(SITE_ID, TOKEN).check()).rejects.toThrow('more than 32 MB');
  expect(netlify.requests).toHaveLength(1);
});

test('digests that the site does not have are reported', async () => {
  const body = { id: '7', state: 'ready', required: ['a'.repeat(40)] };
  netlify.fault = (request) => (request.startsWith('POST') ? { status: 200, body } : undefined);
  await expect(publish({ 'd.html': 'd' })).rejects.toThrow(
    'Netlify asks for files that the site does not have',
  );
});

test.each(['../../other/x?y=', 'a/b', '', '..'])('an id such as "%s" leads nowhere', async (id) => {
  const without = 'in a way that Liner does not understand';
  netlify.fault = () => ({ status: 200, body: { id } });
  await expect(open(SITE_ID, TOKEN).check()).rejects.toThrow(without);
  netlify.fault = (request) =>
    request.startsWith('POST') ? { status: 200, body: { id, state: 'uploading' } } : undefined;
  await expect(publish({ 'e.html': 'e' })).rejects.toThrow(without);
  expect(netlify.requests.filter((each) => !each.startsWith('POST'))).toEqual([]);
});

test('the token is never printed', async () => {
  const failing = async (work: Promise<unknown>) => {
    const message = await work.then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(message).not.toContain(TOKEN);
    return message;
  };
  netlify.fault = () => ({ status: 422, body: { message: `The token ${TOKEN} is old` } });
  expect(await failing(open(SITE_ID, TOKEN).check())).toContain('The token … is old');
  netlify.fault = () => undefined;
  netlify.failure = `No credit for ${TOKEN}`;
  expect(await failing(publish({ 'f.html': 'f' }))).toContain('No credit for …');
  expect(await failing(open(SITE_ID, `${TOKEN}\u2028x`).check())).toContain('cannot be reached');
  netlify.failure = undefined;
  const body = { id: SITE_ID, ssl_url: `https://x.test/${TOKEN}` };
  netlify.fault = (request) => (request.endsWith(SITE_ID) ? { status: 200, body } : undefined);
  const { preview } = await publish({ 'g.html': 'g' });
  expect(preview.notes.join()).toContain('https://x.test/…');
});
