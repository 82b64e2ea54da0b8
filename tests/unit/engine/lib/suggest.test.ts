import { expect, test } from 'vitest';
import { findNearest, findNearestPath } from '../../../../generator/engine/lib/suggest.ts';

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

test.each([
  ['photos/liev.jpg', 'photos/live.jpg'],
  ['photos/live.jpeg', 'photos/live.jpg'],
  ['live.jpg', 'photos/live.jpg'],
  ['pics/live.jpg', 'photos/live.jpg'],
  // In the same folder, and a picture as well, but nothing alike.
  ['photos/kinder.jpg', undefined],
  ['photos/band.jpg', undefined],
])('a path is near another one by its name: %s', (path, nearest) => {
  expect(findNearestPath(path, ['photos/quer.jpg', 'photos/live.jpg', 'artwork/live-2.jpg'])).toBe(nearest);
});
