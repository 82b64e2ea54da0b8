/** Days, times, places, codes and lengths as people and spreadsheets write them. */
import { expect, test } from 'vitest';
import { readClock } from '../../../../../generator/import/readers/shared/clocks.ts';
import { readIsrc, readUpc } from '../../../../../generator/import/readers/shared/codes.ts';
import { orderOf, readDay } from '../../../../../generator/import/readers/shared/days.ts';
import { readSeconds } from '../../../../../generator/import/readers/shared/lengths.ts';
import { splitPlace } from '../../../../../generator/import/readers/shared/places.ts';

const today = '2026-11-26';

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
  expect(readDay(written, { today })).toMatchObject({ date: '2026-03-07' });
});

test.each([
  ['7–9 March 2026', '2026-03-07', '2026-03-09'],
  ['7.-9.3.2026', '2026-03-07', '2026-03-09'],
  ['2026-03-07 - 2026-03-09', '2026-03-07', '2026-03-09'],
  ['28.2.-1.3.2026', '2026-02-28', '2026-03-01'],
  ['Dec 30, 2026 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
])('the days %s', (written, date, end_date) => {
  expect(readDay(written, { today })).toMatchObject({ date, end_date });
});

test.each([
  ['46088.8333', '20:00'],
  ['2026-03-07T20:00:00+01:00', '20:00'],
  ['7.3.2026, 20:00 Uhr', '20:00'],
  ['7 mars 2026 à 20h30', '20:30'],
])('the day and time %s', (written, time) => {
  expect(readDay(written, { today })).toMatchObject({ date: '2026-03-07', clock: { time } });
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
  expect(readDay('07/03/2026', { today, order: 'dmy' })).toEqual({ date: '2026-03-07' });
  expect(readDay('07/03/2026', { today, order: 'mdy' })).toEqual({ date: '2026-07-03' });
  expect(readDay('7.3.', { today, year: '2027' })).toEqual({ date: '2027-03-07' });
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
])('the time %s', (written = '', time) => {
  expect(readClock(written)).toMatchObject({ time });
});

test('times that are none, or unsure', () => {
  expect(readClock('25:00')).toHaveProperty('refused');
  expect(readClock('8:30')).toMatchObject({ time: '20:30', doubt: 'it may be 08:30, in the morning' });
});

test.each([
  [
    'Philharmonie, Herbert-von-Karajan-Straße 1, 10785 Berlin, Germany',
    { venue: 'Philharmonie', address: 'Herbert-von-Karajan-Straße 1', city: 'Berlin', country: 'Germany' },
  ],
  [
    'Village Underground, 54 Holywell Ln, London EC2A 3PQ, UK',
    { venue: 'Village Underground', address: '54 Holywell Ln', city: 'London', country: 'UK' },
  ],
  [
    'Casa da Música, Avenida da Boavista 604, 4149-071 Porto, Portugal',
    { venue: 'Casa da Música', address: 'Avenida da Boavista 604', city: 'Porto', country: 'Portugal' },
  ],
  ['Lisbon, Portugal', { city: 'Lisbon', country: 'Portugal' }],
  ['Berlin (DE)', { city: 'Berlin', country: 'DE' }],
  [
    'The Roxy, 9009 Sunset Blvd, West Hollywood, CA 90069, USA',
    { venue: 'The Roxy', address: '9009 Sunset Blvd', city: 'West Hollywood, CA', country: 'USA' },
  ],
  [
    'Wigmore Hall, London',
    { venue: 'Wigmore Hall', city: 'London', doubt: 'venue and city are from "Wigmore Hall, London"' },
  ],
  ['Elbphilharmonie', { venue: 'Elbphilharmonie', doubt: '"Elbphilharmonie" may be the city' }],
  ['Los Angeles, CA', { city: 'Los Angeles, CA', doubt: 'CA may be a country' }],
])('the place %s', (written, parts) => {
  expect(splitPlace(written)).toEqual(parts);
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

test.each(['3:20', '00:03:20', '200', `3'20"`, '3m 20s', 'PT3M20S', '200000 ms', '3:20.5'])(
  'the length %s',
  (written) => {
    expect(readSeconds(written)).toBe(200);
  },
);
