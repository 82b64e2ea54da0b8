/** Publishing into a bucket, against a store that checks signatures, with what goes wrong on the way. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeBucket, KEYS, startBucket } from '../../../helpers/bucket.ts';
import {
  type Files,
  listBroken,
  type PublishRun,
  prepare,
  publish as publishInto,
} from '../../../helpers/bucket-runs.ts';
import { isWhole } from '../../../helpers/matrix.ts';
import { seeded } from '../../../helpers/random.mjs';

const OLD = {
  'index.html': 'old home assets/a1.css',
  'a/index.html': 'old a assets/a1.css',
  'gone/index.html': 'gone assets/g1.jpg',
  'assets/a1.css': 'a1',
  'assets/g1.jpg': 'g1',
  'assets/same.css': 's',
  'feed.xml': 'old feed',
};
const NEW = {
  'index.html': 'new home assets/b2.css',
  'a/index.html': 'new a assets/b2.css assets/b2.js',
  'b c/(é)+&.html': 'new page assets/b2.js',
  'assets/b2.css': 'b2',
  'assets/b2.js': 'b2 js',
  'assets/same.css': 's',
  'feed.xml': 'new feed',
};

let bucket: FakeBucket;
const publish = (files: Files, run?: PublishRun) => publishInto(bucket, files, run);
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(() => {
  bucket.files.clear();
  bucket.requests.length = 0;
  Object.assign(bucket, { fault: () => undefined, ahead: 0, unconditional: undefined });
});

const putsOf = () => bucket.requests.filter((each) => each.startsWith('PUT ')).map((each) => each.slice(4));

test('files come before the pages that show them, and what nobody needs is deleted at the end', async () => {
  const first = await publish({ ...OLD, _headers: 'x', 'index.html.gz': 'x' });
  expect(first).toMatchObject({ outcome: 'The site is in the bucket site.', published: undefined });
  expect(bucket.live()).toEqual(OLD);
  bucket.requests.length = 0;
  const second = await publish(NEW);
  expect(second.notes).toEqual(['6 files will go into the bucket site.', '3 files will be deleted there.']);
  expect([...(second.published?.keys() ?? [])].sort()).toEqual(Object.keys(OLD).sort());
  expect(bucket.live()).toEqual(NEW);
  const changes = bucket.requests.filter((each) => /^(?:PUT|DELETE)/.test(each));
  expect(changes[0]).toBe('PUT .liner');
  expect(changes.slice(1, 3).sort()).toEqual(['PUT assets/b2.css', 'PUT assets/b2.js']);
  expect(changes[3]).toBe('PUT feed.xml');
  expect(changes.slice(4, 6).sort()).toEqual(['PUT a/index.html', 'PUT b c/(é)+&.html']);
  expect(changes.slice(6, 9)).toEqual(['PUT index.html', 'PUT .liner', 'DELETE gone/index.html']);
  expect(changes.at(-1)).toBe('PUT .liner');
  bucket.requests.length = 0;
  expect(await publish(NEW)).toMatchObject({ isDone: true });
  expect(bucket.requests.filter((each) => each !== 'GET .liner')).toEqual([]);
});

test('types, lifetimes and compression go with each file, and the manifest names no page', async () => {
  await publish({ ...NEW, 'secret-page/index.html': 'unlisted', 'empty.txt': '' });
  expect(bucket.live()).toHaveProperty(['empty.txt'], '');
  const headersOf = (path: string) => bucket.files.get(path)?.headers;
  expect(headersOf('index.html')).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'gzip',
  });
  expect(headersOf('assets/b2.css')).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('feed.xml')).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  expect(headersOf('feed.xml')).not.toHaveProperty('content-encoding');
  expect(bucket.files.get('.liner')?.bytes.toString()).not.toContain('secret-page');
});

test('a folder of the bucket holds the site, and the rest of it is left alone', async () => {
  await publish(OLD, { target: { path: '/music/' } });
  await publish({ 'index.html': 'other' });
  await publish(NEW, { target: { path: 'music' } });
  const expected = Object.entries(NEW).map(([path, text]) => [`music/${path}`, text]);
  expect(bucket.live()).toEqual({ ...Object.fromEntries(expected), 'index.html': 'other' });
});

test('files of others and another site are replaced only where that is asked for', async () => {
  bucket.files.set('index.html', { bytes: Buffer.from('mine'), headers: {}, etag: '"1"' });
  await expect(publish(OLD)).rejects.toThrow('a file that Liner did not publish');
  expect(bucket.live()).toEqual({ 'index.html': 'mine' });
  await publish(OLD, { replace: true });
  await expect(publish(NEW, { baseUrl: 'https://other.band' })).rejects.toThrow('https://other.band');
  expect(bucket.live()).toEqual(OLD);
});

test('what is refused for a moment, fails, is cut off or lost is tried again, ever later', async () => {
  await publish(OLD);
  bucket.requests.length = 0;
  bucket.fault = (request, count) => {
    if (request === 'PUT index.html' && count === 1) return { status: 429, headers: { 'retry-after': '7' } };
    if (request === 'PUT assets/b2.js' && count <= 2) return 'drop';
    if (request === 'PUT feed.xml' && count === 1) return { status: 400, code: 'BadDigest' };
    if (request === 'DELETE gone/index.html' && count === 1) return { status: 503 };
    // It is written, and the second attempt finds it so.
    return request === 'PUT .liner' && count === 1 ? 'lose' : undefined;
  };
  const { pauses, outcome } = await publish(NEW);
  expect(outcome).toBeDefined();
  expect(bucket.live()).toEqual(NEW);
  expect(pauses.sort((one, other) => one - other)).toEqual([1000, 1000, 1000, 1000, 2000, 7000]);
});

test.each([
  [{ status: 500 }, 'The store answers with the status 500: InternalError it is.', 6],
  ['drop', 'cannot be reached', 6],
  [{ status: 400, code: 'EntityTooLarge' }, 'the status 400', 1],
] as const)('where the store goes on with %j, what is there has not changed', async (fault, says, tries) => {
  await publish(OLD);
  bucket.requests.length = 0;
  bucket.fault = (request) => (request === 'PUT assets/b2.js' ? fault : undefined);
  const { error } = await publish(NEW);
  expect(error).toContain(says);
  expect(error).toContain('What is there has not changed');
  expect(putsOf().filter((path) => path === 'assets/b2.js')).toHaveLength(tries);
  expect(bucket.live()).toMatchObject({
    'index.html': OLD['index.html'],
    'gone/index.html': 'gone assets/g1.jpg',
  });
  bucket.fault = () => undefined;
  bucket.requests.length = 0;
  expect(await publish(NEW)).toHaveProperty('outcome');
  expect(putsOf()).not.toContain('assets/b2.css');
  expect(bucket.live()).toEqual(NEW);
});

test.each([
  [{ AWS_ACCESS_KEY_ID: 'OTHER' }, {}, 'refuses the keys'],
  [{ AWS_SECRET_ACCESS_KEY: 'other' }, {}, 'SignatureDoesNotMatch it is.'],
  [{ AWS_SECRET_ACCESS_KEY: '' }, {}, 'the environment variables AWS_ACCESS_KEY_ID'],
  [{}, { bucket: 'other' }, 'There is no bucket other'],
])(
  'keys and names that are wrong are explained before anything is built: %j %j',
  async (keys, target, says) => {
    await expect(publish(OLD, { environment: { ...KEYS, ...keys }, target })).rejects.toThrow(says);
  },
);

test('a bucket of another region says which', async () => {
  bucket.fault = () => ({
    status: 301,
    code: 'PermanentRedirect',
    headers: { 'x-amz-bucket-region': 'eu-west-1' },
  });
  await expect(publish(OLD)).rejects.toThrow('region: eu-west-1');
});

test('with a clock that is 20 minutes off, the time of the store is taken', async () => {
  for (const minutes of [-20, 20]) {
    bucket.ahead = minutes * 60_000;
    bucket.files.clear();
    expect(await publish(OLD)).toHaveProperty('outcome');
    expect(bucket.live()).toEqual(OLD);
  }
  bucket.fault = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
  await expect(publish(OLD)).rejects.toThrow('its clock is 20 minutes off');
});

test('of two that publish at once, one wins, and the other one says so', async () => {
  await publish(OLD);
  const other = await prepare(bucket, { ...OLD, 'index.html': 'other home' });
  await publish(NEW);
  const { error } = await other.finish();
  expect(error).toContain('Somebody else is publishing to the bucket site at the same time, and was first');
  expect(bucket.live()).toEqual(NEW);
});

test('one that begins while another is sending stops that one before its pages, and the next run repairs the rest', async () => {
  await publish(OLD);
  let isBegun = false;
  bucket.fault = (request) => {
    if (request !== 'PUT assets/b2.js' || isBegun) return undefined;
    isBegun = true;
    return { status: 503 };
  };
  const theirs = { ...OLD, 'index.html': 'their home assets/a1.css', 'feed.xml': 'their feed' };
  const { error } = await publish(NEW, {
    pause: async () => expect(await publish(theirs)).toHaveProperty('outcome'),
  });
  expect(error).toContain('Somebody else is publishing');
  expect(bucket.live()).toMatchObject({ 'index.html': theirs['index.html'] });
  expect(await publish(theirs)).toHaveProperty('outcome');
  expect(bucket.live()).toEqual(theirs);
});

test('a store without conditions, and one whose tags are wrong', async () => {
  for (const status of [501, 400]) {
    bucket.unconditional = status;
    await publish(OLD);
    expect(await publish(NEW)).toHaveProperty('outcome');
    expect(bucket.live()).toEqual(NEW);
  }
  bucket.unconditional = undefined;
  const manifest = bucket.files.get('.liner');
  bucket.fault = (request) =>
    request === 'GET .liner' && manifest
      ? { status: 200, code: 'x', headers: { etag: '"wrong"' } }
      : undefined;
  expect(await publish(OLD, { replace: true })).toMatchObject({
    error: expect.stringContaining('Somebody else'),
  });
  expect(bucket.live()).toEqual(NEW);
});

/** Kills; each of a new pair of sites. */
const ROUNDS = isWhole ? 50 : 6;

test(`killed ${ROUNDS} times, it leaves a site whose pages have their files, and the next run goes on`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = seeded(round);
    const below = (most: number) => Math.floor(random() * most);
    // A site of a few pages, which all change with the version of their style.
    const makeFiles = (): Files => {
      const version = below(3);
      const shown = Array.from({ length: 2 + below(6) }, (_, index) => `assets/${version}${index % 4}.css`);
      const pages = shown.map((name, index): [string, string] => [
        index === 0 ? 'index.html' : `${below(9)}/index.html`,
        `page ${below(3)} ${name}`,
      ]);
      return Object.fromEntries([...pages, ...shown.map((name) => [name, name]), ['feed.xml', `${version}`]]);
    };
    const [old, next, other] = [makeFiles(), makeFiles(), makeFiles()];
    bucket.files.clear();
    bucket.fault = () => undefined;
    await publish(old);
    const prepared = await prepare(bucket, next);
    bucket.requests.length = 0;
    const left = below(2 * Object.keys(next).length + 4);
    // What is under way when a process ends may still be carried out.
    bucket.fault = () => {
      if (bucket.requests.length <= left) return undefined;
      return bucket.requests.length === left + 1 ? 'lose' : 'drop';
    };
    await prepared.finish();
    expect(listBroken(bucket.live()), `${round}`).toEqual([]);
    bucket.fault = () => undefined;
    const last = random() < 0.5 ? next : other;
    expect(await publish(last), `${round}`).toHaveProperty('outcome');
    expect(bucket.live(), `${round}`).toEqual(last);
  }
});
