/** Nothing of a table is lost without a word: each filled cell is in the reading, or its column is named. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../generator/import/catalogue.ts';
import type { SiteFacts } from '../../../../generator/import/readers/reader.ts';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import names from '../../../../generator/site/keys.json' with { type: 'json' };
import { readFolder } from '../../../helpers/reading.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 60);
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'tr', 'ar'];
const SITE: SiteFacts = {
  artist: 'North Pier',
  roster: ['Kivi', 'Salt & Lantern', 'Mörkö'],
  isLabel: true,
  timezone: 'Europe/Lisbon',
  today: '2026-11-26',
};

/** Cells of a column: as they are written, with the values that the reading has to have. */
type Cell = fc.Arbitrary<readonly [written: string, ...found: string[]]>;

const one = (...values: string[]): Cell => fc.constantFrom(...values.map((value) => [value, value] as const));
const as = (...values: (readonly [string, ...string[]])[]): Cell => fc.constantFrom(...values);

const CELLS: Partial<Record<keyof typeof names, Cell>> = {
  date: as(['2027-03-07', '2027-03-07'], ['13.4.2027', '2027-04-13'], ['24/05/2027', '2027-05-24']),
  release_date: as(['2021-03-07', '2021-03-07'], ['13.4.2021', '2021-04-13']),
  time: as(['20:00', '20:00'], ['19.30', '19:30'], ['20:00 / 22:30', '20:00', '22:30']),
  doors: as(['18:30', '18:30']),
  city: one('Turku', 'Köln', 'São Paulo', 'Santa Cruz'),
  venue: one('45 Special', 'Halle 7', 'Magasin 4', 'Gong', 'Casa da Música'),
  address: one('Hafenstr. 6', '12 Harbour Street'),
  country: one('Finland', 'Portugal'),
  artist: as(['Kivi', 'Kivi'], ['Mörkö', 'Mörkö'], ['Salt & Lantern', 'Salt & Lantern']),
  support: as(['Kivi, Mörkö', 'Kivi', 'Mörkö'], ['Ida Ro + Kivi', 'Ida Ro', 'Kivi'], ['Foo Bar', 'Foo Bar']),
  with: as(['Kivi, Mörkö', 'Kivi', 'Mörkö'], ['Foo Bar', 'Foo Bar']),
  price: as(['25 EUR', '25 EUR'], ['8,00 €', '8,00 €'], ['12.00', '12.00']),
  tickets: one('https://tickets.example/1'),
  festival: one('Pier Fest'),
  tour: one('Long Tour'),
  description: one('Songs by request'),
  title: one('Night Bus', 'Blue Hours', 'Low Tide'),
  release_title: one('Winter Roads', 'Needles'),
  catalogue_number: one('NP-001', 'NP-002'),
  upc: one('0724384960650', '5012345678900'),
  format: as(['CD', 'cd'], ['LP', 'album|vinyl'], ['7"', 'vinyl'], ['Digital', 'digital'], ['Box', 'Box']),
  edition: as(['300', '300 copies'], ['numbered', 'numbered']),
  stock: as(['0', 'sold_out'], ['-2', 'sold_out'], ['17', '17']),
  label: one('North Pier'),
  sub_label: one('Halla Tapes'),
  genre: one('Folk'),
  instrument: one('Drums', 'Vocals, guitar'),
  role: one('Songwriter'),
  joined: as(['2011', '2011'], ['May 2011', '2011']),
  left: as(['2019', '2019']),
  member: one('Ana Sá', 'Bo Berg'),
  biography: one('Two brothers and a drum.'),
  formed: one('2009'),
  quote: as(
    ['A record to come home to.', 'A record to come home to.'],
    ['“Cold and clear.”', 'Cold and clear.'],
  ),
  outlet: one('Inferno', 'The Paper'),
  rating: as(['4/5', '4/5'], ['excellent', 'excellent']),
  url: one('https://paper.example/review'),
  handle: one('needles', 'shirt'),
  sku: as(['NP-001-CD', 'NP-001'], ['SHIRT-S', 'SHIRT-S']),
  option_value: as(['S', 'S'], ['LP', 'vinyl'], ['CD', 'cd']),
  vendor: one('Print Works'),
};

type Field = keyof typeof CELLS & keyof typeof names;

interface Kind {
  readonly needed: readonly Field[];
  readonly others: readonly Field[];
}

const KINDS: Record<string, Kind> = {
  shows: {
    needed: ['date', 'city', 'venue'],
    others: [
      'time',
      'doors',
      'country',
      'artist',
      'support',
      'with',
      'price',
      'tickets',
      'festival',
      'tour',
      'address',
      'description',
      'title',
      'city',
      'venue',
      'time',
    ],
  },
  releases: {
    needed: ['title', 'catalogue_number'],
    others: [
      'artist',
      'release_date',
      'upc',
      'format',
      'edition',
      'stock',
      'price',
      'label',
      'sub_label',
      'genre',
      'catalogue_number',
      'label',
    ],
  },
  members: {
    needed: ['artist', 'member', 'instrument'],
    others: ['role', 'joined', 'left', 'biography', 'formed', 'city', 'country', 'role'],
  },
  quotes: { needed: ['quote', 'outlet'], others: ['artist', 'release_title', 'rating', 'url', 'date'] },
  merch: {
    needed: ['handle', 'title', 'price'],
    others: ['sku', 'option_value', 'stock', 'description', 'vendor', 'format', 'edition', 'url'],
  },
};

const nameOf = (field: Field) =>
  fc.constantFrom(...LANGUAGES).chain((language) => {
    const words: Readonly<Record<string, string>> = names[field];
    return fc.constantFrom(...(words[language] ?? words['en'] ?? field).split(', ').slice(0, 2));
  });

interface Written {
  readonly text: string;
  readonly fields: readonly Field[];
  /** Each filled cell by its column, with what the reading has to have of it. */
  readonly cells: readonly {
    readonly field: Field;
    readonly column: string;
    readonly found: readonly string[];
    readonly line: number;
  }[];
}

const tableOf = ({ needed, others }: Kind): fc.Arbitrary<Written> =>
  fc
    .record({
      more: fc.subarray([...others], { maxLength: Math.min(6, others.length) }),
      delimiter: fc.constantFrom(',', ';', '\t'),
      isStrange: fc.boolean(),
    })
    .chain(({ more, delimiter, isStrange }) => {
      const fields = [...needed, ...more];
      const row = fc.tuple(
        ...fields.map((field) => fc.option(CELLS[field] ?? one('x'), { nil: undefined, freq: 6 })),
      );
      return fc
        .record({
          columns: fc.tuple(...fields.map(nameOf)),
          rows: fc.array(row, { minLength: 1, maxLength: 4 }),
          order: fc.shuffledSubarray(
            fields.map((_, index) => index),
            { minLength: fields.length },
          ),
        })
        .map(({ columns, rows, order }): Written => {
          const filled = rows.map((cells) =>
            cells.map((cell, index) => cell ?? (index < needed.length ? [''] : undefined)),
          );
          const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          const strange = isStrange ? ['Mood'] : [];
          const lines = [
            [...order.map((index) => columns[index] ?? ''), ...strange],
            ...filled.map((cells) => [
              ...order.map((index) => cells[index]?.[0] ?? ''),
              ...strange.map(() => 'blue'),
            ]),
          ];
          return {
            fields,
            text: lines.map((cells) => cells.map(quote).join(delimiter)).join('\n'),
            cells: filled.flatMap((cells, row) =>
              cells.flatMap((cell, index) => {
                const [written, ...found] = cell ?? [];
                const field = fields[index];
                return written && field
                  ? [{ field, column: columns[index] ?? '', found, line: row + 2 }]
                  : [];
              }),
            ),
          };
        });
    });

async function read(text: string): Promise<Reading> {
  const folder = mkdtempSync(join(tmpdir(), 'liner-cells-'));
  try {
    writeFileSync(join(folder, 'table.csv'), text);
    return await readFolder(csv, folder, SITE);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The note about columns that are read: it names all of them. */
const TAKEN = /is read as a table/;

test.each(Object.entries(KINDS))(
  'each cell of a table of %s is read, or its column is named',
  async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(tableOf(kind), async ({ text, cells }) => {
        const { items, left, problems } = await read(text);
        const facts = JSON.stringify(items);
        const refused = new Set(
          problems.flatMap(({ message, at }) => (/^(?:A row|The show)/.test(message) ? at?.line : [])),
        );
        const said = problems.map(({ message }) => message).filter((message) => !TAKEN.test(message));
        const named = [...left.map(({ what }) => what), ...said, ...left.map(({ example }) => example)].join(
          '\n',
        );
        const lost = cells.filter(
          ({ column, found, line }) =>
            !refused.has(line) &&
            !named.includes(column) &&
            !found.every((each) =>
              each
                .split('|')
                .some((text) => facts.includes(JSON.stringify(text).slice(1, -1)) || named.includes(text)),
            ),
        );
        expect({ lost, text: lost.length > 0 ? text : '', facts: lost.length > 0 ? facts : '' }).toEqual({
          lost: [],
          text: '',
          facts: '',
        });
      }),
      { numRuns: RUNS },
    );
  },
);

test('who plays, where and when are in the keys of a show, whatever language names the columns', async () => {
  await fc.assert(
    fc.asyncProperty(
      tableOf(KINDS['shows'] ?? { needed: [], others: [] }),
      async ({ text, cells, fields }) => {
        const { items } = await read(text);
        const wrong = items.flatMap(({ kind, facts, origin }) => {
          if (kind !== 'events') return [kind];
          const row = cells.filter(({ line }) => line === origin.line);
          const once = row.filter(({ field }) => fields.filter((each) => each === field).length === 1);
          const who = [...(facts.artists ?? []), ...(facts.support ?? [])];
          const isRight: Partial<Record<Field, (found: readonly string[]) => boolean>> = {
            date: ([day]) => facts.date === day,
            // Doors could belong to either of two.
            time: (times) => fields.includes('doors') || times.join() === (facts.times?.join() ?? facts.time),
            city: ([city]) => facts.city === city,
            venue: ([venue]) => facts.venue === venue,
            country: ([country]) => facts.country === country,
            artist: ([name = '']) => facts.artists?.includes(name) ?? false,
            support: (names) => names.every((name) => who.includes(name)),
            with: (names) => names.every((name) => who.includes(name)),
          };
          return once
            .filter(({ field, found }) => isRight[field]?.(found) === false)
            .map(({ field }) => field);
        });
        expect({ wrong, text: wrong.length > 0 ? text : '' }).toEqual({ wrong: [], text: '' });
      },
    ),
    { numRuns: RUNS },
  );
});

test.each(Object.entries(KINDS))(
  '%s: a row that was divided within a cell is left out and named',
  async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(tableOf(kind), fc.nat(), fc.nat(), async ({ text }, at, place) => {
        const [names = '', ...rows] = text.split('\n');
        fc.pre(rows.length > 1);
        const index = at % rows.length;
        const [delimiter = ','] = /(?<=")[,;\t](?=")/.exec(names) ?? [];
        const cells = (rows[index] ?? '').split(/(?<=")[,;\t](?=")/);
        // A filled one at the end keeps the row as wide as it is.
        const divided = [
          ...cells.slice(0, place % cells.length),
          '"Hall"',
          ...cells.slice(place % cells.length),
          '"End"',
        ];
        const others = rows.filter((_, row) => row !== index);
        const broken = await read([names, ...rows.with(index, divided.join(delimiter))].join('\n'));
        const whole = await read([names, ...others].join('\n'));
        expect(broken.items.map(({ facts }) => facts)).toEqual(whole.items.map(({ facts }) => facts));
        expect(broken.problems.map(({ at, code }) => [at?.line, code])).toContainEqual([
          index + 2,
          'import/value',
        ]);
      }),
      { numRuns: RUNS },
    );
  },
);
