/** Secrets are struck out of the output. */
import { expect, test } from 'vitest';
import { hideLogins, hideValues } from '../../../../generator/engine/lib/hide.ts';
import { addFrames } from '../../../../generator/engine/problems/index.ts';

test.each([
  ['shop: https://me:hunter2@shop.test/x', 'shop: https://••••••••••@shop.test/x'],
  ['HTTP://token123@shop.test', 'HTTP://••••••••@shop.test'],
  ['"https://me:p@ss@shop.test"', '"https://•••••••@shop.test"'],
  ['a https://a:b@c.test, https://d:e@f.test', 'a https://•••@c.test, https://•••@f.test'],
  ['ftp://me:hunter2@x.test', 'ftp://me:•••••••@x.test'],
  [`site: nfp_${'a1B2'.repeat(5)}`, `site: nfp_${'•'.repeat(20)}`],
  [`site: github_pat_${'a1_2'.repeat(6)}`, `site: gith${'•'.repeat(31)}`],
  [`form: ${'xkey'}sib-${'0a'.repeat(10)}`, `form: xkey${'•'.repeat(24)}`],
  ['host: "me:hunter2@x.test"', 'host: "me:•••••••@x.test"'],
])('%s', (text, hidden) => {
  expect(hideLogins(text)).toBe(hidden);
});

test.each([
  'Write to mailto:me@x.test',
  'email: me@x.test',
  'sftp://you@your-name.example/var/www/site',
  'https://www.youtube.com/@nour',
  'https://x.test/?a=b@c.test',
  'At 19:30 @ the club',
  'acct:me@x.test, xmpp:me@x.test',
])('%s stays', (text) => {
  expect(hideLogins(text)).toBe(text);
});

test('a problem shows no login, and of a secret key not its value', () => {
  const file = 'content/site.yaml';
  const text =
    'publish:\r\n  token: abc # mine\r\n  site: a\r\nx: {a: 1, pass: "p:q"}\r\nurl: https://me:pw@x.test\r\n';
  const at = (line: number, column: number) => ({ file, line, column });
  const error = {
    level: 'error',
    message: 'is "https://me:pw@x.test"',
    hint: 'not ftp://a:b@c.test',
  } as const;
  const problems = addFrames(
    [
      { ...error, code: 'schema/secret', at: at(2, 3) },
      { ...error, code: 'schema/secret', at: at(4, 11) },
      { ...error, code: 'schema/value', at: at(5, 6) },
    ],
    [{ file, text }],
  );
  for (const { frame, message, hint } of problems) {
    expect([message, hint]).toEqual(['is "https://•••••@x.test"', 'not ftp://a:•@c.test']);
    expect(frame).not.toMatch(/abc|p:q|pw/);
  }
  expect(problems[2]?.frame).toContain('x: {a: 1, pass: •');
  expect(hideValues(text, [])).toBe(text);
});
