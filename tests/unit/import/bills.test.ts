/** Who plays, and where, as the tables of labels write it. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { importSources, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 50);
const SITE = {
  'content/site.yaml':
    'base_url: https://pier.example\ntimezone: Europe/Helsinki\nartist: {name: Pier Tapes, kind: label}\n',
  'content/artists/kivi.md': '---\nname: Kivi\n---\n',
  'content/artists/salt.md': '---\nname: Salt & Lantern\n---\n',
};

/** The shows that a table becomes. */
async function showsOf(...lines: string[]): Promise<Record<string, unknown>[]> {
  const site = makeSite({ ...SITE, 'a.csv': `${lines.join('\n')}\n` });
  await importSources(site, 'a.csv');
  return parse(readFileSync(`${site.content}/pages/events.yaml`, 'utf8')).events;
}

const JOINTS = [', ', ' + ', ' / ', ' & ', ' x ', ' vs. ', ' | ', ' • ', ' w/ ', ' and ', ' ja ', ' och '];

test('a show is of each of the site on its bill, and others are its support', async () => {
  const bill = fc.record({
    joint: fc.constantFrom(...JOINTS),
    order: fc.shuffledSubarray(['Kivi', 'Salt & Lantern', 'Ada Lin'], { minLength: 2, maxLength: 3 }),
    origin: fc.constantFrom('', ' (FI)', ' [FIN]', ' (Finland)'),
    more: fc.constantFrom('', ' + guests', ' + TBA', ' + 2 more', ' + vieraita', ' + convidados'),
    column: fc.constantFrom('Artist', 'Bändi', 'Lineup'),
  });
  await fc.assert(
    fc.asyncProperty(bill, async ({ joint, order, origin, more, column }) => {
      const cell = order.map((name) => (name === 'Kivi' ? name + origin : name)).join(joint) + more;
      const [show] = await showsOf(`Date,City,Venue,${column}`, `2027-03-12,Pori,Hall,"${cell}"`);
      const own = order.filter((name) => name !== 'Ada Lin');
      // An "and" may be within the name of somebody else.
      expect(show?.['artists']).toEqual(own.map((name) => (name === 'Kivi' ? 'Kivi' : name)));
      expect(show?.['support']).toEqual(order.includes('Ada Lin') ? ['Ada Lin'] : undefined);
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ['Kivi supporting Mayhem', ['Kivi'], ['Mayhem']],
  ['Kivi (support for Mayhem)', ['Kivi'], ['Mayhem']],
  ['Kivi (tuki: Ada Lin)', ['Kivi'], ['Ada Lin']],
  ['Kivi + support: Ada Lin', ['Kivi'], ['Ada Lin']],
  ['Mayhem', undefined, ['Mayhem']],
])('%s', async (cell, artists, support) => {
  expect(await showsOf('Date,City,Venue,Artist', `2027-03-12,Pori,Hall,${cell}`)).toMatchObject([
    { ...(artists && { artists }), support },
  ]);
});

test.each([
  ['33100 Tampere', 'Tampere'],
  ['FI-33100 Tampere', 'Tampere'],
  ['4000-123 Porto', 'Porto'],
  ['SE-118 20 Stockholm', 'Stockholm'],
  ['"Toronto, ON"', 'Toronto, ON'],
  ['"Washington, D.C."', /^Washington/],
])('the city of %s', async (cell, city) => {
  for (const column of ['City', 'Place']) {
    const [show] = await showsOf(`Date,${column},Venue`, `2027-03-12,${cell},Hall`);
    expect(show?.['city']).toEqual(typeof city === 'string' ? city : expect.stringMatching(city));
    expect(show?.['country']).toBeUndefined();
  }
});

test.each([
  ['Date,Doors,Show', '12.12.2026,19:00,20:00', { date: '2026-12-12', doors: '19:00', time: '20:00' }],
  ['Start,End', '2026-12-12 22:00,2026-12-13 04:00', { date: '2026-12-12', time: '22:00' }],
  ['Início,Fim', '14/08/2027,16/08/2027', { date: '2027-08-14', end_date: '2027-08-16' }],
  ['Date', '2026-12-31T23:30:00Z', { date: '2027-01-01', time: '01:30' }],
  ['Date', '2026-12-31T00:00:00Z', { date: '2026-12-31' }],
])('the days of %s', async (head, cells, expected) => {
  const [show] = await showsOf(`City,Venue,${head}`, `Pori,Hall,${cells}`);
  const { title, venue, city, ...facts } = show ?? {};
  expect(facts).toEqual(expected);
});

test('codes in brackets behind cities are those of states, unless all are countries', async () => {
  const head = 'Date,City,Venue';
  const states = await showsOf(head, '2027-03-12,São Luís (MA),Hall', '2027-03-13,Vila Velha (XX),Hall');
  expect(states.map(({ city, country }) => [city, country])).toEqual([
    ['São Luís, MA', undefined],
    ['Vila Velha, XX', undefined],
  ]);
  const countries = await showsOf(head, '2027-03-12,Pori (FI),Hall', '2027-03-13,Porto (PT),Hall');
  expect(countries.map(({ city, country }) => [city, country])).toEqual([
    ['Pori', 'FI'],
    ['Porto', 'PT'],
  ]);
});

test('what a radio has played is no show and no release', async () => {
  const site = makeSite({
    ...SITE,
    'a.csv': 'Date,Station,Show,Artist,Track\n2026-10-01,Moreeni,Late,Kivi,Bear\n',
  });
  const { entries } = await planSources(site, 'a.csv');
  expect(entries).toEqual([]);
});

test('what lasts a year is asked about', async () => {
  const shows = await showsOf(
    'Start Date,End Date,City,Festival',
    '2027-01-01,2027-12-31,Pori,Year of Song',
    '2027-05-14,2027-05-16,Pori,Steelfest',
  );
  expect(shows).toMatchObject([{ festival: 'Steelfest' }]);
});

test('the place beside a venue is its city, and a code in it is a state if another of the list is', async () => {
  const shows = await showsOf(
    'Date,Place,Venue',
    '2027-03-12,Perth WA,Amplifier',
    '2027-03-13,"Monterrey, NL",Iguana',
    '2027-03-14,"Guadalajara, JAL",Foro',
  );
  expect(shows.map(({ venue, city, country }) => [venue, city, country])).toEqual([
    ['Amplifier', 'Perth WA', undefined],
    ['Iguana', 'Monterrey, NL', undefined],
    ['Foro', 'Guadalajara, JAL', undefined],
  ]);
});
