/** Whatever sources say: once it is written, there is nothing left to do, nothing is doubled, and answers stay answered. */
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../../../generator/import/catalogue.ts';
import type { Plan } from '../../../generator/import/plan/plan.ts';
import { writePlan } from '../../../generator/import/write/write.ts';
import { itemOf, planFor, release } from '../../unit/import/helpers.ts';
import { openWork } from '../../unit/import/whole.ts';
import { makeSite, type SmallSite } from '../../unit/import/write/site.ts';

const SITES = [
  'base_url: https://noor.example\nartist: {name: Noor Vale}\n',
  'base_url: https://noor.example\nlanguages: [{code: ar, name: العربية}, {code: en, name: English}]\nartist: {name: نور, en: {name: Noor Vale}}\n',
];

const day = fc.constantFrom('2024-05-01', '2024-05-02', '2024-05-20', '2022-01-01');
const duration = fc.constantFrom('3:20', '3:21', '3:40', '12:00');
const description = fc.constantFrom('A song.', 'أغنية.');

const NAMES = ['Salt', 'Ferry', 'ملح', 'Live at Home', 'Harbour (Live)', 'Paper Boats EP', 'Quarry - Single'];

/** Something of an artist, as it is. */
const releaseOf = (title: string) =>
  fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 5 })).chain(([number, size]) =>
    fc.record({
      title: fc.constant(title),
      artists: fc.constantFrom(['Noor Vale'], ['Noor Vale', 'Cole']),
      release_date: day,
      description,
      duration,
      isrc: fc.constant(`AA6Q725${number}99`),
      genre: fc.constantFrom(['Soul'], ['Soul', 'Folk']),
      label: fc.constantFrom('Harbour', 'Other'),
      tracks: fc.constant(
        Array.from({ length: size }, (_, index) => ({
          title: `Part ${index + 1} of ${number}`,
          duration: '3:33',
        })),
      ),
    }),
  );
const mixOf = (title: string) =>
  fc.record({ episode_title: fc.constant(title), release_date: day, duration, description });
const eventOf = (title: string) =>
  fc.record({
    title: fc.constant(title),
    date: day,
    venue: fc.constantFrom('Roof', 'Cellar'),
    city: fc.constantFrom('Lisbon', 'Porto'),
    country: fc.constantFrom('GB', 'United Kingdom', 'Portugal'),
  });
const postOf = (title: string) => fc.record({ title: fc.constant(title), date: day, excerpt: description });

/** Facts that a source knows: some of the keys, and the date as a year or a month. */
function tell<Facts extends object>(
  facts: Facts,
  ...required: (keyof Facts & string)[]
): fc.Arbitrary<Facts> {
  return fc.tuple(fc.subarray(Object.keys(facts)), fc.constantFrom(4, 7, 10)).map(([keys, precision]) => {
    const given = Object.entries(facts).filter(
      ([key]) => keys.includes(key) || required.some((each) => each === key),
    );
    const less = given.map(([key, value]) => [
      key,
      key === 'release_date' ? String(value).slice(0, precision) : value,
    ]);
    // What is required is there.
    return Object.fromEntries(less) as Facts;
  });
}

/** Items of two sources about one thing. */
const thingOf = (title: string): fc.Arbitrary<Item[]> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: releaseOf(title).chain((it) =>
        twice((from) => tell(it, 'title').map((each) => release(each, from))),
      ),
    },
    {
      weight: 2,
      arbitrary: mixOf(title).chain((it) =>
        twice((from) => tell(it, 'episode_title', 'release_date').map((each) => itemOf('mixes', each, from))),
      ),
    },
    {
      weight: 2,
      arbitrary: eventOf(title).chain((it) =>
        twice((from) => tell(it, 'title', 'date').map((each) => itemOf('events', each, from))),
      ),
    },
    {
      weight: 1,
      arbitrary: postOf(title).chain((it) =>
        twice((from) => tell(it, 'title', 'date').map((each) => itemOf('news', each, from))),
      ),
    },
  );

function twice(tellIt: (source: string) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return fc
    .tuple(fc.option(tellIt('bandcamp')), fc.option(tellIt('discogs')))
    .map((each) => each.filter((item) => item !== null));
}

const unclearIn = ({ entries }: Plan) => entries.filter(({ verdict }) => verdict === 'unclear');

/** Imports items, written as far as they are certain; then only questions may remain. */
async function importAll(site: SmallSite, items: readonly Item[], match: Record<string, string> = {}) {
  const plan = await planFor(site.content, items, match);
  const { problems } = await writePlan(plan, site);
  expect(problems.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([]);
  const files = site.list().map((path) => [path, site.read(path)]);
  const again = await planFor(site.content, items, match);
  const asked = new Set(unclearIn(plan).map(({ name }) => `unclear ${name}`));
  expect(openWork(again).filter((work) => !asked.has(work))).toEqual([]);
  await writePlan(again, site);
  expect(site.list().map((path) => [path, site.read(path)])).toEqual(files);
  return again;
}

test('once it is written, there is nothing left to do, and answers stay answered', async () => {
  const things = fc
    .shuffledSubarray(NAMES, { minLength: 1, maxLength: 4 })
    .chain((titles) => fc.tuple(...titles.map(thingOf)))
    .map((all) => all.flat());
  const sources = things.chain((items) => fc.tuple(fc.shuffledSubarray(items), fc.constant(items)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SITES),
      sources,
      fc.boolean(),
      async (settings, [before, items], isNew) => {
        const site = makeSite({ 'content/site.yaml': settings });
        await importAll(site, before);
        const plan = await importAll(site, items);
        const match = Object.fromEntries(
          unclearIn(plan).map(({ name, candidates }) => [name, (!isNew && candidates[0]?.file) || 'new']),
        );
        await importAll(site, items, match);
        rmSync(site.root, { recursive: true });
      },
    ),
    { numRuns: 12, seed: 7, endOnFailure: true },
  );
}, 600_000);
