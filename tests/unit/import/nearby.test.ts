/** Similar entries are found without comparing all pairs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemKind } from '../../../generator/import/catalogue.ts';
import { type Matchable, openComparison } from '../../../generator/import/match/index.ts';
import { openNearby } from '../../../generator/import/match/names.ts';

const words = fc.constantFrom(
  'Night',
  'Nights',
  'Bus',
  'Bu',
  'ليل',
  'Layl',
  'Été',
  'II',
  'III',
  '07',
  'aaaa',
);
const free = fc.string({ unit: fc.constantFrom('a', 'b', 'n', ' '), maxLength: 9 });
const title = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join(' ')),
  free,
);
const day = fc.constantFrom('2025-03-07', '2025-03-08', '2025-03-20', '2025', '2024-12-31', 'tomorrow');
const length = fc.constantFrom('3:20', '3:21', '3:22', '6:40');
const isrc = fc.constantFrom('AA6Q72500047', 'AA6Q72500048', 'AA6Q72500049');
const address = fc.constantFrom('https://x.example/a', 'http://www.x.example/a/', '/2020/old', '/2020/old/');
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });

const track = fc.record({ title, isrc: some(isrc), duration: some(length) });
const DATA: Record<ItemKind, fc.Arbitrary<object>> = {
  scores: fc.record({ title, year: some(fc.constantFrom('2025', '2024–2025', '2024')) }),
  works: fc.record({
    title,
    year: some(fc.constantFrom('2025', '2024')),
    opus: some(fc.constantFrom('1', 'Op. 2')),
  }),
  releases: fc.record({
    title,
    release_date: some(day),
    duration: some(length),
    isrc: some(isrc),
    upc: some(fc.constantFrom('036000291452', '0036000291452', '4006381333931')),
    catalogue_number: some(fc.constantFrom('HR 1', 'hr-1', 'HR 2')),
    label: some(fc.constantFrom('Harbour', 'Other')),
    artists: some(fc.constantFrom(['Mara Voss'], ['Cole'])),
    tracks: some(fc.array(track, { maxLength: 4 })),
    links: some(address.map((url) => [{ name: 'Shop', url }])),
  }),
  mixes: fc.record({
    episode_title: title,
    id: some(fc.constantFrom('x', 'y')),
    release_date: some(day),
    duration: some(length),
    episode: some(fc.constantFrom(1, 2)),
    tracklist: some(fc.array(fc.record({ title }), { maxLength: 4 })),
    audio_url: some(address),
  }),
  events: fc.record({
    title,
    date: some(day),
    previous_date: some(day),
    city: some(fc.constantFrom('Lisbon', 'Porto', 'TBA')),
  }),
  news: fc.record({ title, date: some(day), redirect_from: some(address.map((each) => [each])) }),
  ownPages: fc.record({ title }),
  artists: fc.record({ name: title }),
  merch: fc.record({ title }),
  quotes: fc.record({ text: title }),
};

const entry = fc
  .constantFrom(...(Object.keys(DATA) as ItemKind[]))
  .chain((kind) => DATA[kind].map((data): Matchable => ({ kind, data })));

test('everything that is alike is found', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 2, maxLength: 25 }), (entries) => {
      const { compare, marksOf } = openComparison(['mara voss']);
      const nearby = openNearby();
      for (const [number, each] of entries.entries()) nearby.add(marksOf(each), number);
      for (const each of entries) {
        const found = nearby.find(marksOf(each));
        const alike = entries.flatMap((other, number) =>
          compare(each, other).band === 'other' ? [] : [number],
        );
        expect(found).toEqual(expect.arrayContaining(alike));
        expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other));
      }
    }),
    { numRuns: 400 },
  );
});

test('most of what is not alike is not found', () => {
  const { marksOf } = openComparison([]);
  const nearby = openNearby();
  const titles = ['Night Bus', 'Harbour Lights', 'Nocturne', 'Salt', 'Open Window', 'Night Buses'];
  for (const [number, each] of titles.entries())
    nearby.add(marksOf({ kind: 'releases', data: { title: each } }), number);
  expect(nearby.find(marksOf({ kind: 'releases', data: { title: 'Night Bus!' } }))).toEqual([0, 5]);
});

test('of thousands with one title, those of its day and the next are found', () => {
  const { marksOf } = openComparison([]);
  const { add, find } = openNearby();
  const marksOfDay = (index: number) => {
    const release_date = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
    return marksOf({ kind: 'mixes', data: { episode_title: 'Night Bus Radio', release_date } });
  };
  for (let index = 0; index < 3000; index++) add(marksOfDay(index), index);
  for (const index of [1, 700, 2998])
    expect(find(marksOfDay(index))).toEqual(expect.arrayContaining([index - 1, index, index + 1]));
  expect(find(marksOfDay(700)).length).toBeLessThan(400);
});
