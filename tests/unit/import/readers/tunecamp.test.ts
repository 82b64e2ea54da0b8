import { expect, test } from 'vitest';
import { tunecamp } from '../../../../generator/import/readers/tunecamp.ts';
import { tryReader } from './helpers.ts';

test('A catalogue has releases and artists', async () => {
  const { items, left, problems, recognised } = await tryReader(tunecamp, {
    'catalog.yaml': 'title: Harbour\ntheme: default\nurl: https://harbour.example\n',
    'kim/artist.yaml':
      'name: Kim Ro\nbio: "Plays *loud*."\nphoto: kim.png\nlinks:\n  - instagram: https://www.instagram.com/kimro/\n  - website: https://kim.example\n',
    'kim/kim.png': 'x',
    'releases/salt/release.yaml': `title: Salt Maps
date: 2024-01-15
description: |
  First line
  second line
download: paid
price: 5
currency: EUR
cover: art/cover.jpg
bandcampLink: https://kimro.bandcamp.com/album/salt
streamingLinks:
  - {platform: Spotify, url: https://open.spotify.com/album/1}
genres: [Folk, Dub]
artist: Kim Ro
credits:
  - {role: Produced by, name: Ines Prado}
  - {role: Shruti box, name: Oto}
tracks:
  - {file: one.mp3, title: One, description: A note}
  - {file: two.mp3, title: Two}
links: []
`,
    'releases/salt/art/cover.jpg': 'x',
    'releases/salt/config.yaml': 'title: no',
  });
  expect(recognised).toEqual(['catalog.yaml', 'kim/artist.yaml', 'releases/salt/release.yaml']);
  expect(problems).toEqual([]);
  expect(items).toMatchInlineSnapshot(`
    [
      {
        "body": "Plays \\*loud\\*.",
        "facts": {
          "links": [
            {
              "name": "website",
              "url": "https://kim.example",
            },
          ],
          "name": "Kim Ro",
          "profiles": [
            {
              "platform": "Instagram",
              "url": "https://www.instagram.com/kimro/",
            },
          ],
        },
        "files": [
          {
            "at": [
              "photo",
            ],
            "from": {
              "path": "/tmp/source/kim/kim.png",
            },
            "name": "kim.png",
          },
        ],
        "kind": "artists",
        "origin": {
          "place": "kim/artist.yaml",
          "source": "tunecamp",
        },
      },
      {
        "body": "First line\\
    second line",
        "facts": {
          "artists": [
            "Kim Ro",
          ],
          "credits": {
            "Producer": [
              "Ines Prado",
            ],
            "Shruti box": [
              "Oto",
            ],
          },
          "formats": [
            {
              "currency": "EUR",
              "format": "digital",
              "price": 5,
            },
          ],
          "genre": [
            "Folk",
            "Dub",
          ],
          "release_date": "2024-01-15",
          "streaming_links": {
            "bandcamp": "https://kimro.bandcamp.com/album/salt",
            "spotify": "https://open.spotify.com/album/1",
          },
          "title": "Salt Maps",
          "tracks": [
            {
              "title": "One",
            },
            {
              "title": "Two",
            },
          ],
        },
        "files": [
          {
            "at": [
              "artwork_url",
            ],
            "from": {
              "path": "/tmp/source/releases/salt/art/cover.jpg",
            },
            "name": "cover.jpg",
          },
        ],
        "ids": [
          "folder:/tmp/source/releases/salt",
          "folder:/tmp/source/releases/salt/tracks",
        ],
        "kind": "releases",
        "origin": {
          "place": "releases/salt/release.yaml",
          "source": "tunecamp",
        },
      },
    ]
  `);
  expect(left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
    [
      "title: Harbour",
      "theme: default",
      "url: https://harbour.example",
      "Text about a track: A note",
      "download: paid",
    ]
  `);
});

test('The artist of the site is no entry', async () => {
  const { items, left } = await tryReader(tunecamp, { 'artist.yaml': 'name: Wren Alder\nbio: Sings.\n' });
  expect(items).toEqual([]);
  expect(left).toMatchObject([{ what: 'bio', example: 'Sings.' }]);
});

test('What is damaged is a problem, and the others are read', async () => {
  const bomb = `title: x\na: &a [1,1,1,1]\n${[...'bcdefghijklmno'].map((key, index) => `${key}: &${key} [${`*${'abcdefghijklmno'[index]},`.repeat(9)}1]`).join('\n')}\n`;
  const { items, problems } = await tryReader(tunecamp, {
    'a/release.yaml': 'title: "no end\n',
    'b/release.yaml': bomb,
    'c/release.yaml': 'name: no title\n',
    'd/release.yaml':
      'title: One\ndate: 2024-02-31\nprice: -5\ncover: ../../../etc/passwd\ntracks: 5\ncredits: x\nlinks: [x, {a: {b: 1}}]\n',
  });
  expect(items.map(({ facts }) => facts)).toEqual([{ title: 'One' }]);
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "a/release.yaml cannot be read: its YAML is damaged: Missing closing "quote.",
      "b/release.yaml cannot be read: its YAML is too complex: Excessive alias count indicates a resource exhaustion attack.",
      "c/release.yaml cannot be read: it names no title.",
      "d/release.yaml: Release date "2024-02-31" is left out: it must be a day that exists.",
    ]
  `);
});

test('A release that names nobody is by the artist of the nearest folder around it', async () => {
  const { items } = await tryReader(tunecamp, {
    'artist.yaml': 'name: Mila Voss\n',
    'releases/ebb/release.yaml': 'title: Ebb\n',
    'releases/salt/release.yaml': 'title: Salt Maps\nartist: Kim Ro\n',
    'oto/artist.yaml': 'name: Oto\n',
    'oto/releases/tide/release.yaml': 'title: Tide\n',
  });
  const artists = items.flatMap(({ kind, facts }) =>
    kind === 'releases' ? [[facts.title, facts.artists]] : [],
  );
  expect(artists).toEqual([
    ['Tide', ['Oto']],
    ['Ebb', ['Mila Voss']],
    ['Salt Maps', ['Kim Ro']],
  ]);
});

test('A release is known by its folder, and by that of its recordings', async () => {
  const { items } = await tryReader(tunecamp, { 'releases/ebb/release.yaml': 'title: Ebb\n' });
  expect(items[0]?.ids).toEqual([
    'folder:/tmp/source/releases/ebb',
    'folder:/tmp/source/releases/ebb/tracks',
  ]);
});

test('A release that is listed nowhere is a draft, and its cover lies where Tunecamp looks for it', async () => {
  const { items, left } = await tryReader(tunecamp, {
    'releases/ebb/release.yaml': 'title: Ebb\nunlisted: true\n',
    'releases/ebb/artwork/cover.jpg': 'x',
    'releases/salt/release.yaml': 'title: Salt\nunlisted: false\n',
    'artist.yaml': 'name: Mila\nlinks:\n  - website: https://mila.example\n',
  });
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { links: [{ name: 'website', url: 'https://mila.example' }] },
    { title: 'Ebb', draft: true },
    { title: 'Salt' },
  ]);
  expect(items[2]?.facts).not.toHaveProperty('draft');
  expect(items[1]?.files).toMatchObject([{ from: { path: '/tmp/source/releases/ebb/artwork/cover.jpg' } }]);
  expect(left).toEqual([]);
});

test.each([
  ['EUR', [{ format: 'digital', price: 8, currency: 'EUR' }], []],
  ['~', undefined, ['Price without a currency']],
  ['euros', undefined, ['Price without a currency']],
])('A price needs its currency, here %s', async (currency, formats, lefts) => {
  const { items, left } = await tryReader(tunecamp, {
    'releases/ebb/release.yaml': `title: Ebb\ndownload: paid\nprice: 8\ncurrency: ${currency}\n`,
  });
  const [release] = items;
  expect(release && 'formats' in release.facts ? release.facts.formats : undefined).toEqual(formats);
  expect(left.map(({ what }) => what).filter((what) => /Price/.test(what))).toEqual(lefts);
});
