import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Artifact } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { addCompressed } from '../../../../generator/engine/output/compress.ts';
import { problem } from '../../../../generator/engine/problems/catalogue/index.ts';
import { openPublishFolder } from '../../../../generator/engine/publish/folder.ts';
import { publish } from '../../../../generator/engine/publish/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();
const COUNT = 150;

/** Publishes pages with compressed copies; where it fails, some of them throw and the others have broken links. */
async function make(fails: boolean) {
  const root = makeFolder();
  const sink = openPublishFolder({
    ...{ out: join(root, 'dist'), root, sources: [join(root, 'content')], now: 0 },
    cache: openCache(),
  });
  const pages = Array.from({ length: COUNT }, (_, number): Artifact => {
    const body = () => {
      if (fails && number % 40 === 7) throw new Error('No such number');
      return `<h1 id="top">${number}</h1><a href="${fails ? `/gone-${number % 3}/` : '#top'}">x</a>`;
    };
    return { path: `${number}/index.html`, key: String(number), body };
  });
  const artifacts = await addCompressed([...pages, { path: 'robots.txt', body: 'x' }], openCache());
  const problems = await publish(artifacts, sink, {
    ...{ urls: siteUrls('https://x.example'), links: [] },
    explain: (error, url) => problem('template/failed', undefined, { url, reason: String(error) }),
  });
  return {
    problems,
    files: sink.files(),
    read: (path: string) => readFileSync(join(root, 'dist', path), 'utf8'),
  };
}

test('every page is written, with its compressed copies', async () => {
  const { problems, files, read } = await make(false);
  expect(problems).toEqual([]);
  expect(files.size).toBe(3 * COUNT + 1);
  expect(read('1/index.html')).toBe('<h1 id="top">1</h1><a href="#top">x</a>');
});

test('what is wrong with many pages is reported once, and in the order of the pages', async () => {
  const { problems } = await make(true);
  expect(problems.map(({ code }) => code)).toEqual([
    'template/failed',
    'link/broken',
    'link/broken',
    'link/broken',
  ]);
});
