import { describe, expect, test } from 'vitest';
import { bandcamp } from '../../../../generator/import/readers/bandcamp/index.ts';
import { tryReader } from './helpers.ts';

const HOST = 'https://wrenalder.bandcamp.com';
const property = (name: string, value: unknown) => ({ '@type': 'PropertyValue', name, value });

const track = (number: number, name: string, more: object = {}) => ({
  '@type': 'ListItem',
  position: number,
  item: {
    '@type': 'MusicRecording',
    '@id': `${HOST}/track/number-${number}`,
    name,
    duration: 'P00H03M05S',
    ...more,
  },
});

const product = (name: string, format: string | undefined, price: number, more: object = {}) => ({
  '@type': ['MusicRelease', 'Product'],
  '@id': `${HOST}/album/salt-maps#p77`,
  name,
  musicReleaseFormat: format,
  additionalProperty: [property('item_type', 'p'), property('item_id', 77)],
  offers: { '@type': 'Offer', priceCurrency: 'EUR', price, availability: 'InStock', ...more },
});

const ALBUM = {
  '@context': 'https://schema.org',
  '@type': 'MusicAlbum',
  '@id': `${HOST}/album/salt-maps`,
  name: 'Salt Maps [HBR014]',
  byArtist: { '@type': 'MusicGroup', name: 'Wren Alder' },
  publisher: {
    '@type': 'MusicGroup',
    name: 'Harbour Bell Records',
    foundingLocation: { '@type': 'Place', name: 'Porto, Portugal' },
    mainEntityOfPage: [
      { '@type': 'WebPage', url: 'https://www.instagram.com/harbourbell/', name: 'Instagram' },
    ],
  },
  datePublished: '09 Oct 2020 00:00:00 GMT',
  description: 'Nine songs about the sea.\r\n\r\n* not a list\r\nhttps://wren.example/sea_maps',
  creditText:
    'Written and produced by Wren Alder\r\nMixed by Ines Prado & Tom Oake\r\nKim Ro: drums, percussion\r\nThanks to everybody in the boat.',
  copyrightNotice: 'All Rights Reserved',
  keywords: ['Folk', 'folk', 'dream pop', 'Wren Alder', 'Porto'],
  image: 'https://f4.bcbits.com/img/a0123456789_10.jpg',
  albumRelease: [
    {
      ...product('Salt Maps [HBR014]', 'DigitalFormat', 7),
      additionalProperty: [property('item_type', 'a'), property('item_id', 5)],
      '@id': `${HOST}/album/salt-maps`,
      identifier: '4006381333931',
    },
    product('Double LP, blue', 'VinylFormat', 25, { availability: 'SoldOut' }),
    product('Tea towel', undefined, 12),
    {
      ...product('full digital discography (9 releases)', 'DigitalFormat', 50),
      additionalProperty: [property('item_type', 'b')],
    },
  ],
  track: {
    '@type': 'ItemList',
    itemListElement: [
      track(1, 'A1. Low Water', { recordingOf: { lyrics: { text: 'Low water,\r\nlow light.' } } }),
      track(2, 'A2. Wren Alder - Lanterns'),
      track(3, 'B1. Lanterns (Kim Ro Remix)', { byArtist: { name: 'Kim Ro' }, duration: 'P00H00M00S' }),
    ],
  },
};

const page = (data: unknown, more = '') =>
  `<!DOCTYPE html><html><head><meta name="generator" content="Bandcamp"><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head><body>${more}</body></html>`;

const attribute = (data: unknown) => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describe('An album', () => {
  test('is a release with its tracks, credits, formats and cover', async () => {
    const sold = { current: { type: 'album' }, packages: [{ id: 77, edition_size: 300 }] };
    const script = `<script data-tralbum="${attribute(sold)}"></script>`;
    const { items, left, problems, recognised } = await tryReader(bandcamp, {
      'Salt Maps.html': page(ALBUM, script),
      'Salt Maps_files/a0123456789_10.jpg': 'x',
      'Salt Maps_files/frame.html': page(ALBUM),
    });
    expect(recognised).toEqual(['Salt Maps.html']);
    expect(problems).toEqual([]);
    expect(items).toMatchInlineSnapshot(`
      [
        {
          "body": "Nine songs about the sea.

      \\* not a list\\
      https://wren.example/sea_maps

      Thanks to everybody in the boat.",
          "doubts": [
            {
              "at": [
                "catalogue_number",
              ],
              "why": "it is taken from the title",
            },
          ],
          "facts": {
            "artists": [
              "Wren Alder",
            ],
            "catalogue_number": "HBR014",
            "credits": {
              "Drums": [
                "Kim Ro",
              ],
              "Mixing": [
                "Ines Prado",
                "Tom Oake",
              ],
              "Percussion": [
                "Kim Ro",
              ],
              "Producer": [
                "Wren Alder",
              ],
              "Writer": [
                "Wren Alder",
              ],
            },
            "formats": [
              {
                "currency": "EUR",
                "format": "digital",
                "price": 7,
                "url": "https://wrenalder.bandcamp.com/album/salt-maps",
              },
              {
                "currency": "EUR",
                "edition": "300 copies",
                "format": "vinyl",
                "price": 25,
                "sold_out": true,
                "title": "Double LP, blue",
                "url": "https://wrenalder.bandcamp.com/album/salt-maps#p77",
              },
            ],
            "genre": [
              "Folk",
              "dream pop",
            ],
            "label": "Harbour Bell Records",
            "release_date": "2020-10-09",
            "streaming_links": {
              "bandcamp": "https://wrenalder.bandcamp.com/album/salt-maps",
            },
            "title": "Salt Maps",
            "tracks": [
              {
                "duration": "3:05",
                "lyrics": "Low water,
      low light.",
                "title": "Low Water",
              },
              {
                "duration": "3:05",
                "title": "Lanterns",
              },
              {
                "artists": [
                  "Kim Ro",
                ],
                "title": "Lanterns (Kim Ro Remix)",
              },
            ],
            "upc": "4006381333931",
          },
          "files": [
            {
              "at": [
                "artwork_url",
              ],
              "from": {
                "path": "/tmp/source/Salt Maps_files/a0123456789_10.jpg",
              },
              "name": "a0123456789_10.jpg",
            },
          ],
          "ids": [
            "https://wrenalder.bandcamp.com/album/salt-maps",
          ],
          "kind": "releases",
          "origin": {
            "place": "Salt Maps.html",
            "source": "bandcamp",
          },
        },
      ]
    `);
    expect(left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
      [
        "Profile: https://www.instagram.com/harbourbell/",
        "Place: Porto, Portugal",
        "Page of a track: https://wrenalder.bandcamp.com/track/number-1",
        "Tag that is a place or a name: Wren Alder",
        "Merchandise: Tea towel",
      ]
    `);
  });

  test('has the original of its cover on the web if only a smaller one was saved, or else that', async () => {
    const { items } = await tryReader(bandcamp, {
      'a.html': page(ALBUM),
      'a_files/a0123456789_16.jpg': 'x',
    });
    expect(items[0]?.files).toEqual([
      {
        at: ['artwork_url'],
        name: 'a123456789_0.jpg',
        from: { url: 'https://f4.bcbits.com/img/a0123456789_0.jpg' },
      },
      {
        at: ['artwork_url'],
        name: 'a0123456789_16.jpg',
        from: { path: '/tmp/source/a_files/a0123456789_16.jpg' },
      },
    ]);
  });

  test('takes no thumbnail', async () => {
    const files = { 'a.html': page(ALBUM), 'a_files/a0123456789_2.jpg': 'x' };
    const { items } = await tryReader(bandcamp, files);
    expect(items[0]?.files).toMatchObject([{ from: { url: expect.any(String) } }]);
  });

  test('takes no picture from another host', async () => {
    const { items } = await tryReader(bandcamp, {
      'a.html': page({ ...ALBUM, image: 'https://tracker.example/img/a0123456789_10.jpg' }),
    });
    expect(items[0]?.files).toBeUndefined();
  });

  test('of several artists names them with its tracks', async () => {
    const itemListElement = [
      track(1, '01 Mara Finch - Tide'),
      track(2, '02 Oto - Rain'),
      track(3, '03 Oto - 7 Years'),
    ];
    const { items } = await tryReader(bandcamp, {
      'a.html': page({ ...ALBUM, byArtist: { name: 'Various Artists' }, track: { itemListElement } }),
    });
    expect(items[0]?.facts).toMatchObject({
      artists: ['Various Artists'],
      tracks: [
        { title: 'Tide', artists: ['Mara Finch'] },
        { title: 'Rain', artists: ['Oto'] },
        { title: '7 Years', artists: ['Oto'] },
      ],
    });
  });
});

const TRACK = {
  '@type': 'MusicRecording',
  '@id': `${HOST}/track/number-2`,
  name: 'Lanterns',
  duration: 'P00H03M05S',
  datePublished: '09 Oct 2020 00:00:00 GMT',
  byArtist: { name: 'Wren Alder feat. Kim Ro' },
  publisher: { name: 'Wren Alder' },
  recordingOf: { lyrics: { text: 'Lanterns on the pier' } },
  inAlbum: { name: 'Salt Maps', '@id': `${HOST}/album/salt-maps` },
};
const SOLD = `<script data-tralbum="${attribute({ current: { type: 'track', isrc: 'AA6Q72000047' } })}"></script>`;

describe('A track', () => {
  test('adds to its album, if the page of that is there', async () => {
    const { items } = await tryReader(bandcamp, { 'a.html': page(ALBUM), 'b.html': page(TRACK, SOLD) });
    expect(items).toHaveLength(1);
    expect(items[0]?.facts).toMatchObject({
      tracks: [{}, { title: 'Lanterns', isrc: 'AA6Q72000047', lyrics: 'Lanterns on the pier' }, {}],
    });
  });

  test('is a single without it, which is unsure', async () => {
    const { items } = await tryReader(bandcamp, { 'b.html': page(TRACK, SOLD) });
    expect(items[0]?.facts).toMatchObject({
      title: 'Lanterns',
      type: 'single',
      artists: ['Wren Alder', { name: 'Kim Ro', role: 'featuring' }],
      isrc: 'AA6Q72000047',
      duration: '3:05',
    });
    expect(items[0]?.doubts).toEqual([{ at: ['type'], why: 'it is a track of the album "Salt Maps"' }]);
  });
});

test.each<[string, object]>([
  ['© 2020 Wren Alder', { copyright: '2020 Wren Alder' }],
  ['2020 Wren Alder', { copyright: '2020 Wren Alder' }],
  ['℗ 2020 Harbour Bell', { phonographic_copyright: '2020 Harbour Bell' }],
  ['(P) 2021 Harbour Bell', { phonographic_copyright: '2021 Harbour Bell' }],
  [
    '℗ 2021 Harbour Bell, © 2020 Wren Alder',
    { phonographic_copyright: '2021 Harbour Bell', copyright: '2020 Wren Alder' },
  ],
  ['℗ & © 2020 Wren Alder', { phonographic_copyright: '2020 Wren Alder', copyright: '2020 Wren Alder' }],
  ['(C)(P) 2020 Wren Alder', { phonographic_copyright: '2020 Wren Alder', copyright: '2020 Wren Alder' }],
  ['All Rights Reserved', {}],
])('The notice "%s" is about words or the recording', async (copyrightNotice, rights) => {
  const { items } = await tryReader(bandcamp, { 'a.html': page({ ...ALBUM, copyrightNotice }) });
  const { facts = {} } = items[0] ?? {};
  const found = Object.entries(facts).filter(([key]) => /copyright$/.test(key));
  expect(Object.fromEntries(found)).toEqual(rights);
});

test.each<[string, unknown, unknown]>([
  ['a price', 8.5, { price: 8.5, currency: 'EUR' }],
  ['name your price, or free', 0, {}],
  ['a sign', '€8', {}],
  ['a comma', '8,50', {}],
  ['less than nothing', -1, {}],
])('Of an item with %s, no other price is imported', async (_, price, expected) => {
  const more = { price, availability: 'SoldOut' };
  const albumRelease = [product('Tape', 'CassetteFormat', 0, more)];
  const { items } = await tryReader(bandcamp, { 'a.html': page({ ...ALBUM, albumRelease }) });
  expect(items[0]?.facts).toMatchObject({ formats: [{ format: 'cassette', sold_out: true }] });
  const [format = {}] = (items[0] && 'formats' in items[0].facts && items[0].facts.formats) || [];
  expect(Object.fromEntries(Object.entries(format).filter(([key]) => /price|currency/.test(key)))).toEqual(
    expected,
  );
});

test('A record that is not out yet counts all of its tracks, of which the page names some', async () => {
  const itemListElement = [track(1, 'Ember'), track(2, 'Ash')];
  const open = { ...ALBUM, name: 'Glow', numTracks: 7, track: { itemListElement } };
  const { items } = await tryReader(bandcamp, { 'a.html': page(open) });
  expect(items[0]).toMatchObject({
    facts: { type: 'album', tracks: [{ title: 'Ember' }, { title: 'Ash' }] },
    doubts: [
      { at: ['type'], why: 'guessed from 7 tracks' },
      { at: ['tracks'], why: 'the page counts 7 tracks, and names 2' },
    ],
  });
});

test('A discography lists titles and addresses of what was not saved', async () => {
  const more = attribute([{ title: 'Third', page_url: '/album/third', artist: 'Wren Alder & Oto' }]);
  const grid = `<ol id="music-grid" data-client-items="${more}">
    <li><a href="/album/salt-maps"><div class="art"><img></div><p class="title"> Salt Maps </p></a></li>
    <li><a href="/track/low-tide"><p class="title">Low Tide<br><span class="artist-override">Oto</span></p></a></li>
    <li><a href="/merch/towel"><p class="title">Towel</p></a></li></ol>`;
  const music = `<html><head><meta name="generator" content="Bandcamp"><meta property="og:url" content="${HOST}"></head>${grid}</html>`;
  const { items, problems } = await tryReader(bandcamp, { 'music.html': music, 'a.html': page(ALBUM) });
  expect(items.slice(1).map(({ facts }) => facts)).toEqual([
    {
      title: 'Low Tide',
      artists: ['Oto'],
      type: 'single',
      streaming_links: { bandcamp: `${HOST}/track/low-tide` },
    },
    {
      title: 'Third',
      artists: ['Wren Alder & Oto'],
      type: 'album',
      streaming_links: { bandcamp: `${HOST}/album/third` },
    },
  ]);
  expect(items.slice(1).map(({ doubts }) => doubts)).toEqual([
    undefined,
    [{ at: ['type'], why: 'its address says album, as that of an EP does', isPlaceholder: true }],
  ]);
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'music.html lists 2 releases by title and address only.',
      'Save the page of each of them too, and import them together.',
    ],
  ]);
});

test('The script of older pages is read, not run', async () => {
  const old = `<html><head><meta name="generator" content="Bandcamp"><meta property="og:url" content="${HOST}/album/first"></head><script>
var TralbumData = {
    // comment
    current: {"title":"First","about":"Old times.","release_date":"01 Mar 2014 00:00:00 GMT","upc":null,"type":"album"},
    url: "http://wrenalder.bandcamp.com" + "/album/first",
    artist: "Wren Alder",
    trackinfo: [{"title":"One","duration":61.4,"artist":null},{"title":"Two","duration":0}],
    evil: (function () { throw new Error('run'); })(),
};
</script></html>`;
  const { items } = await tryReader(bandcamp, { 'old.htm': old });
  expect(items[0]?.facts).toMatchObject({
    title: 'First',
    release_date: '2014-03-01',
    tracks: [{ title: 'One', duration: '1:01' }, { title: 'Two' }],
  });
});

describe('Titles', () => {
  const titled = async (name: string) => {
    const { items } = await tryReader(bandcamp, { 'a.html': page({ ...ALBUM, name }) });
    const facts = items[0]?.facts;
    return facts && 'catalogue_number' in facts
      ? [facts.title, facts.catalogue_number]
      : [facts && 'title' in facts && facts.title];
  };
  test.each([
    ['HBR014 // Salt Maps', ['Salt Maps', 'HBR014']],
    ['hb014 | Salt Maps', ['Salt Maps', 'hb014']],
    ['HBR014 Salt Maps', ['Salt Maps', 'HBR014']],
    ['Salt Maps (HBR 014)', ['Salt Maps', 'HBR 014']],
    ['HBR014', ['HBR014', 'HBR014']],
    ['Wren Alder - Salt Maps', ['Salt Maps']],
    ['Salt Maps (Vol 02)', ['Salt Maps (Vol 02)']],
    ['Live 2019', ['Live 2019']],
    ['Salt Maps [Deluxe]', ['Salt Maps [Deluxe]']],
    ['Half - Life', ['Half - Life']],
  ])('%s', async (name, expected) => {
    expect(await titled(name)).toEqual(expected);
  });
});

describe('The name of the album in titles of tracks', () => {
  const tracksOf = async (name: string, titles: readonly string[]) => {
    const itemListElement = titles.map((title, index) => track(index + 1, title));
    const { items } = await tryReader(bandcamp, {
      'a.html': page({ ...ALBUM, name, track: { itemListElement } }),
    });
    const facts = items[0]?.facts;
    return facts && 'tracks' in facts
      ? facts.tracks?.map(({ title, artists }) => (artists ? `${artists.join()}: ${title}` : title))
      : undefined;
  };
  test.each<[string, string[], string[]]>([
    // Between artist and title, in whatever words for a record.
    [
      'Salt Maps',
      ['Wren Alder - [Salt Maps LP] - Low Water', 'Wren Alder - [Salt Maps LP] - Lanterns'],
      ['Low Water', 'Lanterns'],
    ],
    [
      'Salt Maps LP',
      ['Kim Ro - [Salt Maps] - Low Water', 'Wren Alder - (salt maps EP) Lanterns'],
      ['Kim Ro: Low Water', 'Lanterns'],
    ],
    // Without an artist, and with a number in front.
    ['Salt Maps [HBR014]', ['- [Salt Maps LP] - Low Water', '[HBR014] Lanterns'], ['Low Water', 'Lanterns']],
    [
      'Salt Maps',
      ['A1. [Salt Maps LP] - Wren Alder - Low Water', 'B1. [Salt Maps LP] - Kim Ro - Lanterns'],
      ['Low Water', 'Kim Ro: Lanterns'],
    ],
    ['Salt Maps', ['Salt Maps - Low Water', 'Salt Maps - Lanterns'], ['Low Water', 'Lanterns']],
    // What the page calls by no such name stays.
    ['Salt Maps', ['Salt Maps - Reprise', 'Lanterns'], ['Salt Maps - Reprise', 'Lanterns']],
    ['Salt Maps', ['[Other LP] - Low Water', 'Lanterns'], ['[Other LP] - Low Water', 'Lanterns']],
    ['LP', ['[EP] - Low Water', 'Lanterns'], ['[EP] - Low Water', 'Lanterns']],
  ])('%s: %j', async (name, titles, expected) => {
    expect(await tracksOf(name, titles)).toEqual(expected);
  });

  test('is left out of the page of a track, too', async () => {
    const song = (name: string) =>
      page({
        ...track(1, name).item,
        byArtist: { name: 'Kim Ro' },
        inAlbum: { name: 'Salt Maps', albumRelease: [{ '@id': `${HOST}/album/salt-maps` }] },
      });
    const { items } = await tryReader(bandcamp, {
      'a.html': song('Kim Ro - [Salt Maps LP] - Low Water'),
      'b.html': song('Kim Ro - [Other LP] - Lanterns'),
    });
    expect(items.map(({ facts }) => facts)).toMatchObject([
      { title: 'Low Water', artists: ['Kim Ro'] },
      { title: '[Other LP] - Lanterns', artists: ['Kim Ro'] },
    ]);
  });
});

describe('A page that is not what it seems', () => {
  test.each([
    ['no data', '<html><meta name="generator" content="Bandcamp">'],
    [
      'damaged data',
      '<meta name="generator" content="Bandcamp"><script type="application/ld+json">{"@type":</script>',
    ],
    [
      'other types',
      page({
        '@type': 'MusicAlbum',
        name: 12,
        track: 'x',
        albumRelease: 7,
        keywords: { a: 1 },
        publisher: [],
      }),
    ],
    ['a list', page([1, 2])],
  ])('%s', async (_, html) => {
    const { problems } = await tryReader(bandcamp, { 'a.html': html, 'b.html': page(ALBUM) });
    expect(problems.map(({ code }) => code)).toEqual(['import/unreadable']);
  });

  test('leaves out values that cannot be right', async () => {
    const { items, problems } = await tryReader(bandcamp, {
      'a.html': page({
        ...ALBUM,
        name: 'Salt\u202e Maps\u0007',
        datePublished: '09 Oct 9999 00:00:00 GMT',
        '@id': 'javascript:alert(1)',
        description: '<script>alert(1)</script>',
        keywords: ['x'.repeat(10_000)],
        albumRelease: [],
        track: {
          itemListElement: [track(1, 'One', { duration: 'P999H00M00S' }), track(2, 'y'.repeat(5000)), 3],
        },
      }),
    });
    expect(items[0]).toMatchObject({ facts: { title: 'Salt Maps', tracks: [{ title: 'One' }] } });
    expect(items[0]?.body).toContain('\\<script>');
    expect(items[0]?.facts).not.toHaveProperty('release_date');
    expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "a.html: Length "3596400 s" is left out: it must be above zero, and a week at most.",
        "a.html: Title of a track "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…" is left out: it has more than 500 characters.",
        "a.html: Address "javascript:alert(1)" is left out: it must be a web address that starts with https://.",
        "a.html: Release date "9999-10-09" is left out: it must be in the years 1900 to 2199.",
        "a.html: Tag "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" is left out: it has more than 500 characters.",
      ]
    `);
  });
});
