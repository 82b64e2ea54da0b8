/** Dates and times as people write them. */
import { expect, test } from 'vitest';
import { clock } from '../../../../generator/engine/values/index.ts';
import { day, partialDate } from '../../../../generator/site/schema/dates.ts';

test.each([
  ['2018-05-04', '2018-05-04'],
  ['2018-5-4', '2018-05-04'],
  ['2018/05/04', '2018-05-04'],
  ['2018.05.04', '2018-05-04'],
  ['2018–05–04', '2018-05-04'],
  ['20180504', '2018-05-04'],
  [20180504, '2018-05-04'],
  ['4 May 2018', '2018-05-04'],
  ['Mo 8.3.2027', '2027-03-08'],
  ['Mo., 8.3.2027', '2027-03-08'],
  ['Tue 8/3/2027', '2027-08-03'],
  ['Freitag, 12. März 2027', '2027-03-12'],
  ['Wednesday 3 March 2027', '2027-03-03'],
  ['lun. 8/3/2027', '2027-03-08'],
  ['martes, 4 de mayo de 2027', '2027-05-04'],
  // A Tuesday, and not in March.
  ['mar. 4 maggio 2027', '2027-05-04'],
  ['Pazartesi 8.3.2027', '2027-03-08'],
  ['الجمعة 12 مارس 2027', '2027-03-12'],
  ['4th of May, 2018', '2018-05-04'],
  ['May 4, 2018', '2018-05-04'],
  ['2018 May 4', '2018-05-04'],
  ['4 Sept. 2018', '2018-09-04'],
  ['4. Mai 2018', '2018-05-04'],
  ['4. März 2018', '2018-03-04'],
  ['4 août 2018', '2018-08-04'],
  ['4 de mayo de 2018', '2018-05-04'],
  ['4 de março de 2018', '2018-03-04'],
  ['4 maggio 2018', '2018-05-04'],
  ['4 Mayıs 2018', '2018-05-04'],
  ['٤ مايو ٢٠١٨', '2018-05-04'],
  ['٤ أيار ٢٠١٨', '2018-05-04'],
  ['٢٠١٨-٠٥-٠٤', '2018-05-04'],
  ['25/12/2018', '2018-12-25'],
  ['12/25/2018', '2018-12-25'],
  ['4.4.2018', '2018-04-04'],
])('%s is the day %s', (written, date) => {
  expect(day.parse(written)).toBe(date);
  expect(partialDate.parse(written)).toBe(date);
});

test.each([
  [2018, '2018'],
  ['٢٠١٨', '2018'],
  ['2018-05', '2018-05'],
  ['May 2018', '2018-05'],
  ['05/2018', '2018-05'],
])('%s is as much of a date as %s, and no day', (written, date) => {
  expect(partialDate.parse(written)).toBe(date);
  expect(day.safeParse(written).success).toBe(false);
});

test.each([
  '4.5.2018',
  'Mo 12.3.2027',
  // A Friday, as is 3 December.
  'Fr 12.3.2027',
  'Thursday 3 March 2027',
  'Fr 2027',
  'Fr 30.2.2027',
  '04/05/2018',
  '04/05/18',
  '2026-13-01',
  '2025-02-30',
  '4 May',
  43224,
  2018.1,
  'soon',
  '5 4 May 2018',
])('%s is no date', (written) => {
  expect(partialDate.safeParse(written).success).toBe(false);
  expect(day.safeParse(written).success).toBe(false);
});

test.each([
  ['20:30', '20:30'],
  ['08:30', '08:30'],
  ['20.30', '20:30'],
  [20.3, '20:30'],
  [20, '20:00'],
  [2030, '20:30'],
  ['20h30', '20:30'],
  ['20 h', '20:00'],
  ['20 Uhr', '20:00'],
  ['20:30:00', '20:30'],
  ['8pm', '20:00'],
  ['8 PM', '20:00'],
  ['8:30 p.m.', '20:30'],
  ['8.30 am', '08:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['midnight', '00:00'],
  ['٢٠:٣٠', '20:30'],
  ['٨ م', '20:00'],
  ['٨ مساءً', '20:00'],
  ['9 صباحًا', '09:00'],
  ['21 heures', '21:00'],
  ['21 horas', '21:00'],
])('%s is the time %s', (written, time) => {
  expect(clock.parse(written)).toBe(time);
});

test.each(['8:30', 8, '8 h', '25:00', '24:00', '20:75', '13 pm', 'late', ''])('%s is no time', (written) => {
  expect(clock.safeParse(written).success).toBe(false);
});
