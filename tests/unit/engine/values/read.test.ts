/** Days, times, codes, lengths and names as people and spreadsheets write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completeRough,
  divideNames,
  joinOf,
  length,
  orderOf,
  readClock,
  readClocks,
  readIsrc,
  readLength,
  readLicense,
  readMoney,
  readUpc,
  roughLength,
} from '../../../../generator/engine/values/index.ts';
import { readDay } from '../../../../generator/site/schema/dates.ts';

const today = '2026-11-26';

test('who plays with somebody', () => {
  expect(divideNames('Noor w/ Yara', { joins: ['with'] })).toEqual(['Noor', 'Yara']);
});

test.each([
  ...[
    '2026-03-07',
    '7.3.2026',
    '7 March 2026',
    'Sa, 7. März 2026',
    'samedi 7 mars 2026',
    '7 de março de 2026',
  ],
  ...[
    '7 Mart 2026 Cumartesi',
    'السبت 7 مارس 2026',
    '٧ مارس ٢٠٢٦',
    '46088',
    '7.3.26',
    "7 Mar '26",
    '20260307',
  ],
  ...['2026-03-07 00:00:00', 'March 7th, 2026', '7 March 2026 (Sat)', 'Sa 7. März', 'Sat 7 March'],
])('the day %s', (written) => {
  expect(readDay(written, { today })).toMatchObject({ value: { date: '2026-03-07' } });
});

test.each([
  ['7–9 March 2026', '2026-03-07', '2026-03-09'],
  ['7.-9.3.2026', '2026-03-07', '2026-03-09'],
  ['2026-03-07 - 2026-03-09', '2026-03-07', '2026-03-09'],
  ['28.2.-1.3.2026', '2026-02-28', '2026-03-01'],
  ['Dec 30, 2026 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
  ['23.–25. April 2027', '2027-04-23', '2027-04-25'],
  ['April 23-25, 2027', '2027-04-23', '2027-04-25'],
  ['30 April until 2 May 2027', '2027-04-30', '2027-05-02'],
])('the days %s', (written, date, end_date) => {
  expect(readDay(written, { today })).toMatchObject({ value: { date, end_date } });
});

test.each([
  ['46088.8333', '20:00'],
  ['2026-03-07T20:00:00+01:00', '20:00'],
  ['7.3.2026, 20:00 Uhr', '20:00'],
  ['7 mars 2026 à 20h30', '20:30'],
  ['7 March 2026, at 8 pm', '20:00'],
  ['7 marzo 2026 ore 21:00', '21:00'],
])('the day and time %s', (written, time) => {
  expect(readDay(written, { today })).toMatchObject({ value: { date: '2026-03-07', clock: { time } } });
});

test.each([
  ['30.2.2026', 'there is no such day.'],
  ['9999-01-01', 'the year is not one of 1900 to 2199.'],
  ['TBA', 'it is no date.'],
  ['7. März', 'it has no year.'],
  ['26-03-07', 'it has no year.'],
  ['Sun 7 March 2026', 'the day is not on that day of the week.'],
])('%s is no day', (written, refused) => {
  expect(readDay(written, { today })).toEqual({ refused });
});

test('day or month first', () => {
  expect(readDay('07/03/2026', { today })).toHaveProperty('doubt');
  expect(readDay('07/03/2026', { today, order: 'dmy' })).toEqual({ value: { date: '2026-03-07' } });
  expect(readDay('07/03/2026', { today, order: 'mdy' })).toEqual({ value: { date: '2026-07-03' } });
  expect(readDay('7.3.', { today, year: '2027' })).toEqual({ value: { date: '2027-03-07' } });
  expect(orderOf(['01/02/2026', 'Fri 13/02/2026'])).toBe('dmy');
  expect(orderOf(['01/02/2026', '02/13/2026'])).toBe('mdy');
  expect(orderOf(['13/02/2026', '02/13/2026'])).toBeUndefined();
});

test.each([
  ...['20:00', '20h', '8pm', '8 p.m.', '20 Uhr', '20.00', '0.8333', '2000', 'ab 20 Uhr', '٨ م'].map(
    (each) => [each, '20:00'],
  ),
  ['20:00-22:30', '20:00'],
  ['7-9pm', '19:00'],
  ['8 pm till late', '20:00'],
])('the time %s', (written = '', time) => {
  expect(readClock(written)).toMatchObject({ value: { time } });
});

test('the end of a range is read however it is written, past midnight too', () => {
  const minute = fc.constantFrom('00', '15', '30', '59');
  const hour = fc.integer({ min: 10, max: 23 });
  const last = fc.integer({ min: 10, max: 29 });
  const write = fc.constantFrom(
    (of: number, minutes: string) => `${of}:${minutes}`,
    (of: number, minutes: string) => `${of}.${minutes} Uhr`,
    (of: number, minutes: string) => `${of}h${minutes}`,
  );
  fc.assert(
    fc.property(
      hour,
      minute,
      last,
      minute,
      write,
      fc.constantFrom('-', ' – ', ' bis ', ' to '),
      (from, at, until, end, as, sign) => {
        const clocks = { time: `${from}:${at}`, end: `${String(until % 24).padStart(2, '0')}:${end}` };
        expect(readClock(`${as(from, at)}${sign}${as(until, end)}`)).toEqual({ value: clocks });
      },
    ),
  );
});

test('several beginnings are read however they are written, and neither a range nor doors and a beginning is', () => {
  const write = fc.constantFrom(
    (of: number) => `${of}:30`,
    (of: number) => `${of}.30 Uhr`,
    (of: number) => `${of}h30`,
  );
  const between = fc.constantFrom(' / ', '/', ' | ', ', ', ' & ', ' und ', ' et ', ' - ', '/near');
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 20 }),
      fc.integer({ min: 2, max: 3 }),
      write,
      between,
      (hour, gap, as, sign) => {
        const second = hour + (sign === '/near' ? 1 : gap);
        const found = readClocks(`${as(hour)}${sign.replace('near', '')}${as(second)}`);
        expect(found).toEqual([' - ', '/near'].includes(sign) ? undefined : [`${hour}:30`, `${second}:30`]);
      },
    ),
  );
});

test('a time past midnight is on the next day', () => {
  const late = fc.integer({ min: 24, max: 29 });
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-30'), noInvalidDate: true });
  const write = fc.constantFrom(
    (iso: string) => iso,
    (iso: string) => iso.split('-').toReversed().join('.'),
    (iso: string) => `${iso},`,
  );
  fc.assert(
    fc.property(day, late, write, (date, hour, as) => {
      const next = new Date(date.getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
      expect(readDay(`${as(date.toISOString().slice(0, 10))} ${hour}:30`, { today })).toMatchObject({
        value: { date: next, clock: { time: `0${hour - 24}:30` } },
      });
    }),
  );
});

test('times that are none, or unsure', () => {
  expect(readClock('25:00')).toHaveProperty('refused');
  expect(readClock('8:30')).toMatchObject({
    value: { time: '20:30' },
    doubt: 'it may be 08:30, in the morning',
  });
});

test('codes that a spreadsheet has harmed', () => {
  expect(readUpc('0724384960650')).toEqual({ value: '0724384960650' });
  expect(readUpc('36000291452')).toMatchObject({
    value: '036000291452',
    doubt: expect.stringContaining('zero'),
  });
  expect(readUpc('1.99066E+11')).toMatchObject({
    refused: expect.stringContaining('lost'),
    advice: expect.stringContaining('as text'),
  });
  expect(readUpc('199066336167')).toHaveProperty('refused');
  expect(readIsrc('nl-a1z-26-00123')).toEqual({ value: 'NLA1Z2600123' });
  expect(readIsrc('1,23E+11')).toHaveProperty('refused');
});

test.each([
  ...['3:20', '00:03:20', '200', `3'20"`, '3′20″', '3’20”', '3m 20s', '3 min 20 s', '3 Min. 20 Sek.'],
  ...['PT3M20S', '200000 ms', '3:20.5', '3.20', '0h 03m 20s', '3 minutos 20 segundos', '3 dk 20 sn', '٣:٢٠'],
])('the length %s', (written) => {
  expect(readLength(written)).toEqual({ value: 200 });
});

test.each([
  ['PT3M', 180],
  ['1h 02m', 3720],
  ['2 Std. 5 Min.', 7500],
  ['12’30”', 750],
])('the length %s in seconds', (written, value) => {
  expect(readLength(written)).toEqual({ value });
});

test.each([
  ["18'", 1080],
  ['18′', 1080],
  ['12′30″', 750],
  [`12'30"`, 750],
  ['4 min', 240],
  ['12 30', undefined],
  ['18 m', undefined],
  ['12.30', undefined],
  ["3'75", undefined],
  ['18"', undefined],
])('a file may have the length %s', (written, value) => {
  expect(length.safeParse(written).data).toBe(value);
});

test.each([
  ['ca. 12 min', { from: 720 }],
  ["ca. 6'", { from: 360 }],
  ['c. 10 min', { from: 600 }],
  ['about 12 minutes', { from: 720 }],
  ['env. 1h30', { from: 5400 }],
  ['~ 12:30', { from: 750 }],
  ['حوالي ١٢ دقيقة', { from: 720 }],
  ['8-10 min', { from: 480, to: 600 }],
  ['ca. 8–10 min', { from: 480, to: 600 }],
  ["8'-10'", { from: 480, to: 600 }],
  ['18:00', 1080],
  [200, 200],
  ['10-8 min', undefined],
  ['ca. 12', undefined],
  ['ca. 0 min', undefined],
  ['8-10', undefined],
  ['12', undefined],
  [12, undefined],
])('the length %s of a work', (written, value) => {
  expect(roughLength.safeParse(written).data).toEqual(value);
});

const ABOUT = [
  'ca. ',
  'ca ',
  'c. ',
  'c',
  'about ',
  'approx. ',
  'etwa ',
  'environ ',
  '~',
  'yaklaşık ',
  'حوالي ',
];

test('a length of a work without its unit is answered with one that is read as it is meant', () => {
  const before = fc.constantFrom(...ABOUT).map((word) => (rest: string) => `${word}${rest}`);
  const behind = fc
    .constantFrom('ish', ' or so', ' ca.', ' approx.', ' (approx)', ' oder so', ' environ')
    .map((word) => (rest: string) => `${rest}${word}`);
  const unit = fc.constantFrom('', "'", ' min', ' minutes');
  const minutes = fc.integer({ min: 1, max: 300 });
  const to = fc.constantFrom('-', ' – ', ' to ', ' bis ', ' à ');
  const correct = (written: string) => roughLength.parse(completeRough(written) ?? '');
  fc.assert(
    fc.property(fc.oneof(before, behind), minutes, unit, (about, from, own) => {
      expect(correct(about(`${from}${own}`))).toEqual({ from: from * 60 });
    }),
  );
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 99 }), to, (from, more, word) => {
      expect(correct(`${from}${word}${from + more}`)).toEqual({ from: from * 60, to: (from + more) * 60 });
      expect(completeRough(`${from + more}${word}${from}`)).toBeUndefined();
    }),
  );
  expect(correct('12')).toBe(720);
});

test.each(['twelve', 'TBC', '12+', '< 12 min', 'variable', '10 songs'])('%s gets no line', (written) => {
  expect(completeRough(written)).toBeUndefined();
});

test('a length that is known about is never exact', () => {
  const about = fc.constantFrom('ca. ', 'c. ', 'about ', 'etwa ', 'environ ', '~', 'yaklaşık ', 'حوالي ');
  fc.assert(
    fc.property(
      about,
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom("'", ' min', ':00'),
      (word, minutes, unit) => {
        expect(roughLength.parse(`${word}${minutes}${unit}`)).toEqual({ from: minutes * 60 });
        expect(length.safeParse(`${word}${minutes}${unit}`).success).toBe(false);
      },
    ),
  );
});

test.each(['', '0:00', 'soon', '3 songs', '1:2:3:4', '-3:20'])('%s is no length', (written) => {
  expect(readLength(written)).toHaveProperty('refused');
});

const known = new Set(['Salt & Lantern', 'Earth, Wind & Fire', 'Mor ve Ötesi']);

test.each([
  ['Noor', ['Noor']],
  ['Noor, Yara and Hany', ['Noor', 'Yara', 'Hany']],
  ['Noor, Yara, and Hany', ['Noor', 'Yara', 'Hany']],
  ['Noor; Yara | Hany', ['Noor', 'Yara', 'Hany']],
  ['Noor / Yara & Hany', ['Noor', 'Yara', 'Hany']],
  ['Noor und Yara', ['Noor', 'Yara']],
  ['Noor et Yara', ['Noor', 'Yara']],
  ['Noor ve Yara', ['Noor', 'Yara']],
  ['نور و يارا', ['نور', 'يارا']],
  ['نور، يارا', ['نور', 'يارا']],
  ['Noor & the Waves', ['Noor & the Waves']],
  ['AC/DC', ['AC/DC']],
  ['Salt & Lantern', ['Salt & Lantern']],
  ['Noor, Salt & Lantern', ['Noor', 'Salt & Lantern']],
  ['Earth, Wind & Fire and Noor', ['Earth, Wind & Fire', 'Noor']],
  ['Noor, Bread & Butter, Yara', ['Noor', 'Bread & Butter', 'Yara']],
  ['', []],
])('the names of %s', (written, names) => {
  expect(divideNames(written, { isKnown: (name) => known.has(name) })).toEqual(names);
});

test.each([
  [' feat. ', 'featuring'],
  [' (ft. ', 'featuring'],
  [', with ', 'with'],
  ['mit', 'with'],
  [' & ', 'and'],
  [', ', 'comma'],
  [' x ', 'versus'],
  ['/', 'slash'],
  [' presents ', 'start'],
])('"%s" joins names', (between, join) => {
  expect(joinOf(between)).toBe(join);
});

test.each([
  ['CC BY-SA 4.0', 'CC-BY-SA-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['cc-by-nc-nd-3.0', 'CC-BY-NC-ND-3.0', 'https://creativecommons.org/licenses/by-nc-nd/3.0/'],
  ['CC BY-SA-NC 2.5', 'CC-BY-NC-SA-2.5', 'https://creativecommons.org/licenses/by-nc-sa/2.5/'],
  [
    'http://creativecommons.org/licenses/by/3.0/de/',
    'CC-BY-3.0-DE',
    'https://creativecommons.org/licenses/by/3.0/de/',
  ],
  [
    'creativecommons.org/licenses/by-sa/4.0/deed.de',
    'CC-BY-SA-4.0',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ],
  ['CC0', 'CC0-1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [
    'https://creativecommons.org/publicdomain/mark/1.0/',
    'CC-PDM-1.0',
    'https://creativecommons.org/publicdomain/mark/1.0/',
  ],
  ['Free Art License 1.3', 'LAL-1.3', 'https://artlibre.org/licence/lal/en/'],
])('the license %s', (written, id, url) => {
  expect(readLicense(written)).toMatchObject({ value: { id, url } });
});

test.each(['All rights reserved', 'CC BY', 'CC BY-ND-SA 4.0', 'CC BY 5.0', 'MIT', ''])(
  'no license: %s',
  (written) => expect(readLicense(written)).toHaveProperty('refused'),
);

test('a comma or a semicolon before a quarter of an hour is a colon, and no list of times', () => {
  const hours = fc.integer({ min: 10, max: 23 });
  fc.assert(
    fc.property(
      hours,
      fc.constantFrom('00', '15', '30', '45'),
      fc.constantFrom(',', ';'),
      (hour, minutes, sign) => {
        expect(readClock(`${hour}${sign}${minutes} Uhr`)).toEqual({ value: { time: `${hour}:${minutes}` } });
      },
    ),
  );
  expect(readClocks('11,16 Uhr')).toEqual(['11:00', '16:00']);
});

test('strokes in place of cents change no price', () => {
  const amounts = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(',-', ',–', ',--', '.—'),
      fc.boolean(),
      (amount, stroke, isBefore) => {
        const written = isBefore ? `€ ${amount}${stroke}` : `${amount}${stroke} €`;
        expect(readMoney(written)).toEqual({ amount, currency: 'EUR' });
      },
    ),
  );
  expect(readMoney('8-12 €')).toBeUndefined();
});
