/** Plans of imports: what is new, what fills, what differs, what is unclear. */
import { describe, expect, test } from 'vitest';
import type { FactsByKind, Item, ReleaseFacts } from '../../../generator/import/catalogue.ts';
import { describePlan } from '../../../generator/import/describe/index.ts';
import { isTaken } from '../../../generator/import/write/take.ts';
import { writePlan } from '../../../generator/import/write/write.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { changes, itemOf, planFor, release, verdicts, writeContent } from './helpers.ts';
import { makeSite } from './write/site.ts';

const makeFolder = prepareFolders();

const NIGHT_BUS = `---
title: Night Bus
type: single
release_date: 2025-03-07
duration: 3:20
isrc: AA-6Q7-25-00047
bpm: about 96
key: A minor
genre: [Soul, Folk]
label: {name: Harbour Records, url: "https://harbour.example"}
phonographic_copyright: 2025 {artist}
streaming_links:
  spotify: https://open.spotify.com/track/abc123/
links: [{name: Bandcamp, url: "https://mara.bandcamp.com/track/night-bus"}]
credits: [{role: Producer, name: Kim Ro}]
---
`;

const ALBUM = `---
title: Harbour Songs
type: album
release_date: 2024-11
tracks:
  - title: Intro
    duration: 1:10
  - title: Night Bus
    isrc: AA6Q72500047
  -
  - {title: Harbour, version: Live, duration: 4:00}
---
`;

const site = (files: Record<string, string> = {}) =>
  writeContent(makeFolder(), {
    'releases/night-bus.md': NIGHT_BUS,
    'releases/harbour-songs.md': ALBUM,
    ...files,
  });

describe('what is the same', () => {
  test('whatever form a source writes it in, with less than the site says', async () => {
    const plan = await planFor(site(), [
      release({
        title: 'NIGHT BUS',
        artists: ['Mara Voss'],
        release_date: '2025',
        duration: '03:21',
        isrc: 'aa6q72500047',
        bpm: 96.02,
        key: 'Am',
        genre: ['soul'],
        label: 'Harbour Records',
        phonographic_copyright: '℗ 2025 Mara Voss',
        streaming_links: {
          spotify: 'https://open.spotify.com/track/abc123?si=xyz',
          bandcamp: 'http://mara.bandcamp.com/track/night-bus/',
        },
        credits: { producer: ['Kim Ro'] },
      }),
    ]);
    expect(changes(plan)).toEqual([]);
    expect(verdicts(plan)).toEqual(['same releases/night-bus.md']);
  });
});

test('only keys that are missing are filled; others differ, and stay', async () => {
  const plan = await planFor(site(), [
    release({
      title: 'Night Bus (feat. Ada Lin)',
      isrc: 'AA6Q72500047',
      release_date: '2025-03-14',
      upc: '036000291452',
      streaming_links: { tidal: 'https://tidal.com/browse/track/1' },
      links: [{ name: 'Bleep', url: 'https://bleep.com/release/1' }],
      formats: [{ format: 'vinyl', price: 20, currency: 'EUR' }],
      credits: { Mixing: ['Ben Oz'], Producer: ['Somebody Else'] },
    }),
  ]);
  expect(verdicts(plan)).toEqual(['fills releases/night-bus.md']);
  expect(changes(plan)).toMatchInlineSnapshot(`
    [
      "differs release_date: "2025-03-14", not "2025-03-07"",
      "fills upc: "036000291452"",
      "fills streaming_links.tidal: "https://tidal.com/browse/track/1"",
      "fills links.1: {"name":"Bleep","url":"https://bleep.com/release/1"}",
      "fills formats.0: {"format":"vinyl","price":20,"currency":"EUR"}",
      "fills credits.1: {"role":"Mixing","name":["Ben Oz"]}",
      "differs credits.Producer: ["Somebody Else"], not "Kim Ro"",
      "fills artists: [{"name":"Ada Lin","role":"featuring"}]",
    ]
  `);
});

test('tracks are matched, and one that the site lacks is only offered', async () => {
  const plan = await planFor(site(), [
    release({
      title: 'Harbour Songs',
      release_date: '2024-11-22',
      tracks: [
        { title: 'Intro', track_number: 1, duration: '1:10', isrc: 'AA6Q72400001' },
        { title: 'Night Bus', track_number: 2, duration: '3:20' },
        { title: 'Harbour (Live)', track_number: 3, composer: ['Mara Voss'] },
        { title: 'Bonus', track_number: 4 },
      ],
    }),
  ]);
  expect(verdicts(plan)).toEqual(['fills releases/harbour-songs.md']);
  expect(changes(plan)).toMatchInlineSnapshot(`
    [
      "fills release_date: "2024-11-22", not "2024-11"",
      "fills tracks.0.isrc: "AA6Q72400001"",
      "fills tracks.1.duration: "3:20"",
      "fills tracks.3.composer: ["{artist}"]",
      "differs tracks.4: {"title":"Bonus"}",
    ]
  `);
});

test('a new release: titles are divided, its type is guessed, the own name goes without saying', async () => {
  const plan = await planFor(site(), [
    release(
      {
        title: 'Mara Voss - Far Out (feat. A & B)',
        artists: ['Mara Voss'],
        release_date: '2026-01-02',
        tracks: [
          { title: 'Far Out (feat. A & B)', artists: ['Mara Voss'] },
          { title: 'Far Out (Cole Remix)', artists: ['Mara Voss', 'Cole'] },
          { title: 'Other - Radio Edit' },
          { title: 'Fourth' },
        ],
      },
      'bandcamp',
      { doubts: [{ at: ['release_date'], why: 'the day of a later pressing' }] },
    ),
  ]);
  expect(verdicts(plan)).toEqual(['new releases/far-out.md']);
  expect(changes(plan)).toMatchInlineSnapshot(`
    [
      "new title: "Far Out"",
      "new release_date: "2026-01-02"",
      "new artists: [{"name":"A","role":"featuring"},{"name":"B","role":"featuring"}]",
      "new tracks.0.title: "Far Out"",
      "new tracks.1.title: "Far Out"",
      "new tracks.1.version: "Cole Remix"",
      "new tracks.1.artists: [{"name":"Cole","role":"remixer"}]",
      "new tracks.2.title: "Other"",
      "new tracks.2.version: "Radio Edit"",
      "new tracks.3.title: "Fourth"",
      "new type: "ep"",
    ]
  `);
  expect(plan.entries[0]?.facts.filter(({ doubt }) => doubt)).toMatchObject([
    { path: ['release_date'], doubt: 'the day of a later pressing' },
    { path: ['type'], doubt: 'guessed from 4 tracks' },
  ]);
});

test('a song that is the only track of its release is the release', async () => {
  const one = release(
    { title: 'Solo', tracks: [{ title: 'Solo', isrc: 'AA6Q72600001', duration: '2:00' }] },
    'bandcamp',
    {
      files: [{ at: ['tracks', 0, 'audio'], name: 'Solo.FLAC', from: { path: '/x/Solo.FLAC' } }],
    },
  );
  const plan = await planFor(site(), [one]);
  expect(changes(plan)).toEqual([
    'new isrc: "AA6Q72600001"',
    'new duration: "2:00"',
    'new title: "Solo"',
    'new type: "single"',
  ]);
  expect(plan.entries[0]?.files).toMatchObject([{ at: ['audio'], target: 'audio/solo.flac' }]);
});

test('several sources are one entry: the first wins, and conflicting facts of others are listed', async () => {
  const plan = await planFor(site(), [
    release({ title: 'Far Out', upc: '036000291452', release_date: '2026-01-02' }, 'bandcamp'),
    release(
      { title: 'Far Out', upc: '0036000291452', release_date: '2026-01-09', label: 'Harbour' },
      'discogs',
    ),
    release({ title: 'Far Out', release_date: '2026-01-02', bpm: 90 }, 'table'),
  ]);
  expect(verdicts(plan)).toEqual(['new releases/far-out.md']);
  expect(changes(plan)).toMatchInlineSnapshot(`
    [
      "new title: "Far Out"",
      "new upc: "036000291452"",
      "new release_date: "2026-01-02"",
      "new label: "Harbour"",
      "new bpm: 90",
      "differs release_date: "2026-01-09", not "2026-01-02"",
      "new type: "single"",
    ]
  `);
});

describe('numbers of tracks are written', () => {
  type Tracks = Readonly<Record<string, number | undefined>>;
  const album = (tracks: Tracks, source: string) =>
    release(
      {
        title: 'Far Out',
        release_date: '2026-01-02',
        tracks: Object.entries(tracks).map(([title, number]) => ({
          title,
          ...(number !== undefined && { track_number: number }),
        })),
      },
      source,
    );
  test.each<[string, Tracks[], number[], string[]]>([
    ['as they are', [{ One: 2, Two: 5 }], [2, 5], []],
    ['not if the order says the same', [{ One: 1, Two: 2 }], [], []],
    ['not if two have the same', [{ One: 1, Two: 2, Three: 2 }], [], ['several tracks have the number 2']],
    ['not if one is missing', [{ One: 2, Two: undefined }], [], []],
    [
      'not if another source adds one with the same',
      [
        { One: 2, Two: 5, Six: 6, Nine: 9 },
        { Other: 2, Two: 5, Six: 6, Nine: 9 },
      ],
      [],
      [],
    ],
    [
      'not if another source adds one without',
      [
        { One: 2, Two: 5, Six: 6, Nine: 9 },
        { One: undefined, Two: undefined, Six: undefined, Nine: undefined, Ten: undefined },
      ],
      [],
      [],
    ],
  ])('%s', async (_name, sources, numbers, doubts) => {
    const plan = await planFor(
      site(),
      sources.map((tracks, index) => album(tracks, ['bandcamp', 'discogs'][index] ?? '')),
    );
    const [entry] = plan.entries;
    expect(verdicts(plan)).toEqual(['new releases/far-out.md']);
    expect(entry?.facts.flatMap(({ path, value }) => (path[2] === 'track_number' ? [value] : []))).toEqual(
      numbers,
    );
    expect(entry?.item.doubts?.map(({ why }) => why) ?? []).toEqual(doubts);
  });
});

test('of two dates that agree, the more precise one is written, whichever source knows it', async () => {
  const plan = await planFor(site(), [
    release({ title: 'Far Out', isrc: 'AA6Q72600001', release_date: '2026' }, 'audio'),
    release({ title: 'Far Out', isrc: 'AA6Q72600001', release_date: '2026-01-09' }, 'discogs'),
    release({ title: 'Far Out', isrc: 'AA6Q72600001', release_date: '2026-01' }, 'table'),
  ]);
  expect(changes(plan).filter((change) => change.includes('date'))).toEqual([
    'new release_date: "2026-01-09"',
  ]);
  expect(plan.entries[0]?.facts.find(({ path }) => path[0] === 'release_date')?.origin.source).toBe(
    'discogs',
  );
});

describe('a date of the site that says less is filled', () => {
  const song = (release_date: string, source: string) =>
    release({ title: 'Salt', type: 'single', isrc: 'AA6Q72300001', release_date }, source);
  const SALT = (date: string) =>
    `---\ntitle: Salt\ntype: single\nrelease_date: ${date}\nisrc: AA6Q72300001\n---\n`;

  test.each([
    ['a year', '2023 # first', '2023-01-19', ['fills release_date: "2023-01-19", not 2023']],
    ['a month', '2023-01', '2023-01-19', ['fills release_date: "2023-01-19", not "2023-01"']],
    ['a year, by a month', '2023', '2023-01', ['fills release_date: "2023-01", not 2023']],
    ['another year', '2022', '2023-01-19', ['differs release_date: "2023-01-19", not 2022']],
    ['another month', '2023-02', '2023-01-19', ['differs release_date: "2023-01-19", not "2023-02"']],
    ['another day', '2023-01-20', '2023-01-19', ['differs release_date: "2023-01-19", not "2023-01-20"']],
    ['less', '2023-01-19', '2023', []],
  ])('%s', async (_, before, date, expected) => {
    const small = makeSite({ 'content/releases/salt.md': SALT(before) });
    const plan = await planFor(small.content, [song(date, 'a')]);
    expect(changes(plan)).toEqual(expected);
    await writePlan(plan, small);
    const isFilled = expected.some((change) => change.startsWith('fills'));
    const after = isFilled ? before.replace(/^[\d-]+/, date) : before;
    expect(small.read('content/releases/salt.md')).toBe(SALT(after));
    expect(changes(await planFor(small.content, [song(date, 'a')]))).toEqual(isFilled ? [] : expected);
  });

  test('by two sources at once as by one after the other', async () => {
    const all = [song('2023', 'a'), song('2023-01-19', 'b'), song('2023-02-02', 'c')];
    const written = async (...runs: (typeof all)[]) => {
      const small = makeSite({ 'content/releases/salt.md': SALT('2023') });
      for (const items of runs) await writePlan(await planFor(small.content, items), small);
      return [small.read('content/releases/salt.md'), changes(await planFor(small.content, all))];
    };
    const expected = [SALT('2023-01-19'), ['differs release_date: "2023-02-02", not "2023-01-19"']];
    expect(await written(all)).toEqual(expected);
    expect(await written(...all.map((each) => [each]))).toEqual(expected);
  });

  test('what two sources fill otherwise is said of the second', async () => {
    const small = makeSite({ 'content/releases/salt.md': SALT('2023') });
    const items = [song('2023-01-19', 'a'), song('2023-02-02', 'b')];
    expect(changes(await planFor(small.content, items))).toEqual([
      'fills release_date: "2023-01-19", not 2023',
      'differs release_date: "2023-02-02", not "2023-01-19"',
    ]);
  });
});

test('what a source says of title and artist is enough of the only entry that is alike', async () => {
  const plan = await planFor(site(), [release({ title: 'Night Bus', upc: '036000291452' })]);
  expect(verdicts(plan)).toEqual(['fills releases/night-bus.md']);
});

test('a title is not enough where days differ; an answer decides', async () => {
  const items = [release({ title: 'Night Bus', release_date: '2025-06-20' })];
  const content = site();
  const plan = await planFor(content, items);
  expect(plan.entries).toMatchObject([
    {
      verdict: 'unclear',
      name: 'Night Bus',
      candidates: [{ file: 'releases/night-bus.md', title: 'Night Bus', why: 'same title, 105 days apart' }],
    },
  ]);
  const same = await planFor(content, items, { 'Night Bus': 'releases/night-bus.md' });
  expect(verdicts(same)).toEqual(['differs releases/night-bus.md']);
  const other = await planFor(content, items, { 'night bus': 'new' });
  expect(verdicts(other)).toEqual(['new releases/night-bus-2.md']);
  const nowhere = await planFor(content, items, { 'Night Bus': 'releases/bus.md', Nothing: 'new' });
  expect(nowhere.problems.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
    [
      "import/match: --match "Night Bus=releases/bus.md" names no entry of the site: there is no releases/bus.md that it could be.",
      "import/match: --match "Nothing=new" names nothing in the sources: none of their entries is called "Nothing".",
    ]
  `);
});

test('what is said to be new is new once', async () => {
  const small = makeSite({ 'content/releases/night-bus.md': NIGHT_BUS });
  const items = [
    release({ title: 'Night Bus', type: 'single', release_date: '2025-09-12', genre: ['Jazz'] }),
    itemOf('mixes', { episode_title: 'Late', release_date: '2025-09' }),
    release({ title: 'Night Bus', type: 'single', release_date: '2025-09-12' }, 'discogs'),
    release({ title: 'Night Buses', type: 'ep', release_date: '2025-03-01' }, 'discogs'),
  ];
  const match = { 'Night Bus': 'new', 'Night Buses': 'new' };
  const plan = await planFor(small.content, items, match);
  expect(verdicts(plan)).toEqual([
    'new releases/night-bus-2.md',
    'new mixes/late.md',
    'new releases/night-buses.md',
  ]);
  await writePlan(plan, small);
  for (const answers of [match, {}])
    expect(verdicts(await planFor(small.content, items, answers))).toEqual([
      'same releases/night-bus-2.md',
      'same mixes/late.md',
      'same releases/night-buses.md',
    ]);
});

test.each([
  ['live', 'Salt (Live)', { isrc: 'AA6Q72536799' }],
  ['a single', 'Salt', { tracks: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title })) }],
])('what was unclear stays so when the other is written as %s by a guess', async (_, title, facts) => {
  const small = makeSite();
  const items = [
    release({ title, release_date: '2024-11-01' }, 'bandcamp'),
    release({ title, release_date: '2025-03-01', ...facts }, 'discogs'),
  ];
  for (const expected of ['new', 'same']) {
    const plan = await planFor(small.content, items);
    const [first = '', second = ''] = verdicts(plan).map((each) => each.split(' ')[0]);
    expect([first, second]).toEqual([expected, 'unclear']);
    await writePlan(plan, small);
  }
});

test('what says nothing that the site lacks is the same, whichever it is', async () => {
  const plan = await planFor(site(), [release({ title: 'Night Bus' })]);
  expect(verdicts(plan)).toEqual(['same releases/night-bus.md']);
});

test.each([
  ['GB', 'United Kingdom', 'same'],
  ['UK', 'United Kingdom', 'same'],
  ['GB', 'UK', 'same'],
  ['United Kingdom', 'GB', 'same'],
  ['Großbritannien', 'Vereinigtes Königreich', 'same'],
  ['Royaume-Uni', 'Regno Unito', 'same'],
  ['England', 'GB', 'same'],
  ['USA', 'United States', 'same'],
  ['U.S.A.', 'Estados Unidos', 'same'],
  ['لبنان', 'Lebanon', 'same'],
  ['Türkei', 'Turkey', 'same'],
  ['Česko', 'Česko', 'same'],
  ['Ireland', 'United Kingdom', 'differs'],
  ['Nowhere', 'GB', 'differs'],
])('the country %s of the site, and %s of a source: %s', async (own, country, verdict) => {
  const content = site({
    'pages/events.yaml': `events:\n  - {title: Roof, date: 2027-01-02, city: Somewhere, country: ${own}}\n`,
  });
  const show = itemOf('events', { title: 'Roof', date: '2027-01-02', city: 'Somewhere', country });
  expect(verdicts(await planFor(content, [show]))).toEqual([`${verdict} pages/events.yaml`]);
});

test('shows go into the file of shows, and a place that is missing is open', async () => {
  const content = site({
    'pages/events.yaml':
      'events:\n  - {title: Open Air, date: 2026-06-12, venue: Harbour Hall, city: Lisbon, country: Portugal}\n',
  });
  const plan = await planFor(content, [
    itemOf('events', {
      title: 'Mara Voss live',
      date: '2026-06-12',
      venue: 'Harbour Hall',
      country: 'PT',
      time: '21:00',
    }),
    itemOf('events', { title: 'Somewhere', date: '2026-07-01' }),
  ]);
  expect(verdicts(plan)).toEqual(['fills pages/events.yaml', 'new pages/events.yaml']);
  expect(plan.entries.map(({ at, missing }) => ({ at, missing }))).toEqual([
    { at: ['events', 0], missing: [] },
    { at: [], missing: ['city'] },
  ]);
  expect(changes(plan)).toMatchInlineSnapshot(`
    [
      "differs title: "Mara Voss live", not "Open Air"",
      "fills time: "21:00"",
      "new title: "Somewhere"",
      "new date: "2026-07-01"",
    ]
  `);
});

describe('an entry of a calendar that may be no show', () => {
  const events =
    'events:\n  - {title: Paradiso, date: 2027-03-07, venue: Paradiso, city: Amsterdam, country: NL}\n';
  const unsure = (facts: FactsByKind['events']): Item => ({
    ...itemOf('events', facts, 'ics'),
    isUnsure: true,
  });
  const load = unsure({ title: 'Load-in', date: '2027-03-07', time: '14:00', venue: 'Paradiso' });

  test('is none of the site for its day alone, whatever is first', async () => {
    const content = writeContent(makeFolder(), { 'pages/events.yaml': events });
    const dentist = unsure({ title: 'Dentist Jo', date: '2027-03-07', time: '09:00' });
    const plan = await planFor(content, [dentist], { '': 'first' });
    expect(plan.entries).toMatchObject([{ verdict: 'unclear', candidates: [] }]);
  });

  test('is asked about where another has its day and its place, on the site or in the calendar', async () => {
    const content = writeContent(makeFolder(), { 'pages/events.yaml': events });
    const plan = await planFor(content, [load]);
    expect(plan.entries).toMatchObject([{ verdict: 'unclear', candidates: [{ why: 'same day and place' }] }]);
    const show = itemOf(
      'events',
      { title: 'Tall Night', date: '2027-03-07', venue: 'Paradiso', city: 'Amsterdam' },
      'ics',
    );
    for (const items of [
      [show, load],
      [load, show],
    ]) {
      const { entries } = await planFor(writeContent(makeFolder(), {}), items);
      expect(entries.map(({ verdict, name }) => `${verdict} ${name}`).toSorted()).toEqual([
        'new Tall Night',
        'unclear Load-in',
      ]);
    }
  });
});

test('an entry whose required keys nobody knows is a draft', async () => {
  const { entries } = await planFor(site(), [
    itemOf('mixes', { episode_title: 'Night Shift 07', episode: 7 }),
  ]);
  expect(entries).toMatchObject([{ verdict: 'new', file: 'mixes/night-shift-07.md', missing: [] }]);
});

test('an entry with a placeholder for its title is a draft, unless another source knows the title', async () => {
  const why = 'its tags have no title, so this is the name of its file';
  const ids = ['https://musicbrainz.org/release/9e873859-8aa4-4790-b985-5a953e8ef628'];
  const song = release({ title: 'untagged demo', type: 'single' }, 'audio', {
    ids,
    doubts: [{ at: ['title'], why, isPlaceholder: true }],
  });
  const small = makeSite();
  const plan = await planFor(small.content, [song]);
  expect(plan.entries).toMatchObject([{ verdict: 'new', missing: ['title'] }]);
  expect(describePlan(plan, 'npx liner import music')).toContain(
    'untagged demo, single – a draft, as title is not known',
  );
  await writePlan(plan, small);
  expect(small.read('content/releases/untagged-demo.md')).toMatch(
    /title: untagged demo {2}# .*name of its file\n(?:.*\n)*draft: true {2}# title is not known/,
  );
  expect(verdicts(await planFor(small.content, [song]))).toEqual(['same releases/untagged-demo.md']);

  const named = release({ title: 'Winter Roads', type: 'single' }, 'bandcamp', { ids });
  for (const items of [
    [song, named],
    [named, song],
  ])
    expect((await planFor(site(), items)).entries).toMatchObject([{ verdict: 'new', missing: [] }]);
  const doubted = release({ title: 'A', type: 'single' }, 'audio', {
    doubts: [{ at: ['title'], why: 'odd' }],
  });
  expect((await planFor(site(), [doubted])).entries).toMatchObject([{ missing: [] }]);
});

describe('shows of one run that may be one', () => {
  const lisbon = itemOf('events', { title: 'Roof', date: '2027-06-12', city: 'Lisbon' });

  test.each<[string, FactsByKind['events'], string]>([
    [
      'another spelling of the place',
      { title: 'Roof', date: '2027-06-12', city: 'Lisboa' },
      'same day and title, another place',
    ],
    [
      'the night after midnight',
      { title: 'Roof', date: '2027-06-13', city: 'Lisbon' },
      'same place, 1 day apart',
    ],
  ])('are asked about: %s', async (_, facts, why) => {
    const small = makeSite();
    const items = [lisbon, itemOf('events', facts, 'ics')];
    const plan = await planFor(small.content, items);
    expect(plan.entries).toMatchObject([
      { verdict: 'new' },
      { verdict: 'unclear', alike: { title: 'Roof', why } },
    ]);
    expect(describePlan(plan, 'npx liner import a')).toContain(`not the new Roof: ${why}`);
    const name = plan.entries[1]?.name ?? '';
    const two = await planFor(small.content, items, { [name]: 'new' });
    expect(two.entries.some(({ verdict }) => verdict === 'unclear')).toBe(false);
    await writePlan(plan, small);
    expect((await planFor(small.content, items)).entries).toMatchObject([
      { verdict: 'same' },
      { verdict: 'unclear', candidates: [{ file: 'pages/events.yaml#1', why }] },
    ]);
  });

  test('but one file means two by two hours or places', async () => {
    const items = [lisbon, itemOf('events', { title: 'Roof', date: '2027-06-12', city: 'Lisboa' })];
    expect(verdicts(await planFor(site(), items))).toEqual([
      'new pages/events.yaml',
      'new pages/events.yaml',
    ]);
  });
});

test('what may be an entry of another source is asked for as well', async () => {
  const items = [
    release({ title: 'Far Out', release_date: '2024-11-01', tracks: [{ title: 'A' }] }, 'audio'),
    release({ title: 'Far Out', release_date: '2025-03-01', label: 'Harbour' }, 'table'),
  ];
  const content = site();
  const plan = await planFor(content, items);
  expect(verdicts(plan)).toEqual(['new releases/far-out.md', 'unclear releases/far-out-2.md']);
  expect(plan.entries[1]?.candidates).toEqual([
    { file: 'releases/far-out.md', title: 'Far Out', why: 'same title, 120 days apart' },
  ]);
});

describe('entries of one run are asked about as entries of the site are', () => {
  const inFile = (place: string, facts: ReleaseFacts) =>
    release(facts, 'csv', { origin: { source: 'csv', place, line: 2 } });
  const tracks = ['Frost Line', 'Gritter', 'A64'].map((title) => ({ title }));
  const album = { title: 'Winter Roads', type: 'album', release_date: '2024-11-01' };
  const later = { title: 'Winter Roads', release_date: '2025-03-01', tracks };
  const [NEW, UNCLEAR] = ['new releases/winter-roads.md', 'unclear releases/winter-roads-2.md'];

  test.each<[string, Item[]]>([
    ['two files of one reader', [inFile('a.csv', album), inFile('b.csv', later)]],
    ['the other way round', [inFile('b.csv', later), inFile('a.csv', album)]],
    [
      'the second item of an entry',
      [
        release({ title: 'Winter Roads', release_date: '2024', label: 'A' }, 'discogs'),
        inFile('a.csv', album),
        release({ title: 'Winter Roads', release_date: '2025-03-01', label: 'B' }, 'table'),
      ],
    ],
  ])('%s', async (_, items) => {
    const content = writeContent(makeFolder(), {});
    const plan = await planFor(content, items);
    expect(verdicts(plan)).toEqual([NEW, UNCLEAR]);
    const answered = await planFor(content, items, { 'Winter Roads': 'releases/winter-roads.md' });
    expect(verdicts(answered)).toEqual([NEW]);
    const other = await planFor(content, items, { 'Winter Roads': 'new' });
    expect(verdicts(other)).toEqual([NEW, 'new releases/winter-roads-2.md']);
  });

  test.each<[string, ReleaseFacts, ReleaseFacts]>([
    ['dates', { ...album, release_date: '2014-01-01' }, album],
    ['types', { title: 'Winter Roads', type: 'single' }, album],
    ['labels', { title: 'Winter Roads', label: 'A' }, { ...album, label: 'B' }],
  ])('but one file means two by two %s', async (_, one, other) => {
    const plan = await planFor(writeContent(makeFolder(), {}), [
      inFile('a.csv', one),
      inFile('a.csv', other),
    ]);
    expect(verdicts(plan)).toEqual([NEW, 'new releases/winter-roads-2.md']);
  });

  test('what one file says twice of an entry of the site is of that one', async () => {
    const files = {
      'releases/winter-roads.md': '---\ntitle: Winter Roads\ntype: album\nrelease_date: 2024-11-01\n---\n',
    };
    const items = [
      inFile('a.csv', { ...album, label: 'A' }),
      inFile('a.csv', { title: 'Winter Roads', genre: ['Folk'] }),
    ];
    const plan = await planFor(writeContent(makeFolder(), files), items);
    expect(verdicts(plan)).toEqual(['fills releases/winter-roads.md']);
  });
});

describe('what a source guesses speaks against nothing', () => {
  const album: ReleaseFacts = { title: 'Winter Roads', type: 'album', release_date: '2024-11-01' };
  const tracks = ['Frost Line', 'Gritter', 'A64'].map((title) => ({ title, duration: '3:10' }));

  test.each<[string, ReleaseFacts]>([
    ['type', { ...album, type: 'single', tracks }],
    ['release_date', { ...album, release_date: '2012-02-02', label: 'Harbour' }],
  ])('%s', async (key, facts) => {
    const known = key === 'type' ? album : { ...album, tracks };
    const guess = release({ ...facts, tracks }, 'audio', { doubts: [{ at: [key], why: 'it is guessed' }] });
    for (const items of [
      [release(known), guess],
      [guess, release(known)],
    ]) {
      const plan = await planFor(writeContent(makeFolder(), {}), items);
      expect(verdicts(plan)).toEqual(['new releases/winter-roads.md']);
      expect(changes(plan)).toContain(
        `new ${key}: ${JSON.stringify(known[key === 'type' ? 'type' : 'release_date'])}`,
      );
    }
  });

  test('but what it knows does', async () => {
    const single = release({ ...album, type: 'single', tracks }, 'audio');
    const plan = await planFor(writeContent(makeFolder(), {}), [release(album), single]);
    expect(verdicts(plan)).toEqual(['new releases/winter-roads.md', 'unclear releases/winter-roads-2.md']);
  });
});

test('the first of what is unclear is taken where that is said', async () => {
  const plan = await planFor(site(), [release({ title: 'Night Bus', upc: '036000291452' })], {
    '': 'first',
  });
  expect(verdicts(plan)).toEqual(['fills releases/night-bus.md']);
  expect(plan.problems).toEqual([]);
});

test('songs of a sales report fill tracks, and are never new', async () => {
  const song = (title: string, isrc: string) =>
    release({ title, isrc, artists: ['Mara Voss'], upc: '036000291452' }, 'sales', { fillsOnly: true });
  const content = site();
  const items = [song('Harbour (Live)', 'AA6Q72400009'), song('Elsewhere', 'AA6Q72400010')];
  const plan = await planFor(content, items);
  expect(plan.entries).toMatchObject([
    {
      verdict: 'unclear',
      candidates: [{ file: 'releases/harbour-songs.md', why: 'a track of it has this title' }],
    },
  ]);
  expect(plan.absent.map(({ facts }) => facts)).toMatchObject([{ title: 'Elsewhere' }]);
  const filled = await planFor(content, items, { 'Harbour (Live)': 'releases/harbour-songs.md' });
  expect(changes(filled)).toEqual(['fills tracks.3.isrc: "AA6Q72400009"']);
});

test('a song is no track of a record, only because both are the first and as long', async () => {
  const song = release({ title: 'Elsewhere', duration: '1:10' }, 'sales', { fillsOnly: true });
  const plan = await planFor(site(), [song]);
  expect(plan.entries).toEqual([]);
  expect(plan.absent).toHaveLength(1);
});

test('a remix of somebody else’s song is no new release', async () => {
  const content = site({
    'remixes/their-song.md':
      '---\ntitle: Their Song ({artist} Remix)\noriginal_artist: Cole\nyear: 2024\n---\n',
  });
  const plan = await planFor(content, [
    release({
      title: 'Their Song (Mara Voss Remix)',
      artists: ['Cole'],
      release_date: '2024-05-01',
      duration: '4:00',
      label: 'Harbour',
    }),
  ]);
  expect(verdicts(plan)).toEqual(['fills remixes/their-song.md']);
  expect(changes(plan)).toEqual(['fills duration: "4:00"']);
});

test('two entries of one source with one title are distinguished by their dates', async () => {
  const content = site({
    'releases/intro.md': '---\ntitle: Intro\ntype: single\n---\n',
  });
  const items = [
    release({ title: 'Intro', release_date: '2019', label: 'A' }),
    release({ title: 'Intro', release_date: '2023', label: 'B' }),
  ];
  const plan = await planFor(content, items);
  expect(plan.entries.map(({ verdict, name }) => `${verdict} ${name}`)).toEqual([
    'unclear Intro, 2019',
    'unclear Intro, 2023',
  ]);
  const answered = await planFor(content, items, {
    'Intro, 2019': 'releases/intro.md',
    'Intro, 2023': 'new',
  });
  expect(verdicts(answered)).toEqual(['fills releases/intro.md', 'new releases/intro-2.md']);
});

test('on the site of a label, names of its artists leave the title, and its own entry is in site.yaml', async () => {
  const content = writeContent(
    makeFolder(),
    { 'artists/ada-lin.md': '---\nname: Ada Lin\n---\n' },
    '{name: Harbour, kind: label}',
  );
  const plan = await planFor(content, [
    release({ title: 'Ada Lin - Far Out', release_date: '2026' }),
    itemOf('artists', {
      name: 'ADA LIN',
      profiles: [{ platform: 'instagram', url: 'https://www.instagram.com/ada/' }],
    }),
    itemOf('artists', {
      name: 'Harbour',
      profiles: [{ platform: 'bandcamp', url: 'https://harbour.bandcamp.com' }],
    }),
  ]);
  expect(verdicts(plan)).toEqual(['new releases/far-out.md', 'fills artists/ada-lin.md']);
  expect(changes(plan)).toEqual([
    'new title: "Far Out"',
    'new release_date: "2026"',
    'new artists: ["Ada Lin"]',
    'new type: "single"',
    'fills profiles.0: {"name":"Instagram","url":"https://www.instagram.com/ada/"}',
  ]);
  expect(plan.left).toMatchObject([
    { what: 'The artist of the site', example: 'Harbour, https://harbour.bandcamp.com' },
  ]);
});

test('absurd facts do no harm', async () => {
  const long = '('.repeat(20_000);
  const plan = await planFor(site(), [
    release({ title: '' }),
    release({ title: long, release_date: '9999-99-99', duration: '-1:00', tracks: [] }),
    release({
      title: '../../etc/passwd',
      streaming_links: { __proto__: 'x', spotify: 'javascript:alert(1)' },
    }),
    release({ title: 'Constructor', credits: { constructor: ['A'], __proto__: ['B'] } }),
    release({ title: '👍👍', tracks: Array.from({ length: 3000 }, () => ({ title: 'Intro' })) }),
    itemOf('events', { title: 'Show', date: 'tomorrow' }),
  ]);
  expect(
    plan.entries.every(({ file }) => /^(?:releases\/[a-z0-9-]+\.md|pages\/events\.yaml)$/.test(file)),
  ).toBe(true);
  expect(plan.entries.length).toBe(6);
});

test('what one source guesses, another knows; the guess is shown as a difference, and can be taken', async () => {
  const guess = release({ title: 'Dusk', type: 'single', release_date: '2020-01-01' }, 'audio', {
    doubts: [{ at: ['release_date'], why: 'it may be that of a later pressing' }],
  });
  const known = release({ title: 'Dusk', type: 'single', release_date: '2020-01-09' }, 'bandcamp');
  for (const items of [
    [guess, known],
    [known, guess],
  ]) {
    const plan = await planFor(writeContent(makeFolder(), {}), items);
    expect(changes(plan)).toEqual([
      'new title: "Dusk"',
      'new type: "single"',
      'new release_date: "2020-01-09"',
      'differs release_date: "2020-01-01", not "2020-01-09"',
    ]);
    expect(plan.entries[0]?.facts.flatMap(({ verdict, doubt }) => (doubt ? verdict : []))).toEqual([
      'differs',
    ]);
  }
  const file = '---\ntitle: Dusk\ntype: single\nrelease_date: 2020-01-20\n---\n';
  const plan = await planFor(writeContent(makeFolder(), { 'releases/dusk.md': file }), [guess]);
  expect(changes(plan)).toEqual(['differs release_date: "2020-01-01", not "2020-01-20"']);
  const [fact] = plan.entries[0]?.facts.filter(({ verdict }) => verdict === 'differs') ?? [];
  expect(fact && isTaken([{ source: 'audio', key: 'release_date' }], fact)).toBe(true);
  expect(describePlan(plan, 'npx liner import music')).toContain(
    'release_date: audio says 2020-01-01, your file says 2020-01-20, please check: it may be that of a later pressing',
  );
});

test('artists of a track may be those of its release, and guests may be part of the title', async () => {
  const site = `---
title: بحر (مع DJ Sama)
type: single
release_date: 2024-03-01
artists: ['{artist}', Ada Lind]
tracks:
  - {title: بحر (مع DJ Sama), duration: 3:20}
  - {title: Sea (with DJ Sama), duration: 3:30}
---
`;
  const content = writeContent(makeFolder(), { 'releases/bahr.md': site });
  const by = ['Mara Voss', 'Ada Lind'];
  const plan = await planFor(content, [
    release({
      title: 'بحر (مع DJ Sama)',
      type: 'single',
      release_date: '2024-03-01',
      artists: by,
      tracks: [
        { title: 'بحر', artists: ['Ada Lind'] },
        { title: 'Sea (feat. DJ Sama)', artists: by },
      ],
    }),
  ]);
  expect(verdicts(plan)).toEqual(['fills releases/bahr.md']);
  expect(changes(plan)).toEqual([
    'differs tracks.0.title: "بحر", not "بحر (مع DJ Sama)"',
    'differs tracks.1.title: "Sea", not "Sea (with DJ Sama)"',
    'fills tracks.1.artists: ["{artist}","Ada Lind",{"name":"DJ Sama","role":"featuring"}]',
  ]);
});

test('a work is a track, though it is the only one', async () => {
  const item = release({
    title: 'Nocturne',
    tracks: [{ title: 'Nocturne', opus: 'Op. 9', composer: ['Ada Lind'] }],
  });
  const plan = await planFor(writeContent(makeFolder(), {}), [item]);
  expect(changes(plan)).toContain('new tracks.0.opus: "Op. 9"');
});

test('what a picture shows is in the plan with the picture only', async () => {
  const post = itemOf('news', { title: 'Tour', date: '2026-01-01', image_alt: 'A pier' });
  const image = { at: ['image'], name: 'a.jpg', from: { url: 'https://a.example/a.jpg' } };
  const content = writeContent(makeFolder(), {});
  const paths = async (item: Item) =>
    (await planFor(content, [item])).entries.flatMap(({ facts }) => facts.map(({ path }) => path.join('.')));
  expect(await paths(post)).toEqual(['title', 'date']);
  expect(await paths({ ...post, files: [image] })).toEqual(['title', 'date', 'image_alt']);
});

describe('the artist of the site is named where that does not go without saying', () => {
  const credits = async (item: Parameters<typeof planFor>[1][number]) =>
    changes(await planFor(site(), [item])).filter((change) => change.includes('artists'));

  test.each([
    ['as a guest', 'Salt (feat. Mara Voss)', undefined, '[{"name":"{artist}","role":"featuring"}]'],
    [
      'as a guest of others',
      'Salt (feat. Mara Voss)',
      ['Cole'],
      '["Cole",{"name":"{artist}","role":"featuring"}]',
    ],
    [
      'among guests',
      'Salt (feat. Mara Voss & Ada Lin)',
      undefined,
      '[{"name":"{artist}","role":"featuring"},{"name":"Ada Lin","role":"featuring"}]',
    ],
    ['not as the only artist', 'Salt', ['Mara Voss'], undefined],
    ['not beside guests', 'Salt (feat. Ada Lin)', ['Mara Voss'], '[{"name":"Ada Lin","role":"featuring"}]'],
    ['not in a remix of the own song', 'Salt (Mara Voss Remix)', undefined, undefined],
  ])('%s', async (_, title, artists, expected) => {
    const found = await credits(release({ title, ...(artists && { artists }) }));
    expect(found).toEqual(expected === undefined ? [] : [`new artists: ${expected}`]);
  });

  test.each([
    ['a guest by the title', { title: 'Salt (feat. Mara Voss)' }, '[{"name":"{artist}","role":"featuring"}]'],
    ['a remixer by the title', { title: 'Salt (Mara Voss Remix)' }, '[{"name":"{artist}","role":"remixer"}]'],
    ['the artist of the track', { title: 'Salt', artists: ['Mara Voss'] }, '["{artist}"]'],
    ['not on the track', { title: 'Salt' }, undefined],
  ])('on the record of somebody else: %s', async (_, track, expected) => {
    const tracks = [{ title: 'Opener' }, track];
    const found = await credits(release({ title: 'Various Things', artists: ['Cole'], tracks }));
    expect(found).toEqual([
      'new artists: ["Cole"]',
      ...(expected === undefined ? [] : [`new tracks.1.artists: ${expected}`]),
    ]);
  });
});

describe('a record whose title has its type behind it', () => {
  const BOATS = (title: string) =>
    `---\ntitle: ${title}\ntype: ep\nrelease_date: 2024-05-01\ntracks: [{title: One}, {title: Two}, {title: Three}]\n---\n`;
  const boats = (title: string, more: object = {}) =>
    release({
      title,
      release_date: '2024-05-01',
      tracks: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }],
      ...more,
    });

  test.each([
    ['Paper Boats', 'Paper Boats EP', 'same'],
    ['Paper Boats', 'Paper Boats E.P.', 'same'],
    ['Paper Boats', 'Paper Boats - EP', 'same'],
    ['Paper Boats', 'Paper Boats (EP)', 'same'],
    ['Paper Boats EP', 'Paper Boats', 'same'],
    ['Paper Boats', 'Paper Boat EP', 'unclear'],
  ])('%s of the site, %s of a source: %s', async (own, title, verdict) => {
    const content = site({ 'releases/boats.md': BOATS(own) });
    const [found = ''] = verdicts(await planFor(content, [boats(title)]));
    expect(found.split(' ')[0]).toBe(verdict);
  });

  test('is no single of the same title', async () => {
    const content = site({
      'releases/boats.md': '---\ntitle: Paper Boats\ntype: single\nrelease_date: 2024-05-01\n---\n',
    });
    const [found] = verdicts(await planFor(content, [boats('Paper Boats EP')]));
    expect(found).not.toMatch(/^(?:same|fills|differs)/);
  });
});

test('a text that a new file has only notes for is missing, and whether an entry is published is its own matter', async () => {
  const content = writeContent(makeFolder(), {
    'artists/mila.md': '---\nname: Mila Voss\n---\n\n<!-- Write the biography\nbelow this note. -->\n',
    'releases/ebb.md': '---\ntitle: Ebb\ntype: album\nrelease_date: 2020-05-08\n---\n',
  });
  const plan = await planFor(content, [
    { ...itemOf('artists', { name: 'Mila Voss' }), body: 'Plays the cello.' },
    release({ title: 'Ebb', release_date: '2020-05-08', draft: true }),
  ]);
  expect(changes(plan)).toEqual(['fills body: "Plays the cello."']);
});
