import { describe, expect, test } from 'vitest';
import { parseEno } from '../../../../generator/import/readers/faircamp/eno.ts';
import { faircamp } from '../../../../generator/import/readers/faircamp/index.ts';
import { tryReader } from './helpers.ts';

describe('Eno', () => {
  test('has values, lists, groups, texts, flags and continuations', () => {
    const { fields, faults } = parseEno(
      [
        '> comment',
        'title: Salt: Maps',
        '  label_mode',
        'names:',
        '- One',
        ' - Two',
        'cover:',
        'file = cover.jpg',
        '    description= A boat',
        'long:',
        '| one',
        '| two',
        '\\ three',
        '`a:b`: c',
        '# Theme',
        '--more  ',
        '# no section',
        '- no item',
        '--more',
        'base: dark',
      ].join('\r\n'),
    );
    expect(faults).toEqual([]);
    expect(
      fields.map(({ section, key, line, value, items, attributes }) => [
        section,
        key,
        line,
        value,
        items,
        attributes,
      ]),
    ).toEqual([
      ['', 'title', 2, 'Salt: Maps', [], {}],
      ['', 'label_mode', 3, '', [], {}],
      ['', 'names', 4, '', ['One', 'Two'], {}],
      ['', 'cover', 7, '', [], { file: 'cover.jpg', description: 'A boat' }],
      ['', 'long', 10, 'one\ntwo three', [], {}],
      ['', 'a:b', 14, 'c', [], {}],
      ['theme', 'more', 16, '# no section\n- no item', [], {}],
      ['theme', 'base', 20, 'dark', [], {}],
    ]);
  });

  test.each([
    ['> date: 2023\ndate: 2023-01-01', '2023'],
    ['> date: 2025-03\ndate: 2025-03-01', '2025-03'],
    ['date: 2023-01-01', '2023-01-01'],
    // Somebody has changed one of them.
    ['> date: 2023\ndate: 2024-05-06', '2024-05-06'],
    ['> date: 2023\n\ndate: 2023-01-01', '2023-01-01'],
    ['> date: 2023-01-01\ndate: 2023-01-01', '2023-01-01'],
  ])('a date is as exact as it is known: %s', async (written, date) => {
    const { items, problems } = await tryReader(faircamp, { 'a/release.eno': `title: A\n${written}\n` });
    expect(problems).toEqual([]);
    expect(items).toMatchObject([{ facts: { release_date: date } }]);
  });

  test('names the lines that it cannot read', () => {
    expect(parseEno('a: 1\n= x\n!!! what is this\n-- more\nno end').faults).toEqual([
      { line: 2, reason: 'it is no key, item or text' },
      { line: 3, reason: 'it is no key, item or text' },
      { line: 4, reason: '-- more has no end' },
    ]);
  });

  test('takes no long time for a long text', () => {
    const text = `${'-- x\n'.repeat(20_001)}${'a'.repeat(100_000)}:`;
    expect(parseEno(text).fields.length).toBeLessThan(20_000);
  });
});

const CATALOG = 'title: Harbour\nbase_url: https://wren.example/music/\nlabel_mode\n\ntheme:\nbase = dark\n';

describe('A catalogue', () => {
  test('has releases, tracks and artists', async () => {
    const reading = await tryReader(faircamp, {
      'catalog.eno': CATALOG,
      'Kim Ro/artist.eno':
        'name: Kim Ro\nlink:\nlabel = Photos\nurl = https://www.instagram.com/kimro/\nimage:\nfile = kim.jpg\n-- more\nPlays the *drums*.\n-- more',
      'Kim Ro/kim.jpg': 'x',
      'Salt Maps/release.eno': [
        'title: Salt Maps',
        'permalink: salt-maps',
        'date: 2020-10-09',
        'release_artists:',
        '- Wren Alder',
        '- Kim Ro',
        'cover:',
        'description = A boat',
        'file = art/boat.png',
        'link: https://wrenalder.bandcamp.com/album/salt-maps',
        '-- synopsis',
        'Nine songs',
        'about the sea.',
        '-- synopsis',
        '-- more',
        'First line  ',
        'second line',
        '',
        '<div class="x">Words <a href="https://wren.example">here</a></div>',
        '![map](map.png)',
        '::releases{}',
        '-- more',
        'release_price: EUR 7',
      ].join('\n'),
      'Salt Maps/art/boat.png': 'x',
      'Salt Maps/01 Low Water.flac': 'x',
      'Salt Maps/second/track.eno':
        'track_artist: Kim Ro\nmore_label: Lyrics\n--more\nLanterns  \non the pier\n--more\n',
      'Salt Maps/second/02 - Lanterns.flac': 'x',
    });
    expect(reading.recognised).toHaveLength(4);
    expect(reading.items).toMatchInlineSnapshot(`
      [
        {
          "body": "Plays the *drums*.",
          "facts": {
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
                "path": "/tmp/source/Kim Ro/kim.jpg",
              },
              "name": "kim.jpg",
            },
          ],
          "kind": "artists",
          "origin": {
            "place": "Kim Ro/artist.eno",
            "source": "faircamp",
          },
        },
        {
          "body": "First line\\
      second line

      Words [here](https://wren.example)
      map
      \\::releases{}",
          "doubts": [
            {
              "at": [
                "tracks",
                0,
                "title",
              ],
              "why": "it is the name of the file; the tags of the recording may know better",
            },
            {
              "at": [
                "tracks",
                1,
                "title",
              ],
              "why": "it is the name of the file; the tags of the recording may know better",
            },
          ],
          "facts": {
            "artists": [
              "Wren Alder",
              "Kim Ro",
            ],
            "description": "Nine songs about the sea.",
            "redirect_from": [
              "/music/salt-maps/",
            ],
            "release_date": "2020-10-09",
            "streaming_links": {
              "bandcamp": "https://wrenalder.bandcamp.com/album/salt-maps",
            },
            "title": "Salt Maps",
            "tracks": [
              {
                "title": "Low Water",
              },
              {
                "artists": [
                  "Kim Ro",
                ],
                "lyrics": "Lanterns
      on the pier",
                "title": "Lanterns",
              },
            ],
          },
          "files": [
            {
              "at": [
                "artwork_url",
              ],
              "from": {
                "path": "/tmp/source/Salt Maps/art/boat.png",
              },
              "name": "boat.png",
            },
          ],
          "ids": [
            "folder:/tmp/source/Salt Maps",
          ],
          "kind": "releases",
          "origin": {
            "place": "Salt Maps/release.eno",
            "source": "faircamp",
          },
        },
      ]
    `);
    expect(reading.left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
      [
        "Picture in a text: map.png",
        "HTML in a text: <div class="x">",
        "Description of a picture: A boat",
        "release_price: EUR 7",
        "title: Harbour",
        "label_mode: set",
        "theme: base",
      ]
    `);
    expect(reading.problems).toEqual([]);
  });

  test('of the older kind has all in sections', async () => {
    const { items, left } = await tryReader(faircamp, {
      'catalog.eno':
        '# catalog\n\ntitle: Harbour\n\n-- text\nAll of it.\n-- text\n\n# artist\n\nname: Wren Alder\n\n# artist\nname: Kim Ro\n\n# theme\nround_corners\nbase: dark\n',
      'a/any.eno':
        '# release\n\ntitle: Salt Maps\nartist: Kim Ro\ndate: 2020\n\n-- text\nNine songs.\n-- text\n',
    });
    expect(items.map(({ kind, facts, body }) => [kind, facts, body])).toEqual([
      ['releases', { title: 'Salt Maps', artists: ['Kim Ro'], release_date: '2020' }, 'Nine songs.'],
      ['artists', { name: 'Kim Ro' }, undefined],
    ]);
    expect(left.map(({ what }) => what)).toEqual(['title', 'text', 'theme']);
  });

  test('may have the only track in the folder of the release', async () => {
    const { items } = await tryReader(faircamp, {
      'Singles/release.eno': 'title: Singles\n',
      'Singles/Low Water/release.eno': 'title: Low Water\ndate: 2021-02-03\n',
      'Singles/Low Water/track.eno': 'title: Low Water\nmore_label: Words\n-- more\nLow water\n-- more\n',
    });
    expect(items.map(({ facts }) => facts)).toEqual([
      { title: 'Low Water', type: 'single', release_date: '2021-02-03', lyrics: 'Low water' },
      { title: 'Singles' },
    ]);
  });

  test('takes the only picture of the folder as the cover', async () => {
    const { items } = await tryReader(faircamp, {
      'a/release.eno': 'title: One',
      'a/boat.jpg': 'x',
      'b/x.jpg': 'x',
    });
    expect(items[0]?.files).toMatchObject([{ at: ['artwork_url'], name: 'boat.jpg' }]);
  });
});

describe('What is not right', () => {
  test('is a problem with its line', async () => {
    const { items, problems } = await tryReader(faircamp, {
      'a/release.eno':
        'title: One\ndate: 2020-13-01\ncover:\nfile = ../../../etc/passwd\nlink: javascript:alert(1)\n-- more\nno end',
      'b/release.eno': '',
      'c/release.eno': Uint8Array.from([0xff, 0xfe, 0x00]),
      'd/release.eno': 'date: 2019',
    });
    expect(items.map(({ facts, doubts }) => [facts, doubts])).toEqual([
      [{ title: 'One' }, undefined],
      [{ title: 'd', release_date: '2019' }, [{ at: ['title'], why: 'it is the name of the folder' }]],
    ]);
    expect(items[0]?.body).toBe('no end');
    expect(problems.map(({ at, message }) => `${at?.line}: ${message}`)).toMatchInlineSnapshot(`
      [
        "6: Line 6 of a/release.eno is not read: -- more has no end.",
        "1: Line 1 of c/release.eno is not read: it is no key, item or text.",
        "3: The picture ../../../etc/passwd of a/release.eno is missing.",
        "2: Release date "2020-13-01" is left out: it must be a date such as 2025-08-01, 2025-08 or 2025.",
        "5: Link "javascript:alert(1)" is left out: it must be a web address that starts with https://.",
      ]
    `);
  });
});

test('a release that is listed nowhere is a draft, unless it is only not out yet', async () => {
  const { items, left } = await tryReader(faircamp, {
    'secret/release.eno': 'title: Secret\nunlisted\n',
    'later/release.eno':
      'title: Later\nrelease_date: 2027-02-05\n> not out yet\nunlisted\n-- release_text\nA record.\n-- release_text\n',
  });
  expect(items).toMatchObject([
    { facts: { title: 'Later', release_date: '2027-02-05' }, body: 'A record.' },
    { facts: { title: 'Secret', draft: true }, doubts: [{ at: ['draft'] }] },
  ]);
  expect(items[0]?.facts).not.toHaveProperty('draft');
  expect(left).toEqual([]);
});
