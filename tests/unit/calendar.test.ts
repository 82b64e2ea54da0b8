import { expect, test } from 'vitest';
import type { Event } from '../../generator/content/schema/pages.ts';
import { modelSite } from '../../generator/model/site.ts';
import { buildCalendar } from '../../generator/output/calendar.ts';
import { entry, makeContent } from './model/fixtures.ts';

function calendar(events: Event[]): string {
  const content = makeContent({ pages: { events: entry('events', { events }) } });
  return buildCalendar(modelSite(content, '2025-09-01'));
}

test('a show with a time starts then, one without takes the day', () => {
  const lines = calendar([
    { title: 'Night', date: '2025-10-01', time: '22:30', city: 'Dubai', venue: 'The Pier' },
    { title: 'Day', date: '2025-10-02', city: 'Dubai', status: 'cancelled' },
  ]).split('\r\n');
  expect(lines).toContain('DTSTART:20251001T223000');
  expect(lines).toContain('DTSTART;VALUE=DATE:20251002');
  expect(lines).toContain('LOCATION:The Pier\\, Dubai');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('UID:20251001-night@eddy.example');
});

test('no line is longer than 75 octets, and none is broken inside a character', () => {
  const text = calendar([{ title: 'ليلة طويلة جدا '.repeat(12), date: '2025-10-01', city: 'Dubai' }]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('ليلة طويلة جدا '.repeat(12).trim());
});

test('what has a meaning in the format is escaped', () => {
  expect(calendar([{ title: 'A; B\\C', date: '2025-10-01', city: 'X', description: 'one\ntwo' }])).toContain(
    'SUMMARY:EDDY: A\\; B\\\\C\r\n',
  );
});

test('no shows make an empty calendar', () => {
  expect(calendar([])).not.toContain('VEVENT');
});
