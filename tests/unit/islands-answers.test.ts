/** Answers of services that forms send to: what they say counts, not their status. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../islands/parts/post.ts';

const NO: object[] = [
  ...['false', 'error', 'Failed', 'invalid', 'rejected', 'spam'].flatMap((word) => [
    { success: word },
    { ok: word },
    { status: word },
    { result: word },
  ]),
  ...[
    { success: false },
    { success: 0 },
    { ok: false },
    { status: 422 },
    { statusCode: '400' },
    { code: 500 },
  ],
  ...[
    { error: 'spam' },
    { error: true },
    { error: { code: 1 } },
    { errors: ['x'] },
    { errors: { email: ['x'] } },
  ],
];
const YES: object[] = [
  ...['true', 'ok', 'success', 'sent', 'queued', 'subscribed'].flatMap((word) => [
    { success: word },
    { status: word },
  ]),
  ...[
    { success: true },
    { success: 1 },
    { ok: true },
    { status: 200 },
    { code: 201 },
    { code: 'abc' },
    { id: 7 },
    {},
  ],
  ...[{ error: null }, { error: false }, { error: '' }, { error: 'none' }, { errors: [] }, { errors: {} }],
];
/** Facts beside an answer that say nothing of it. */
const beside = fc.constantFrom(
  {},
  { message: 'Thank you' },
  { id: '1' },
  { next: '/thanks' },
  { email: 'no@error.example' },
);
const wrap = fc.constantFrom(
  (answer: object): unknown => answer,
  (answer: object): unknown => ({ data: answer }),
  (answer: object): unknown => ({ response: answer, id: 1 }),
  (answer: object): unknown => [answer],
);
const write = fc.constantFrom(
  (answer: unknown) => JSON.stringify(answer),
  (answer: unknown) => ` \n${JSON.stringify(answer, null, 2)}\n`,
  (answer: unknown) => `\ufeff${JSON.stringify(answer)}`,
  (answer: unknown) => `)]}',\n${JSON.stringify(answer)}`,
);

test('a refusal in the body is one wherever it is, and nothing else is', () => {
  const answer = fc.oneof(
    fc.constantFrom(...NO).map((said) => ({ said, isNo: true })),
    fc.constantFrom(...YES).map((said) => ({ said, isNo: false })),
  );
  fc.assert(
    fc.property(answer, beside, wrap, write, ({ said, isNo }, facts, within, text) => {
      const body = text(within({ ...facts, ...said }));
      expect([body, isRefusal(body)]).toEqual([body, isNo]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['<!doctype html><title>Are you human?</title>', true],
  ['\n<!-- x -->\n<html lang="en">', true],
  ['<head><meta charset="utf-8">', true],
  ['Error: spam', true],
  ['<ok/>', false],
  ['Thank you. No error was found.', false],
  ['Created.', false],
  ['OK', false],
  ['', false],
  ['"success"', false],
  ['{"success": tr', false],
])('%j is a no: %s', (body, isNo) => {
  expect(isRefusal(body)).toBe(isNo);
});
