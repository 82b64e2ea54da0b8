/** Entries of calendars that come back: their days are those that RFC 5545 gives them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ics } from '../../../../generator/import/readers/calendar/index.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

const DAY = 24 * 3600 * 1000;
const TODAY = '2026-11-26';
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

async function read(...entries: string[][]) {
  const lines = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Gig',
    'LOCATION:Lux\\, Lisbon',
    ...entry,
    'END:VEVENT',
  ]);
  const reading = await readText(ics, 'a.ics', ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
  const shows = reading.items.flatMap((item) => (item.kind === 'events' ? item.facts : []));
  return { shows, days: shows.map(({ date }) => date).sort(), lines: linesOf(reading) };
}

interface Series {
  start: string;
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  interval: number;
  weekdays: readonly string[];
  monthdays: readonly number[];
  end: { count?: number; until?: string; isDay?: boolean };
  except: readonly number[];
  more: readonly number[];
}

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * DAY).toISOString().slice(0, 10);
const compact = (day: string) => day.replaceAll('-', '');

const series: fc.Arbitrary<Series> = fc.record({
  start: fc.integer({ min: 0, max: 900 }).map((days) => dayAfter('2025-06-01', days)),
  freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 3 }),
  monthdays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 2 }),
  end: fc.oneof(
    fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ until: fc.integer({ min: 0, max: 300 }).map(String), isDay: fc.boolean() }),
    fc.constant({}),
  ),
  except: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
  more: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
});

/** Each day is looked at by itself, as the standard words it. */
function daysOf({ start, freq, interval, weekdays, monthdays, end }: Series): string[] {
  const first = new Date(start);
  const week = (day: Date) => Math.floor((day.getTime() / DAY + 3) / 7);
  const month = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const until = end.until === undefined ? '9999' : dayAfter(start, Number(end.until));
  const days: string[] = [start];
  for (let time = first.getTime() + DAY; time < Date.parse('2050-01-01'); time += DAY) {
    const day = new Date(time);
    const isWeekday = weekdays.includes(WEEKDAYS[day.getUTCDay()] ?? '');
    const isMonthday = monthdays.includes(day.getUTCDate());
    const isIn = {
      DAILY: ((time - first.getTime()) / DAY) % interval === 0 && (weekdays.length === 0 || isWeekday),
      WEEKLY:
        (week(day) - week(first)) % interval === 0 &&
        (weekdays.length === 0 ? day.getUTCDay() === first.getUTCDay() : isWeekday),
      MONTHLY:
        (month(day) - month(first)) % interval === 0 &&
        (monthdays.length === 0 ? day.getUTCDate() === first.getUTCDate() : isMonthday),
    }[freq];
    const iso = day.toISOString().slice(0, 10);
    if (iso > until || days.length === end.count) break;
    if (isIn) days.push(iso);
  }
  return days;
}

function ruleOf({ freq, interval, weekdays, monthdays, end }: Series, until: string): string {
  const by = freq === 'MONTHLY' ? ['BYMONTHDAY', monthdays] : ['BYDAY', weekdays];
  return [
    `RRULE:FREQ=${freq};INTERVAL=${interval}`,
    ...(by[1]?.length ? [`${by[0]}=${String(by[1])}`] : []),
    ...(end.count === undefined ? [] : [`COUNT=${end.count}`]),
    ...(end.until === undefined ? [] : [`UNTIL=${until}`]),
  ].join(';');
}

/** How a calendar may write the same evening in Lisbon: `DTSTART`, and its end as a moment. */
const FORMS = [
  { zone: ';TZID=Europe/Lisbon', time: 'T220000', until: 'T220000Z', isSummerTime: true },
  { zone: ';TZID=Europe/Lisbon', time: 'T220000', until: 'T225959Z', isSummerTime: true },
  { zone: '', time: 'T220000', until: 'T220000', isSummerTime: false },
  { zone: ';VALUE=DATE', time: '', until: '', isSummerTime: false },
];

test('the days of a series are those of the standard, however its calendar writes them', async () => {
  await fc.assert(
    fc.asyncProperty(series, fc.constantFrom(...FORMS), async (each, { zone, time, until, isSummerTime }) => {
      const last = each.end.until === undefined ? '' : dayAfter(each.start, Number(each.end.until));
      // Ten in the evening of Lisbon is nine by universal time in summer.
      const end =
        isSummerTime && !until.includes('59') ? until.replace('T22', isSummer(last) ? 'T21' : 'T22') : until;
      const all = daysOf(each);
      const except = each.except.flatMap((index) => all[index] ?? []);
      const more = each.more.map((days) => dayAfter(each.start, days));
      const expected = [...new Set([...all, ...more])].filter((day) => !except.includes(day)).sort();
      const { days, lines } = await read([
        `DTSTART${zone}:${compact(each.start)}${time}`,
        ruleOf(each, compact(last) + (each.end.isDay ? '' : end)),
        ...except.map((day) => `EXDATE${zone}:${compact(day)}${time}`),
        ...more.map((day) => `RDATE${zone}:${compact(day)}${time}`),
      ]);
      if (expected.length <= 60 && Object.keys(each.end).length > 0) expect(days).toEqual(expected);
      else {
        const isEndless = Object.keys(each.end).length === 0;
        const coming = expected.filter((day) => day >= TODAY && (!isEndless || day.slice(0, 4) <= '2028'));
        if (isEndless || coming.length >= 60) expect(days).toEqual(coming.slice(0, 60));
        else expect(days).toEqual(expected.slice(-60));
        expect(lines.join()).toMatch(/comes back/);
      }
    }),
    { numRuns: 100 },
  );
});

function isSummer(day: string): boolean {
  return /GMT\+1|WEST/.test(
    new Date(`${day}T12:00Z`).toLocaleString('en', { timeZone: 'Europe/Lisbon', timeZoneName: 'short' }),
  );
}

test.each([
  [
    'further days without a rule',
    ['DTSTART:20270501T210000', 'RDATE:20270508T210000,20270515T210000'],
    ['2027-05-01', '2027-05-08', '2027-05-15'],
  ],
  [
    'a period',
    ['DTSTART:20270501T210000', 'RDATE;VALUE=PERIOD:20270508T210000/PT2H'],
    ['2027-05-01', '2027-05-08'],
  ],
  [
    'a further day alone',
    ['DTSTART:20270501T210000', 'RDATE;VALUE=DATE:20270508'],
    ['2027-05-01', '2027-05-08'],
  ],
  [
    'an excepted day alone',
    ['DTSTART:20270501T210000', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270508'],
    ['2027-05-01', '2027-05-15'],
  ],
  [
    'an exception by another clock',
    ['DTSTART;TZID=Europe/Berlin:20270501T003000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20270507T223000Z'],
    ['2027-05-01'],
  ],
  [
    'an end by another clock',
    ['DTSTART;TZID=America/New_York:20270501T210000', 'RRULE:FREQ=WEEKLY;UNTIL=20270509T010000Z'],
    ['2027-05-01', '2027-05-08'],
  ],
  [
    'rules of which nothing is known',
    ['DTSTART:20270501T210000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXRULE:FREQ=DAILY'],
    ['2027-05-01'],
  ],
])('%s', async (_, lines, days) => {
  expect((await read(lines)).days).toEqual(days);
});

test('a day that is moved is not there twice, whichever clock names it', async () => {
  for (const id of [
    'RECURRENCE-ID:20270507T200000Z',
    'RECURRENCE-ID;TZID=Europe/Lisbon:20270507T210000',
    'RECURRENCE-ID;VALUE=DATE:20270507',
  ]) {
    const first = ['DTSTART;TZID=Europe/Lisbon:20270430T210000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const { days } = await read(first, [id, 'DTSTART;TZID=Europe/Lisbon:20270509T190000']);
    expect(days).toEqual(['2027-04-30', '2027-05-09', '2027-05-14']);
  }
});

test('universal time of a series is by the clocks of each day', async () => {
  const { shows } = await read([
    'DTSTART:20261023T210000Z',
    'DTEND:20261023T230000Z',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  ]);
  expect(shows).toMatchObject([
    { date: '2026-10-23', time: '22:00', end: '00:00' },
    { date: '2026-10-30', time: '21:00', end: '23:00' },
  ]);
});
