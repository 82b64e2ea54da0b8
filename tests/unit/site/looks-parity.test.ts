/** Missing parts of a page in a look: headings, links and words. */
import { expect, test } from 'vitest';
import { findMissing } from '../../../generator/site/looks/check/parity.ts';

const page = (main: string) =>
  `<!doctype html><html><head><title>Title only</title></head><body><main>${main}</main></body></html>`;
const FULL = page(
  '<h1>Low Water</h1><h2>Credits</h2><p>Recorded by the sea, 12 MB.</p><a href="/music/">Music</a><svg><title>Sign</title></svg>',
);

test('a page that says the same in another way lacks nothing', () => {
  const other = page(
    '<nav><a href="/music/">Music</a></nav><h2>Low Water</h2><h3>Credits</h3><p>the sea by</p><p>recorded</p>',
  );
  expect(findMissing(FULL, other, false)).toEqual([]);
});

test.each([
  [
    'a heading of the first level',
    '<h1>Low Water</h1>',
    '<p>Low Water</p>',
    { kind: 'heading', values: ['Low Water'] },
  ],
  ['another heading', '<h2>Credits</h2>', '<p>Credits</p>', { kind: 'heading', values: ['Credits'] }],
  ['a link', '<a href="/music/">Music</a>', '<p>Music</p>', { kind: 'link', values: ['/music/'] }],
  [
    'a link that is hidden',
    '<a href="/music/">Music</a>',
    '<p>Music</p><span aria-hidden="true"><a href="/music/">x</a></span>',
    { kind: 'link', values: ['/music/'] },
  ],
  ['a word', 'Recorded by the sea', 'By the sea', { kind: 'word', values: ['recorded'] }],
  [
    'a word that nobody reads',
    'Recorded by the sea',
    'By the sea<template>recorded</template>',
    { kind: 'word', values: ['recorded'] },
  ],
])('%s is missing', (_, from, to, missing) => {
  expect(findMissing(FULL, FULL.replace(from, to), false)).toEqual([missing]);
});

test('a list may leave out what is on the pages that it links to, but no link and not its title', () => {
  expect(findMissing(FULL, page('<h1>Low Water</h1><a href="/music/">Music</a>'), true)).toEqual([]);
  expect(findMissing(FULL, page('<p>Low Water</p>'), true)).toEqual([
    { kind: 'heading', values: ['Low Water'] },
    { kind: 'link', values: ['/music/'] },
  ]);
});
