import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, momentOf, offsetAt } from '../../../../generator/engine/lib/time-zone.ts';

test.each([
  ['2026-08-01T00:17Z', '2026-07-31', '2026-08-01', '2026-08-01'],
  ['2026-07-31T19:59Z', '2026-07-31', '2026-07-31', '2026-08-01'],
  ['2026-07-31T20:00Z', '2026-07-31', '2026-08-01', '2026-08-01'],
  ['2026-07-31T09:59Z', '2026-07-31', '2026-07-31', '2026-07-31'],
  ['2026-07-31T10:00Z', '2026-07-31', '2026-07-31', '2026-08-01'],
  ['2026-08-01T06:59Z', '2026-07-31', '2026-08-01', '2026-08-01'],
  ['2026-08-01T07:00Z', '2026-08-01', '2026-08-01', '2026-08-01'],
])('at %s it is %s in Los Angeles, %s in Dubai, %s on Kiritimati', (moment, ...days) => {
  const zones = ['America/Los_Angeles', 'Asia/Dubai', 'Pacific/Kiritimati'];
  expect(zones.map((zone) => dayAt(zone, Date.parse(moment)))).toEqual(days);
});

test('a day begins by the clock of its season', () => {
  expect(dayAt('America/Los_Angeles', Date.parse('2026-12-01T07:59Z'))).toBe('2026-11-30');
  expect(dayAt('America/Los_Angeles', Date.parse('2026-12-01T08:00Z'))).toBe('2026-12-01');
  expect(dayAt('UTC', Date.parse('2026-12-01T00:00Z'))).toBe('2026-12-01');
});

test.each([
  ['UTC', '2026-11-20T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-20T08:00:00.000Z'],
  ['America/St_Johns', '2026-11-20T03:30:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-20T11:00:00.000Z'],
  ['Africa/Cairo', '2026-11-20T00:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-20T00:00:00.000Z'],
])('the moment of a day is on that day in %s and in UTC', (zone, moment) => {
  expect(momentOf('2026-11-20', zone).toISOString()).toBe(moment);
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(moment))).toBe('2026-11-20');
});

test('in every zone, the moment of every day is on that day there and in UTC', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+11', 'Etc/GMT-14'];
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, (zone, date) => {
      const written = date.toISOString().slice(0, 10);
      const moment = momentOf(written, zone);
      const there = dayAt(zone, moment.getTime());
      // The clocks of some islands have left out a day.
      const isThere =
        dayAt(zone, Date.parse(`${written}T12:00Z`) - offsetAt(zone, moment.getTime()) * 60_000) === written;
      expect([zone, written, moment.toISOString().slice(0, 10)]).toEqual([zone, written, written]);
      if (isThere) expect([zone, written, there]).toEqual([zone, written, written]);
    }),
    { numRuns: 100 },
  );
});
