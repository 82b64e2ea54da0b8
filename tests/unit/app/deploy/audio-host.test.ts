/** Recordings in a bucket, and the site elsewhere: at no moment does a page name a recording that is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Destination } from '../../../../generator/app/deploy/destination.ts';
import { readInventory } from '../../../../generator/app/deploy/inventory.ts';
import { openFiles } from '../../../../generator/app/deploy/s3/index.ts';
import { withRecordings } from '../../../../generator/app/deploy/s3/recordings.ts';
import { notice } from '../../../../generator/app/publish-notices.ts';
import { publish } from '../../../../generator/site/schema/publish.ts';
import { type FakeBucket, KEYS, startBucket } from '../../../helpers/bucket.ts';
import { type Files, makeSite } from '../../../helpers/bucket-runs.ts';

let bucket: FakeBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

/** A host that notes when it gets its pages, and which. */
function openHost(): { destination: Destination; sites: string[][] } {
  const sites: string[][] = [];
  const destination: Destination = {
    name: 'the host',
    check: async () => {},
    compare: async ({ files }) => ({
      published: new Map(),
      notes: [],
      isDone: false,
      deliver: async () => {
        sites.push([...files.keys()]);
        bucket.requests.push('pages');
        return notice('site-in-place', { place: 'the host' });
      },
      close: async () => {},
    }),
  };
  return { destination, sites };
}

async function deliver(files: Files) {
  const { destination, sites } = openHost();
  const place = { bucket: 'site', store: bucket.endpoint, path: 'sounds' };
  const options = { environment: KEYS, baseUrl: 'https://artist.band', replace: false };
  const both = withRecordings(destination, openFiles(place, options));
  await both.check();
  const preview = await both.compare(await readInventory(makeSite(files)));
  bucket.requests.length = 0;
  await preview.deliver(() => {});
  return { sites, published: [...(preview.published?.keys() ?? [])], notes: preview.notes };
}

test('recordings are there before the pages, and are deleted after them', async () => {
  const first = await deliver({
    'index.html': 'one',
    'assets/a.css': 'a',
    'assets/audio/one-1.mp3': '1',
    'assets/audio/0a/One.flac': '1',
  });
  expect(first.sites).toEqual([['assets/a.css', 'index.html']]);
  expect(Object.keys(bucket.live()).sort()).toEqual([
    'sounds/assets/audio/0a/One.flac',
    'sounds/assets/audio/one-1.mp3',
  ]);
  const headersOf = (path: string) => bucket.files.get(`sounds/assets/audio/${path}`)?.headers;
  expect(headersOf('one-1.mp3')).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('one-1.mp3')).not.toHaveProperty('content-disposition');
  expect(headersOf('0a/One.flac')).toMatchObject({ 'content-disposition': 'attachment' });

  const second = await deliver({ 'index.html': 'two', 'assets/audio/two-2.mp3': '2' });
  expect(second.notes).toEqual(['1 file will go into the bucket site.', '2 files will be deleted there.']);
  expect(second.published).toContain('assets/audio/one-1.mp3');
  expect(bucket.requests.filter((each) => /^(?:PUT sounds\/a|DELETE|pages)/.test(each))).toEqual([
    'PUT sounds/assets/audio/two-2.mp3',
    'pages',
    'DELETE sounds/assets/audio/0a/One.flac',
    'DELETE sounds/assets/audio/one-1.mp3',
  ]);
});

test('what was not deleted, as the pages failed, is deleted the next time', async () => {
  const { destination } = openHost();
  const failing: Destination = {
    ...destination,
    compare: async (site) => ({
      ...(await destination.compare(site)),
      deliver: () => Promise.reject(new Error('no pages')),
    }),
  };
  const place = { bucket: 'site', store: bucket.endpoint, path: 'sounds' };
  const options = { environment: KEYS, baseUrl: 'https://artist.band', replace: false };
  const files = { 'index.html': 'three', 'assets/audio/three-3.mp3': '3' };
  const inventory = await readInventory(makeSite(files));
  const preview = await withRecordings(failing, openFiles(place, options)).compare(inventory);
  await expect(preview.deliver(() => {})).rejects.toThrow('no pages');
  expect(Object.keys(bucket.live())).toContain('sounds/assets/audio/two-2.mp3');
  await deliver(files);
  expect(Object.keys(bucket.live())).toEqual(['sounds/assets/audio/three-3.mp3']);
});

const AUDIO = { bucket: 'sounds', url: 'https://audio.artist.band' };

test.each<[string, object, string | undefined]>([
  ['netlify', { to: 'netlify', site: 'a', audio_host: AUDIO }, undefined],
  ['git', { to: 'git', audio_host: AUDIO }, 'with git the host builds the site'],
  [
    'the same bucket',
    { to: 's3', bucket: 'sounds', audio_host: AUDIO },
    'another bucket than that of the site',
  ],
  ['another path', { to: 's3', bucket: 'sounds', audio_host: { ...AUDIO, path: '/audio/' } }, undefined],
  ['no address', { to: 'folder', path: 'x', audio_host: { bucket: 'sounds' } }, 'expected string'],
  [
    'no https',
    { to: 'folder', path: 'x', audio_host: { ...AUDIO, url: 'http://audio.artist.band' } },
    'begins with https://',
  ],
  [
    'an address for programs',
    { to: 'folder', path: 'x', audio_host: { ...AUDIO, url: 'https://abc.r2.cloudflarestorage.com/sounds' } },
    'the public address of the bucket',
  ],
])('recordings elsewhere, with %s', (_, value, error) => {
  const messages = publish.safeParse(value).error?.issues.map(({ message }) => message);
  if (error === undefined) expect(messages).toBeUndefined();
  else expect(messages?.join()).toContain(error);
});
