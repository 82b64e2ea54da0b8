/** Tables of films, series and games. */
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import names from '../../../../generator/features/works/names.json' with { type: 'json' };
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { readMarkdown } from '../../../../generator/import/readers/table/markdown.ts';
import { listSource } from '../../../../generator/import/sources/files.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/import/csv');
const GOLDENS = join(import.meta.dirname, '../../../goldens/import/csv');

const record = (slug: string, title: string) => ({ slug, title, artists: [], page: `/music/${slug}/` });
const SITE = {
  ...{ artist: 'Claire Aubert', timezone: 'Europe/London', today: '2026-11-26' },
  records: [
    record('northern-line', 'Northern Line (Original Soundtrack)'),
    record('quiet', 'The Quiet Hours – Original Score'),
    record('blackwater', 'Blackwater'),
  ],
};

test.each(['scores-table.md', 'filmografie.csv', 'series.csv', 'soundtracks.csv'])(
  '%s is read as its golden file has it',
  async (name) => {
    const files = (listSource(join(FIXTURES, name)) ?? []).map((file) => ({
      ...file,
      name: basename(file.name),
    }));
    const reading = await csv.read(files, SITE, { all: files, columns: {} });
    const { items, left, tables } = reading;
    const text = JSON.stringify({ items, left, tables, problems: linesOf(reading) }, null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot(join(GOLDENS, `${name}.json`));
  },
);

const YEAR = '2026';
test.each([
  ['Year,Title,Director,Production,Role,Awards', 'scores'],
  ['Jahr,Titel,Regie,Produktion', 'scores'],
  ['Année,Titre,Réalisation,Production,Diffuseur', 'scores'],
  ['Año,Título,Dirección,Productora', 'scores'],
  ['Anno,Titolo,Regia,Produzione', 'scores'],
  ['Ano,Título,Realização,Produção', 'scores'],
  ['Yıl,Film,Yönetmen,Yapım', 'scores'],
  ['السنة,الفيلم,المخرج', 'scores'],
  ['Game,Developer,Year,Role', 'scores'],
  ['Title,Director,Composer,Production', 'scores'],
  // The director is that of a video, or of an orchestra.
  ['Title,Artist,Director,Year', undefined],
  ['Title,Director,Soloists,Label', 'releases'],
  ['Title,Date,Director,City', 'shows'],
  ['Title,ISRC,Director', 'releases'],
  ['Titel,Jahr,Produktion,Label', 'releases'],
])('%s is a table of %s', async (columns, shape) => {
  const row = columns
    .split(',')
    .map((name) => (/date/i.test(name) ? '2027-03-01' : /year|jahr|ann|año/i.test(name) ? YEAR : 'Harbour'));
  const { tables, items } = await readText(csv, 'table.csv', `${columns}\n${row.join(',')}\n`);
  expect([tables?.[0]?.shape, items.length > 0]).toEqual([shape, shape !== undefined]);
});

test.each([
  ['2019–2021', '2019–2021'],
  ['2019-21', '2019–2021'],
  ['1999/2003', '1999–2003'],
  ['2024', '2024'],
  ['12.03.2024', '2024'],
  ['in production', undefined],
  ['2021-19', undefined],
])('the year %s', async (cell, year) => {
  const { items } = await readText(csv, 'films.csv', `Title,Year,Director\nA,${cell},B C\n`);
  expect(items[0]?.facts).toEqual({ title: 'A', kind: 'film', ...(year && { year }), director: ['B C'] });
});

test.each([
  ['Night Ferry (TV series)', '', { title: 'Night Ferry', kind: 'series' }],
  ['Night Ferry (radio play)', '', { title: 'Night Ferry', kind: 'radio' }],
  ['Night Ferry (documentary)', '', { title: 'Night Ferry', kind: 'film', note: 'documentary' }],
  ['Night Ferry (Kurzfilm)', 'Film', { title: 'Night Ferry', kind: 'film', note: 'Kurzfilm' }],
  ['Night Ferry (jeu vidéo)', '', { title: 'Night Ferry', kind: 'game' }],
  ['Night Ferry (video game)', 'Film', { title: 'Night Ferry (video game)', kind: 'film' }],
  ['Night Ferry (part two)', '', { title: 'Night Ferry (part two)', kind: 'film' }],
])('the kind of %s in a row of type %j', async (title, type, facts) => {
  const { items } = await readText(csv, 'films.csv', `Title,Type,Director\n${title},${type},B C\n`);
  expect(items[0]?.facts).toEqual({ ...facts, director: ['B C'] });
});

const COMPANY = fc.constantFrom('Low Tide Films', 'Kudos', 'Arte', 'BBC Film');
const SIGN = fc.constantFrom(' / ', '; ', ' & ', ' and ', ' with ', ', ', ' + ', '/', ' und ', ' avec ');

test('companies of one cell are divided, or the cell is doubted', () =>
  fc.assert(
    fc.asyncProperty(COMPANY, SIGN, COMPANY, async (one, sign, other) => {
      const cells = `A,B C,"${one}${sign}${other}"`;
      const { items } = await readText(csv, 'films.csv', `Title,Director,Production\n${cells}\n`);
      const isDivided = [' / ', '; '].includes(sign);
      expect(items[0]?.facts).toMatchObject({
        production: isDivided ? [one, other] : [`${one}${sign}${other}`],
      });
      expect(items[0]?.doubts?.some(({ at }) => at[0] === 'production') ?? false).toBe(!isDivided);
    }),
  ));

test.each(['Kudos', 'Warner Bros., Inc.', 'Berg & Söhne GmbH', 'Lind & Co. KG'])(
  '%s is one company',
  async (name) => {
    const { items } = await readText(
      csv,
      'films.csv',
      `Title,Kind,Director,Production\nA,film,B C,"${name}"\n`,
    );
    expect(items[0]).toMatchObject({ facts: { production: [name] }, doubts: undefined });
  },
);

test('the words of kinds in brackets are read in each language', () => {
  const words = Object.entries(names.score_kinds);
  return fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), fc.boolean(), async ([word, kind], isLoud) => {
      const written = isLoud ? word.toUpperCase() : word;
      const { items } = await readText(csv, 'films.csv', `Title,Director\nHarbour (${written}),B C\n`);
      expect(items[0]?.facts).toMatchObject({ title: 'Harbour', kind });
    }),
    { numRuns: 60 },
  );
});

const COLUMNS = [
  'Title',
  'Year',
  'Type',
  'Director',
  'Production',
  'Network',
  'Role',
  'Awards',
  'Soundtrack',
  'IMDb',
  'Trailer',
  'Cinematography',
];
const cell = fc.oneof(
  fc.constantFrom(
    '',
    'Harbour',
    '2024',
    '2019–2021',
    'Series',
    'Documentary',
    'A24',
    'Ana Ruiz',
    'tt1234567',
  ),
  fc.constantFrom(
    'https://vimeo.com/1',
    'BIFA, Best Music (won)',
    'BAFTA',
    'Harrow Street (6 episodes)',
    'Blackwater',
  ),
  fc.stringMatching(/^[A-Za-z]{3,8}( [A-Za-z]{3,8}){0,2}$/),
);
test('each cell is written, or listed as left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(...COLUMNS.map(() => cell)), { minLength: 1, maxLength: 4 }),
      async (rows) => {
        const text = [COLUMNS, ...rows].map((row) => row.map((each) => `"${each}"`).join(',')).join('\n');
        const reading = await readText(csv, 'films.csv', text);
        const shown = [reading.items, reading.left, reading.problems]
          .map((part) => JSON.stringify(part))
          .join(' ');
        for (const [row, cells] of rows.entries())
          for (const [index, each] of cells.entries()) {
            const isLeft = reading.left.some(({ what }) => what === COLUMNS[index]);
            const words = each.split(/[ ,;()–/]+/).filter((word) => !/^composer$|^won$/i.test(word));
            const isKind = index === 2 && /^(?:series|film)$/i.test(each);
            const isTitled = cells[0] !== '' || cells.every((other) => other === '' || other === each);
            if (!isTitled) expect(shown).toContain(`"line":${row + 2}`);
            else
              expect([each, isKind || isLeft || words.every((word) => shown.includes(word))]).toEqual([
                each,
                true,
              ]);
          }
      },
    ),
    { numRuns: 60 },
  );
});

test('tables of a Markdown file are one, with the headings that mean a kind', () => {
  const text =
    '# Work\n\n## Film\n\n| Title | **Year** |\n|---|:-:|\n| A \\| B | 2026 |\n\nText | text\n\n## Games\n\nYear|Title\n---|---\n2025|_C_\n';
  expect(
    readMarkdown(text, (heading) => heading !== 'Work').rows.map(({ cells, line }) => [line, ...cells]),
  ).toEqual([
    [5, 'Title', 'Year'],
    [3, 'Film'],
    [7, 'A | B', '2026'],
    [11, 'Games'],
    [15, 'C', '2025'],
  ]);
});
