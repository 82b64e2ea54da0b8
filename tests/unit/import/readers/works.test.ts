/** Tables of a composer's works. */
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { work } from '../../../../generator/features/works/work-schema.ts';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { listSource } from '../../../../generator/import/sources/files.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/import/csv');
const GOLDENS = join(import.meta.dirname, '../../../goldens/import/csv');
const SITE = { artist: 'Claire Aubert', timezone: 'Europe/London', today: '2026-11-26', records: [] };

test.each(['works.csv', 'werke.csv'])('%s is read as its golden file has it', async (name) => {
  const files = (listSource(join(FIXTURES, name)) ?? []).map((file) => ({
    ...file,
    name: basename(file.name),
  }));
  const reading = await csv.read(files, SITE, { all: files, columns: {} });
  const { items, left, tables } = reading;
  const text = JSON.stringify({ items, left, tables, problems: linesOf(reading) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(join(GOLDENS, `${name}.json`));
});

test.each([
  ['Title,Year,Instrumentation', 'works'],
  ['Title,Opus,Forces,Duration', 'works'],
  ['Title,Date,Commissioned by,First performance,Venue,City', 'works'],
  ['Titel,Jahr,Besetzung,Dauer', 'works'],
  ['Werk,Entstehung,Besetzung,Uraufführung,Verlag', 'works'],
  ['Titre,Année,Effectif,Commande,Création,Éditeur', 'works'],
  ['Título,Año,Plantilla,Encargo,Estreno', 'works'],
  ['Titolo,Anno,Organico,Commissione,Prima esecuzione', 'works'],
  ['Título,Ano,Efetivo,Encomenda,Estreia', 'works'],
  ['Eser,Yıl,Kadro,Süre,Sipariş', 'works'],
  ['العنوان,السنة,التشكيل,المدة,الناشر', 'works'],
  // It may be a repertoire, or nothing but titles.
  ['Composer,Title,Forces', undefined],
  ['Title,Forces', undefined],
  ['Title,Year', 'releases'],
  ['Title,Year,Label,Besetzung', 'members'],
  ['Title,Date,Venue,City,Forces', 'shows'],
  ['Title,Year,Director,Instrumentation', 'scores'],
])('%s is a table of %s', async (columns, shape) => {
  const row = columns.split(',').map((name) => (/^dat/i.test(name) ? '2027-03-01' : 'Harbour'));
  const { tables } = await readText(csv, 'table.csv', `${columns}\n${row.join(',')}\n`);
  expect(tables?.[0]?.shape).toBe(shape);
});

const read = async (column: string, written: string) => {
  const text = `Title,Instrumentation,${column}\nA,Solo violin,"${written}"\n`;
  const { items, problems } = await readText(csv, 'works.csv', text);
  const { title, forces, ...facts } = { title: '', forces: '', ...items[0]?.facts };
  return { title, forces, facts, refused: problems.some(({ code }) => code === 'import/value') };
};

const HALL = { venue: 'Wigmore Hall', city: 'London' };
test.each([
  ['Duration', '18′', { duration: '18:00' }],
  ['Duration', "12'30", { duration: '12:30' }],
  ['Duration', 'c. 18 min', { duration: 'c. 18 min' }],
  ['Duration', 'about 12 minutes', { duration: 'about 12 minutes' }],
  ['Duration', '8-10 min', { duration: '8-10 min' }],
  ['Duration', '10-8 min', {}],
  ['Duration', 'ca. 12', {}],
  ['Duration (min)', 'ca. 12', { duration: 'ca. 12 min' }],
  ['Duration (min)', '8–10', { duration: '8–10 min' }],
  ['Duration', '18', {}],
  ['Duration (min)', '18', { duration: '18:00' }],
  ['Duration', 'a whole evening', {}],
  ['Op.', '12', { opus: '12' }],
  ['Work number', '12', {}],
  ['Movements', 'I. Ebb, II. Slack Water', { movements: ['I. Ebb', 'II. Slack Water'] }],
  ['Movements', '3', {}],
  ['First performance', '14 March 2025', { premiere: { date: '2025-03-14' } }],
  ['First performance', '14 March 2025, Wigmore Hall, London', { premiere: { date: '2025-03-14', ...HALL } }],
  [
    'First performance',
    'Wigmore Hall, London; Ana Ruiz (violin); 14 March 2025',
    {
      premiere: { date: '2025-03-14', ...HALL, performers: [{ name: 'Ana Ruiz', role: 'violin' }] },
    },
  ],
  [
    'First performance',
    '18 April 2019, Concertgebouw, Ghent, Quartet X',
    { premiere: { date: '2019-04-18', venue: 'Concertgebouw', city: 'Ghent', performers: ['Quartet X'] } },
  ],
  [
    'First performance',
    '18 April 2027 (first performance), De Bijloke, Ghent, Belgium',
    { premiere: { date: '2027-04-18', venue: 'De Bijloke', city: 'Ghent, Belgium' } },
  ],
  ['First performance', 'Ghent, 2019', { premiere: { date: '2019' } }],
  ['First performance', 'Brussels 2013', { premiere: { date: '2013' } }],
  ['First performance', '14 March 2013', { premiere: { date: '2013-03-14' } }],
  ['First performance', '21.11.2021 Sint-Baafs, Ghent', { premiere: { date: '2021-11-21', city: 'Ghent' } }],
  [
    'First performance',
    'Lys Festival; 2 July 2021; Sint-Pieterskerk, Lys',
    { premiere: { date: '2021-07-02' } },
  ],
  ['First performance', '14 March 2025, Quartet Merel, Ghent', { premiere: { date: '2025-03-14' } }],
  ['First performance', '14 March 2025, De Bijloke, Ghent, Mira Coen', { premiere: { date: '2025-03-14' } }],
  ['First performance', 'March 14, 2025; Carducci Quartet', { premiere: { date: '2025-03-14' } }],
])('%s %s', async (column, written, facts) => {
  expect(await read(column, written)).toMatchObject({ title: 'A', forces: 'Solo violin', facts });
});

test('each part of a first performance is written, or listed with the date that is kept', () => {
  const part = fc.constantFrom<string[]>(
    'De Bijloke',
    'Ghent',
    'Belgium',
    'Quartet Merel',
    'Leo Marsh',
    'Ana Ruiz (viola)',
  );
  const join = fc.constantFrom(', ', '; ');
  return fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      join,
      fc.nat(),
      async (parts, sign, at) => {
        const cell = parts.toSpliced(at % (parts.length + 1), 0, '18 April 2019').join(sign);
        const text = `Title,Instrumentation,First performance\nA,Solo violin,"${cell}"\n`;
        const { items, problems } = await readText(csv, 'works.csv', text);
        expect(items[0]?.facts).toMatchObject({ premiere: { date: '2019-04-18' } });
        const shown = JSON.stringify(items);
        const left = problems.find(({ code }) => code === 'import/value');
        if (left) expect(JSON.stringify(left)).toContain('the date 2019-04-18 is kept');
        else for (const each of parts) for (const word of each.split(/ \(|\)/)) expect(shown).toContain(word);
      },
    ),
    { numRuns: 100 },
  );
});

test.each(['2.2.2', '2.2 – 1.1 – str'])(
  'no scoring is written that the site refuses: %s',
  async (written) => {
    const { items, problems } = await readText(
      csv,
      'works.csv',
      `Title,Forces,Scoring\nA,Orchestra,${written}\n`,
    );
    expect([items[0]?.facts, problems.at(-1)?.code]).toEqual([
      { title: 'A', forces: 'Orchestra' },
      'import/value',
    ]);
  },
);

const COLUMNS = [
  ...['Title', 'Opus', 'Year', 'Genre', 'Forces', 'Instrumentation', 'Duration', 'Text by'],
  ...['Commissioned by', 'Dedicated to', 'First performance', 'Premiere venue', 'Performers'],
  ...['Publisher', 'Movements', 'Awards', 'Perusal', 'Engraver'],
];
const cell = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'Harbour',
    '2024',
    '2019–2021',
    '12',
    'Op. 9',
    'Choir',
    '2.2.2.2 – 4.2.3.1 – str',
    '2.2.2',
  ),
  fc.constantFrom(
    '18′',
    'c. 12 min',
    '12:30',
    'I. Ebb; II. Flood',
    'https://a.example/score.pdf',
    'RPS (won)',
  ),
  fc.constantFrom('14 March 2025; Wigmore Hall, London; Ana Ruiz (violin)', 'Ana Ruiz, Leo Marsh', 'London'),
  fc.stringMatching(/^[A-Za-z]{3,8}( [A-Za-z]{3,8}){0,2}$/),
);
test('each cell is written, or listed as left out, and what is written is right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(...COLUMNS.map(() => cell)), { minLength: 1, maxLength: 4 }),
      async (rows) => {
        const text = [COLUMNS, ...rows].map((row) => row.map((each) => `"${each}"`).join(',')).join('\n');
        const reading = await readText(csv, 'works.csv', text);
        const shown = [reading.items, reading.left, reading.problems]
          .map((part) => JSON.stringify(part))
          .join(' ');
        for (const { facts } of reading.items) expect(work.safeParse(facts).error).toBeUndefined();
        for (const [row, cells] of rows.entries())
          for (const [index, each] of cells.entries()) {
            const isLeft = reading.left.some(({ what }) => what === COLUMNS[index]);
            // Dates and lengths are written in the one form that files have.
            const words = each.split(/[ ,;()–′.]+/).filter((word) => !/^(?:won|March|min|c)$/.test(word));
            const isTitled = cells[0] !== '' || cells.every((other) => other === '' || other === each);
            if (!isTitled) expect(shown).toContain(`"line":${row + 2}`);
            else expect([each, isLeft || words.every((word) => shown.includes(word))]).toEqual([each, true]);
          }
      },
    ),
    { numRuns: 80 },
  );
});
