import { describe, expect, test } from 'vitest';
import { musicbrainz } from '../../../../generator/import/readers/musicbrainz/index.ts';
import { tryReader } from './helpers.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const artist = (number: number, name: string) => ({ id: uuid(number), name, 'sort-name': name });
const credit = (...names: [name: string, joinphrase?: string][]) => ({
  'artist-credit': names.map(([name, joinphrase = '']) => ({
    name,
    joinphrase,
    artist: artist(name.length, name),
  })),
});
const by = (type: string, name: string, attributes: string[] = [], more: object = {}) => ({
  'target-type': 'artist',
  type,
  attributes,
  'target-credit': '',
  artist: artist(name.length, name),
  ...more,
});
const link = (type: string, resource: string, more: object = {}) => ({
  'target-type': 'url',
  type,
  url: { resource },
  ...more,
});
const song = (title: string, languages: string[], ...relations: object[]) => ({
  'target-type': 'work',
  type: 'performance',
  attributes: [],
  work: { title, languages, relations },
});
const track = (position: number, title: string, recording: object, more: object = {}) => ({
  position,
  number: String(position),
  title,
  length: 185_000,
  recording: { title, video: false, ...recording },
  ...more,
});

const RELEASE = {
  id: uuid(1),
  title: 'Salt Maps',
  status: 'Official',
  date: '2019-05',
  barcode: '4006381333931',
  packaging: 'Gatefold Cover',
  disambiguation: 'first pressing',
  'text-representation': { language: 'por', script: 'Latn' },
  'cover-art-archive': { front: true },
  ...credit(['Wren Alder', ' feat. '], ['Kim Ro', ' & '], ['Oto']),
  'label-info': [
    { 'catalog-number': 'HBR014', label: { name: 'Harbour Bell' } },
    { 'catalog-number': 'X1', label: { name: 'Other Label' } },
  ],
  'release-group': {
    id: uuid(2),
    title: 'Salt Maps',
    'primary-type': 'Album',
    'secondary-types': ['Live'],
    'first-release-date': '2018-11-02',
    genres: [
      { name: 'folk', count: 2 },
      { name: 'dream pop', count: 5 },
    ],
  },
  relations: [
    by('producer', 'Ines Prado'),
    by('producer', 'Tom Oake', ['executive']),
    by('photography', 'Ada Lund', [], { 'target-credit': 'Ada L.' }),
    { ...by('phonographic copyright', 'Harbour Bell'), begin: '2018', 'target-type': 'label' },
    { 'target-type': 'place', type: 'recorded at', place: { name: 'Old Mill', area: { name: 'Porto' } } },
    link('free streaming', 'https://open.spotify.com/album/1saltmaps'),
    link('purchase for download', 'https://wrenalder.bandcamp.com/album/salt-maps'),
    link('purchase for mail-order', 'https://shop.example/salt-maps'),
    link('free streaming', 'https://www.deezer.com/album/77', { ended: true }),
    link('discogs', 'https://www.discogs.com/release/77'),
    link('free streaming', 'javascript:alert(1)'),
  ],
  media: [
    {
      position: 1,
      format: '12" Vinyl',
      tracks: [
        track(1, 'Low Water', {
          isrcs: ['AA6Q72000047'],
          ...credit(['Wren Alder', ' feat. '], ['Kim Ro', ' & '], ['Oto']),
          relations: [
            by('mix', 'Tom Oake'),
            by('instrument', 'Kim Ro', ['guest', 'drums (drum set)', 'oud']),
            by('vocal', 'Wren Alder', ['lead vocals']),
            song('Low Water', ['por'], by('composer', 'Wren Alder'), by('lyricist', 'Ada Lund')),
          ],
        }),
      ],
    },
    {
      position: 2,
      format: '12" Vinyl',
      tracks: [
        track(1, 'Suite: II. Tide', {
          ...credit(['Wren Alder']),
          relations: [
            by('mix', 'Tom Oake'),
            by('conductor', 'Mara Finch'),
            by('performing orchestra', 'Porto Players'),
            song('Suite: II. Tide', ['por'], by('composer', 'Wren Alder'), {
              'target-type': 'work',
              type: 'parts',
              direction: 'backward',
              'ordering-key': 2,
              work: { title: 'Suite' },
            }),
          ],
        }),
        track(2, 'Film', { video: true }),
      ],
    },
  ],
};

const json = (data: unknown) => JSON.stringify(data);

describe('A release', () => {
  test('is read with its discs, people, works and links', async () => {
    const { items, left, problems } = await tryReader(musicbrainz, { 'release.json': json(RELEASE) });
    expect(items).toMatchInlineSnapshot(`
      [
        {
          "doubts": [
            {
              "at": [
                "release_date",
              ],
              "why": "the edition with these facts came out on 2019-05",
            },
            {
              "at": [
                "formats",
              ],
              "why": "MusicBrainz does not know what is still sold",
            },
          ],
          "facts": {
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
            "catalogue_number": "HBR014",
            "composer": [
              "Wren Alder",
            ],
            "credits": {
              "Executive producer": [
                "Tom Oake",
              ],
              "Mixing": [
                "Tom Oake",
              ],
              "Photography": [
                "Ada L.",
              ],
              "Producer": [
                "Ines Prado",
              ],
            },
            "formats": [
              {
                "edition": "first pressing",
                "format": "vinyl",
                "title": "2 × 12" Vinyl, Gatefold Cover",
              },
            ],
            "genre": [
              "dream pop",
              "folk",
            ],
            "label": "Harbour Bell",
            "language": "pt",
            "links": [
              {
                "name": "shop.example",
                "url": "https://shop.example/salt-maps",
              },
            ],
            "phonographic_copyright": "2018 Harbour Bell",
            "recorded": "Old Mill, Porto",
            "release_date": "2018-11-02",
            "streaming_links": {
              "bandcamp": "https://wrenalder.bandcamp.com/album/salt-maps",
              "spotify": "https://open.spotify.com/album/1saltmaps",
            },
            "title": "Salt Maps",
            "tracks": [
              {
                "credits": {
                  "Drums": [
                    "Kim Ro",
                  ],
                  "Lyrics": [
                    "Ada Lund",
                  ],
                  "Oud": [
                    "Kim Ro",
                  ],
                  "Vocals": [
                    "Wren Alder",
                  ],
                },
                "disc": 1,
                "duration": "3:05",
                "isrc": "AA6Q72000047",
                "title": "Low Water",
              },
              {
                "conductor": [
                  "Mara Finch",
                ],
                "disc": 2,
                "duration": "3:05",
                "ensemble": [
                  "Porto Players",
                ],
                "movement": 2,
                "title": "Suite: II. Tide",
                "work": "Suite",
              },
            ],
            "type": "live",
            "upc": "4006381333931",
          },
          "files": [
            {
              "at": [
                "artwork_url",
              ],
              "from": {
                "url": "https://coverartarchive.org/release/00000000-0000-4000-8000-000000000001/front-1200",
              },
              "name": "front-1200.jpg",
            },
          ],
          "ids": [
            "https://musicbrainz.org/release/00000000-0000-4000-8000-000000000001",
            "https://musicbrainz.org/release-group/00000000-0000-4000-8000-000000000002",
            "https://www.discogs.com/release/77",
          ],
          "kind": "releases",
          "origin": {
            "place": "release.json",
            "source": "musicbrainz",
          },
        },
      ]
    `);
    expect(left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
      [
        "Video: Film",
        "Address (discogs): https://www.discogs.com/release/77",
        "Further label: Other Label X1",
      ]
    `);
    expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "release.json: Address "javascript:alert(1)" is left out: it must be a web address that starts with https://.",
      ]
    `);
  });

  test('has one entry for all of its editions, with the date of the first', async () => {
    const cd = {
      ...RELEASE,
      id: uuid(3),
      date: '2018-11-02',
      media: [{ format: 'CD' }],
      barcode: '',
      packaging: 'Digipak',
    };
    const { items } = await tryReader(musicbrainz, {
      'a.json': json({ releases: [cd] }),
      'b.json': json(RELEASE),
    });
    expect(items).toHaveLength(1);
    expect(items[0]?.facts).toMatchObject({
      release_date: '2018-11-02',
      formats: [{ format: 'vinyl' }, { format: 'cd', title: 'CD, Digipak' }],
      upc: '4006381333931',
    });
    expect(items[0]?.ids).toContain(`https://musicbrainz.org/release/${uuid(3)}`);
  });

  test.each(['Bootleg', 'Promotion', 'Pseudo-Release'])(
    'of the status %s is left out, with a note',
    async (status) => {
      const { items, problems } = await tryReader(musicbrainz, { 'a.json': json({ ...RELEASE, status }) });
      expect(items).toEqual([]);
      expect(problems).toMatchObject([{ code: 'import/note' }]);
    },
  );

  test('of one song has no list of tracks', async () => {
    const [medium] = RELEASE.media;
    const { items } = await tryReader(musicbrainz, {
      'a.json': json({ ...RELEASE, title: 'Low Water', media: [medium] }),
    });
    expect(items[0]?.facts).toMatchObject({
      isrc: 'AA6Q72000047',
      duration: '3:05',
      composer: ['Wren Alder'],
    });
    expect(items[0]?.facts).not.toHaveProperty('tracks');
  });
});

test('A release group alone has its title, type and date', async () => {
  const { items } = await tryReader(musicbrainz, {
    'a.json': json({ 'release-groups': [{ ...RELEASE['release-group'], ...credit(['Wren Alder']) }] }),
  });
  expect(items.map(({ facts }) => facts)).toEqual([
    {
      title: 'Salt Maps',
      artists: ['Wren Alder'],
      type: 'live',
      release_date: '2018-11-02',
      genre: ['dream pop', 'folk'],
    },
  ]);
});

test('A recording fills a single, and is no release', async () => {
  const recording = {
    id: uuid(9),
    title: 'Low Water',
    video: false,
    length: 61_400,
    isrcs: ['AA6Q72000047'],
    ...credit(['Wren Alder']),
  };
  const { items } = await tryReader(musicbrainz, { 'a.json': json(recording) });
  expect(items).toMatchObject([
    { fillsOnly: true, facts: { title: 'Low Water', duration: '1:01', isrc: 'AA6Q72000047' } },
  ]);
});

describe('An artist', () => {
  const person = {
    ...artist(5, 'Kim Ro'),
    type: 'Person',
    aliases: [{ name: 'كيم رو', locale: 'ar' }],
    relations: [
      link('social network', 'https://www.instagram.com/kimro/'),
      link('official homepage', 'https://kimro.example'),
    ],
  };

  test('is one of the artists of the site', async () => {
    const { items } = await tryReader(musicbrainz, { 'a.json': json(person) });
    expect(items).toMatchObject([
      {
        kind: 'artists',
        facts: {
          name: 'Kim Ro',
          kind: 'person',
          profiles: [{ platform: 'Instagram', url: 'https://www.instagram.com/kimro/' }],
        },
      },
    ]);
  });

  test('is no entry if the site is theirs, by one of their names', async () => {
    const { items, left } = await tryReader(
      musicbrainz,
      { 'a.json': json(person) },
      { otherNames: ['كيم رو'] },
    );
    expect(items).toEqual([]);
    expect(left.map(({ what }) => what)).toContain('Profile of the artist, for site.yaml');
  });
});

test('Files that are damaged or of another shape are problems, and the others are read', async () => {
  const { items, problems } = await tryReader(musicbrainz, {
    'a.json': '{"artist-credit": [',
    'b.json': '{"artist-credit": 5, "title": ["x"], "media": 7}',
    'c.json': json({
      title: 'Odd',
      'text-representation': null,
      media: [{ tracks: [null, 3, { title: {} }] }],
      relations: ['x', null],
      'label-info': 'x',
    }),
    'd.json': json({
      ...RELEASE,
      date: '9999-01-01',
      barcode: '12',
      media: [{ tracks: [track(1, 'One', {}, { length: -5 })] }],
    }),
    'discogs.json': '{"resource_url": "https://api.discogs.com/releases/1"}',
  });
  expect(items.map(({ facts }) => 'title' in facts && facts.title)).toEqual(['Odd', 'Salt Maps']);
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "a.json cannot be read: its JSON is damaged.",
      "b.json cannot be read: it is no release, release group, recording or artist of MusicBrainz.",
      "d.json: Length "-0.005 s" is left out: it must be above zero, and a week at most.",
      "d.json: Address "javascript:alert(1)" is left out: it must be a web address that starts with https://.",
      "d.json: Release date "9999-01-01" is left out: it must be in the years 1900 to 2199.",
      "d.json: Barcode "12" is left out: it must be a UPC or EAN of 12 or 13 digits.",
    ]
  `);
});

test('An artist who is credited by another name has the one that the site uses', async () => {
  const credited = [{ name: 'M. Voss', joinphrase: '', artist: artist(9, 'Mila Voss') }];
  const files = { 'a.json': json({ ...RELEASE, 'artist-credit': credited, media: [] }) };
  const known = await tryReader(musicbrainz, files, { roster: ['Mila Voss'] });
  expect(known.items).toMatchObject([{ facts: { artists: ['Mila Voss'] } }]);
  const other = await tryReader(musicbrainz, files);
  expect(other.items).toMatchObject([{ facts: { artists: ['M. Voss'] } }]);
});

describe('An artist with releases that name nobody', () => {
  const listed = {
    ...artist(9, 'Mila Voss'),
    type: 'Person',
    'life-span': {},
    'release-groups': [
      { id: uuid(2), title: 'Salt Maps', 'primary-type': 'Album', 'secondary-types': [] },
      { id: uuid(3), title: 'Fog', 'primary-type': 'Single', ...credit(['Mila Voss', ' & '], ['Oto']) },
    ],
    releases: [{ id: uuid(4), title: 'Ebb', 'release-events': [], status: 'Official' }],
    recordings: [{ id: uuid(5), title: 'Tide', isrcs: ['AA6Q72000047'] }],
  };

  test('has made them', async () => {
    const { items } = await tryReader(musicbrainz, { 'artist.json': json(listed) });
    expect(items.map(({ facts }) => facts)).toMatchObject([
      { name: 'Mila Voss' },
      { title: 'Tide', artists: ['Mila Voss'] },
      { title: 'Salt Maps', artists: ['Mila Voss'] },
      { title: 'Fog', artists: ['Mila Voss', 'Oto'] },
      { title: 'Ebb', artists: ['Mila Voss'] },
    ]);
  });

  test('is the artist of the site by another name', async () => {
    const { items } = await tryReader(musicbrainz, {
      'artist.json': json({ ...listed, aliases: [{ name: 'Wren Alder' }] }),
    });
    expect(items.map(({ facts }) => 'artists' in facts && facts.artists)).toContainEqual(['Wren Alder']);
    expect(items.map(({ facts }) => 'artists' in facts && facts.artists)).not.toContainEqual(['Mila Voss']);
  });

  test('is not where the facts of a release are from that has its own file', async () => {
    const files = { 'artist.json': json(listed), 'salt.json': json(RELEASE) };
    const { items } = await tryReader(musicbrainz, files);
    const salt = items.find(({ facts }) => 'title' in facts && facts.title === 'Salt Maps');
    expect(salt?.origin.place).toMatch(/salt\.json$/);
  });
});
