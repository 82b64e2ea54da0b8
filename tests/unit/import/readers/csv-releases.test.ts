/** Tables of distributors: who a release and its tracks are by, and which rows are for the public. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { meaningOf } from '../../../../generator/site/keys.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

async function read(...rows: readonly string[]) {
  const reading = await readText(csv, 'table.csv', `${rows.join('\n')}\n`);
  const releases = reading.items.flatMap((item) => (item.kind === 'releases' ? [item.facts] : []));
  return { releases, said: linesOf(reading).slice(1) };
}

test.each([
  ['Main Artist', 'Track Artist'],
  ['Artist', 'Track Artist(s)'],
  ['Album Artist', 'Artist'],
  ['Release Artist', 'Track Artists'],
  ['Interpret', 'Titelinterpret'],
  ['Artiste', 'Artiste du morceau'],
])('%s is who the release is by, and %s who the track is by', async (ofRelease, ofTrack) => {
  const { releases } = await read(
    `Release,${ofRelease},Track,${ofTrack},ISRC`,
    'Low Tide,Mara Voss,First,Mara Voss,AA6Q72600001',
    'Low Tide,Mara Voss,Second,Ines Duarte,AA6Q72600002',
    'Low Tide,Ada Lin,First,Ada Lin,AA6Q72600003',
  );
  expect(releases).toEqual([
    {
      title: 'Low Tide',
      artists: ['Mara Voss'],
      tracks: [
        { title: 'First', isrc: 'AA6Q72600001' },
        { title: 'Second', isrc: 'AA6Q72600002', artists: ['Ines Duarte'] },
      ],
    },
    expect.objectContaining({ title: 'Low Tide', artists: ['Ada Lin'] }),
  ]);
});

test('the artist of tracks alone is that of the release, if all have the same', async () => {
  const { releases } = await read(
    'Release,Track,Track Artist',
    'Low Tide,First,Mara Voss',
    'Low Tide,Second,Mara Voss',
    'Split,First,Mara Voss',
    'Split,Second,Ines Duarte',
  );
  expect(releases).toEqual([
    { title: 'Low Tide', artists: ['Mara Voss'], tracks: [{ title: 'First' }, { title: 'Second' }] },
    {
      title: 'Split',
      tracks: [
        { title: 'First', artists: ['Mara Voss'] },
        { title: 'Second', artists: ['Ines Duarte'] },
      ],
    },
  ]);
});

test.each([
  'Draft',
  'Taken Down',
  'takedown requested',
  'Removed from stores',
  'In progress',
  'Entwurf',
  'Zurückgezogen',
  'Retiré',
  'Eliminado',
  'Rimosso',
  'Taslak',
  'مسودة',
])('what a distributor calls "%s" is left out, once for all of its tracks', async (state) => {
  const { releases, said } = await read(
    'Release,Track,Status',
    `Glass,First,${state}`,
    `Glass,Second,${state}`,
    'Low Tide,First,Live',
  );
  expect(releases.map(({ title }) => title)).toEqual(['Low Tide']);
  expect(said).toEqual([`2: The release "Glass" is left out: its status is "${state}".`]);
});

test.each(['Live', 'Delivered', 'Scheduled', 'Approved', 'In stores', 'Veröffentlicht', 'En ligne', ''])(
  'what a distributor calls "%s" is taken',
  async (state) => {
    const { releases } = await read('Title,UPC,Status', `Glass,0724384960650,${state}`);
    expect(releases).toEqual([{ title: 'Glass', upc: '0724384960650' }]);
  },
);

test.each(['Total', 'TOTAL', 'Summe', 'Gesamt', 'Totale', 'الإجمالي'])(
  'a row of sums is no release: %s',
  async (word) => {
    const { releases, said } = await read(
      'Release,Track,Track #,ISRC',
      'Glass,First,1,AA6Q72600001',
      `${word},7,,`,
    );
    expect(releases.map(({ title }) => title)).toEqual(['Glass']);
    expect(said).toEqual([`3: A row of sums is left out: ${word}.`]);
  },
);

test('a release may be called Total', async () => {
  const { releases } = await read('Title,Artist,UPC', 'Total,Mara Voss,0724384960650');
  expect(releases.map(({ title }) => title)).toEqual(['Total']);
});

const SEASONS = [
  'Primavera {}',
  'Spring {}',
  'Q1 {}',
  'T3/{}',
  'early {}',
  'Herbst {} (TBC)',
  '{}, início',
  'printemps {} ?',
];

test('of a season, a quarter and other words around a year, the year is known, and asks to be checked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SEASONS),
      fc.integer({ min: 1960, max: 2039 }).map(String),
      async (words, year) => {
        const cell = words.replace('{}', year);
        const reading = await readText(
          csv,
          'table.csv',
          `Title;Artist;Release date\nGlass;Ada Lin;"${cell}"\n`,
        );
        expect(reading.items).toMatchObject([
          {
            facts: { title: 'Glass', release_date: year },
            doubts: [{ at: ['release_date'], why: `only the year of "${cell}" is known` }],
          },
        ]);
      },
    ),
  );
});

test.each(['32 Spring 2027', '2027/2028', 'soon', '12-2027-x'])('"%s" is no year', async (cell) => {
  const { releases, said } = await read('Title;Artist;Release date', `Glass;Ada Lin;${cell}`);
  expect(releases).toEqual([{ title: 'Glass', artists: ['Ada Lin'] }]);
  expect(said.join()).toContain(cell);
});

test.each(
  ['Vários Artistas', 'Various Artists', 'V.A.', 'Verschiedene Interpreten'].flatMap((artist) =>
    ['LP 12"', '2xLP', 'Double LP'].map((format) => [artist, format] as const),
  ),
)('a record by %s is a compilation, also as %s', async (artist, format) => {
  const { releases } = await read(
    'Title;Artist;Format',
    `Porto;${artist};${format}`,
    `Glass;Ada Lin;${format}`,
  );
  expect(releases.map(({ type }) => type)).toEqual(['compilation', 'album']);
});

test.each([
  'Nº cat.',
  'N.º de catálogo',
  'Cat. nº',
  'N.º Catálogo',
  'Referência',
  'n° di catalogo',
  'N° cat.',
  'Nº de catálogo',
  'Cat #',
])('the column %s is the catalogue number', (name) => {
  expect(meaningOf(name)).toMatchObject({ key: 'catalogue_number' });
});

test.each(['catalogue_number', 'catalog_number', 'katalognummer', 'catno'])(
  'with --columns, a column is a %s',
  async (word) => {
    const text = 'Title;Artist;Kode\nGlass;Ada Lin;AB 1\n';
    const { items } = await readText(csv, 'table.csv', text, { Kode: word });
    expect(items).toMatchObject([{ facts: { catalogue_number: 'AB 1' } }]);
  },
);

test('a column with a number in each row is the catalogue number, whatever it is called, and a reissue stays one', async () => {
  const numbers = fc.tuple(fc.stringMatching(/^[A-Z]{2,5}$/), fc.integer({ min: 10, max: 9999 }));
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^Zz[a-z]{3,8}$/), numbers, async (name, [letters, number]) => {
      const original = `${letters}-${number}`;
      const { releases } = await read(
        `${name};Artista;Título;Suporte;Preço`,
        `${original};Cais Norte;Cais;Vinil;18 €`,
        `${original}R;Cais Norte;Cais;Vinil;20 €`,
      );
      expect(releases.map((release) => release.catalogue_number)).toEqual([original, `${original}R`]);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['Compilação', 'compilation'],
  ['Álbum', 'album'],
  ['Coletânea', 'compilation'],
  ['Derleme', 'compilation'],
  ['Canlı kayıt', 'live'],
  ['Raccolta', 'compilation'],
])('the type %s of a table is %s', async (written, type) => {
  const { releases } = await read('Título;Artista;Tipo;Estado', `Cais;Cais Norte;${written};disponível`);
  expect(releases[0]?.type).toBe(type);
});

test.each([
  ['Vinil', 'vinyl'],
  ['Vinilo', 'vinyl'],
  ['Cassete', 'cassette'],
  ['Casete', 'cassette'],
])('%s names a format and no more', async (written, format) => {
  const { releases } = await read('Título;Artista;Suporte;Tiragem', `Cais;Cais Norte;${written};250`);
  expect(releases[0]?.formats).toEqual([{ format, edition: '250 copies' }]);
});
