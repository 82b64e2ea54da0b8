import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, runLiner, SITE_WITH_CARDS, type TestSite } from '../helpers/site.ts';

/** 1 June 2025. */
const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };

async function makeFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'content/site.yaml': `${SITE_WITH_CARDS}emails: {general: hello@artist.example}\n`,
    'content/releases/first-light.md': RELEASE.replace('genre:', 'artwork_url: artwork/cover.jpg\ngenre:'),
    'content/releases/second-sun.md': RELEASE.replace('First Light', 'Second Sun'),
    'content/mixes/late.md': '---\nepisode_title: Late\nsoundcloud_url: https://soundcloud.com/x/late\n---\n',
    'content/news/out-now.md': '---\ntitle: Out Now\ndate: 2024-05-03\n---\nHear it.\n',
    'content/pages/events.yaml': 'events:\n  - {title: Night One, date: 2025-06-01, city: Dubai}\n',
    'assets/artwork/cover.jpg': await drawCover(330).jpeg().toBuffer(),
  };
}

let cold: TestSite;
let files: Awaited<ReturnType<typeof makeFiles>>;
beforeAll(async () => {
  files = await makeFiles();
  cold = makeSite(files, { keep: true, cold: true });
  const { code, stderr } = await cold.run(['build'], EPOCH);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(cold.root));

test.concurrent('the same input gives the same bytes in another folder and another part of the world', async (context) => {
  const other = makeSite(files, context);
  const surroundings = { ...EPOCH, TZ: 'Pacific/Kiritimati', LANG: 'ar_AE.UTF-8', LC_ALL: 'ar_AE.UTF-8' };
  expect((await runLiner(other.root, ['build', '--fresh'], surroundings)).code).toBe(0);
  context.expect(other.hashes('dist')).toEqual(cold.hashes('dist'));
});

test.concurrent('it does so whatever was built before, of which all is left, the cache alone or the published folder alone', async (context) => {
  const { expect } = context;
  const release = 'content/releases/first-light.md';
  const other = makeSite({ ...files, [release]: RELEASE.replace('First Light', 'Last Light') }, context);
  const words = ['build', '--base-url', 'https://other.example/site/', '--drafts'];
  expect((await other.run(words, { SOURCE_DATE_EPOCH: '1700000000' })).code).toBe(0);
  expect(other.hashes('dist')).not.toEqual(cold.hashes('dist'));
  for (const kept of [['.cache'], ['dist'], ['.cache', 'dist']]) {
    const site = makeSite(files, { ...context, cold: true });
    for (const folder of kept)
      cpSync(join(other.root, folder), join(site.root, folder), {
        recursive: true,
        preserveTimestamps: true,
      });
    const { code, stderr } = await site.run(['build'], EPOCH);
    expect(code, stderr).toBe(0);
    expect(site.hashes('dist'), kept.join()).toEqual(cold.hashes('dist'));
  }
});

test.concurrent('it does so from a damaged cache', async (context) => {
  const other = makeSite(files, { ...context, cold: true });
  cpSync(join(cold.root, '.cache'), join(other.root, '.cache'), { recursive: true });
  for (const path of other.list('.cache')) other.write(`.cache/${path}`, 'damaged');
  const { code, stderr } = await other.run(['build'], EPOCH);
  expect(code, stderr).toBe(0);
  context.expect(other.hashes('dist')).toEqual(cold.hashes('dist'));
});

test('a picture is made once, whatever folder it is published into', async () => {
  const pictures = cold.list('dist/assets/pictures').filter((path) => path.startsWith('cover-'));
  expect(pictures.length).toBeGreaterThan(3);
  const { code } = await cold.run(['build', '--out', 'again', '--report', 'report.json'], EPOCH);
  expect(code).toBe(0);
  expect(cold.hashes('again')).toEqual(cold.hashes('dist'));
  expect(JSON.parse(cold.read('report.json'))).toMatchObject({ cache: { misses: 0 } });
});
