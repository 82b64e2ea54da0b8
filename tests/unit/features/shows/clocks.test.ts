import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { lintClocks } from '../../../../generator/features/shows/lint.ts';
import type { Event } from '../../../../generator/features/shows/schema.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeContent } from '../../../helpers/model.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** The time that clocks show, `2026-03-29T01:30`, without asking for an offset. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function shownAt(zone: string, instant: number): string {
  const format =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, format);
  return format.format(instant).replace(' ', 'T');
}

const offsetAt = (zone: string, instant: number) => Date.parse(`${shownAt(zone, instant)}Z`) - instant;

/** Each instant at which clocks show a time. */
function instantsOf(zone: string, time: string): number[] {
  const wall = Date.parse(`${time}Z`);
  const offsets = Array.from({ length: 61 }, (_, hour) => offsetAt(zone, wall + (hour - 30) * HOUR));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((instant) => shownAt(zone, instant) === time)
    .sort((a, b) => a - b);
}

/** Each change of the clocks in a year, to the minute. */
function changesOf(zone: string, year: number): number[] {
  const found: number[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    const before = offsetAt(zone, day);
    if (offsetAt(zone, day + DAY) === before) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** Zones whose clocks have changed since 2008, by season or by law. */
const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) =>
  Array.from({ length: 80 }, (_, at) => offsetAt(zone, Date.UTC(2008, at * 4))).some(
    (offset, _, all) => offset !== all[0],
  ),
);

interface Times {
  startDate: string;
  doorTime?: string;
  endDate?: string;
}

const moved = (time: string, by: number) =>
  new Date(Date.parse(`${time}Z`) + by).toISOString().slice(0, 16).split('T') as [string, string];

/** A show of which a time is within two hours of a change of the clocks, and that time. */
const cases = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    year: fc.integer({ min: 2008, max: 2036 }),
    nth: fc.nat(3),
    minutes: fc.integer({ min: -24, max: 24 }).map((steps) => steps * 5),
    key: fc.constantFrom('time', 'doors', 'end'),
    writing: fc.constantFrom('show', 'days', 'times'),
    place: fc.constantFrom('show', 'venue', 'list', 'site'),
  })
  .map((given) => {
    const { zone, year, nth, minutes, writing, place } = given;
    const changes = changesOf(zone, year);
    const change = changes[nth % (changes.length || 1)] ?? Date.UTC(year, 5, 1);
    const [[day, clock]] = [moved(shownAt(zone, change - HOUR), HOUR + minutes * MINUTE)];
    const key = writing === 'times' ? 'time' : given.key;
    const [date, time] = moved(`${day}T${clock}`, { time: 0, doors: 2 * HOUR, end: -5 * HOUR }[key] ?? 0);
    const hours = { date, time, ...(key !== 'time' && { [key]: clock }) };
    const later = moved(`${date}T12:00`, 3 * DAY)[0];
    const event: Event = {
      title: 'A',
      city: 'X',
      date,
      ...(writing === 'show' && hours),
      ...(writing === 'days' && { days: [hours, { date: later, time: '20:00' }] }),
      ...(writing === 'times' && { times: [time, ...(time < '19:00' ? ['23:00'] : [])] }),
      ...(place === 'show' && { timezone: zone }),
      ...(place === 'venue' && { venue: 'hall' }),
    };
    const content = makeContent({
      pages: {
        events: entry('events', {
          events: [event],
          ...(place === 'list' && { timezone: zone }),
          ...(place === 'venue' && { venues: { hall: { name: 'Hall', city: 'X', timezone: zone } } }),
        }),
      },
    });
    if (place === 'site') {
      content.site.data.timezone = zone;
      content.site.places['timezone'] = [3, 1];
    }
    return { zone, time: `${day}T${clock}`, key, content, isList: writing === 'times' };
  });

test('times are published as the clocks of the place show them, and those that are skipped or come twice are named', async () => {
  const counts = { skipped: 0, twice: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async ({ zone, time, key, content, isList }) => {
      const site = modelSite(content, '2026-01-01', FEATURES);
      const [event] = site.events;
      if (!event) throw new Error('There is no show');
      const problems = lintClocks({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
      const instants = instantsOf(zone, time);
      if (instants.length === 0) counts.skipped++;
      if (instants.length === 2) counts.twice++;
      const named = problems.filter(({ message }) => message.includes(time.slice(11)));
      expect([zone, time, named.length]).toEqual([zone, time, instants.length === 1 ? 0 : 1]);
      if (named[0]) expect(named[0].at?.path?.slice(0, 2)).toEqual(['events', 0]);
      if (named[0]?.hint?.includes(': ')) expect(named[0].hint).toContain(isList ? 'times: [' : `${key}: '`);

      const data: Times & { subEvent?: Times[] } = JSON.parse(JSON.stringify(eventLd(site, event, [])));
      const { startDate, doorTime, endDate } = data.subEvent?.[0] ?? data;
      const written = String({ time: startDate, doors: doorTime, end: endDate }[key]);
      expect(written.slice(0, 16)).toBe(time);
      const moment = Date.parse(written);
      if (instants[0] !== undefined) expect([zone, time, moment]).toEqual([zone, time, instants[0]]);
      // By the clock before the change: clocks show as much later as they went forward.
      else
        expect(offsetAt(zone, moment)).toBe(
          offsetAt(zone, moment - 12 * HOUR) +
            Date.parse(`${shownAt(zone, moment)}Z`) -
            Date.parse(`${time}Z`),
        );

      const [calendar] = planCalendars(site);
      const body = typeof calendar?.body === 'function' ? String(await calendar.body()) : '';
      const at = (name: string) => {
        const found =
          new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)00Z`, 'm').exec(body) ?? [];
        return Date.parse(`${found.slice(1, 4).join('-')}T${found.slice(4, 6).join(':')}Z`);
      };
      if (key === 'time') expect(at('DTSTART')).toBe(moment);
      if (key === 'end') expect(at('DTEND')).toBe(moment);
      if (problems.length === 0) expect(at('DTEND')).toBeGreaterThan(at('DTSTART'));
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(counts.skipped, counts.twice)).toBeGreaterThan(0);
});
