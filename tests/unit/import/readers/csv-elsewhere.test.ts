/** Tables of orders, payments, pupils, guests and of what somebody hears: nothing of them becomes music, shows or merchandise. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import names from '../../../../generator/site/keys.json' with { type: 'json' };
import { readText } from '../../../helpers/import.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);
const words = (key: 'elsewhere' | 'title' | 'private') =>
  fc.constantFrom(...Object.values(names[key]).flatMap((each: string) => each.split(', ')));

/** Columns with names and other words of people, as banks, shops, schools and halls have them. */
const OTHERS = [
  'Date',
  'Datum',
  'Type',
  'Status',
  'Currency',
  'Price',
  'Year',
  'Venue',
  'Ort',
  'Instrument',
  'Duration',
  'Notes',
];

test('a table with a column of somebody else is asked about', async () => {
  const columns = fc.tuple(
    words('title'),
    words('elsewhere'),
    fc.option(words('private'), { nil: undefined }),
    fc.shuffledSubarray(OTHERS, { maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(columns, async ([title, elsewhere, hidden, others]) => {
      const header = [title, ...others, elsewhere, ...(hidden ? [hidden] : [])];
      const cells = [
        'Ana Sá',
        ...others.map((name) => (/^Dat/.test(name) ? '2027-03-01' : 'x')),
        'hush',
        'hush',
      ];
      const { items, problems } = await readText(
        csv,
        'a.csv',
        `${header.join(';')}\n${cells.slice(0, header.length).join(';')}\n`,
      );
      expect([header, items]).toEqual([header, []]);
      expect(JSON.stringify(problems)).not.toContain('hush');
    }),
    { numRuns: RUNS },
  );
});

/** Columns of sales by name, as Bandcamp, PayPal and shops have them: buyers have a day and a city, as shows do. */
const OF_SALES = [
  'artist',
  'currency',
  'quantity',
  'item name',
  'city',
  'country',
  'time',
  'upc',
  'isrc',
  'ship to city',
];

test('what somebody has bought is no show in their city', async () => {
  await fc.assert(
    fc.asyncProperty(words('elsewhere'), fc.shuffledSubarray(OF_SALES), async (buyer, others) => {
      const header = ['date', ...others, buyer].join(',');
      const text = `${header}\n1/5/26 3:10am,${others.map(() => 'x').join(',')},hush\n`;
      const { items } = await readText(csv, 'a.csv', text);
      expect([header, items]).toEqual([header, []]);
    }),
    { numRuns: RUNS },
  );
});

test('songs with numbers and without a record are asked about', async () => {
  const { items } = await readText(csv, 'set.csv', 'Nr,Song,Key,BPM,Length\n1,Night Bus,Am,120,3:30\n');
  expect(items).toEqual([]);
});

test('what is sure is read all the same', async () => {
  for (const text of [
    'Date;City;Venue;Client;Fee\n2027-03-01;Hull;Lux;Club;500\n',
    'Title;ISRC;Date added\nNight Bus;PTABC2400001;2024-03-01\n',
    'Product;SKU;Price;Customer\nTee;T-1;25 EUR;x\n',
  ])
    expect((await readText(csv, 'a.csv', text)).items).toHaveLength(1);
});
