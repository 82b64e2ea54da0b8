/** Reports about dates, times and lengths that cannot be taken as they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFiles } from '../../../../helpers/content.ts';

async function hintFor(key: string, value: string): Promise<string | undefined> {
  const show = { title: 'A', city: 'B', date: '2026-06-02', [key]: value };
  const lines = Object.entries(show).map((pair) => `    ${pair.join(': ')}\n`);
  const [path, text] = ['time', 'date', 'doors', 'end'].includes(key)
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
  [
    'release_date',
    '2026-13-14',
    'The year comes first, then month and day, with hyphens:  release_date: 2025-08-01  is 1 August 2025.',
  ],
  ['release_date', '2026-13-01', 'Write  release_date: 2026-01-13'],
  [
    'release_date',
    '2024-02-30',
    'February 2024 has 29 days. Write  release_date: 2024-02-29  or  release_date: 2024-03-01',
  ],
  [
    'release_date',
    '2100-02-29',
    'February 2100 has 28 days. Write  release_date: 2100-02-28  or  release_date: 2100-03-01',
  ],
  ['date', '2027-04-31', 'April 2027 has 30 days. Write  date: 2027-04-30  or  date: 2027-05-01'],
  ['date', '1776-02-30', undefined],
  ['date', '2027-00-10', undefined],
  ['release_date', '2018.10', 'Write  release_date: 2018-10'],
  ['release_date', '2018-05-04T20:00:00Z', 'Write  release_date: 2018-05-04'],
  ['release_date', 'soon', 'Leave it out until the date is known.'],
  ['release_date', 'summer 2026', 'Write  release_date: 2026'],
  ['release_date', '2026-03-xx', 'Write  release_date: 2026-03'],
  ['release_date', 'March', 'Leave it out until the date is known.'],
  ['date', '3 March', 'A part of the day is missing. Fill it in:  date: YYYY-03-03'],
  ['date', 'March 2027', 'A part of the day is missing. Fill it in:  date: 2027-03-DD'],
  ['release_date', '1066-10-14', undefined],
  [
    'date',
    'Fr 12.3.2027',
    'Write  date: 2027-03-12  for 12 March 2027, or  date: 2027-12-03  for 3 December 2027.',
  ],
  ['date', 'Wednesday 3 March 2027', undefined],
  ['time', '19:30-21:30', 'Write  time: "19:30"  and on a line below it  end: "21:30"'],
  ['time', '19.30 – 21 Uhr', 'Write  time: "19:30"  and on a line below it  end: "21:00"'],
  ['time', '8 to 10', undefined],
  ['time', 'halb acht', 'Write it in digits, such as  time: "19:30"  – or leave it out until it is known.'],
  ['time', 'TBA', 'Write it in digits, such as  time: "19:30"  – or leave it out until it is known.'],
  ['time', '8pm till late', 'Write  time: "20:00"'],
  ['doors', '19:00 - open end', 'Write  doors: "19:00"'],
  ['date', '2027-01-22 20:00', 'Write  date: 2027-01-22  and on a line below it  time: "20:00"'],
  ['date', '2027-01-22 20:00 Uhr', 'Write  date: 2027-01-22  and on a line below it  time: "20:00"'],
  ['date', '2027-01-22T20:00', 'Write  date: 2027-01-22  and on a line below it  time: "20:00"'],
  ['date', '22. Januar 2027, 19.30 Uhr', 'Write  date: 2027-01-22  and on a line below it  time: "19:30"'],
  ['date', '22 January 2027 at 8 pm', 'Write  date: 2027-01-22  and on a line below it  time: "20:00"'],
  ['date', '22 janvier 2027 à 20h30', 'Write  date: 2027-01-22  and on a line below it  time: "20:30"'],
  [
    'date',
    'TBA',
    'Until the day is known, put # before the line, or before the whole entry if it needs a day.',
  ],
  [
    'date',
    'Thursday 3 March 2027',
    'The year comes first, then month and day, with hyphens:  date: 2025-08-01  is 1 August 2025.',
  ],
  [
    'release_date',
    '3-5 March 2027',
    'The year comes first, then month and day, with hyphens:  release_date: 2025-08-01  is 1 August 2025.',
  ],
  ...[
    '23.–25. April 2027',
    '23-25 April 2027',
    'April 23–25, 2027',
    '23.4.-25.4.2027',
    '23. bis 25. April 2027',
    '23 April to 25 April 2027',
    '2027-04-23 - 2027-04-25',
  ].map((days): [string, string, string] => [
    'date',
    days,
    'Write  date: 2027-04-23  and on a line below it  end_date: 2027-04-25',
  ]),
  ['date', '30 April – 2 May 2027', 'Write  date: 2027-04-30  and on a line below it  end_date: 2027-05-02'],
  ['date', '3.4.-5.4.2027', 'Write  date: 2027-04-03  and on a line below it  end_date: 2027-04-05'],
  ...['25-23 April 2027', '2027-04-23-'].map((days): [string, string, string] => [
    'date',
    days,
    'The year comes first, then month and day, with hyphens:  date: 2025-08-01  is 1 August 2025.',
  ]),
  ['time', '8:30', 'Write  time: "20:30"  for the evening, or  time: "08:30"  for the morning.'],
  ['time', '2 h', 'Write  time: "14:00"  for the afternoon, or  time: "02:00"  for the morning.'],
  ['time', '24:00', 'The day is over by then. Write  date: 2026-06-03  and  time: "00:00"'],
  ['time', '24', 'The day is over by then. Write  date: 2026-06-03  and  time: "00:00"'],
  ['time', '"25:30"', 'The day is over by then. Write  date: 2026-06-03  and  time: "01:30"'],
  ['doors', '24:00', 'The day is over by then. Write  date: 2026-06-03  and  doors: "00:00"'],
  ['end', '24:00', 'Write  end: "00:00"'],
  ['duration', '3m20s', 'Write  duration: 3:20'],
  ['duration', '3m 20s', 'Write  duration: 3:20'],
  ['duration', '1h 2m', 'Write  duration: 1:02:00'],
  ['duration', '45 minutes', 'Write  duration: 45:00'],
  ['duration', '4.05', 'Write  duration: 4:05'],
  ['duration', '4.5', undefined],
  ['duration', 'long', undefined],
])('%s: %s', async (key, value, hint) => {
  expect(await hintFor(key, value)).toBe(hint);
});

test.each([
  ['{from: 01.07.2027, until: 2027-08-13}', 'from must be a day', 'Write  from: 2027-07-01  for 1 July 2027'],
  ['{from: 2027-07-01}', '"until" is missing', 'Add a line that begins with  until:'],
  ['{from: 2027-07-01, until: 2027-08-13, bis: 1}', '"bis" is not a key', 'from, until'],
  ['01.07.2027', 'must be a day', 'Write  2027-07-01  for 1 July 2027'],
])('in %s, where a day or a group of days fits: %s', async (holiday, fault, hint) => {
  const { problems } = await loadFiles({
    'pages/groups.yaml': `except:\n  - ${holiday}\ngroups: [{name: A, time: '18:00', day: friday}]\n`,
  });
  expect(problems.map(({ message }) => message).join()).toContain(fault);
  expect(problems.map(({ hint: each }) => each).join()).toContain(hint);
});

test.each(['2018-05-31T22:00:00Z', '2018-05-31T23:00Z', '2018-05-31T21:00:00.000Z'])(
  '%s may be midnight of a place east of Greenwich',
  async (moment) => {
    expect(await hintFor('release_date', moment)).toBe(
      'Write  release_date: 2018-05-31  for 31 May 2018, or  release_date: 2018-06-01  for 1 June 2018.',
    );
  },
);

/** Offset of a zone on a day, such as `+05:45`, as JavaScript knows it. */
function clockOf(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
}

const DAYS = ['2027-01-15', '2027-07-15', '2027-07', '2027-13-41', 'soon', '""'];
const OFFSETS = ['+02:00', '+00:00', '-05:00', '+05:45', '-03:30', '+14:00', '+01:17', '+1000'];

test('a zone that is named beside a time has its clock, whatever is known of the day', async () => {
  const [days, offsets] = [fc.constantFrom(...DAYS, undefined), fc.constantFrom(...OFFSETS)];
  await fc.assert(
    fc.asyncProperty(days, offsets, fc.boolean(), async (written, offset, isMoment) => {
      const day = isMoment ? (written ?? '2027-07-15') : written;
      const line = isMoment ? `date: ${day}T20:00${offset}` : `time: "20:00${offset}"`;
      const date = isMoment || day === undefined ? '' : `    date: ${day}\n`;
      const text = `events:\n  - title: A\n    city: B\n${date}    ${line}\n`;
      const { problems } = await loadFiles({ 'pages/events.yaml': text });
      expect(problems).not.toEqual([]);
      const zone = problems.flatMap(({ hint }) => /timezone: ([\w/]+)/.exec(hint ?? '')?.[1] ?? []);
      const known = day?.length === 10 && !day.includes('13-41') ? day : '2027-01-01';
      for (const each of zone) expect(clockOf(each, known).replace(':', '')).toBe(offset.replace(':', ''));
      if (offset === '+02:00' && !isMoment) expect(zone).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});
