import { describe, expect, test } from 'vitest';
import { fetchCover, openClient } from '../../../../generator/import/online/client.ts';
import { fakeWeb } from './helpers.ts';

const CALLER = { version: '1.2.3', contact: 'https://wren.example' };
const RULES = { accept: 'application/json', largest: 1000 };
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

describe('A request', () => {
  test('names Liner and its user, and waits a second for the next one to the same host', async () => {
    const web = fakeWeb(() => new Response('{}'));
    const client = openClient(web, CALLER);
    await client.get('https://a.example/1', RULES);
    await client.get('https://a.example/2', RULES);
    await client.get('https://b.example/3', RULES);
    expect(web.asked).toEqual([
      '0 https://a.example/1',
      '1000 https://a.example/2',
      '1000 https://b.example/3',
    ]);
    expect(web.headers[0]).toEqual({
      accept: 'application/json',
      'user-agent': 'Liner/1.2.3 ( https://wren.example )',
    });
  });

  test('is repeated when the service is busy, after the time that it names', async () => {
    const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '7' } });
    const web = fakeWeb((_, nth) => (nth < 2 ? busy() : new Response('{}')));
    expect(await openClient(web, CALLER).get('https://a.example/', RULES)).toHaveProperty('bytes');
    expect(web.asked.map((each) => each.split(' ')[0])).toEqual(['0', '7000', '14000']);
  });

  test('is given up when the service stays busy', async () => {
    const web = fakeWeb(() => new Response(null, { status: 503, headers: { 'retry-after': '99999999' } }));
    expect(await openClient(web, CALLER).get('https://a.example/', RULES)).toEqual({
      failed: 'it answered 503',
      status: 503,
    });
    expect(web.asked).toHaveLength(4);
    expect(web.now()).toBeLessThan(200_000);
  });

  test.each([
    ['http://a.example/', 'a.example is no public host with https'],
    ['https://localhost/', 'localhost is no public host with https'],
    ['https://127.0.0.1/', '127.0.0.1 is no public host with https'],
    ['https://[::1]/', '[::1] is no public host with https'],
    ['https://router.local/', 'router.local is no public host with https'],
    ['https://a.example:8443/', 'a.example:8443 is no public host with https'],
    ['https://name:word@a.example/', 'a.example is no public host with https'],
  ])('to %s is not sent', async (url, failed) => {
    const web = fakeWeb(() => new Response('{}'));
    expect(await openClient(web, CALLER).get(url, RULES)).toEqual({ failed });
    expect(web.asked).toEqual([]);
  });

  test.each([
    ['https://evil.example/', 'it leads to evil.example'],
    ['http://a.example/', 'a.example is no public host with https'],
    ['https://a.example/again', 'it leads from one address to the next without an end'],
  ])('that is redirected to %s fails', async (location, failed) => {
    expect(
      await openClient(
        fakeWeb(() => to(location)),
        CALLER,
      ).get('https://a.example/', RULES),
    ).toEqual({ failed });
  });

  test('follows a redirect on its own host', async () => {
    const web = fakeWeb((_, nth) => (nth === 0 ? to('/b', 301) : new Response('{}')));
    expect(await openClient(web, CALLER).get('https://a.example/a', RULES)).toHaveProperty('bytes');
  });

  test('does not read what is too large', async () => {
    const long = () => new Response('x'.repeat(1001));
    const said = () => new Response('x', { headers: { 'content-length': '5000' } });
    for (const answer of [long, said])
      expect(await openClient(fakeWeb(answer), CALLER).get('https://a.example/', RULES)).toEqual({
        failed: 'it has more than 0.001 MB',
      });
  });

  test('without a network is a failure, not an error', async () => {
    const web = fakeWeb(() => Promise.reject(new TypeError('fetch failed')));
    const late = fakeWeb(() => Promise.reject(new DOMException('', 'TimeoutError')));
    expect(await openClient(web, CALLER).get('https://a.example/', RULES)).toEqual({
      failed: 'it cannot be reached',
    });
    expect(await openClient(late, CALLER).get('https://a.example/', RULES)).toEqual({
      failed: 'it did not answer in time',
    });
  });
});

describe('A cover', () => {
  const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

  test('of the archive of covers comes from the Internet Archive', async () => {
    const web = fakeWeb((url) =>
      url.includes('coverartarchive')
        ? to('https://ia800.us.archive.org/front.jpg', 307)
        : new Response(JPEG),
    );
    const cover = await fetchCover(
      'https://coverartarchive.org/release/1/front-1200',
      openClient(web, CALLER),
    );
    expect(cover).toMatchObject({ ending: 'jpg' });
  });

  test('of another host is not redirected to one', async () => {
    const web = fakeWeb(() => to('https://archive.org/front.jpg'));
    expect(await fetchCover('https://f4.bcbits.com/img/a1_0.jpg', openClient(web, CALLER))).toEqual({
      failed: 'it leads to archive.org',
    });
  });

  test.each([
    ['<html>', { failed: 'it is no JPEG, PNG or WebP' }],
    ['GIF89a', { failed: 'it is no JPEG, PNG or WebP' }],
    ['<svg xmlns="http://www.w3.org/2000/svg">', { failed: 'it is no JPEG, PNG or WebP' }],
  ])('that is %s is refused', async (body, expected) => {
    const web = fakeWeb(() => new Response(body, { headers: { 'content-type': 'image/jpeg' } }));
    expect(await fetchCover('https://a.example/cover.jpg', openClient(web, CALLER))).toEqual(expected);
  });
});
