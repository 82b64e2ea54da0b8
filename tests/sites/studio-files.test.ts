/** Pictures and recordings in the studio: where each is used, under another name, in the place of another, and gone. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetAnswer, ChangedAnswer, FilesAnswer } from '../../generator/studio/protocol/index.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';
import { type RunningStudio, startStudio } from '../helpers/studio.ts';

let site: TestSite;
let studio: RunningStudio;
let cover: Buffer;

const SONG = RELEASE.replace(
  'bpm: 124',
  'bpm: 124\nartwork_url: artwork/boat.jpg   # the one with the boat',
).replace(
  'It began at dawn.',
  'It began at dawn.\n\n![A boat](artwork/boat.jpg)\n\nNot my-artwork/boat.jpg.',
);

beforeAll(async () => {
  cover = await drawCover(1600).jpeg().toBuffer();
  site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/first-light.md': SONG,
      'content/news/out-now.md':
        '---\ntitle: Out now\ndate: 2024-05-03\nimage: artwork/boat.jpg\n---\n\n:::gallery\n![One](artwork/boat.jpg)\n:::\n',
      'assets/artwork/boat.jpg': cover,
      'assets/artwork/other.jpg': await drawCover(900).jpeg().toBuffer(),
      'assets/artwork/placeholder-single.jpg': cover,
      'assets/audio/tone.wav': wav({ rate: 8000, channels: sample([sine(330, -12)], 1, 8000) }),
      'assets/styles.css': 'body { color: red }\n',
    },
    { keep: true },
  );
  studio = await startStudio(site);
});

afterAll(async () => {
  await studio?.stop();
  if (site) removeSite(site.root);
});

const list = async () => (await studio.get<FilesAnswer>('/api/files')).files;
const usesOf = async (path: string) =>
  (await list()).find((each) => each.path === path)?.uses.map(({ file, at }) => `${file}#${at.join('/')}`);
const change = (what: string, body: object) => studio.post<ChangedAnswer>(`/api/files/${what}`, body);

test('lists pictures and recordings alone, with their sizes, and each value and text that names them', async () => {
  const files = await list();
  expect(files.map(({ path, isPicture, width }) => [path, isPicture, width])).toEqual([
    ['artwork/boat.jpg', true, 1600],
    ['artwork/other.jpg', true, 900],
    ['audio/tone.wav', false, undefined],
  ]);
  expect(await usesOf('artwork/boat.jpg')).toEqual([
    'news/out-now.md#image',
    'news/out-now.md#',
    'releases/first-light.md#artwork_url',
    'releases/first-light.md#',
  ]);
  expect(await usesOf('artwork/other.jpg')).toEqual([]);
  expect(files[1]?.problems.map(({ code }) => code)).toEqual(['picture/unused']);
});

test('another name is written wherever the file was named, and nothing else changes; all of it is one step', async () => {
  const before = site.hashes('.');
  await studio.post('/api/draft', {
    ...{ path: 'releases/first-light.md', changes: [{ path: ['bpm'], change: { kind: 'set', value: 99 } }] },
    base: (await studio.get<{ base: string }>('/api/file?path=releases/first-light.md')).base,
  });
  await change('rename', { path: 'artwork/boat.jpg', name: 'Das große Boot' });
  expect(site.read('content/releases/first-light.md')).toBe(
    SONG.replace('artwork/boat.jpg   #', 'artwork/das-grosse-boot.jpg   #').replace(
      '(artwork/boat.jpg)',
      '(artwork/das-grosse-boot.jpg)',
    ),
  );
  expect(site.read('content/news/out-now.md').match(/das-grosse-boot\.jpg/g)).toHaveLength(2);
  expect([site.exists('assets/artwork/boat.jpg'), site.exists('assets/artwork/das-grosse-boot.jpg')]).toEqual(
    [false, true],
  );
  expect(await usesOf('artwork/das-grosse-boot.jpg')).toHaveLength(4);
  const draft = await studio.get<{ data: object }>('/api/file?path=releases/first-light.md');
  expect(draft.data).toMatchObject({ bpm: 99, artwork_url: 'artwork/das-grosse-boot.jpg' });
  await studio.post('/api/undo');
  await studio.post('/api/discard', { paths: ['releases/first-light.md'] });
  const own = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).filter(([path]) => /^(?:content|assets)\//.test(path)));
  expect(own(site.hashes('.'))).toEqual(own(before));
});

test.each([
  ['no name', { path: 'artwork/boat.jpg', name: ' .. ' }, 422],
  ['the same name', { path: 'artwork/boat.jpg', name: 'Boat' }, 422],
  ['the name of another', { path: 'artwork/boat.jpg', name: 'other' }, 409],
  ['a name of Windows', { path: 'artwork/boat.jpg', name: 'con' }, 422],
  ['a file that is not there', { path: 'artwork/none.jpg', name: 'x' }, 404],
  ['a file outside', { path: '../content/site.yaml', name: 'x' }, 404],
])('%s is refused, and nothing changes', async (_, body, status) => {
  const before = site.hashes('assets');
  expect((await studio.tryPost('/api/files/rename', body)).status).toBe(status);
  expect(site.hashes('assets')).toEqual(before);
});

test('any name becomes one that is safe, in the same folder, and leads back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), async (name) => {
      const { status, body } = await studio.tryPost('/api/files/rename', { path: 'artwork/boat.jpg', name });
      expect([200, 409, 422]).toContain(status);
      if (status !== 200) return;
      const named = (await list()).filter(({ uses }) => uses.length > 0);
      expect(named).toMatchObject([{ uses: { length: 4 } }]);
      expect(named[0]?.path).toMatch(/^artwork\/[^/\\:*?"<>|\s]+\.jpg$/);
      expect(body).toMatchObject({ notice: {} });
      await studio.post('/api/undo');
      expect(site.exists('assets/artwork/boat.jpg')).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('another file stands wherever it stood; the old one is unused, and can go', async () => {
  expect((await studio.tryPost('/api/files/delete', { path: 'artwork/boat.jpg' })).status).toBe(409);
  const { path: to } = await studio.upload<AssetAnswer>('Portrait.jpg', cover.subarray(), 'artwork');
  await change('replace', { path: 'artwork/boat.jpg', to });
  expect([await usesOf('artwork/boat.jpg'), (await usesOf(to))?.length]).toEqual([[], 4]);
  await change('delete', { path: 'artwork/boat.jpg' });
  expect(site.exists('assets/artwork/boat.jpg')).toBe(false);
  await studio.post('/api/undo');
  await studio.post('/api/undo');
  expect([site.exists('assets/artwork/boat.jpg'), (await usesOf('artwork/boat.jpg'))?.length]).toEqual([
    true,
    4,
  ]);
});
