import { describe, expect, test } from 'vitest';
import { ENTRY_RULES, guard, guardHeaders, RULES } from '../../../generator/studio/guard.ts';
import { openSession } from '../../../generator/studio/session.ts';
import { listAttacks } from '../../helpers/studio-attacks.ts';

const PORT = 4330;
const session = openSession(PORT);
const [cookie = ''] = session.cookie.split(';');
const guarding = { port: PORT, isKnown: session.isKnown };
const page = { host: `127.0.0.1:${PORT}`, cookie, 'sec-fetch-site': 'same-origin' };

describe.each(listAttacks(PORT, cookie))('$name', ({ rules, status, ...request }) => {
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
  const attacked = new Set(listAttacks(PORT, cookie).flatMap(({ rules }) => rules));
  expect(RULES.map(({ name }) => name).filter((name) => !attacked.has(name))).toEqual([]);
});

test.each([
  ['reads', { method: 'GET', url: '/api/site', headers: page }],
  [
    'reads after its address was typed',
    { method: 'GET', url: '/', headers: { ...page, 'sec-fetch-site': 'none' } },
  ],
  [
    'reads in a browser without fetch metadata',
    { method: 'GET', url: '/', headers: { host: page.host, cookie } },
  ],
  ['writes', { method: 'POST', url: '/api/save', headers: { ...page, 'content-type': 'application/json' } }],
  [
    'writes in a browser without fetch metadata',
    {
      method: 'POST',
      url: '/api/save',
      headers: {
        host: page.host,
        cookie,
        origin: `http://${page.host}`,
        'content-type': 'application/json; charset=utf-8',
      },
    },
  ],
  ['uploads', { method: 'PUT', url: '/api/asset?name=x', headers: { ...page, 'x-liner-studio': 'upload' } }],
  ['has other cookies too', { method: 'GET', url: '/', headers: { ...page, cookie: `a=b; ${cookie}; c=d` } }],
])('a page of the studio %s', (_, request) => {
  expect(guard(request, guarding)).toBeUndefined();
});

test('the address with the token needs no cookie, and keeps all other rules', () => {
  const entry = { method: 'GET', url: '/?token=x', headers: { host: page.host, 'sec-fetch-site': 'none' } };
  expect(guard(entry, guarding, ENTRY_RULES)).toBeUndefined();
  const others = RULES.filter(({ name }) => name !== 'token');
  expect(ENTRY_RULES).toEqual(others);
});

test('on port 80, browsers leave the port out', () => {
  const known = { port: 80, isKnown: () => true };
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
