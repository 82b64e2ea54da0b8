import { expect, test } from 'vitest';
import { openSession } from '../../../generator/studio/session.ts';

const open = () => {
  const printed: string[] = [];
  return { ...openSession((token) => printed.push(token)), printed };
};

test('tokens and secrets have 256 bits, and are others each time', () => {
  const [one, other] = [open(), open()];
  for (const secret of [one.token(), one.key]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(new Set([one.token(), one.key, other.token(), other.key]).size).toBe(4);
});

test('each token admits one browser, and after the printed one there is another', () => {
  const session = open();
  const [first, ticket] = [session.token(), session.issueOnce()];
  expect(['', `${first}x`, first.slice(1), session.key].map(session.redeem)).not.toContain(true);
  expect([session.redeem(ticket), session.redeem(ticket)]).toEqual([true, false]);
  expect([session.printed, session.token()]).toEqual([[], first]);
  expect([session.redeem(first), session.redeem(first)]).toEqual([true, false]);
  expect(session.printed).toEqual([session.token()]);
  expect(session.redeem(session.token())).toBe(true);
});

test('the secret is the whole of it', () => {
  const { key, isKey, token } = open();
  expect([key, '', `${key}x`, key.slice(1), token()].map(isKey)).toEqual([true, false, false, false, false]);
});
