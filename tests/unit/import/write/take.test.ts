/** `--take`: what names nothing is an error. */
import { describe, expect, test } from 'vitest';
import { parseTake } from '../../../../generator/import/take.ts';
import { findIdleTakes } from '../../../../generator/import/write/take.ts';
import { fact, knownEntry, planOf } from './site.ts';

const csv = { source: 'csv', place: 'shop.csv' };
const bandcamp = { source: 'bandcamp', place: 'page.html' };
const plan = planOf(
  knownEntry('releases/new-song.md', [
    fact(['type'], 'single', { verdict: 'differs', origin: csv }),
    fact(['release_date'], '2025-03-07', { verdict: 'same', origin: csv }),
    fact(['tracks', 2, 'isrc'], 'AA6Q72500047', { origin: csv }),
    fact(['label'], 'Harbour', { origin: bandcamp }),
  ]),
);

const readTakes = (...written: string[]) => written.flatMap((each) => parseTake(each) ?? []);

test.each([
  'csv',
  'shop.csv',
  'shop.csv:type',
  'csv:type',
  'csv:release_date',
  'csv:tracks',
  'csv:tracks.isrc',
  'bandcamp:label',
])('%s names what a source says, though it is the same', (written) => {
  expect(findIdleTakes(plan, readTakes(written))).toEqual([]);
});

describe('a mistake is named', () => {
  test.each([
    [
      'csv:label',
      'csv says nothing that is called "label"',
      'Without  --take , the plan shows what differs.',
    ],
    ['discogs:type', 'none of the sources is read as "discogs"', 'The sources are read as csv and bandcamp.'],
  ])('%s', (written, message, hint) => {
    const [found] = findIdleTakes(plan, readTakes('csv:type', written));
    expect(found?.message).toContain(message);
    expect(found?.hint).toBe(hint);
  });

  test('but not where nothing was found', () => {
    expect(findIdleTakes(planOf(), readTakes('csv:typ'))).toEqual([]);
  });
});
