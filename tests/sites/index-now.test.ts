/** `liner publish` reports changed pages to search engines, here a server of the test that is host and engine in one. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { makeSite, RELEASE, removeSite, type TestSite } from '../helpers/site.ts';

const reportSchema = z.strictObject({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.string(),
  urlList: z.array(z.string()).min(1).max(10_000),
});

let site: TestSite;
let base: string;
let status = 200;
let isLive = true;
const reports: z.infer<typeof reportSchema>[] = [];

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      reports.push(reportSchema.parse(JSON.parse(text)));
      response.writeHead(status).end();
    });
    return;
  }
  const file = join(site.root, 'live', request.url?.replace('/band/', '') ?? '');
  if (isLive && existsSync(file)) response.end(readFileSync(file));
  else response.writeHead(404).end();
});

const publish = () => site.run(['publish', '--yes'], { INDEXNOW_URL: `${base}/indexnow` });

const settings = (more: string) => `base_url: ${base}/band
artist: {name: Artist}
share_images: false
publish: {to: folder, path: live}
${more}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = makeSite(
    {
      'content/site.yaml': settings('index_now: true\n'),
      'content/releases/first-light.md': RELEASE,
      'content/releases/secret.md': RELEASE.replace('First Light', 'Secret').replace(
        '---\n',
        '---\nunlisted: true\n',
      ),
    },
    { keep: true },
  );
});
afterAll(() => {
  server.close();
  removeSite(site.root);
});

it('the first time, all pages of the list for search engines, and no other', async () => {
  const { code, stderr } = await publish();
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/\d+ pages are reported to search engines/);
  const [{ host, key, keyLocation, urlList } = reportSchema.parse({})] = reports;
  expect(host).toBe(base.replace('http://', ''));
  expect(keyLocation).toBe(`${base}/band/${key}.txt`);
  expect(site.read(`live/${key}.txt`)).toBe(key);
  expect(urlList).toContain(`${base}/band/music/releases/first-light/`);
  expect(urlList.filter((url) => url.includes('secret'))).toEqual([]);
  const listed = [...site.read('live/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(urlList).toEqual(listed.sort());
});

it('then the pages that have changed alone', async () => {
  reports.length = 0;
  await publish();
  expect(reports).toEqual([]);
  site.write('content/releases/first-light.md', RELEASE.replace('Four minutes', 'Five minutes'));
  expect((await publish()).code).toBe(0);
  const [{ urlList } = reportSchema.parse({})] = reports;
  expect(urlList).toContain(`${base}/band/music/releases/first-light/`);
  expect(urlList).not.toContain(`${base}/band/contact/`);
});

it.each([
  [429, true, 'did not accept it (status 429)'],
  [200, false, 'is not there yet'],
])('with an answer of %i, the site is published all the same', async (answer, live, expected) => {
  reports.length = 0;
  [status, isLive] = [answer, live];
  site.write('content/releases/first-light.md', RELEASE.replace('Four minutes', `${answer} ${live} minutes`));
  const { code, stderr } = await publish();
  expect(code).toBe(0);
  expect(stderr).toContain(expected);
  expect(reports.length).toBe(live ? 1 : 0);
});

it('without the key, nothing is reported', async () => {
  reports.length = 0;
  [status, isLive] = [200, true];
  site.write('content/site.yaml', settings(''));
  site.write('content/releases/first-light.md', RELEASE);
  expect((await publish()).code).toBe(0);
  expect(reports).toEqual([]);
  expect(site.list('live').filter((path) => /^[0-9a-f]{16}\.txt$/.test(path))).toEqual([]);
});
