import { describe, expect, test } from 'vitest';
import { guard, guardHeaders, RULES } from '../../../generator/studio/guard.ts';
import { openSession } from '../../../generator/studio/session.ts';
import { listAttacks } from '../../helpers/studio-attacks.ts';

const PORT = 4330;
const { key, isKey } = openSession(() => undefined);
const guarding = { port: PORT, isKey, isPage: (place: string) => place === '/' };
const host = `127.0.0.1:${PORT}`;
const page = { host, 'x-liner-studio': key, 'sec-fetch-site': 'same-origin' };

describe.each(listAttacks(PORT, key))('$name', ({ rules, status, ...request }) => {
  test('is refused', () => {
    expect(guard(request, guarding)?.status).toBe(status);
  });

  test('is refused by each of its rules alone, and succeeds without them', () => {
    expect(rules.length).toBeGreaterThan(0);
    for (const name of rules) {
      const one = RULES.filter((rule) => rule.name === name);
      expect(one).toHaveLength(1);
      expect([name, guard(request, guarding, one)?.status]).toEqual([name, status]);
    }
    const rest = RULES.filter(({ name }) => !rules.includes(name));
    expect(guard(request, guarding, rest)).toBeUndefined();
  });
});

test('there is an attack for every rule', () => {
  const attacked = new Set(listAttacks(PORT, key).flatMap(({ rules }) => rules));
  expect(RULES.map(({ name }) => name).filter((name) => !attacked.has(name))).toEqual([]);
});

const json = { 'content-type': 'application/json' };

test.each([
  ['reads', { method: 'GET', url: '/api/site', headers: page }],
  [
    'reads in a browser without fetch metadata',
    { method: 'GET', url: '/api/site', headers: { host, 'x-liner-studio': key } },
  ],
  [
    'shows a picture',
    {
      method: 'GET',
      url: `/api/asset?path=x&key=${key}`,
      headers: { host, 'sec-fetch-site': 'same-origin' },
    },
  ],
  ['writes', { method: 'POST', url: '/api/save', headers: { ...page, ...json } }],
  [
    'writes in a browser without fetch metadata',
    {
      method: 'POST',
      url: '/api/save',
      headers: {
        host,
        'x-liner-studio': key,
        origin: `http://${host}`,
        'content-type': 'application/json; charset=utf-8',
      },
    },
  ],
  ['uploads', { method: 'PUT', url: '/api/asset?name=x', headers: page }],
])('a page of the studio %s', (_, request) => {
  expect(guard(request, guarding)).toBeUndefined();
});

test('the page itself, which is the same for everybody, needs no secret, and keeps all other rules', () => {
  const headers = { host, 'sec-fetch-site': 'none' };
  for (const url of ['/', '/?token=x'])
    expect(guard({ method: 'GET', url, headers }, guarding)).toBeUndefined();
  const framed = { host, 'sec-fetch-site': 'cross-site' };
  expect(guard({ method: 'GET', url: '/', headers: framed }, guarding)?.status).toBe(403);
});

test('on port 80, browsers leave the port out', () => {
  const known = { ...guarding, port: 80 };
  const ask = (host: string) => guard({ method: 'GET', url: '/', headers: { host } }, known)?.status;
  expect([ask('127.0.0.1'), ask('127.0.0.1:80'), ask('localhost')]).toEqual([undefined, undefined, 421]);
});

test('every answer is for no frame, no other origin and no cache', () => {
  const preview = 'http://127.0.0.1:4331';
  const { 'Content-Security-Policy': policy = '', ...headers } = guardHeaders(preview);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${preview}`,
    `media-src 'self' blob: ${preview}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(headers).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
  });
});
