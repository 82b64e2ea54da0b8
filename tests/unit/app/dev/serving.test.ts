import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { injectClient } from '../../../../generator/app/dev/inject.ts';
import { openSite } from '../../../../generator/app/dev/served-site.ts';
import type { MadeSite } from '../../../../generator/app/pipeline/report.ts';
import type { Artifact } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import type { Problem } from '../../../../generator/engine/problems/index.ts';

test('the client goes to the end of the page, with what the page is', () => {
  const page = { html: '<body><p>Words</p></body></html>', digest: 'abc' };
  const html = injectClient(page, '/styles-1.css?"');
  expect(html).toMatch(
    /^<body><p>Words<\/p><script defer .*data-page="abc" data-styles="\/styles-1.css\?&quot;"><\/script><\/body><\/html>$/,
  );
  expect(injectClient(undefined, '')).toContain('data-page=""');
});

/** A site in memory whose builds are given by hand. */
function open() {
  const failures: (Problem | undefined)[] = [];
  const site = openSite((failure) => failures.push(failure));
  const read = async (path: string) => {
    const file = await (await site.serve()).open(path);
    const body = file?.read(0, file.size);
    const pieces = body instanceof Readable ? await body.toArray() : [body];
    await file?.close?.();
    return { status: file?.status, text: pieces.join('') };
  };
  return {
    failures,
    read,
    describe: site.describe,
    settled: site.settled,
    take(...artifacts: Artifact[]) {
      const urls = siteUrls('https://artist.example');
      const made = {
        artifacts,
        styles: '/assets/styles-0a.css',
        site: { urls, releases: [], upcomingReleases: [], remixes: [], mixes: [], news: [] },
        templates: {
          explain: (error: unknown) => ({ code: 'template/failed', level: 'error', message: String(error) }),
        },
        // What the preview does not look at is left out.
      } as unknown as MadeSite;
      site.take({
        made,
        problems: [],
        levels: [],
        hidden: [],
        ignored: new Set(),
        inputs: { files: [], folders: [] },
      });
    },
  };
}

const page = (key: string, body: Artifact['body']): Artifact => ({ path: 'index.html', key, body });
const fail = () => {
  throw new Error('No such thing');
};

test('a page is rendered once, and known by all but its stylesheet', async () => {
  const { take, read, describe } = open();
  take(page('1', '<link href="/assets/styles-0a.css">'));
  const { page: digest, styles } = await describe('/');
  expect(styles).toBe('/assets/styles-0a.css');
  take(page('1', 'other'));
  expect((await read('index.html')).text).toContain('styles-0a');
  take(page('2', '<link href="">'));
  expect((await describe('/')).page).toBe(digest);
  take(page('3', 'other'));
  expect((await describe('/')).page).not.toBe(digest);
});

test('it is settled once pages are made that were asked for before it was built', async () => {
  const { take, read, settled } = open();
  const log: string[] = [];
  const body = async () => {
    await wait(20);
    log.push('made');
    return 'page';
  };
  const asked = read('index.html');
  take(page('1', body), { path: 'other.html', key: '1', body: fail });
  await settled();
  log.push('settled');
  await asked;
  expect(log).toEqual(['made', 'settled']);
});

test('the last sound page stays where its template fails', async () => {
  const { take, read, describe, failures } = open();
  take(page('1', 'sound'));
  await read('index.html');
  take(page('2', fail));
  expect(await read('index.html')).toMatchObject({ status: 500, text: expect.stringContaining('sound') });
  expect(await describe('/')).toMatchObject({
    page: undefined,
    problems: [{ message: 'Error: No such thing' }],
  });
  expect(failures).toHaveLength(1);
  take(page('3', 'right again'));
  expect((await read('index.html')).text).toContain('right again');
});

test('a file that cannot be made is reported once, shown on every page, and tried again', async () => {
  const { take, read, describe, failures } = open();
  let isDamaged = true;
  const picture = { path: 'share/one.jpg', body: () => (isDamaged ? fail() : 'picture') };
  take(page('1', 'sound'), picture);
  expect(await read('share/one.jpg')).toEqual({ status: 500, text: '' });
  await read('share/one.jpg');
  expect(failures).toMatchObject([{ message: 'share/one.jpg could not be made: No such thing' }]);
  expect((await describe('/')).problems).toHaveLength(1);
  isDamaged = false;
  expect((await read('share/one.jpg')).text).toBe('picture');
  expect((await describe('/')).problems).toEqual([]);
});

test('a file on disk is sent from there', async () => {
  const { take, read } = open();
  const cache = openCache();
  const body = () => cache.file(['zip'], '', async (append) => append(Buffer.from('zipped')));
  take({ path: 'a.zip', body });
  expect(await read('a.zip')).toEqual({ status: undefined, text: 'zipped' });
  await cache.close({ prune: false });
});
