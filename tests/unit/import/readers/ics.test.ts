/** Entries of calendars become shows. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../generator/engine/lib/record.ts';
import { ics } from '../../../../generator/import/readers/calendar/index.ts';
import { zoneNamed } from '../../../../generator/import/readers/calendar/moments.ts';
import { linesOf, readSources, readText, recognises } from '../../../helpers/import.ts';

const OUTLOOK = join(import.meta.dirname, '../../../fixtures/import/outlook.ics');

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

test('a calendar of a mail program is read as its golden file has it', async () => {
  const reading = await readSources(ics, [OUTLOOK]);
  const { items, left } = reading;
  const text = JSON.stringify({ items, left, problems: linesOf(reading) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../goldens/import/outlook.ics.json'),
  );
});

test.each([
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['"Romance Standard Time"', 'Europe/Paris'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Lisbon', 'Europe/Lisbon'],
  ['custom_America/New_York', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Europe/Atlantis', undefined],
  ['EST', undefined],
])('the zone %s', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone);
});

/** Reads an entry at a place. */
async function readOne(summary: string, ...lines: string[]) {
  const written = entry(
    'DTSTART:20270307T200000',
    'LOCATION:Hall\\, Hull\\, UK',
    `SUMMARY:${summary}`,
    ...lines,
  );
  const reading = await readText(ics, 'a.ics', calendar('PRODID:-//Somebody//EN', written));
  const [item] = reading.items;
  return { reading, facts: item?.facts, isUnsure: item?.isUnsure ?? false };
}

test.each([
  ['ESGOTADO', { status: 'sold_out' }],
  ['Ausverkauft!', { status: 'sold_out' }],
  ['Guichets fermés', { status: 'sold_out' }],
  ['Entrada livre', { price: 'Entrada livre' }],
  ['Giriş ücretsiz', { price: 'Giriş ücretsiz' }],
  ['الدخول مجاني', { price: 'الدخول مجاني' }],
  ['12 €', { price: '12 €' }],
  ['pré-venda 10 €\\nNa porta: 12 €', { price: 'pré-venda 10 € / Na porta: 12 €' }],
  ['Biglietti: 10 € / 8 € ridotto', { price: '10 € / 8 € ridotto' }],
  ['Eintritt: 15 EUR', { price: '15 EUR' }],
  ['Bilhetes: esgotado', { status: 'sold_out' }],
  ['Cachê 300 €', {}],
  ['Gage: 500 EUR', {}],
  ['Só assinantes', {}],
  ['2 amps', {}],
])('of the note "%s", what is a fact of a show is read', async (note, expected) => {
  const { facts } = await readOne('Hull gig', `DESCRIPTION:${note}`);
  const { price, status } = { price: undefined, status: undefined, ...facts };
  expect({ price, status }).toEqual({ price: undefined, status: undefined, ...expected });
});

test('descriptions in the calendars of others may be notes: they are left out, but for what is a fact', async () => {
  const note =
    'DESCRIPTION:Get-in 4pm. Promoter phone 07700 900123\\nDoors: 19:00\\nTickets: https://tickets.example/1';
  const { facts, reading } = await readOne('Hull gig', note, 'METHOD:PUBLISH');
  expect(facts).toMatchObject({ title: 'Hull gig', doors: '19:00', tickets: 'https://tickets.example/1' });
  expect(facts).not.toHaveProperty('description');
  expect(linesOf(reading)).toEqual([
    'The description of "Hull gig" is left out: it may be notes that are not for visitors.',
  ]);
  const several = await readText(
    ics,
    'a.ics',
    calendar(
      ...['A', 'B', 'C'].map((title) => entry('DTSTART:20270307', `SUMMARY:${title}`, 'DESCRIPTION:Fee 300')),
    ),
  );
  expect(linesOf(several)).toEqual([
    'The descriptions of 3 entries, such as "A", are left out: they may be notes that are not for visitors.',
  ]);
});

test.each(['Tickets https://tickets.example/1', 'Karten: https://tickets.example/1'])(
  '%s sells tickets',
  async (line) => {
    const { facts } = await readOne('Hull gig', `DESCRIPTION:${line}`);
    expect(facts).toMatchObject({ tickets: 'https://tickets.example/1' });
  },
);

test.each([
  "HOLD - Sneaky Pete's?",
  "HOLD Sneaky Pete's",
  '[hold] Hull gig',
  '1st option: Hull gig',
  'Pencil – Hull gig',
  'Pencilled: Hull gig',
  'Hull gig (tbc)',
  'Hull gig TBC',
  'Hull gig?',
  'Hull gig - unconfirmed',
  'Reserviert: Hull',
  'Hull – reserviert',
  'Anfrage Hull',
  'Hull (à confirmer)',
  'Hull (sin confirmar)',
  'Hull, da confermare',
  'Load-in + soundcheck',
  'Rehearsal for tour',
  'Travel day',
  'Day off',
  'Probe',
  'Anreise Hull',
])('whether %s is a show is asked', async (title) => {
  const { facts, isUnsure } = await readOne(title);
  expect(isUnsure).toBe(true);
  expect(facts).toMatchObject({ title, city: 'Hull' });
});

test.each([
  'The Holding Company',
  'Household Names',
  'Threshold',
  'Optional Extras Night',
  'Tour, Vol. 2',
  'Improbable Jazz',
  'Festival Unloaded',
  'Approved by Nobody',
])('%s is a show, if it has tickets', async (title) => {
  const tickets = 'DESCRIPTION:Tickets: https://tickets.example/1';
  expect(await readOne(title, tickets)).toMatchObject({ isUnsure: false, facts: { title } });
});

test.each([
  ['CANCELLED: Hull gig', 'Hull gig', 'cancelled'],
  ['Canceled - Hull gig', 'Hull gig', 'cancelled'],
  ['[CANCELLED] Hull gig', 'Hull gig', 'cancelled'],
  ['Hull gig (cancelled)', 'Hull gig', 'cancelled'],
  ['Hull gig – abgesagt', 'Hull gig', 'cancelled'],
  ['ANNULÉ : Hull gig', 'Hull gig', 'cancelled'],
  ['POSTPONED: Hull gig', 'Hull gig', 'postponed'],
  ['SOLD OUT: Hull gig', 'Hull gig', 'sold_out'],
  ['CONFIRMED: Hull gig', 'Hull gig', undefined],
  ['Cancel Culture: Hull gig', 'Cancel Culture: Hull gig', undefined],
  ['Hull gig', 'Hull gig', undefined],
])('the state in "%s" is no part of the title', async (summary, title, status) => {
  const { facts, isUnsure } = await readOne(summary);
  expect(facts).toMatchObject({ title, ...(status && { status }) });
  expect(facts).not.toHaveProperty('status', status === undefined ? expect.anything() : undefined);
  expect(isUnsure).toBe(false);
  expect((await readOne(summary, 'STATUS:CANCELLED')).facts).toMatchObject({ title, status: 'cancelled' });
});

test.each([
  ['Ana Lind - The Lexington', 'The Lexington'],
  ['Ana Lind: The Lexington', 'The Lexington'],
  ['Ana Lind @ Brudenell', 'Brudenell'],
  ['Ana Lind @Brudenell', 'Brudenell'],
  ['ANA LIND at Brudenell', 'Brudenell'],
  ['Ana Lind live at Brudenell', 'Brudenell'],
  ['CANCELLED: Ana Lind @ Brudenell', 'Brudenell'],
  ['Ana Lind Trio @ Brudenell', 'Ana Lind Trio @ Brudenell'],
  ['Ana Lind Attack', 'Ana Lind Attack'],
  ['Ana Lind', 'Ana Lind'],
])('%s is called %s', async (summary, title) => {
  expect((await readOne(summary)).facts).toMatchObject({ title });
});

test('hostile calendars do no harm', async () => {
  const read = (...lines: string[]) => readText(ics, 'a.ics', calendar(...lines));
  const start = 'DTSTART:20260307T200000';
  expect((await read(entry(start, 'SUMMARY:a', 'RRULE:FREQ=SECONDLY'))).items).toHaveLength(1);
  expect((await read(entry(start, 'SUMMARY:a', 'RRULE:FREQ=DAILY'))).items).toHaveLength(60);
  expect(
    (await read(entry(start, 'SUMMARY:a', 'RRULE:FREQ=DAILY;INTERVAL=0'))).items.length,
  ).toBeLessThanOrEqual(60);
  expect(
    (await read(entry(start, 'SUMMARY:a', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2'))).items.length,
  ).toBeLessThanOrEqual(60);
  expect((await read(entry('DTSTART:99990307T200000', 'SUMMARY:a'))).items).toEqual([]);
  expect((await read(entry(start, `SUMMARY:${'x'.repeat(5_000_000)}`))).items).toEqual([]);
  expect(
    (await read(entry(start, 'SUMMARY:<script>\u0000\u202e', 'URL:javascript:alert(1)'))).items,
  ).toMatchObject([{ facts: { title: '<script>' } }]);
  expect((await read('BEGIN:X\r\n'.repeat(100_000))).items).toEqual([]);
  expect((await readText(ics, 'a.ics', `${'BEGIN:VEVENT\r\n'.repeat(5000)}`)).items).toEqual([]);
  expect((await readText(ics, 'a.ics', Buffer.from([0, 255, 254, 1]))).items).toEqual([]);
});

test('a calendar is known by its ending or its first line', async () => {
  expect(await recognises(ics, 'shows.ics', '')).toBe(true);
  expect(await recognises(ics, 'shows.txt', 'BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(await recognises(ics, 'shows.txt', 'BEGIN:VCARD\r\n')).toBe(false);
});

test('a moment of the hour that comes twice is that hour, with a doubt if it is the second time', async () => {
  const doubtOf = async (start: string) => {
    const lines = ['X-WR-TIMEZONE:Europe/Lisbon', entry(`DTSTART:${start}`, 'SUMMARY:Nour live')];
    const { items } = await readText(ics, 'a.ics', calendar(...lines));
    return [fieldOf(items[0]?.facts, 'time'), items[0]?.doubts?.[0]?.why];
  };
  expect(await doubtOf('20261025T003000Z')).toEqual(['01:30', undefined]);
  expect(await doubtOf('20261025T013000Z')).toEqual([
    '01:30',
    'it comes twice by the clocks of Europe/Lisbon: the second of the two is meant',
  ]);
});
