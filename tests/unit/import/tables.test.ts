/** Tables of a label become what they are of, once. */
import { expect, test } from 'vitest';
import { importSources, openWork, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const LABEL = {
  'content/site.yaml': 'base_url: https://pier.example\nartist: {name: Pier Tapes, kind: label}\n',
  'content/artists/kivi.md': '---\nname: Kivi\n---\n',
  'content/artists/salt.md': '---\nname: Salt & Lantern\n---\n',
  'content/releases/needles.md':
    '---\ntitle: Needles\ntype: album\nrelease_date: 2020-01-01\nartists: [Kivi]\ncatalogue_number: PT-1\n---\n',
};

const SHOP =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price (EUR),Variant Inventory Qty\n' +
  'needles,Kivi – Needles,Format,LP,PT-1-LP,22.00,0\nneedles,,,CD,PT-1-CD,12.00,4\n' +
  'other,Kivi – Unknown,Format,CD,PT-9-CD,12.00,4\nshirt,Kivi shirt,Size,S,SH-S,20.00,0\nshirt,,,M,SH-M,20.00,3\n';

test.each([
  [
    'a shop',
    SHOP,
    {
      'content/releases/needles.md': ['format: vinyl', 'price: 22.00 EUR', 'sold_out: true', 'format: cd'],
      'content/pages/merch.yaml': ['title: Kivi shirt', 'name: S', '- M'],
    },
  ],
  [
    'members',
    'Band,Name,Instrument,From,Until,E-mail\nKivi,Ana Sá,Drums,2011,2019,a@b.example\nKivi,Bo Berg,Bass,2012,,\n',
    { 'content/artists/kivi.md': ['name: Ana Sá', 'instrument: Drums', 'until: 2019', 'name: Bo Berg'] },
  ],
  [
    'press quotes',
    'Artist;Release;Outlet;Quote;Rating\nKivi;Needles;Inferno;"Cold."; 9/10\nKivi;;Zine;"Loud.";\n;;Paper;"A label.";\n',
    {
      'content/releases/needles.md': ['text: Cold.', 'outlet: Inferno', 'rating: 9/10'],
      'content/artists/kivi.md': ['text: Loud.'],
      'content/pages/press.yaml': ['text: A label.'],
    },
  ],
  [
    'formats, a row each',
    'Kat.nro;Artisti;Nimi;Julkaistu;Formaatti;Hinta;Painos;Varasto\nPT-2;Kivi / Salt & Lantern;Split;1.2.2021;7";9,00 €;250;0\nPT-2;Kivi / Salt & Lantern;Split;1.2.2021;Digital;4,00 €;;\n',
    {
      'content/releases/split.md': [
        'artists: [Kivi, Salt & Lantern]',
        'edition: 250 copies',
        'price: 4,00 €',
      ],
    },
  ],
  [
    'shows and who plays',
    'Date,Artist,Lineup,Venue,City\n2027-01-02,Kivi,"Kivi, Salt & Lantern, Foo",45 Special,Porto Alegre/RS\n2027-01-03,Kivi,,Halle 7,Florianópolis/SP\n',
    {
      'content/pages/events.yaml': [
        'Kivi',
        'Salt & Lantern',
        'Foo',
        'venue: 45 Special',
        'city: Porto Alegre, RS',
      ],
    },
  ],
])('%s', async (_, table, files: Record<string, string[]>) => {
  const site = makeSite({ ...LABEL, 'list.csv': table });
  await importSources(site, 'list.csv');
  for (const [file, texts] of Object.entries(files))
    for (const text of texts) expect(site.read(file)).toContain(text);
  expect(openWork(await planSources(site, 'list.csv'))).toEqual([]);
});

test.each([
  ['Kivi @ Tavastia', { artists: ['Kivi'], venue: 'Tavastia' }],
  ['Kivi + Salt & Lantern live at Klubi', { artists: ['Kivi', 'Salt & Lantern'], venue: 'Klubi' }],
  ['Kivi im Gebäude 9', { artists: ['Kivi'], venue: 'Gebäude 9' }],
  ['Night at the Pier', { artists: undefined, venue: undefined }],
  ['NOITE MARÉ: Kivi, Salt & Lantern', { artists: ['Kivi', 'Salt & Lantern'], venue: undefined }],
  ['Launch – Salt & Lantern + Kivi', { artists: ['Salt & Lantern', 'Kivi'], venue: undefined }],
  ['Night: Somebody, Kivi', { artists: undefined, venue: undefined }],
])('who plays is in the title "%s"', async (title, facts) => {
  const site = makeSite({ ...LABEL, 'list.csv': `Date,Event,City\n2027-01-02,"${title}",Turku\n` });
  const [entry] = (await planSources(site, 'list.csv')).entries;
  expect({ artists: undefined, venue: undefined, ...entry?.item.facts }).toMatchObject(facts);
});

test.each(['live', 'ao vivo', 'en vivo', 'dal vivo', 'en concert', 'im Konzert', 'Live'])(
  'a band plays %s, which is no place',
  async (words) => {
    for (const [rest, venue] of [
      ['', undefined],
      [' @ Tavastia', 'Tavastia'],
    ] as const) {
      const site = makeSite({
        ...LABEL,
        'list.csv': `Date,Event,City\n2027-01-02,Kivi ${words}${rest},Turku\n`,
      });
      const [entry] = (await planSources(site, 'list.csv')).entries;
      expect({ venue: undefined, ...entry?.item.facts }).toMatchObject({ artists: ['Kivi'], venue });
    }
  },
);

test('a table that nothing tells is asked about once, and products that the site lacks are named', async () => {
  const site = makeSite({
    ...LABEL,
    'list.csv': 'Name,E-mail\nKim,a@b.example\nRo,c@d.example\n',
    'shop.csv': SHOP,
  });
  const { entries, problems } = await planSources(site, 'list.csv');
  expect(entries).toEqual([]);
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['import/what', expect.stringContaining('--as shows, releases, merch, members')],
  ]);
  const { absent } = await planSources(site, 'shop.csv');
  expect(absent.map(({ facts }) => facts)).toMatchObject([{ title: 'Unknown', artists: ['Kivi'] }]);
});

test.each([
  ['another UPC', 'UPC', ['0724384960650', '5012345678900']],
  ['another catalogue number', 'Catalog number', ['PT-3', 'PT-3R']],
])('rows with %s are two releases, whatever they share', async (_, column, codes) => {
  const rows = codes.map((code, index) => `${code},Tide,Kivi,Song,AA6Q72600001,201${index}-05-05`);
  const site = makeSite({
    ...LABEL,
    'list.csv': `${column},Release title,Release artist,Track title,ISRC,Sales start date\n${rows.join('\n')}\n`,
  });
  const { entries } = await planSources(site, 'list.csv');
  expect(entries.map(({ verdict }) => verdict)).toEqual(['new', 'new']);
});

test('a row of a song for each shop is one release, and takes time by the number of rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Song,2024-01-01,Shop ${index},AA6Q72600001`);
  const days = Array.from({ length: 2000 }, (_, index) => `Song,2024-01-0${(index % 9) + 1},,`);
  const head = 'Title,Release date,Store,ISRC\n';
  const site = makeSite({
    ...LABEL,
    'shops.csv': `${head}${rows.join('\n')}\n`,
    'days.csv': `${head}${days.join('\n')}\n`,
  });
  const { entries } = await planSources(site, 'shops.csv', 'days.csv');
  expect(entries.map(({ item }) => item.facts)).toMatchObject([{ title: 'Song', isrc: 'AA6Q72600001' }]);
});
