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
