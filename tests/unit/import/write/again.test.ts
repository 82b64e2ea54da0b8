/** Written facts are known to the next plan: it has nothing left to do. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Item } from '../../../../generator/import/catalogue.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';
import { itemOf, planFor, release, verdicts } from '../helpers.ts';
import { drawPicture, makeSite } from './site.ts';

const OLD = `---
title: Night Bus # mine
type: single
release_date: 2021-03-05
tracks:
  - title: Night Bus
    duration: 3:20
  - title: Last Stop
---
Words.
`;
const SHOWS = 'events:\n  - {title: Roof, date: 2027-01-02, city: Lisbon}\n';

test.each([
  ['an empty site', {}],
  [
    'a site that knows some of it',
    { 'content/releases/night-bus.md': OLD, 'content/pages/events.yaml': SHOWS },
  ],
])('a second import into %s does nothing', async (_, files: Record<string, string>) => {
  const site = makeSite(files);
  const cover = site.write('source/front.jpg', await drawPicture());
  const recording = join(site.root, 'source/01.flac');
  copyFileSync(join(import.meta.dirname, '../../../fixtures/formats/sines.flac'), recording);
  const items: Item[] = [
    release(
      {
        title: 'Night Bus',
        type: 'single',
        release_date: '2021-03-05',
        label: 'Halve Maan: Platen',
        upc: '036000291452',
        genre: ['Soul'],
        credits: { Producer: ['Ada Lind'], Mixing: ['Ada Lind', 'B. Ode'] },
        streaming_links: { bandcamp: 'https://noor.bandcamp.com/album/night-bus' },
        links: [{ name: 'Shop', url: 'https://shop.example/night-bus' }],
        formats: [{ format: 'vinyl', price: 20, currency: 'EUR' }],
        tracks: [
          { title: 'Night Bus', duration: '3:20', isrc: 'AA6Q72000047' },
          { title: 'Last Stop', duration: '4:01', isrc: 'AA6Q72000048' },
          { title: 'On (feat. Ada Lind)', duration: '2:50' },
        ],
        redirect_from: ['/music/night-bus-2021/'],
      },
      'bandcamp',
      {
        doubts: [{ at: ['upc'], why: 'another page has another one' }],
        files: [
          { at: ['artwork_url'], name: 'front.jpg', from: { path: cover } },
          { at: ['tracks', 1, 'audio'], name: '01.flac', from: { path: recording } },
        ],
        body: 'It began with a bus.',
      },
    ),
    release({ title: 'Night Bus', label: 'Other', release_date: '2021-03-05' }, 'discogs'),
    release({ title: '28', release_date: '2019' }, 'table'),
    itemOf('mixes', {
      episode_title: 'Night Shift 07',
      release_date: '2020-05',
      duration: '1:00:00',
      tracklist: [{ time: '0:00', artist: 'A', title: 'on' }],
    }),
    itemOf('events', { title: 'Roof', date: '2027-01-02', city: 'Lisbon', time: '22:00', venue: 'Bar' }),
    itemOf('events', { title: 'Cellar', date: '2027-02-03', city: 'Porto' }),
    {
      ...itemOf('news', { title: 'Hello: again', date: '2020-01-02', redirect_from: ['/2020/hello/'] }),
      body: 'Hi.',
    },
    { ...itemOf('ownPages', { title: 'Lessons' }), body: 'Text.' },
    itemOf('artists', { name: 'Ada Lind', kind: 'person' }),
  ];
  const plan = await planFor(site.content, items);
  expect(plan.entries.filter(({ verdict }) => verdict === 'unclear')).toEqual([]);
  const first = await writePlan(plan, site);
  expect(first.problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(first.created.length + first.changed.length).toBe(7);
  const before = site.list().map((path) => site.read(path));
  const again = await planFor(site.content, items);
  expect(
    again.entries.map(({ name, facts, files: missing }) => [
      name,
      facts
        .filter(({ verdict }) => verdict === 'new' || verdict === 'fills')
        .map(({ path }) => path.join('.')),
      missing.map(({ target }) => target),
    ]),
  ).toEqual(again.entries.map(({ name }) => [name, [], []]));
  expect(verdicts(again).filter((verdict) => /^(?:new|fills|unclear)/.test(verdict))).toEqual([]);
  const second = await writePlan(again, site);
  expect(second).toEqual({
    created: [],
    changed: [],
    assets: [],
    linked: [],
    facts: 0,
    answers: 0,
    problems: [],
  });
  expect(site.list().map((path) => site.read(path))).toEqual(before);
});

const POST = 'content/news/out-now.md';

test.each([
  ['none', '', 'fills', '\nIt is *out*: now.\n\n- one\n- two\n'],
  ['the same with more', '\nIt is out, now!\n\n- one\n- two\n\nAnd more.\n', 'same', undefined],
  ['another', '\nAnother text.\n', 'differs', undefined],
])('of a text, the site has %s', async (_, body, verdict, written) => {
  const head = '---\r\n# mine\r\ntitle:   Out now\r\ndate: 2026-01-02 # day\r\n---\r\n';
  const lines = (text: string) => text.replaceAll('\n', '\r\n');
  const site = makeSite({ [POST]: head + lines(body) });
  const post = itemOf('news', { title: 'Out now', date: '2026-01-02' }, 'feed');
  const items = [{ ...post, body: 'It is *out*: now.\n\n- one\n- two\n' }];
  const plan = await planFor(site.content, items);
  expect(verdicts(plan)).toEqual([`${verdict} news/out-now.md`]);
  await writePlan(plan, site);
  expect(site.read(POST)).toBe(head + lines(written ?? body));
  const after = verdict === 'fills' ? 'same' : verdict;
  expect(verdicts(await planFor(site.content, items))).toEqual([`${after} news/out-now.md`]);
  await writePlan(plan, { ...site, take: [{ source: 'feed', key: 'body' }] });
  expect(site.read(POST)).toBe(
    head + lines(verdict === 'same' ? body : '\nIt is *out*: now.\n\n- one\n- two\n'),
  );
});

test('a text that somebody has written since the plan was made stays', async () => {
  const head = '---\ntitle: Out now\ndate: 2026-01-02\n---\n';
  const site = makeSite({ [POST]: head });
  const post = { ...itemOf('news', { title: 'Out now', date: '2026-01-02' }, 'feed'), body: 'Out.' };
  const plan = await planFor(site.content, [post]);
  site.write(POST, `${head}Mine.\n`);
  const { problems } = await writePlan(plan, site);
  expect(problems.map(({ message }) => message)).toEqual([
    'content/news/out-now.md is left out: it has changed meanwhile.',
  ]);
  expect(site.read(POST)).toBe(`${head}Mine.\n`);
});
