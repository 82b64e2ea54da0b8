import { describe, expect, test } from 'vitest';
import { discogs } from '../../../../generator/import/readers/discogs/index.ts';
import { rolesOf } from '../../../../generator/import/readers/discogs/names.ts';
import { tryReader } from './helpers.ts';

const person = (name: string, role = '', more: object = {}) => ({
  name,
  anv: '',
  join: '',
  tracks: '',
  role,
  ...more,
});

const RELEASE = {
  id: 77,
  master_id: 78,
  resource_url: 'https://api.discogs.com/releases/77',
  title: 'Salt Maps',
  year: 2019,
  released: '2019-05-00',
  country: 'Portugal',
  artists: [person('Wren Alder', '', { join: 'Feat.' }), person('Kim Ro (2)')],
  labels: [
    { name: 'Harbour Bell (3)', catno: 'HBR014' },
    { name: 'Other Label', catno: 'none' },
  ],
  companies: [
    { name: 'Old Mill', entity_type_name: 'Recorded At' },
    { name: 'Harbour Bell', entity_type_name: 'Phonographic Copyright (p)' },
  ],
  formats: [
    { name: 'Vinyl', qty: '2', descriptions: ['LP', 'Album', 'Limited Edition', 'Stereo'], text: 'Blue' },
    { name: 'CD', qty: '1', descriptions: ['Album'] },
    { name: 'File', qty: '6', descriptions: ['FLAC'] },
  ],
  identifiers: [
    { type: 'Matrix / Runout', value: 'HBR-A' },
    { type: 'Barcode', value: 'HBR014' },
    { type: 'Barcode', value: '4 006381 333931' },
  ],
  genres: ['Folk, World, & Country'],
  styles: ['Folk'],
  notes: 'Gatefold sleeve.',
  videos: [{ uri: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Wren Alder - Low Water' }],
  extraartists: [
    person('Ines Prado', 'Producer, Mixed By'),
    person('Tom Oake', 'Guitar [Lead, Slide], Vocals', { tracks: 'A1, C1 to C2' }),
    person('Ada Lund', 'Written-By', { anv: 'A. Lund' }),
  ],
  tracklist: [
    { position: '', type_: 'heading', title: 'First night', duration: '' },
    { position: 'A1', type_: 'track', title: 'Low Water', duration: '3:05' },
    {
      position: 'B1',
      type_: 'track',
      title: 'Lanterns',
      duration: '1:02:05',
      extraartists: [person('Oto (4)', 'Featuring')],
    },
    {
      position: '',
      type_: 'index',
      title: 'Suite',
      sub_tracks: [
        { position: 'C1', type_: 'track', title: 'Tide', duration: '' },
        { position: 'C2', type_: 'track', title: 'Ebb', duration: '' },
      ],
    },
  ],
};

const json = (data: unknown) => JSON.stringify(data);

describe('A release', () => {
  test('is read with its sides, credits and formats', async () => {
    const { items, left, problems } = await tryReader(discogs, { 'a.json': json(RELEASE) });
    expect(problems).toEqual([]);
    expect(items).toMatchInlineSnapshot(`
      [
        {
          "doubts": [
            {
              "at": [
                "phonographic_copyright",
              ],
              "why": "Discogs names no year, so it is that of the release",
            },
            {
              "at": [
                "formats",
              ],
              "why": "Discogs does not know what the artist still sells",
            },
            {
              "at": [
                "links",
              ],
              "why": "users of Discogs chose the videos",
            },
          ],
          "facts": {
            "artists": [
              "Wren Alder",
              {
                "name": "Kim Ro",
                "role": "featuring",
              },
            ],
            "catalogue_number": "HBR014",
            "credits": {
              "Mixing": [
                "Ines Prado",
              ],
              "Producer": [
                "Ines Prado",
              ],
              "Writer": [
                "A. Lund",
              ],
            },
            "formats": [
              {
                "edition": "Limited Edition",
                "format": "vinyl",
                "title": "2 × LP, Blue",
              },
              {
                "format": "cd",
              },
            ],
            "genre": [
              "Folk",
              "Folk, World, & Country",
            ],
            "label": "Harbour Bell",
            "links": [
              {
                "name": "Wren Alder - Low Water",
                "url": "https://www.youtube.com/watch?v=abcdefghijk",
              },
            ],
            "phonographic_copyright": "2019 Harbour Bell",
            "recorded": "Old Mill",
            "release_date": "2019-05",
            "title": "Salt Maps",
            "tracks": [
              {
                "credits": {
                  "Guitar (Lead, Slide)": [
                    "Tom Oake",
                  ],
                  "Vocals": [
                    "Tom Oake",
                  ],
                },
                "disc": 1,
                "duration": "3:05",
                "title": "Low Water",
              },
              {
                "artists": [
                  "Wren Alder",
                  {
                    "name": "Kim Ro",
                    "role": "featuring",
                  },
                  {
                    "name": "Oto",
                    "role": "featuring",
                  },
                ],
                "disc": 1,
                "duration": "1:02:05",
                "title": "Lanterns",
              },
              {
                "credits": {
                  "Guitar (Lead, Slide)": [
                    "Tom Oake",
                  ],
                  "Vocals": [
                    "Tom Oake",
                  ],
                },
                "disc": 2,
                "movement": 1,
                "title": "Tide",
                "work": "Suite",
              },
              {
                "credits": {
                  "Guitar (Lead, Slide)": [
                    "Tom Oake",
                  ],
                  "Vocals": [
                    "Tom Oake",
                  ],
                },
                "disc": 2,
                "movement": 2,
                "title": "Ebb",
                "work": "Suite",
              },
            ],
            "type": "album",
            "upc": "4006381333931",
          },
          "ids": [
            "https://www.discogs.com/release/77",
            "https://www.discogs.com/master/78",
          ],
          "kind": "releases",
          "origin": {
            "place": "a.json",
            "source": "discogs",
          },
        },
      ]
    `);
    expect(left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
      [
        "Heading: First night",
        "Format: Stereo",
        "Notes: Gatefold sleeve.",
        "Country: Portugal",
        "Further label: Other Label",
        "Matrix / Runout: HBR-A",
      ]
    `);
  });

  test.each(['Unofficial Release', 'Promo'])('that is "%s" is left out, with a note', async (word) => {
    const formats = [{ name: 'Vinyl', qty: '1', descriptions: ['LP', word] }];
    const { items, problems } = await tryReader(discogs, { 'a.json': json({ ...RELEASE, formats }) });
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ code: 'import/note' }]);
  });

  test('without a year has no date', async () => {
    const { items, problems } = await tryReader(discogs, {
      'a.json': json({ ...RELEASE, year: 0, released: '' }),
    });
    expect(items[0]?.facts).not.toHaveProperty('release_date');
    expect(problems).toEqual([]);
  });

  test('may have several discs by numbers', async () => {
    const tracklist = ['1-01', '1-02', '2-01'].map((position) => ({
      position,
      type_: 'track',
      title: position,
    }));
    const { items } = await tryReader(discogs, { 'a.json': json({ ...RELEASE, tracklist }) });
    expect(items[0]?.facts).toMatchObject({ tracks: [{ disc: 1 }, { disc: 1 }, { disc: 2 }] });
  });
});

test('A master has the page of a master', async () => {
  const { items } = await tryReader(discogs, {
    'a.json': json({ ...RELEASE, id: 78, main_release: 77, released: undefined, formats: undefined }),
  });
  expect(items[0]).toMatchObject({
    facts: { release_date: '2019' },
    ids: ['https://www.discogs.com/master/78', 'https://www.discogs.com/release/77'],
  });
});

test('A list of the releases of an artist has titles and years', async () => {
  const releases = [
    {
      id: 78,
      type: 'master',
      role: 'Main',
      title: 'Salt Maps',
      artist: 'Wren Alder (2)',
      year: 2019,
      resource_url: 'https://api.discogs.com/masters/78',
    },
    {
      id: 79,
      type: 'release',
      role: 'Main',
      title: 'Tide',
      artist: 'Wren Alder',
      year: 0,
      format: '7", Single',
    },
    { id: 80, type: 'release', role: 'TrackAppearance', title: 'Various songs', year: 2020 },
  ];
  const { items, left, problems } = await tryReader(discogs, {
    'a.json': json({ pagination: {}, releases }),
  });
  expect(items.map(({ facts, ids }) => [facts, ids])).toEqual([
    [
      { title: 'Salt Maps', artists: ['Wren Alder'], release_date: '2019' },
      ['https://www.discogs.com/master/78'],
    ],
    [{ title: 'Tide', artists: ['Wren Alder'], type: 'single' }, ['https://www.discogs.com/release/79']],
  ]);
  expect(left.map(({ what }) => what)).toEqual(['Release with the role TrackAppearance']);
  expect(problems.map(({ message }) => message)).toEqual(['a.json lists 2 releases by title and year only.']);
});

test.each([
  ['Written-By', ['Writer']],
  ['Mixed By, Mastered By', ['Mixing', 'Mastering']],
  ['Guitar [Lead, Slide], Backing Vocals', ['Guitar (Lead, Slide)', 'Backing vocals']],
  ['Executive-Producer', ['Executive producer']],
  ['Theremin', ['Theremin']],
])('The roles of %s', (role, roles) => {
  expect(rolesOf({ role })).toEqual(roles);
});

test('What is not right is a problem, and the others are read', async () => {
  const { items, problems } = await tryReader(discogs, {
    'a.json': '{"artists_sort": ',
    'b.json': json({ releases: [{ basic_information: { title: 'Owned' } }] }),
    'c.json': json({ artists_sort: 'x' }),
    'd.json': json({
      ...RELEASE,
      released: '3019',
      identifiers: [{ type: 'Barcode', value: '4006381333932' }],
      tracklist: ['x', null, { title: 3 }],
      formats: 'x',
      videos: [{ uri: 'javascript:alert(1)' }],
    }),
    'e.json': json({ artists_sort: 'x', tracklist: [] }),
  });
  expect(items.map(({ facts }) => 'title' in facts && facts.title)).toEqual(['Salt Maps']);
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "a.json cannot be read: its JSON is damaged.",
      "c.json cannot be read: it is no release, master or list of the releases of an artist.",
      "d.json: Release date "3019" is left out: it must be in the years 1900 to 2199.",
      "d.json: Video "javascript:alert(1)" is left out: it must be a web address that starts with https://.",
      "d.json: Barcode "4006381333932" is left out: it must end in 1, the check digit of its other digits.",
      "e.json cannot be read: it names no title.",
      "b.json cannot be read: it is a collection: what somebody owns, not what an artist released.",
    ]
  `);
});

describe('Positions of tracks', () => {
  const discsOf = async (...tracklist: object[]) => {
    const data = { ...RELEASE, extraartists: [], tracklist };
    const { items, left } = await tryReader(discogs, { 'a.json': JSON.stringify(data) });
    const tracks = items.flatMap(({ facts }) => ('tracks' in facts ? (facts.tracks ?? []) : []));
    return { discs: tracks.map(({ disc }) => disc), left: left.map(({ what }) => what) };
  };
  const row = (position: string, more: object = {}) => ({ position, type_: 'track', title: 'T', ...more });

  test.each([
    ['of one record, with a track of several parts', ['A1', 'B1', 'B3.1', 'B3.2'], [undefined]],
    ['of one disc, with tracks of several parts', ['1', '2'], [undefined]],
    ['of two records', ['A1', 'B1', 'C1', 'D3.2'], [1, 1, 2, 2]],
    ['of two discs', ['1-1', '2-1'], [1, 2]],
    ['of two discs by name', ['CD1-1', 'CD2-3'], [1, 2]],
    ['of two discs with dots', ['1.1', '2.1'], [1, 2]],
  ])('%s', async (_, positions, expected) => {
    const { discs } = await discsOf(...positions.map((position) => row(position)));
    expect(expected.length === 1 ? [...new Set(discs)] : discs).toEqual(expected);
  });

  test('of parts below the row of their track are on its disc', async () => {
    const parts = (...positions: string[]) => ({
      type_: 'index',
      sub_tracks: positions.map((each) => row(each)),
    });
    const record = await discsOf(row('A1'), row('B3', parts('B3.1', 'B3.2')));
    expect(record.discs).toEqual([undefined, undefined, undefined]);
    const disc = await discsOf(row('1'), row('2', parts('2.1', '2.2')), row('3', parts('', '')));
    expect(new Set(disc.discs)).toEqual(new Set([undefined]));
    const discs = await discsOf(row('1-1'), row('2-1', parts('2-1.1', '2-1.2')));
    expect(discs.discs).toEqual([1, 2, 2]);
  });

  test('of videos are no tracks', async () => {
    const { discs, left } = await discsOf(row('1'), row('Video'), row('DVD-1'));
    expect(discs).toEqual([undefined]);
    expect(left).toContain('Video');
  });
});

test('Owners of rights have the year of the release, to be checked', async () => {
  const companies = [
    { name: 'Harbour Bell (3)', entity_type_name: 'Phonographic Copyright (p)' },
    { name: 'Mila Voss', entity_type_name: 'Copyright (c)' },
    { name: 'Oto', entity_type_name: 'Copyright (c)' },
    { name: 'Pallas', entity_type_name: 'Pressed By' },
  ];
  const { items, left } = await tryReader(discogs, { 'a.json': JSON.stringify({ ...RELEASE, companies }) });
  expect(items[0]).toMatchObject({
    facts: { phonographic_copyright: '2019 Harbour Bell', copyright: '2019 Mila Voss, Oto' },
  });
  expect(items[0]?.doubts).toContainEqual({
    at: ['copyright'],
    why: 'Discogs names no year, so it is that of the release',
  });
  expect(left.map(({ what }) => what)).toContain('Pressed By');
});

test('A release comes before its master, and both before a list, whatever their files are called', async () => {
  const { items } = await tryReader(discogs, {
    'a.json': JSON.stringify({
      releases: [
        { id: 1, title: 'Salt Maps', role: 'Main', resource_url: 'https://api.discogs.com/releases/1' },
      ],
    }),
    'b.json': JSON.stringify({ ...RELEASE, id: 78, main_release: 77 }),
    'c.json': JSON.stringify(RELEASE),
  });
  expect(items.map(({ origin }) => origin.place)).toEqual(['c.json', 'b.json', 'a.json']);
});

describe('An artist with another name on the sleeve', () => {
  const data = { ...RELEASE, artists: [person('Mila Voss (2)', '', { anv: 'M. Voss' })] };
  const nameFor = async (roster: string[]) => {
    const { items } = await tryReader(discogs, { 'a.json': JSON.stringify(data) }, { roster });
    return items.map(({ facts }) => 'artists' in facts && facts.artists);
  };

  test('has the name that the site uses', async () => {
    expect(await nameFor(['Mila Voss'])).toEqual([['Mila Voss']]);
    expect(await nameFor(['M. Voss'])).toEqual([['M. Voss']]);
  });

  test('has that of the sleeve if the site knows neither', async () => {
    expect(await nameFor([])).toEqual([['M. Voss']]);
  });
});

test('Tracks that are on a disc once more are listed once', async () => {
  const row = (position: string, title: string) => ({ position, type_: 'track', title });
  const titlesOf = async (...tracklist: object[]) => {
    const files = { 'a.json': JSON.stringify({ ...RELEASE, extraartists: [], tracklist }) };
    const { items } = await tryReader(discogs, files);
    return items
      .flatMap(({ facts }) => ('tracks' in facts ? (facts.tracks ?? []) : []))
      .map(({ title }) => title);
  };
  const record = [row('A1', 'Tide'), row('B1', 'Ebb')];
  expect(await titlesOf(...record, row('CD1', 'Tide'), row('CD2', 'Ebb'))).toEqual(['Tide', 'Ebb']);
  expect(await titlesOf(...record, row('CD1', 'Tide'), row('CD2', 'More'))).toEqual([
    'Tide',
    'Ebb',
    'Tide',
    'More',
  ]);
  expect(await titlesOf(row('CD1', 'Tide'), row('CD2', 'Ebb'))).toEqual(['Tide', 'Ebb']);
});
