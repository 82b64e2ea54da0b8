/** Plans in words. */
import { expect, test } from 'vitest';
import { problem } from '../../../generator/app/messages.ts';
import type { Item } from '../../../generator/import/catalogue.ts';
import { describePlan } from '../../../generator/import/describe/index.ts';
import { describeDrafts, describeSamples } from '../../../generator/import/describe/written.ts';
import { writePlan } from '../../../generator/import/write/write.ts';
import studio from '../../../generator/studio/ui/state/words/en.json' with { type: 'json' };
import { prepareFolders } from '../../helpers/folders.ts';
import { itemOf, planFor, release, verdicts, writeContent } from './helpers.ts';
import { makeSite } from './write/site.ts';

const makeFolder = prepareFolders();

const SITE = {
  'releases/night-bus.md': '---\ntitle: Night Bus\ntype: single\nrelease_date: 2025-03-07\n---\n',
  'releases/harbour.md': '---\ntitle: Harbour\ntype: single\nrelease_date: 2024-01-05\n---\n',
  'releases/old.md': '---\ntitle: Old\ntype: single\nrelease_date: 2019-01-05\n---\n',
};

const COMMAND = 'npx liner import shop.csv';

test('all that a plan can say', async () => {
  const content = writeContent(makeFolder(), SITE);
  const plan = await planFor(content, [
    release(
      { title: 'Far Out', release_date: '2026-01-02', tracks: [{ title: 'A' }, { title: 'B' }] },
      'bandcamp',
      {
        files: [{ at: ['artwork_url'], name: 'cover.jpg', from: { path: '/x/cover.jpg' } }],
      },
    ),
    release({ title: 'Far Out', release_date: '2026-01-09', type: 'ep' }, 'discogs'),
    release({
      title: 'Night Bus',
      release_date: '2025-03-14',
      isrc: 'AA6Q72500047',
      streaming_links: { tidal: 'https://tidal.com/browse/track/1' },
    }),
    release({ title: 'Harbour', release_date: '2024-05-01', upc: '036000291452' }),
    release({ title: 'Old', release_date: '2019-01-06' }),
    itemOf('events', { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' }, 'ics'),
    itemOf('news', { title: 'It is "out"', date: '2026-01-02' }, 'rss'),
  ]);
  const left = [
    { what: 'Comment', example: 'Bought at the harbour', origin: { source: 'table', place: 'shop.csv' } },
  ];
  expect(describePlan({ ...plan, left }, COMMAND)).toMatchInlineSnapshot(`
    "4 releases: 1 new, 1 with new facts, 1 with differences only, 1 unclear.
    1 show: 1 new.
    1 post: 1 new.

    New:
      releases/far-out.md  Far Out, ep, 2 tracks, 2026-01-02, 1 file  (bandcamp)
        release_date: discogs says 2026-01-09, bandcamp says 2026-01-02
      pages/events.yaml  Open Air, 2026-06-12, Lisbon  (ics)
      news/it-is-out.md  It is "out", 2026-01-02  (rss)

    Facts that the site lacks:
      releases/night-bus.md  Night Bus
        isrc: AA6Q72500047  (table)
        streaming_links tidal: https://tidal.com/browse/track/1  (table)
        release_date: table says 2025-03-14, your file says 2025-03-07

    What only differs:
      releases/old.md  Old
        release_date: table says 2019-01-06, your file says 2019-01-05

    Unclear, and left out until you say which entry it is:
      Harbour  (table, table.csv:2)
        --match Harbour=releases/harbour.md  is Harbour: same title, 117 days apart
        --match Harbour=new  is another one
    If it is the first:  npx liner import shop.csv --match Harbour=releases/harbour.md

    Left out of table, as the site has no key for it:
      Comment, such as Bought at the harbour

    Nothing has been written yet. To write it:  npx liner import shop.csv --write
    What differs stays as it is, unless you take it from a source:  --take discogs:release_date  or  --take table:release_date
    "
  `);
});

test('what is left out is listed by the reason', async () => {
  const content = writeContent(makeFolder(), {});
  const plan = await planFor(content, [release({ title: 'Glass', type: 'album' })]);
  const origin = { source: 'csv', place: 'table.csv' };
  const left = [
    { what: 'Coisa', example: 'x', origin, cause: 'unknown' as const },
    { what: 'Preço', example: '10', origin },
    { what: 'Bilhetes', example: 'https://a.example', origin, cause: 'unused' as const },
  ];
  expect(describePlan({ ...plan, left }, COMMAND)).toContain(`
Left out of csv, as nobody knows what these columns are (--columns says it):
  Coisa, such as x

Left out of csv, as it is not clear, or something else says it:
  Preço, such as 10

Left out of csv, as the site has no key for it:
  Bilhetes, such as https://a.example
`);
});

test('where there is nothing to do, it says so', async () => {
  const content = writeContent(makeFolder(), SITE);
  const plan = await planFor(content, [release({ title: 'Night Bus', release_date: '2025-03-07' })]);
  expect(describePlan(plan, COMMAND)).toBe('1 release: 1 the same.\n\nThere is nothing to do.\n');
});

test('three hundred entries take a line each', async () => {
  const content = writeContent(makeFolder(), {});
  const items = Array.from({ length: 300 }, (_, index) =>
    release({
      title: `Song ${index}`,
      release_date: '2020',
      isrc: `AA6Q720${String(index).padStart(5, '0')}`,
    }),
  );
  const text = describePlan(await planFor(content, items), COMMAND);
  expect(text.split('\n').length).toBeLessThan(320);
  expect(text).toContain('300 releases: 300 new.');
});

test('a plan says of a show whose place is not known that it would be shown', async () => {
  const content = writeContent(makeFolder(), SITE);
  const plan = await planFor(content, [itemOf('events', { title: 'Roof', date: '2027-01-09' })]);
  expect(describePlan(plan, COMMAND)).toContain(
    'Roof, 2027-01-09 – shown, though city is not known  (table)',
  );
});

test('entries that may be no shows are asked about once for their file, but for those with a question of their own', async () => {
  const site = makeSite();
  const titles = ['Dentist', 'Lunch', 'Some Hall'];
  const items = titles.map(
    (title, day): Item => ({
      ...itemOf('events', { title, date: `2027-01-0${day + 1}` }, 'ics'),
      isUnsure: title === 'Dentist' ? true : 'file',
    }),
  );
  const plan = await planFor(site.content, items);
  expect(describePlan(plan, 'npx liner import me.ics')).toBe(`3 shows: 3 unclear.

Unclear, and left out until you say which entry it is:
  Dentist  (ics, ics.csv)
    --match Dentist=new  is a show, whose place is not known

Not clearly shows, and left out until you say that they are, with  npx liner import me.ics …
  ics.csv: Lunch, Some Hall
    --match ics.csv=new  if all of them are; or one by one, as  --match Lunch=new
`);
  const answered = await planFor(site.content, items, { 'ics.csv': 'new' });
  expect(answered.entries.map(({ name, verdict }) => `${verdict} ${name}`)).toEqual([
    'unclear Dentist',
    'new Lunch',
    'new Some Hall',
  ]);
});

test('an entry of a calendar without a place is left out until somebody says that it is a show', async () => {
  const site = makeSite();
  const items = ['2027-01-09', '2027-01-16'].map(
    (date): Item => ({ ...itemOf('events', { title: 'Dentist', date }, 'ics'), isUnsure: true }),
  );
  const plan = await planFor(site.content, items);
  expect(describePlan(plan, 'npx liner import me.ics')).toBe(`2 shows: 2 unclear.

Unclear, and left out until you say which entry each is:
  Dentist, 2027-01-09  (ics, ics.csv)
    --match "Dentist, 2027-01-09=new"  is a show, whose place is not known
  Dentist, 2027-01-16  (ics, ics.csv)
    --match "Dentist, 2027-01-16=new"  is a show, whose place is not known
`);
  expect((await writePlan(plan, site)).created).toEqual([]);
  const first = await planFor(site.content, items, { '': 'first' });
  expect(verdicts(first)).toEqual(['unclear pages/events.yaml', 'unclear pages/events.yaml']);
  const answered = await planFor(site.content, items, { 'Dentist, 2027-01-16': 'new' });
  expect(verdicts(answered)).toEqual(['unclear pages/events.yaml', 'new pages/events.yaml']);
  await writePlan(answered, site);
  const again = await planFor(site.content, items);
  expect(verdicts(again)).toEqual(['unclear pages/events.yaml', 'same pages/events.yaml']);
  const known = itemOf('events', { title: 'Dentist', date: '2027-01-09', city: 'Porto' });
  expect(verdicts(await planFor(site.content, [...items, known]))).toEqual([
    'new pages/events.yaml',
    'same pages/events.yaml',
  ]);
});

test('samples are named where entries of the same kind are written, and nowhere else', () => {
  const samples = [
    'content/news/sample-post.md',
    'content/pages/about.yaml',
    'content/pages/events.yaml',
    'content/releases/sample-album.md',
  ].map((file) => problem('sample/text', { file, line: 8, column: 8 }, { text: 'Sample' }));
  const written = { created: [], changed: [], assets: [], linked: [], facts: 1, answers: 0, problems: [] };
  const created = ['content/releases/night-bus.md', 'content/pages/tour.md'];
  expect(describeSamples(samples, { ...written, created, changed: ['content/pages/events.yaml'] })).toBe(
    `Samples of the new site, which visitors see beside your own entries. Delete them:
  content/pages/events.yaml:8  that show
  content/releases/sample-album.md  the whole file`,
  );
  expect(describeSamples(samples, { ...written, changed: ['content/releases/old.md'] })).toBe('');
  expect(describeSamples(samples, { ...written, created: ['content/pages/about-2.md'] })).toBe(
    'The text of content/pages/about-2.md belongs into content/pages/about.yaml, which is still a sample.',
  );
});

test('the last words of an import count drafts, with the reason and what to do', async () => {
  const content = writeContent(makeFolder(), SITE);
  const plan = await planFor(content, [release({ title: 'Low Tide' }), release({ title: 'Glass' })]);
  const created = ['content/releases/low-tide.md', 'content/releases/glass.md'];
  const written = { changed: [], assets: [], linked: [], facts: 1, answers: 0, problems: [] };
  expect(describeDrafts(plan, { ...written, created: [] })).toBe('');
  expect(
    describeDrafts(plan, { ...written, created }),
  ).toBe(`2 files are drafts, which visitors do not see, as no source says the type:
  releases/low-tide.md
  releases/glass.md
To publish, correct the type in each, and delete the line  draft: true`);
});

test('formats of a release are listed with their prices', async () => {
  const content = writeContent(makeFolder(), SITE);
  const plan = await planFor(content, [
    release({
      title: 'Night Bus',
      release_date: '2025-03-07',
      formats: [
        { format: 'digital', price: 7, currency: 'EUR', url: 'https://shop.example/digital' },
        { format: 'vinyl', title: 'Double LP', price: 25.5, currency: 'EUR' },
        { format: 'cassette', sold_out: true },
      ],
    }),
  ]);
  expect(describePlan(plan, COMMAND)).toContain(
    `    formats: digital (7 EUR)  (table)
    formats: Double LP (25.5 EUR)  (table)
    formats: cassette  (table)`,
  );
});

/** As the studio has it, with its values. */
const inStudio = (word: keyof typeof studio, values: Record<string, string | number>) =>
  studio[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

test('the studio has the same words for what becomes of entries, and for what is left out', async () => {
  const content = writeContent(makeFolder(), SITE);
  const absent = [release({ title: 'Night Bus', isrc: 'AA6Q72500047' }, 'csv')];
  const left = absent.map(({ origin }) => ({ what: 'Comment', example: 'Bought at the harbour', origin }));
  const { entries } = await planFor(content, [
    release({ title: 'Far Out', release_date: '2026-01-02' }),
    release({ title: 'Night Bus', release_date: '2025-03-07', isrc: 'AA6Q72500047' }),
    release({ title: 'Harbour', release_date: '2024-05-01', upc: '036000291452' }),
    release({ title: 'Old', type: 'single', release_date: '2019-01-06' }),
  ]);
  const text = describePlan({ entries, absent, left, problems: [], decided: [] }, COMMAND);
  for (const word of ['countNew', 'countFills', 'countDiffers', 'countUnclear'] as const)
    expect(text).toContain(inStudio(word, { count: 1 }));
  expect(text).toContain(`${inStudio('importAbsent', { source: 'csv' })}:\n`);
  // A terminal adds the reason.
  expect(text).toContain(`${inStudio('importLeft', { source: 'csv' })}, as `);
  expect(text).toContain(inStudio('importSuchAs', { what: 'Comment', example: 'Bought at the harbour' }));
});

test('titles of a sales report that match nothing are not said to be missing from the site', () => {
  const absent = [release({ title: 'Night Bus', isrc: 'AA6Q72500047' }, 'csv')];
  expect(describePlan({ entries: [], absent, left: [], problems: [], decided: [] }, COMMAND)).toContain(
    'Not matched with an entry of the site, and not added, as csv knows too little:\n  Night Bus',
  );
});

test('a type is said to be guessed from tracks where there are some', async () => {
  const content = writeContent(makeFolder(), SITE);
  const bare = await planFor(content, [release({ title: 'Needles', release_date: '2022' })]);
  expect(describePlan(bare, COMMAND)).toContain('is a guess: no source says what it is.');
  expect(describePlan(bare, COMMAND)).not.toContain('number of tracks');
  const tracks = ['A', 'B', 'C', 'D'].map((title) => ({ title }));
  const counted = await planFor(content, [release({ title: 'Needles', release_date: '2022', tracks })]);
  expect(describePlan(counted, COMMAND)).toContain('is guessed from the number of tracks.');
});

test.each([
  [{ city: 'Lisbon' }, 'is a show that takes place'],
  [{}, 'is a show, whose place is not known'],
])('what an unsure show with %j is', async (place, words) => {
  const item = itemOf('events', { title: 'Open Air', date: '2026-06-12', ...place }, 'csv');
  const plan = await planFor(writeContent(makeFolder(), SITE), [{ ...item, isUnsure: true }]);
  expect(describePlan(plan, COMMAND)).toContain(`--match "Open Air=new"  ${words}`);
});
