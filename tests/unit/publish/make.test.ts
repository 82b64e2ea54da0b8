import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Artifact } from '../../../generator/artifact.ts';
import { withThread } from '../../../generator/lib/thread.ts';
import { siteUrls } from '../../../generator/lib/url.ts';
import { problem } from '../../../generator/problems/index.ts';
import { type MakeOptions, publish, type Sink } from '../../../generator/publish/index.ts';
import { pageJob } from '../../../generator/publish/page-job.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { compileWorker } from '../../helpers/worker.mjs';

const makeFolder = prepareFolders();
const COUNT = 150;
const TEMPLATES = `
export function render({ number }, { artist }) {
  if (number % 40 === 7) throw new Error('No number ' + number);
  return '<h1 id="top">' + number + ' – ' + artist + '</h1><a href="/gone-' + (number % 3) + '/">x</a>';
}`;

/** A site whose pages link to nothing, and some of which fail; what a sink is given, and the problems. */
async function make(options: Pick<MakeOptions, 'share' | 'shareFrom'>) {
  const file = join(makeFolder(), 'templates.mjs');
  writeFileSync(file, TEMPLATES);
  const { render } = await import(file);
  const shell = { artist: 'Zoë' };
  const pages = Array.from({ length: COUNT }, (_, number): Artifact => {
    const page = { number };
    return { path: `${number}/index.html`, page, body: () => render(page, shell) };
  });
  const written = new Map<string, unknown>();
  const sink: Sink = {
    begin: (artifacts) => ({ make: artifacts, inspections: new Map() }),
    write: ({ path }, body, inspection) =>
      written.set(path, [Buffer.from(body as string).toString(), inspection]),
    commit: () => [],
    discard: () => undefined,
  };
  const problems = await publish([...pages, { path: 'robots.txt', body: 'x' }], sink, {
    urls: siteUrls('https://x.example'),
    links: [],
    explain: (error, path) => problem('template/failed', undefined, { url: path, reason: String(error) }),
    ...options,
  });
  return { written: new Map([...written].sort()), problems, templates: file, shell: JSON.stringify(shell) };
}

test('pages that two threads make are the same, and so are their problems', async () => {
  const { templates, shell, ...alone } = await make({});
  let elsewhere = 0;
  const shared = await withThread(
    await compileWorker(),
    (thread) =>
      make({
        shareFrom: COUNT,
        async share(pages) {
          const made = await thread.ask(pageJob, { templates, shell, pages });
          elsewhere += made?.filter(Boolean).length ?? 0;
          return made;
        },
      }),
    2,
  );
  expect(elsewhere).toBeGreaterThan(50);
  expect(alone.written.size).toBe(COUNT - 4 + 1);
  expect(alone.problems.length).toBeGreaterThan(3);
  expect([shared.written, shared.problems]).toStrictEqual([alone.written, alone.problems]);
});
