/** Hours of shows and of their performances: none is published as another one than was meant without a message at its line. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintShows } from '../../../../generator/features/shows/lint.ts';
import {
  doorsOf,
  endOf,
  listPerformances,
  modelEvents,
  startOf,
} from '../../../../generator/features/shows/shows.ts';
import { loadFiles } from '../../../helpers/content.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

const clock = fc.nat(95).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

const performance = fc.record(
  {
    day: fc.integer({ min: 1, max: 3 }),
    time: clock,
    doors: clock,
    end: clock,
    stage: fc.constantFrom('Hall', 'Yard'),
  },
  { requiredKeys: ['day', 'time'] },
);

/** A production with its days, the show itself if it has but one, each a line. */
function write(days: readonly ReturnType<typeof lineOf>[], isAlone: boolean): string {
  const [first = ''] = days;
  const show = '  - title: Play\n    city: Lisbon\n    timezone: UTC\n';
  return isAlone
    ? `events:\n${show}    ${first.replaceAll(', ', '\n    ')}\n`
    : `events:\n${show}    date: 2027-03-01\n    days:\n${days.map((day) => `      - {${day}}\n`).join('')}`;
}

function lineOf({ day, ...hours }: { day: number } & Record<string, unknown>): string {
  return [`date: 2027-03-0${day}`, ...Object.entries(hours).map(([key, value]) => `${key}: '${value}'`)].join(
    ', ',
  );
}

test('hours that cannot be meant, and a performance that is listed twice, are named where they are', async () => {
  const cases = fc.record({
    days: fc.array(performance, { minLength: 1, maxLength: 5 }),
    copies: fc.array(fc.nat(4), { maxLength: 2 }),
    isAlone: fc.boolean(),
  });
  const counts = { late: 0, long: 0, twice: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async ({ days, copies, isAlone }) => {
      const all = isAlone ? days.slice(0, 1) : [...days, ...copies.flatMap((at) => days[at] ?? [])];
      const yaml = write(all.map(lineOf), isAlone);
      const { content, problems } = await loadFiles({ 'pages/events.yaml': yaml });
      if (!content) throw new Error(yaml);
      const lint = lintShows({ content, today: '2027-01-01', latest: undefined, sizes: new Map() });
      const at = (code: string) => [...problems, ...lint].filter((each) => each.code === code).length;

      const [event] = modelEvents(content);
      const published = event ? listPerformances(event) : [];
      const late = published.filter((each) => {
        const doors = doorsOf(each);
        return doors !== undefined && doors < each.date && `${each.time}` >= '06:00';
      });
      const long = published.filter((each) => {
        const [start, end] = [startOf(each), endOf(each)];
        return start && end && Date.parse(`${end}Z`) - Date.parse(`${start}Z`) > 18 * 3_600_000;
      });
      // One that ends on the day of its beginning may be long: a festival.
      const ends = long.filter(({ time = '', end = '' }) => end <= time);
      const names = published.map(({ date, time, stage }) => [date, time, stage].join());
      expect([yaml, at('event/late-doors')]).toEqual([yaml, late.length]);
      expect([yaml, at('event/long-night')]).toEqual([yaml, ends.length]);
      expect([yaml, at('event/repeated')]).toEqual([yaml, names.length - new Set(names).size]);
      counts.late += late.length;
      counts.long += ends.length;
      counts.twice += names.length - new Set(names).size;
      for (const each of published) {
        const [start, doors, end] = [startOf(each), doorsOf(each), endOf(each)];
        if (start && doors) expect(doors <= start).toBe(true);
        if (start && end) expect(end > start).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});
