/** Cells of tables with words and signs for what is not known, in tables of every kind. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

/** Kinds of tables: their columns, and a row of each. The first column is the title, or what stands for it. */
const TABLES = {
  shows: { Event: 'Gala', Date: '2027-03-07', City: 'Porto', Venue: 'Hall A', Support: 'Ana Lind' },
  releases: { Title: 'Needles', 'Release Date': '2022-04-01', Label: 'Harbour', UPC: '036000291452' },
  mixes: { 'Episode title': 'Night One', Date: '2024-05-06', Description: 'A night.', Duration: '1:02:30' },
  members: { Member: 'Ana Lind', Artist: 'The Others', Instrument: 'Drums', Joined: '2019' },
  quotes: { Quote: 'Loud and bright.', Outlet: 'The Paper', Writer: 'Bo Berg', Date: '2024-05-06' },
  scores: {
    Film: 'The Dike',
    Director: 'Ana Lind',
    Production: 'Low Tide',
    Year: '2024',
    Broadcaster: 'Arte',
  },
  works: { Title: 'Ebb', Instrumentation: 'Solo violin', 'Commissioned by': 'The Hall', Year: '2024' },
} as const;

const PLACEHOLDERS = [
  ...[
    'TBC',
    'tba',
    'T.B.D.',
    'n/a',
    'N/A',
    '?',
    '???',
    '—',
    '–',
    '-',
    '(TBC)',
    'to be confirmed',
    'unknown',
    'N.N.',
  ],
  ...[
    'noch offen',
    'unbekannt',
    'k. A.',
    'wird noch bekannt gegeben',
    'à confirmer',
    'inconnu',
    'por confirmar',
  ],
  ...[
    'desconocido',
    'da confermare',
    'sconosciuto',
    'a confirmar',
    'desconhecido',
    'açıklanacak',
    'bilinmiyor',
  ],
  ...['غير معروف', 'سيعلن لاحقا'],
];

const quote = (cell: string) => `"${cell}"`;

async function readTable(kind: keyof typeof TABLES, row: readonly string[]) {
  const columns = Object.keys(TABLES[kind]);
  // A second row shows what the columns are.
  const rows = [columns, row, Object.values(TABLES[kind]).map((cell) => cell.replace(/^Ebb|Gala$/, 'Other'))];
  const text = rows.map((cells) => cells.map(quote).join(',')).join('\n');
  const reading = await readText(csv, 'a.csv', `${text}\n`);
  return { columns, items: JSON.stringify(reading.items), said: linesOf(reading).slice(1).join('\n') };
}

const places = Object.entries(TABLES).flatMap(([kind, row]) =>
  Object.keys(row).map((_, index) => ({ kind: kind as keyof typeof TABLES, index })),
);

test('what is not known is never taken, and counted with its column, in every kind of table', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(...PLACEHOLDERS),
      async ({ kind, index }, word) => {
        // A song may be called so.
        if (index === 0 && /^\p{L}{4,}$/u.test(word)) return;
        const row = Object.values<string>(TABLES[kind]).with(index, word);
        const { columns, items, said } = await readTable(kind, row);
        expect(items).not.toContain(JSON.stringify(word));
        expect(said).toContain(`are left out: 1 (${columns[index]} 1).`);
      },
    ),
    { numRuns: 300 },
  ));

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  'a row of %s with a title that is not certain is named and left out',
  async (kind) => {
    const [title = '', ...others] = Object.values(TABLES[kind]);
    const { items, said } = await readTable(kind, [`${title} (TBC)`, ...others]);
    if (kind === 'quotes') return;
    expect(items).not.toContain('TBC');
    expect(said).toContain(`The row "${title} (TBC)" is left out: it is not confirmed.`);
  },
);

test.each([
  ['TBC, Ana Lind', 'Ana Lind'],
  ['Ana Lind / TBC', 'Ana Lind'],
  ['Ana Lind; ?', 'Ana Lind'],
  ['Ana Lind & n.n.', 'Ana Lind'],
  ['Ana Lind (tbc)', undefined],
])('of the directors "%s", only those who are known are taken', async (written, name) => {
  const row = Object.values<string>(TABLES.scores).with(1, written);
  const { items, said } = await readTable('scores', row);
  expect(JSON.parse(items)[0].facts.director).toEqual(name && [name]);
  expect(said).toContain('are left out: 1 (Director 1).');
});

test('signs that a shop has written for HTML are those that are meant, in every kind of table', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places.filter(({ kind, index }) => index === 0 && kind !== 'members')),
      fc.constantFrom(
        ['Salt &amp; Tide', 'Salt & Tide'],
        ['Don&#39;t', "Don't"],
        ['Rock &#x27;n&#x27; Roll', "Rock 'n' Roll"],
        ['Caf&#233;', 'Café'],
        ['AT&T', 'AT&T'],
        ['a=1&b=2', 'a=1&b=2'],
      ),
      async ({ kind, index }, [written = '', meant = '']) => {
        const { items } = await readTable(kind, Object.values<string>(TABLES[kind]).with(index, written));
        expect(items).toContain(JSON.stringify(meant));
      },
    ),
    { numRuns: 60 },
  ));
