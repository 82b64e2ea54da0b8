/** What is said of dates, times and lengths that cannot be taken as they are. */
import { expect, test } from 'vitest';
import { loadFiles } from '../../../../helpers/content.ts';

async function hintFor(key: string, value: string): Promise<string | undefined> {
  const show = { title: 'A', city: 'B', date: '2026-06-02', [key]: value };
  const lines = Object.entries(show).map((pair) => `    ${pair.join(': ')}\n`);
  const [path, text] = ['time', 'date'].includes(key)
    ? ['pages/events.yaml', `events:\n  -\n${lines.join('')}`]
    : ['releases/one.md', `---\ntitle: A\ntype: single\n${key}: ${value}\n---\n`];
  const { problems } = await loadFiles({ [path]: text });
  return problems.find(({ code }) => code.startsWith('schema/'))?.hint;
}

test.each([
  [
    'release_date',
    '4.5.2018',
    'Write  release_date: 2018-05-04  for 4 May 2018, or  release_date: 2018-04-05  for 5 April 2018.',
  ],
  ['release_date', '43224', "43224 is Excel's number for 4 May 2018: write  release_date: 2018-05-04"],
  [
    'release_date',
    '2026-13-01',
    'There is no month 13. If you mean 13 January 2026, write  release_date: 2026-01-13',
  ],
  [
    'release_date',
    '2026-13-32',
    'The year comes first, then month and day, with hyphens:  release_date: 2025-08-01  is 1 August 2025.',
  ],
  ['release_date', '2024-02-30', 'February 2024 has 29 days.'],
  ['release_date', '2018.10', 'Write  release_date: 2018-10'],
  ['release_date', '2018-05-04T20:00:00Z', 'Write  release_date: 2018-05-04'],
  [
    'release_date',
    'soon',
    'Leave it out until the date is known, or write as much as is known of it:  release_date: 2026',
  ],
  ['release_date', 'summer 2026', 'Write  release_date: 2026'],
  ['release_date', '2026-03-xx', 'Write  release_date: 2026-03'],
  ['release_date', 'March', 'Add the year, as in  release_date: 2026-03'],
  ['date', '3 March', 'Add the year, as in  date: 2026-03-03'],
  [
    'date',
    'March 2027',
    'The year comes first, then month and day, with hyphens:  date: 2025-08-01  is 1 August 2025.',
  ],
  ['release_date', '1066-10-14', undefined],
  ['date', 'Wednesday 3 March 2027', 'Write  date: 2027-03-03'],
  [
    'date',
    'Thursday 3 March 2027',
    '3 March 2027 is a Wednesday, not a Thursday. If the date is right, write  date: 2027-03-03',
  ],
  ['date', '30 March - 2 April 2027', 'Write  date: 2027-03-30  and on its own line  end_date: 2027-04-02'],
  ['date', 'Wed 3 March 2027 8pm', 'Write  date: 2027-03-03  and on its own line  time: "20:00"'],
  ['release_date', '3-5 March 2027', 'Write  release_date: 2027-03-03'],
  ['date', '43224', "43224 is Excel's number for 4 May 2018: write  date: 2018-05-04"],
  ['time', '8:30', 'Write  time: "20:30"  for the evening, or  time: "08:30"  for the morning.'],
  ['time', '2 h', 'Write  time: "14:00"  for the afternoon, or  time: "02:00"  for the morning.'],
  ['time', '24:00', 'Midnight is 00:00: write  time: "00:00"'],
  ['duration', '3m20s', 'Write  duration: 3:20'],
  ['duration', '3 min 20 s', 'Write  duration: 3:20'],
  ['duration', '1h 2m', 'Write  duration: 1:02:00'],
  ['duration', '45 min', 'Write  duration: 45:00'],
  ['duration', '4.05', 'Write  duration: 4:05'],
  [
    'duration',
    '4.5',
    'Write  duration: 4:05  for 4 minutes 5 seconds, or  duration: 4:50  for 4 minutes 50 seconds.',
  ],
  ['duration', '4.9', 'Write  duration: 4:09'],
  ['duration', 'long', undefined],
])('%s: %s', async (key, value, hint) => {
  expect(await hintFor(key, value)).toBe(hint);
});
