import { expect, test } from 'vitest';
import { dayAt } from '../../../../generator/engine/lib/time-zone.ts';

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
