import { expect, test } from 'vitest';
import { findNearest } from '../../../../generator/engine/lib/suggest.ts';

const KEYS = ['name', 'text', 'date', 'release_date', 'title', 'from'];

test.each([
  ['txet', 'text'],
  ['dat', 'date'],
  ['titel', 'title'],
  ['realese_date', 'release_date'],
  // Half of a short word is another word.
  ['seit', undefined],
  ['band', undefined],
  ['te', undefined],
])('%s is nearly %s', (word, nearest) => {
  expect(findNearest(word, KEYS)).toBe(nearest);
});
