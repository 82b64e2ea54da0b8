/** The texts that an import writes: new entries, and keys that were missing. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { parseTake } from '../../../../generator/import/take.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';
import { fact, knownEntry, makeSite, newEntry, planOf } from './site.ts';

beforeAll(loadSchemas);

const RELEASE = 'content/releases/new-song.md';
const codesOf = ({ problems }: Awaited<ReturnType<typeof writePlan>>) => problems.map(({ code }) => code);

test('a new entry has the keys that are known, in the order of the schema, and its text', async () => {
  const site = makeSite();
  const entry = newEntry(
    'releases',
    'releases/new-song.md',
    {
      upc: '036000291452',
      tracks: [
        { isrc: 'AA6Q72000047', title: '28', duration: '3:20' },
        { title: 'on', artists: ['Noor Vale', { name: 'Ada Lind', role: 'featuring' }] },
      ],
      release_date: '2019',
      type: 'ep',
      title: '1.10',
      genre: ['Soul', 'Folk'],
      lyrics: '[Chorus]\nFirst line\n\nSecond\n',
      streaming_links: { bandcamp: 'https://noor.bandcamp.com/album/new-song' },
    },
    { body: 'It began\r\nwith a door.\n' },
  );
  const written = await writePlan(planOf(entry), site);
  expect(written).toMatchObject({ created: [RELEASE], changed: [], assets: [], facts: 9, problems: [] });
  expect(site.read(RELEASE)).toMatchInlineSnapshot(`
    "---
    # yaml-language-server: $schema=../.schemas/release.json
    title: '1.10'
    type: ep
    release_date: 2019
    genre: [Soul, Folk]
    streaming_links:
      bandcamp: https://noor.bandcamp.com/album/new-song
    lyrics: |
      [Chorus]
      First line

      Second
    upc: '036000291452'
    tracks:
      - title: '28'
        duration: 3:20
        isrc: AA6Q72000047
      - title: on
        artists:
          - Noor Vale
          - name: Ada Lind
            role: featuring
    ---

    It began
    with a door.
    "
  `);
});

test('a fact that is unsure has a comment beside it', async () => {
  const site = makeSite();
  const doubts = [
    { at: ['release_date'], why: "the file's date is that\nof a later pressing # 2" },
    { at: ['tracks', 1, 'isrc'], why: 'two pages differ' },
    { at: ['label'], why: 'nothing is written of it' },
  ];
  const facts = {
    title: 'New Song',
    type: 'single',
    release_date: '2019',
    tracks: [{ title: 'A' }, { title: 'B', isrc: 'AA6Q72000047' }],
  };
  await writePlan(planOf(newEntry('releases', 'releases/new-song.md', facts, { doubts })), site);
  expect(site.read(RELEASE)).toMatchInlineSnapshot(`
    "---
    # yaml-language-server: $schema=../.schemas/release.json
    title: New Song
    type: single
    release_date: 2019  # from Bandcamp, please check: the file's date is that of a later pressing # 2
    tracks:
      - title: A
      - title: B
        isrc: AA6Q72000047  # from Bandcamp, please check: two pages differ
    ---
    "
  `);
});

test('what is unsure of each track is said once, above all, and of no other key', async () => {
  const site = makeSite();
  const why = 'its tags have no title';
  const titles = ['A', 'B', 'C'].map((title, index) =>
    fact(['tracks', index, 'title'], title, { verdict: 'new', doubt: why }),
  );
  const lengths = [0, 1, 2].map((index) => fact(['tracks', index, 'duration'], '3:20', { verdict: 'new' }));
  const unsure = fact(['tracks', 1, 'isrc'], 'AA6Q72000047', { verdict: 'new', doubt: 'two pages differ' });
  const facts = [
    fact(['title'], 'New Song', { verdict: 'new' }),
    fact(['type'], 'single', { verdict: 'new' }),
    ...titles,
    ...lengths,
    unsure,
  ];
  const doubts = [{ at: ['tracks'], why: 'the tags count 4 tracks, and the folder has 3' }];
  await writePlan(
    planOf(newEntry('releases', 'releases/new-song.md', { title: 'New Song' }, { facts, doubts })),
    site,
  );
  expect(site.read(RELEASE)).toMatchInlineSnapshot(`
    "---
    # yaml-language-server: $schema=../.schemas/release.json
    title: New Song
    type: single
    tracks:  # from Bandcamp, please check: title of each track: its tags have no title; from Bandcamp, please check: the tags count 4 tracks, and the folder has 3
      - title: A
        duration: 3:20
      - title: B
        duration: 3:20
        isrc: AA6Q72000047  # from Bandcamp, please check: two pages differ
      - title: C
        duration: 3:20
    ---
    "
  `);
});

test('a release that lacks what is required is a draft that says why', async () => {
  const site = makeSite();
  const release = newEntry('releases', 'releases/new-song.md', { title: 'New Song' }, { missing: ['type'] });
  const untitled = newEntry('releases', 'releases/2.md', { title: '' }, { missing: ['title'], facts: [] });
  const written = await writePlan(planOf(release, untitled), site);
  expect(site.read(RELEASE)).toMatchInlineSnapshot(`
    "---
    # yaml-language-server: $schema=../.schemas/release.json
    title: New Song
    type: single  # not known: put the right one here
    draft: true  # type is not known: fill in what is missing, then remove this line
    ---
    "
  `);
  expect(written.problems.map(({ message }) => message)).toEqual([
    'content/releases/2.md is left out: title is not known.',
  ]);
});

test('shows are added to the list, which is begun if there is none', async () => {
  const site = makeSite();
  const first = newEntry('events', 'pages/events.yaml', {
    city: 'Lisbon',
    time: '22:00',
    date: '2027-01-02',
    title: 'Roof',
  });
  const second = newEntry(
    'events',
    'pages/events.yaml',
    { title: 'Cellar', date: '2027-02-03' },
    { missing: ['city'] },
  );
  expect((await writePlan(planOf(first, second), site)).created).toEqual(['content/pages/events.yaml']);
  const text = site.read('content/pages/events.yaml');
  expect(text).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../.schemas/page-events.json
    # The Events page: all shows in one list, in any order.

    events:
      - title: Roof
        date: 2027-01-02
        time: 22:00
        city: Lisbon
      - title: Cellar
        date: 2027-02-03
        city: TBA  # not known: put the right one here
    "
  `);
  const shows = planOf(
    newEntry(
      'events',
      'pages/events.yaml',
      { title: 'Barge', date: '2027-03-04', city: 'Porto' },
      {
        doubts: [{ at: ['date'], why: 'the year is a guess' }],
      },
    ),
    newEntry('events', 'pages/events.yaml', { title: 'Nowhere', date: '' }, { missing: ['date'] }),
    {
      ...newEntry('events', 'pages/events.yaml', { title: 'Roof', date: '2027-01-02' }),
      ...{ verdict: 'fills', at: ['events', 0], facts: [fact(['venue'], 'Roof: the bar')] },
    },
  );
  const written = await writePlan(shows, site);
  expect(written.changed).toEqual(['content/pages/events.yaml']);
  expect(written.problems.map(({ message }) => message)).toEqual([
    'Nowhere in content/pages/events.yaml is left out: date is not known.',
  ]);
  expect(site.read('content/pages/events.yaml').slice(0, 450)).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../.schemas/page-events.json
    # The Events page: all shows in one list, in any order.

    events:
      - title: Roof
        date: 2027-01-02
        time: 22:00
        venue: 'Roof: the bar'
        city: Lisbon
      - title: Cellar
        date: 2027-02-03
        city: TBA  # not known: put the right one here
      - title: Barge
        date: 2027-03-04  # from Bandcamp, please check: the year is a guess
        city: Porto
    "
  `);
});

const SONG = `---
# by hand
title:   New Song   # mine
type: single

tracks:
  - {title: A, isrc: AAAAA2000001}
  - title: B
---
Text
`;

test('missing keys are added, and nothing else moves', async () => {
  const site = makeSite({ [RELEASE]: SONG });
  const facts = [
    fact(['release_date'], '2019-05-12', { doubt: 'the page says May' }),
    fact(['tracks', 1, 'isrc'], 'AAAAA2000002'),
    fact(['tracks', 0, 'duration'], '3:20', { doubt: 'measured' }),
    fact(['tracks', 2], { isrc: 'AAAAA2000003', title: 'C' }),
    fact(['label'], 'Halve Maan'),
    fact(['type'], 'ep', { verdict: 'differs', before: 'single' }),
    fact(['title'], 'New Song', { verdict: 'same' }),
  ];
  const written = await writePlan(planOf(knownEntry('releases/new-song.md', facts)), site);
  expect(written).toMatchObject({ created: [], changed: [RELEASE], facts: 5, problems: [] });
  expect(site.read(RELEASE)).toMatchInlineSnapshot(`
    "---
    # by hand
    title:   New Song   # mine
    type: single
    release_date: 2019-05-12  # from Bandcamp, please check: the page says May
    label: Halve Maan

    tracks:
      - {title: A, duration: 3:20, isrc: AAAAA2000001}  # duration: from Bandcamp, please check: measured
      - title: B
        isrc: AAAAA2000002
      - title: C
        isrc: AAAAA2000003
    ---
    Text
    "
  `);
});

test.each([
  ['musicbrainz', 'ep', '2020'],
  ['musicbrainz:type', 'ep', '2019'],
  ['musicbrainz:release_date', 'single', '2020'],
  ['bandcamp', 'single', '2019'],
  ['musicbrainz:tracks', 'single', '2019'],
])('--take %s replaces what differs', async (take, type, date) => {
  const site = makeSite({ [RELEASE]: '---\ntitle: A\ntype: single\nrelease_date: 2019\n---\n' });
  const origin = { source: 'musicbrainz', place: 'release.json' };
  const facts = [
    fact(['type'], 'ep', { verdict: 'differs', before: 'single', origin }),
    fact(['release_date'], '2020', { verdict: 'differs', before: '2019', origin }),
  ];
  const entry = knownEntry('releases/new-song.md', facts, { verdict: 'differs' });
  await writePlan(planOf(entry), { ...site, take: [parseTake(take) ?? { source: '' }] });
  expect(site.read(RELEASE)).toBe(`---\ntitle: A\ntype: ${type}\nrelease_date: ${date}\n---\n`);
});

test.each([
  ['musicbrainz', { source: 'musicbrainz' }],
  ['csv:tracks.isrc', { source: 'csv', key: 'tracks.isrc' }],
  ['', undefined],
  ['musicbrainz:', undefined],
  ['a:b:c', undefined],
])('--take is read: %s', (given, take) => {
  expect(parseTake(given)).toEqual(take);
});

test('an entry that cannot be written safely is left out, with what to type', async () => {
  const anchors = '---\ntitle: A\ntype: single\nlinks: &l\n  - {name: x, url: https://x.example}\n---\n';
  const broken = '---\ntitle: [A\n---\n';
  const site = makeSite({
    'content/releases/a.md': anchors,
    'content/releases/b.md': broken,
    'content/releases/c.md': '---\ntitle: C\ntype: ep\nlabel: Meanwhile\n---\n',
    'content/releases/d.md': '---\ntitle: D\n---\n',
  });
  const written = await writePlan(
    planOf(
      knownEntry('releases/a.md', [fact(['links', 1], { name: 'Shop', url: 'https://shop.example' })]),
      knownEntry('releases/b.md', [fact(['label'], 'Halve Maan')]),
      knownEntry('releases/c.md', [fact(['label'], 'Halve Maan')]),
      newEntry('releases', 'releases/d.md', { title: 'D', type: 'ep' }),
      newEntry('releases', '../elsewhere.md', { title: 'E', type: 'ep' }),
      knownEntry('releases/gone.md', [fact(['label'], 'Halve Maan')]),
    ),
    site,
  );
  expect(written.record).toBeUndefined();
  expect(written.problems.map(({ message, hint }) => [message, hint])).toMatchInlineSnapshot(`
    [
      [
        "../elsewhere.md is left out: its file would not be in the content folder.",
        undefined,
      ],
      [
        "content/releases/a.md is left out: An anchor, an alias, a merge key or a tag (&, *, <<, !) is used here. Change it in the file.",
        "Write by hand into content/releases/a.md:  in links: - {name: Shop, url: https://shop.example}",
      ],
      [
        "content/releases/b.md is left out: The file has errors. Run npx liner check, fix them, and try again.",
        "Write by hand into content/releases/b.md:  label: Halve Maan",
      ],
      [
        "content/releases/c.md is left out: it has changed meanwhile.",
        "Import it again.",
      ],
      [
        "content/releases/gone.md is left out: its file cannot be read as a text in UTF-8.",
        undefined,
      ],
      [
        "content/releases/d.md is left out: a file of this name is there already.",
        "Import it again.",
      ],
    ]
  `);
  expect(site.read('content/releases/a.md')).toBe(anchors);
  expect(site.list()).toHaveLength(5);
});

test('old addresses lead to one page each, and to none where there is a page', async () => {
  const site = makeSite({
    [RELEASE]: '---\ntitle: A\ntype: single\nredirect_from: [/music/a/, old-a]\n---\n',
  });
  const post = (name: string, redirect_from: string[]) =>
    newEntry('news', `news/${name}.md`, { title: name, date: '2020-01-01', redirect_from });
  const written = await writePlan(
    planOf(
      post('one', [
        '/2020/01/one/',
        '/news/one',
        '/music/a',
        '/press/',
        '/music/releases/old-a/',
        '/?p=1',
        'https://x.example/',
      ]),
      post('two', ['/2020/01/One', '/2020/01/two/', '/2020/01/two/']),
      post('three', ['/news/two/']),
    ),
    site,
  );
  const old = (name: string) =>
    parse(site.read(`content/news/${name}.md`).split('---')[1] ?? '').redirect_from;
  expect([old('one'), old('two'), old('three')]).toEqual([['/2020/01/one/'], ['/2020/01/two/'], undefined]);
  expect(new Set(codesOf(written))).toEqual(new Set(['import/value']));
  expect(written.problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "The old address "/music/a" is left out: it leads to another page already.",
      "The old address "/press/" is left out: a page of the site is there.",
      "The old address "/music/releases/old-a/" is left out: it leads to another page already.",
      "The old address "/?p=1" is left out: it is no address on this site, such as /old-name/.",
      "The old address "https://x.example/" is left out: it is no address on this site, such as /old-name/.",
      "The old address "/2020/01/One" is left out: it leads to another page already.",
      "The old address "/news/two/" is left out: a page of the site is there.",
    ]
  `);
});

test('whatever a source says is read as it was meant', async () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '28',
      '1.10',
      'on',
      'null',
      '~',
      '---',
      '...',
      '# x',
      'a: b',
      '- a',
      '{a',
      '[b]',
      '&a',
      '*a',
      '!t',
      '%x',
      '@y',
      '`z',
      "it's",
      '"',
      '0x1F',
      '1e3',
      '2019-01-01',
      '22:00',
      ' x ',
      'a\n---\nb',
      '=1',
      '<<',
      'y',
      '؛،',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, fc.array(nasty, { maxLength: 3 }), async (title, text, genre) => {
      const site = makeSite({ 'content/releases/old.md': '---\ntitle: Old\ntype: single\n---\n' });
      const doubts = [{ at: ['description'], why: text }];
      const facts = { title, description: text, genre, tracks: [{ title }] };
      const known = knownEntry('releases/old.md', [
        fact(['label'], title),
        fact(['lyrics'], text, { doubt: text }),
      ]);
      const written = await writePlan(
        planOf(newEntry('releases', 'releases/new-song.md', facts, { doubts, body: text }), known),
        site,
      );
      expect(written.problems).toEqual([]);
      const dataOf = (path: string) => parse(/^---\n([\s\S]*?\n)---\n/.exec(site.read(path))?.[1] ?? '');
      expect(dataOf(RELEASE)).toEqual(facts);
      expect(dataOf('content/releases/old.md')).toEqual({
        title: 'Old',
        type: 'single',
        label: title,
        lyrics: text,
      });
    }),
    { numRuns: 60 },
  );
});
