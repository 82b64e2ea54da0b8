/** Entries that come back, with days that are moved, left out or added: the shows are those that ical.js finds by its own iterator. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ics } from '../../../../generator/import/readers/calendar/index.ts';
import { linesOf, readText } from '../../../helpers/import.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);
const [MINUTE, DAY] = [60_000, 86_400_000];

/** That of the site, and others, of which two are half an hour off. */
const ZONES = ['Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns'];

const clocks = new Map<string, Intl.DateTimeFormat>();
/** The time that clocks show: `2027-03-29T01:30`. */
function shownAt(zone: string, instant: number): string {
  const format =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, format);
  return format.format(instant).replace(' ', 'T');
}

/** Times of these tests are far from changes of clocks. */
function instantOf(zone: string, wall: string): number {
  const at = Date.parse(`${wall}Z`);
  return at - (Date.parse(`${shownAt(zone, at)}Z`) - at);
}

function exactInstant(zone: string, wall: string): number {
  const guess = instantOf(zone, wall);
  return guess + (Date.parse(`${wall}Z`) - Date.parse(`${shownAt(zone, guess)}Z`));
}

/** Returns true if no clocks change on the days around a moment. */
function isCalm(zone: string, wall: string): boolean {
  const at = exactInstant(zone, wall);
  const offset = (each: string, instant: number) => Date.parse(`${shownAt(each, instant)}Z`) - instant;
  return ZONES.every((each) => offset(each, at - DAY) === offset(each, at + DAY));
}

const compact = (wall: string) => wall.replace(/[-:]/g, '');
const later = (wall: string, by: number) => new Date(Date.parse(`${wall}Z`) + by).toISOString().slice(0, 16);

/** The ways in which a calendar may name a moment. */
type Form = 'own' | 'universal' | 'elsewhere' | 'day';

function write(name: string, wall: string, zone: string, form: Form): string {
  if (form === 'day') return `${name};VALUE=DATE:${compact(wall.slice(0, 10))}`;
  if (form === 'own') return `${name};TZID=${zone}:${compact(wall)}00`;
  const instant = exactInstant(zone, wall);
  if (form === 'universal') return `${name}:${compact(new Date(instant).toISOString().slice(0, 16))}00Z`;
  const other = ZONES[(ZONES.indexOf(zone) + 1) % ZONES.length] ?? zone;
  return `${name};TZID=${other}:${compact(shownAt(other, instant))}00`;
}

const form = fc.constantFrom<Form>('own', 'universal', 'elsewhere');
const series = fc.record({
  zone: fc.constantFrom(...ZONES),
  start: fc
    .record({ day: fc.nat(400), quarter: fc.integer({ min: 40, max: 92 }) })
    .map(({ day, quarter }) => later('2027-01-01T00:00', day * DAY + quarter * 15 * MINUTE)),
  rule: fc.constantFrom(
    ...[
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SA',
      'FREQ=MONTHLY',
    ],
    ...[
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=MONTHLY;BYDAY=2SA',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=WEEKLY;WKST=SU;INTERVAL=2',
    ],
  ),
  end: fc.oneof(
    fc.integer({ min: 1, max: 20 }).map((count) => ({ count })),
    fc.record({ days: fc.nat(50), form: fc.constantFrom<'universal' | 'day'>('universal', 'day') }),
  ),
  length: fc.constantFrom(0, 90, 180, 330, 15 * 60),
  lengthForm: fc.constantFrom<Form | 'duration'>('own', 'universal', 'elsewhere', 'duration'),
  except: fc.array(
    fc.record({ nth: fc.nat(8), form: fc.constantFrom<Form>('own', 'universal', 'elsewhere', 'day') }),
    { maxLength: 3 },
  ),
  more: fc.array(fc.record({ days: fc.integer({ min: 1, max: 40 }), form }), { maxLength: 2 }),
  moved: fc.uniqueArray(
    fc.record({
      nth: fc.nat(8),
      by: fc.integer({ min: -200, max: 200 }),
      id: form,
      form,
      length: fc.constantFrom(0, 60, 200),
    }),
    { maxLength: 3, selector: ({ nth }) => nth },
  ),
  order: fc.boolean(),
});
type Series = typeof series extends fc.Arbitrary<infer Value> ? Value : never;

/** The same in clocks of no zone, as ical.js has it. @returns instants of beginnings and ends */
function expectedOf({ zone, start, length, ...each }: Series, walls: Walls): string[] {
  const floating = (name: string, wall: string) => `${name}:${compact(wall)}00`;
  const ends = (wall: string, minutes: number) =>
    minutes > 0 ? [floating('DTEND', later(wall, minutes * MINUTE))] : [];
  const entry = (lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
  const lines = [
    ...entry([
      floating('DTSTART', start),
      ...ends(start, length),
      `RRULE:${each.rule}${walls.end}`,
      ...[...new Set(walls.except)].map((wall) => floating('EXDATE', wall)),
      ...[...new Set(walls.more)].map((wall) => floating('RDATE', wall)),
    ]),
    ...walls.moved.flatMap(({ from, to, minutes }) =>
      entry([floating('RECURRENCE-ID', from), floating('DTSTART', to), ...ends(to, minutes)]),
    ),
  ];
  const calendar = new ICAL.Component(
    ICAL.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')),
  );
  const [first, ...exceptions] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(first, { exceptions });
  const iterator = event.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next && found.length < 60; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const [from, to] = [startDate, endDate].map((time) => exactInstant(zone, time.toString().slice(0, 16)));
    found.push(`${from} ${from === to ? '' : to}`);
  }
  return [...new Set(found)].sort();
}

interface Walls {
  end: string;
  except: string[];
  more: string[];
  moved: { from: string; to: string; minutes: number }[];
}

/** The occurrences of the rule alone, to name them. */
function daysOf({ start, rule }: Pick<Series, 'start' | 'rule'>, end: string): string[] {
  const iterator = ICAL.Recur.fromString(`${rule}${end}`).iterator(
    ICAL.Time.fromString(`${start}:00`, new ICAL.Property('dtstart')),
  );
  const walls: string[] = [];
  for (let next = iterator.next(); next && walls.length < 60; next = iterator.next())
    walls.push(next.toString().slice(0, 16));
  return walls;
}

test('shows of a series are those of ical.js, however a calendar names their moments', async () => {
  await fc.assert(
    fc.asyncProperty(series, async (given) => {
      // The first day of an entry is one of its rule: programs disagree about others.
      const each = { ...given, start: daysOf(given, ';COUNT=1')[0] ?? given.start };
      const { zone, start, length, lengthForm } = each;
      const last = 'days' in each.end ? later(start, each.end.days * DAY) : '';
      const isDay = 'days' in each.end && each.end.form === 'day';
      const end =
        'count' in each.end
          ? `;COUNT=${each.end.count}`
          : `;UNTIL=${compact(isDay ? `${last.slice(0, 10)}T23:59` : last)}00`;
      const days = daysOf(each, end);
      const pick = ({ nth }: { nth: number }) => days[nth % (days.length || 1)] ?? start;
      const moved = each.moved
        .map((move) => ({
          ...move,
          from: pick(move),
          to: later(pick(move), move.by * 15 * MINUTE),
          minutes: move.length,
        }))
        .filter(
          ({ from, to }, at, all) =>
            all.findIndex((other) => other.from === from) === at &&
            to.slice(11) > '09:00' &&
            isCalm(zone, to),
        );
      // What is moved and excepted at once is nowhere by one reading of the standard, and there by another.
      const except = each.except
        .map((one) => ({ ...one, wall: pick(one) }))
        .filter(
          ({ wall }) => moved.every(({ from }) => from !== wall) && wall !== start && isCalm(zone, wall),
        );
      const more = each.more
        .map((one) => ({ ...one, wall: later(start, one.days * DAY) }))
        .filter(
          ({ wall }) =>
            !except.some((one) => one.wall.slice(0, 10) === wall.slice(0, 10)) &&
            !moved.some(({ from }) => from === wall) &&
            isCalm(zone, wall),
        );
      const walls: Walls = {
        end,
        except: except.map(({ wall }) => wall),
        more: more.map(({ wall }) => wall),
        moved,
      };
      const endLines = (wall: string, minutes: number, how: Form | 'duration') =>
        minutes === 0
          ? []
          : [
              how === 'duration'
                ? `DURATION:PT${minutes}M`
                : write('DTEND', later(wall, minutes * MINUTE), zone, how),
            ];
      const until =
        'count' in each.end
          ? end
          : isDay
            ? `;UNTIL=${compact(last.slice(0, 10))}`
            : `;UNTIL=${compact(new Date(exactInstant(zone, last)).toISOString().slice(0, 16))}00Z`;
      const entry = (lines: string[]) => [
        'BEGIN:VEVENT',
        'UID:1',
        'SUMMARY:Gig',
        'LOCATION:Lux\\, Lisbon',
        ...lines,
        'END:VEVENT',
      ];
      const whole = entry([
        write('DTSTART', start, zone, 'own'),
        ...endLines(start, length, lengthForm),
        `RRULE:${each.rule}${until}`,
        ...except.map((one) => write('EXDATE', one.wall, zone, one.form)),
        ...more.map((one) => write('RDATE', one.wall, zone, one.form)),
      ]);
      const others = moved.map((move) =>
        entry([
          write('RECURRENCE-ID', move.from, zone, move.id),
          write('DTSTART', move.to, zone, move.form),
          ...endLines(move.to, move.length, 'own'),
        ]),
      );
      const lines = [
        'BEGIN:VCALENDAR',
        ...(each.order ? [whole, ...others] : [...others, whole]).flat(),
        'END:VCALENDAR',
      ];
      const reading = await readText(ics, 'a.ics', lines.join('\r\n'));
      const shows = reading.items.flatMap((item) => (item.kind === 'events' ? item.facts : []));
      const found = shows.map(({ date, time, timezone = 'Europe/Lisbon', end: clock, end_date }) => {
        const next = clock && time && clock <= time ? later(`${date}T00:00`, DAY).slice(0, 10) : date;
        const from = exactInstant(timezone, `${date}T${time}`);
        return `${from} ${clock ? exactInstant(timezone, `${end_date ?? next}T${clock}`) : ''}`;
      });
      const expected = expectedOf(each, walls);
      const about = [lines.slice(1, -1), linesOf(reading)];
      expect([...about, [...new Set(found)].sort().map(readable)]).toEqual([
        ...about,
        expected.map(readable),
      ]);
    }),
    { numRuns: RUNS },
  );
});

const readable = (pair: string) =>
  pair
    .split(' ')
    .map((at) => (at ? new Date(Number(at)).toISOString().slice(0, 16) : ''))
    .join(' – ');
