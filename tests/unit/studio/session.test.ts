import { expect, test } from 'vitest';
import { openSession } from '../../../generator/studio/session.ts';

test('a token has 256 bits, and is another one each time', () => {
  const [one, other] = [openSession(4330), openSession(4330)];
  expect(Buffer.from(one.token, 'base64url')).toHaveLength(32);
  expect(one.token).not.toBe(other.token);
  expect(one.cookie).not.toBe(other.cookie);
  expect(one.cookie).not.toContain(one.token);
});

test('the printed token works as long as the studio runs, that of a started browser once', () => {
  const session = openSession(4330);
  const ticket = session.issueOnce();
  expect([session.redeem(session.token), session.redeem(session.token)]).toEqual([true, true]);
  expect([session.redeem(ticket), session.redeem(ticket)]).toEqual([true, false]);
  expect(['', `${session.token}x`, session.token.slice(1)].map(session.redeem)).toEqual([
    false,
    false,
    false,
  ]);
});

test('the cookie is named by its port, is for no script and no other site', () => {
  const { cookie, isKnown } = openSession(4330);
  expect(cookie).toMatch(/^liner-studio-4330=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  const secret = pair.split('=')[1];
  expect([pair, `a=b; ${pair}`].map(isKnown)).toEqual([true, true]);
  expect([undefined, '', 'liner-studio-4330=', `liner-studio-4331=${secret}`, secret].map(isKnown)).toEqual(
    Array(5).fill(false),
  );
});
