import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Artifact } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { withThread } from '../../../../generator/engine/lib/thread.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { addCompressed } from '../../../../generator/engine/output/compress.ts';
import { problem } from '../../../../generator/engine/problems/index.ts';
import { openPublishFolder } from '../../../../generator/engine/publish/folder.ts';
import { publish } from '../../../../generator/engine/publish/index.ts';
import type { MakeOptions } from '../../../../generator/engine/publish/make.ts';
import { pageJob } from '../../../../generator/engine/publish/page-job.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { compileWorker } from '../../../helpers/worker.mjs';

const makeFolder = prepareFolders();
const COUNT = 150;
const SHELL = { artist: 'Zoë' };
const TEMPLATES = `
export function render({ number, fails }, { artist }) {
  if (fails && number % 40 === 7) throw new Error('No such number');
  return '<h1 id="top">' + number + ' – ' + artist + '</h1><a href="' + (fails ? '/gone-' + (number % 3) + '/' : '#top') + '">x</a>';
}`;

const lasting = mkdtempSync(join(tmpdir(), 'liner-test-'));
afterAll(() => rmSync(lasting, { recursive: true }));
const templates = join(lasting, 'templates.mjs');
writeFileSync(templates, TEMPLATES);
const { render } = await import(templates);

/** A site whose pages link to nothing, and some of which fail: its folder before it is discarded, and the problems. */
async function make({
  share,
  shareFrom,
  fails = true,
  compressed = false,
}: Pick<MakeOptions, 'share' | 'shareFrom'> & { fails?: boolean; compressed?: boolean }) {
  const root = makeFolder();
  const sink = openPublishFolder({
    ...{ out: join(root, 'dist'), root, sources: [join(root, 'content')], now: 0 },
    cache: openCache(),
  });
  const pages = Array.from({ length: COUNT }, (_, number): Artifact => {
    const page = { number, fails, path: `${number}/index.html` };
    return { path: page.path, page, key: String(number), body: () => render(page, SHELL) };
  });
  const whole = [...pages, { path: 'robots.txt', body: 'x' }];
  const problems = await publish(compressed ? await addCompressed(whole, openCache()) : whole, sink, {
    ...{ urls: siteUrls('https://x.example'), links: [], share, shareFrom },
    explain: (error, url) => problem('template/failed', undefined, { url, reason: String(error) }),
  });
  const files = [...sink.files()].map(([path, { modified, inode, ...facts }]) => ({ path, ...facts }));
  const text = (path: string) => (fails ? '' : readFileSync(join(root, 'dist', path), 'utf8'));
  return { problems, files, texts: files.map(({ path }) => text(path)) };
}

/** The same, with pages that the other thread makes, and how many it has made. */
async function makeInTwo(options: { fails: boolean; compressed?: boolean }) {
  let elsewhere = 0;
  const made = await withThread(
    await compileWorker(),
    (thread) =>
      make({
        ...{ ...options, shareFrom: COUNT },
        async share(pages, folder) {
          const work = { templates, shell: JSON.stringify(SHELL), pages, folder };
          const results = await thread.ask(pageJob, work);
          elsewhere += results?.filter(Boolean).length ?? 0;
          return results;
        },
      }),
    2,
  );
  return { ...made, elsewhere };
}

test('pages that two threads write are the same, and noted in the same way', async () => {
  const { elsewhere, ...shared } = await makeInTwo({ fails: false });
  const alone = await make({ fails: false });
  expect(elsewhere).toBeGreaterThan(50);
  expect(alone.texts[1]).toBe('<h1 id="top">1 – Zoë</h1><a href="#top">x</a>');
  expect(shared).toStrictEqual(alone);
});

test('compressed pages are made of pages that two threads have written', async () => {
  const { elsewhere, ...shared } = await makeInTwo({ fails: false, compressed: true });
  const alone = await make({ fails: false, compressed: true });
  expect(elsewhere).toBeGreaterThan(50);
  expect(elsewhere).toBeLessThanOrEqual(COUNT);
  expect(alone.files).toHaveLength(3 * COUNT + 1);
  expect(shared).toStrictEqual(alone);
});

test('what is wrong with pages of two threads is reported once and in the same order', async () => {
  const { elsewhere, ...shared } = await makeInTwo({ fails: true });
  const alone = await make({});
  expect(elsewhere).toBeGreaterThan(50);
  expect(alone.problems.map(({ code }) => code)).toEqual([
    'template/failed',
    'link/broken',
    'link/broken',
    'link/broken',
  ]);
  expect(shared).toStrictEqual(alone);
});

test('a disk that the other thread cannot write to is the same error', async () => {
  const work = {
    templates,
    shell: JSON.stringify(SHELL),
    pages: [{ number: 1, path: 'x.html' }],
    folder: '/nowhere',
  };
  const asked = withThread(await compileWorker(), (thread) => thread.ask(pageJob, work), 2);
  await expect(asked).rejects.toMatchObject({ code: 'ENOENT', path: '/nowhere/x.html' });
});
