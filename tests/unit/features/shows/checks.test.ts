import { expect, test } from 'vitest';
import { listProblems } from '../../../helpers/content.ts';

test('a show does not end before it begins', async () => {
  const show = (end: string) =>
    listProblems({
      'pages/events.yaml': `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, end_date: ${end}}\n`,
    });
  expect(await show('2026-08-14')).toEqual([]);
  expect(await show('2026-08-12')).toEqual([]);
  expect(await show('2026-08-11')).toEqual([
    'warning pages/events.yaml:2:65 event/early-end "Open Air" ends on 2026-08-11, before it starts on 2026-08-12. → Correct one of the two days. If the show lasts one day, remove  end_date:',
  ]);
});

test('a show is listed once', async () => {
  const shows = (...others: string[]) =>
    listProblems({
      'pages/events.yaml': `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, time: '20:00'}\n${others.map((other) => `  - ${other}\n`).join('')}`,
    });
  expect(
    await shows(
      "{title: Open Air, city: Lisbon, date: 2026-08-13, time: '20:00'}",
      "{title: Open Air, city: Lisbon, date: 2026-08-12, time: '16:00'}",
      "{title: Open Air, city: Porto, date: 2026-08-12, time: '20:00'}",
      "{title: Closed Air, city: Lisbon, date: 2026-08-12, time: '20:00'}",
    ),
  ).toEqual([]);
  expect(await shows("{title: open air, city: Lisbon, date: 2026-08-12, time: '20:00'}")).toEqual([
    'warning pages/events.yaml:3:5 event/repeated "open air" on 2026-08-12 is listed twice: here and at content/pages/events.yaml:2:5. → Remove one of the two. If there are two shows on one day, give them different times.',
  ]);
});

test.each([
  ['city: Köln', 'city: Koeln'],
  ['city: Gießen', 'city: GIESSEN'],
  ['city: Ghent, venue: The Hall', 'city: Ghent, venue: Hall'],
  ['city: Ghent, venue: Hall  One', 'city: Ghent, venue: hall one'],
  ['city: Paris, venue: La Cigale', 'city: Paris, venue: Cigale'],
])('%s may be %s', async (...places) => {
  const rows = places.map((place) => `  - {title: Open Air, date: 2026-08-12, ${place}}\n`);
  const problems = await listProblems({ 'pages/events.yaml': `events:\n${rows.join('')}` });
  expect(problems).toEqual([expect.stringContaining('event/repeated')]);
});

test.each([
  ["time: '21:30', end: '21:00'", "time: '21:00'  and  end: '21:30'"],
  ["time: '20:00', end: '19:30', end_date: 2026-08-12", "time: '19:30'  and  end: '20:00'"],
  ["time: '20:00', end: '20:00'", 'Correct the end, or remove it if it is not known.'],
])('a show does not run around the clock: %s', async (times, hint) => {
  const events = `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, ${times}}\n`;
  const [found, ...others] = await listProblems({ 'pages/events.yaml': events });
  expect(others).toEqual([]);
  expect(found).toMatch(/^warning pages\/events\.yaml:2:\d+ event\/long-night "Open Air" begins at /);
  expect(found).toContain(hint);
});

test.each([
  "time: '22:00', end: '04:00'",
  "time: '23:00', end: '14:00'",
  "time: '20:00', end: '22:00'",
  "time: '14:00', end: '13:00', end_date: 2026-08-14",
])('a night may be long: %s', async (times) => {
  const events = `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, ${times}}\n`;
  expect(await listProblems({ 'pages/events.yaml': events })).toEqual([]);
});
