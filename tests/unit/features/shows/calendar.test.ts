import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { projectArtist } from '../../../../generator/app/artist/index.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Data } from '../../../../generator/engine/content/grammar.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import {
  formatOffset,
  isTimeZone,
  offsetOf,
  type WallTime,
} from '../../../../generator/engine/lib/time-zone.ts';
import { googleLink, planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent } from '../../../helpers/model.ts';

/** The text of every calendar by its path. */
function calendars(data: Data<'pages/events'>, today = '2025-09-01'): Record<string, string> {
  const content = makeContent({ pages: { events: entry('events', data) } });
  const artifacts = planCalendars(modelSite(content, today, FEATURES));
  return Object.fromEntries(
    artifacts.map(({ path, body }) => [path, typeof body === 'function' ? String(body()) : String(body)]),
  );
}

function subscription(data: Data<'pages/events'>, today?: string): string {
  return calendars(data, today)['events.ics'] ?? '';
}

/** The shows of a calendar, read by a library that knows no zones. */
function readShows(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const instants = (data: Data<'pages/events'>) =>
  readShows(subscription(data)).map(({ startDate }) => startDate.toJSDate().toISOString());

test('a show with a time starts then, one without takes the day', () => {
  const [night, day, late] = readShows(
    subscription({
      events: [
        { title: 'Night', date: '2025-10-01', time: '22:30', city: 'Dubai', venue: 'The Pier' },
        { title: 'Day', date: '2025-10-02', city: 'Dubai', status: 'cancelled' },
        { title: 'Late', date: '2025-10-03', time: '00:30', doors: '23:30', city: 'Dubai' },
      ],
    }),
  );
  expect(late?.description).toBe('Doors: 23:30 the day before');
  expect(night?.startDate).toMatchObject({ isDate: false, zone: ICAL.Timezone.localTimezone });
  expect(night?.startDate.toString()).toBe('2025-10-01T22:30:00');
  expect(night?.location).toBe('The Pier, Dubai');
  expect([day?.startDate.toString(), day?.endDate.toString()]).toEqual(['2025-10-02', '2025-10-03']);
  expect(day?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(day?.component.getFirstPropertyValue('url')).toBe('https://eddy.example/events/day-2025-10-02/');
});

test('calendars lead to the stream and the tickets of a show, unless it is cancelled', () => {
  const show = { title: 'Night', city: 'Dubai', online: 'https://live.example/1' };
  const tickets = [{ url: 'https://tickets.example/1' }];
  const [night, off] = readShows(
    subscription({
      events: [
        { ...show, date: '2025-10-01', tickets },
        { ...show, date: '2025-10-02', tickets, status: 'cancelled' },
      ],
    }),
  );
  expect(night?.description).toBe(
    'Watch the stream: https://live.example/1\nTickets: https://tickets.example/1',
  );
  expect(off?.description).toBeNull();
});

test('a festival is named beside a show, unless the show has its name', () => {
  const show = { date: '2025-10-01', city: 'Dubai', festival: 'Summer Festival' };
  const [part, whole] = readShows(
    subscription({
      events: [
        { ...show, title: 'Night' },
        { ...show, title: 'Summer festival', date: '2025-10-02' },
      ],
    }),
  );
  expect([part?.description, whole?.description ?? '']).toEqual(['Part of Summer Festival', '']);
});

test('with a zone it is an instant, by the clock of its season', () => {
  const show = (date: string, time: string, timezone?: string) => ({
    title: `${date} ${time} ${timezone}`,
    city: 'X',
    date,
    time,
    ...(timezone && { timezone }),
  });
  const events = [
    show('2025-10-01', '22:00'),
    show('2025-10-25', '23:00', 'Europe/Lisbon'),
    show('2025-10-26', '23:00', 'Europe/Lisbon'),
    show('2026-01-10', '21:00', 'Australia/Lord_Howe'),
    show('2026-06-10', '21:00', 'America/St_Johns'),
    show('2026-07-10', '21:00', 'UTC'),
  ];
  expect(instants({ timezone: 'Asia/Dubai', events })).toEqual([
    '2025-10-01T18:00:00.000Z',
    '2025-10-25T22:00:00.000Z',
    '2025-10-26T23:00:00.000Z',
    '2026-01-10T10:00:00.000Z',
    '2026-06-10T23:30:00.000Z',
    '2026-07-10T21:00:00.000Z',
  ]);
  const text = subscription({ timezone: 'Asia/Dubai', events });
  expect(text).toContain('DTSTART:20251001T180000Z');
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
});

test('a show without a zone has that of the site, if it names one', () => {
  const events = [
    { title: 'Here', date: '2026-11-26', time: '19:30', city: 'Leipzig' },
    { title: 'There', date: '2026-11-27', time: '19:30', city: 'London', timezone: 'Europe/London' },
  ];
  const starts = (given: boolean, timezone?: string) => {
    const content = makeContent({ pages: { events: entry('events', { events, timezone }) } });
    content.site.data.timezone = 'Europe/Berlin';
    if (given) content.site.places['timezone'] = [3, 1];
    const site = modelSite(content, '2026-01-01', FEATURES);
    const [calendar] = planCalendars(site);
    const google = site.events.map((event) => new URL(googleLink(site, event)).searchParams.get('ctz'));
    const data = site.events.map((event) => eventLd(site, event, []).startDate);
    const body = typeof calendar?.body === 'function' ? String(calendar.body()) : '';
    return [body.match(/(?<=DTSTART:).*/g), google, data];
  };
  expect(starts(true)).toEqual([
    ['20261126T183000Z', '20261127T193000Z'],
    ['Europe/Berlin', 'Europe/London'],
    ['2026-11-26T19:30:00+01:00', '2026-11-27T19:30:00+00:00'],
  ]);
  expect(starts(true, 'America/New_York')[1]).toEqual(['America/New_York', 'Europe/London']);
  // UTC, the default of the site, is the clock of no show.
  expect(starts(false)).toEqual([
    ['20261126T193000', '20261127T193000Z'],
    [null, 'Europe/London'],
    ['2026-11-26T19:30:00', '2026-11-27T19:30:00+00:00'],
  ]);
});

test('it ends the same night, or the next morning, also when the clocks change in between', () => {
  const base = { city: 'Berlin', time: '22:00', timezone: 'Europe/Berlin' };
  const shows = readShows(
    subscription({
      events: [
        { ...base, title: 'Early', date: '2025-10-18', end: '23:30' },
        { ...base, title: 'Late', date: '2025-10-25', end: '06:00' },
        { ...base, title: 'Open', date: '2025-12-31' },
      ],
    }),
  );
  expect(shows.map(({ duration }) => duration.toSeconds() / 3600)).toEqual([1.5, 9, 3]);
  // Without an end in the content it is three hours, since a calendar would show none at all.
});

test('every show has an identifier of its own, whatever it is called', () => {
  const on = (date: string) => (title: string) => ({ title, date, city: 'Tokyo' });
  const titles = ['夜', '夜', 'ليلة', 'Ночь', 'Night', '???'];
  const data = {
    events: [
      ...titles.map(on('2025-10-01')),
      ...titles.map(on('2025-10-02')),
      { title: 'Kept', slug: 'night-2025-10-01', date: '2025-10-03', city: 'Tokyo' },
    ],
  };
  const identifiers = readShows(subscription(data)).map(({ uid }) => uid);
  expect(new Set(identifiers).size).toBe(data.events.length);
  expect(identifiers).toEqual(
    expect.arrayContaining([
      'ye-2025-10-01.event@eddy.example',
      'ye-2025-10-01-2.event@eddy.example',
      'lila-2025-10-01.event@eddy.example',
      'tokyo-2025-10-01.event@eddy.example',
      'night-2025-10-01.event@eddy.example',
      'night-2025-10-01-2.event@eddy.example',
      'noch-2025-10-02.event@eddy.example',
    ]),
  );
  expect(readShows(subscription(data, '2026-01-01')).map(({ uid }) => uid)).toEqual(identifiers);
});

test('each has a file of its own that says the same, whatever the day of the build', () => {
  const data = {
    timezone: 'Asia/Dubai',
    events: [{ title: 'Night', date: '2025-10-01', time: '22:00', city: 'Dubai' }],
  };
  const files = calendars(data);
  expect(Object.keys(files)).toEqual(['events.ics', 'events/night-2025-10-01/night-2025-10-01.ics']);
  const [alone] = readShows(files['events/night-2025-10-01/night-2025-10-01.ics'] ?? '');
  const [listed] = readShows(files['events.ics'] ?? '');
  expect(alone?.toString()).toBe(listed?.toString());
  expect(calendars(data, '2025-09-02')).toEqual(files);
});

test('where nobody keeps a list of shows there is no calendar, and an empty one is named to no program', () => {
  const of = (pages: Content['pages']) => {
    const site = modelSite(makeContent({ pages }), '2025-09-01', FEATURES);
    const { events_url } = projectArtist({ site, assets: makeAssets(site) });
    return [planCalendars(site).map(({ path }) => path), events_url];
  };
  expect(of({})).toEqual([[], undefined]);
  // The Events page offers it: "Get Notified of New Shows".
  expect(of({ events: entry('events', {}) })).toEqual([['events.ics'], undefined]);
  const events = [{ title: 'Night', date: '2025-01-01', city: 'Dubai' }];
  expect(of({ events: entry('events', { events }) })[1]).toBe('https://eddy.example/events.ics');
});

test('a later day or another state is the newer version of an entry', () => {
  const sequence = (changes: { date?: string; status?: 'cancelled' | 'postponed' | 'sold_out' }) =>
    readShows(
      subscription({
        events: [{ title: 'Night', slug: 'night', date: '2025-10-01', city: 'Dubai', ...changes }],
      }),
    )[0]?.sequence ?? 0;
  const versions = [
    sequence({}),
    sequence({ status: 'sold_out' }),
    sequence({ status: 'postponed' }),
    sequence({ status: 'cancelled' }),
    sequence({ date: '2025-10-02' }),
  ];
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect(sequence({ date: '1960-01-01' })).toBe(0);
});

test.each([
  ['the hour that is skipped', '2026-03-29', '02:30', '05:00', '01:30 to 03:00'],
  ['the hour that comes twice', '2025-10-26', '02:30', '05:00', '00:30 to 04:00'],
  ['a century ago', '1926-07-01', '22:00', '23:00', '21:00 to 22:00'],
  ['a century ahead', '2126-01-31', '22:00', '23:00', '21:00 to 22:00'],
])('a show in %s is at one instant of UTC', (_, date, time, end, expected) => {
  const events = [{ title: 'Night', date, time, end, city: 'Berlin', timezone: 'Europe/Berlin' }];
  const [show] = readShows(subscription({ events }));
  const [from, to] = [show?.startDate, show?.endDate].map((at) => at?.toJSDate().toISOString());
  expect([from?.slice(0, 10), to?.slice(0, 10)]).toEqual([date, date]);
  expect(`${from?.slice(11, 16)} to ${to?.slice(11, 16)}`).toBe(expected);
});

test('the last day of a century ends with it', () => {
  const text = subscription({ events: [{ title: 'Whole', date: '2199-12-31', city: 'Berlin' }] });
  expect(text).toContain('DTEND;VALUE=DATE:22000101');
});

test('no line is longer than 75 octets, and none is broken inside a character', () => {
  const text = subscription({
    events: [{ title: 'ليلة طويلة جدا '.repeat(12), date: '2025-10-01', city: 'Dubai' }],
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Between isolates: it is read the other way than the name.
  expect(readShows(text)[0]?.summary).toBe(`EDDY: \u2068${'ليلة طويلة جدا '.repeat(12)}\u2069`);
});

test('what has a meaning in the format is escaped', () => {
  const [show] = readShows(
    subscription({
      events: [{ title: 'A; B\\C, D', date: '2025-10-01', city: 'X', description: 'one\u0007\r\ntwo' }],
    }),
  );
  expect(show?.summary).toBe('EDDY: A; B\\C, D');
  expect(show?.description).toBe('one\ntwo');
});

test('no shows make an empty calendar', () => {
  expect(readShows(subscription({}))).toEqual([]);
});

test.each<[zone: string, time: WallTime, offset: string]>([
  ['Asia/Kathmandu', '2026-01-01T00:00', '+05:45'],
  ['America/New_York', '2026-03-08T01:59', '-05:00'],
  // Skipped: read by the clock before the change.
  ['America/New_York', '2026-03-08T02:30', '-05:00'],
  ['America/New_York', '2026-03-08T03:00', '-04:00'],
  // Comes twice: the first of the two.
  ['America/New_York', '2026-11-01T01:30', '-04:00'],
  ['America/New_York', '2026-11-01T02:00', '-05:00'],
  // A day that Samoa left out.
  ['Pacific/Apia', '2011-12-29T12:00', '-10:00'],
  ['Pacific/Apia', '2011-12-31T12:00', '+14:00'],
])('%s is ahead of UTC at %s by %s', (zone, time, offset) => {
  expect(formatOffset(offsetOf(zone, time))).toBe(offset);
});

test('a zone is a place of the database, written as there', () => {
  const names = ['Asia/Dubai', 'Asia/Kolkata', 'America/Port_of_Spain', 'Etc/GMT-4', 'UTC'];
  expect(names.filter(isTimeZone)).toEqual(names);
  expect(
    [
      'Dubai',
      'asia/dubai',
      'Asia/DUBAI',
      'America/Port_Of_Spain',
      'Asia/Dubay',
      'GST',
      'EST',
      'GMT+4',
      '+04:00',
      '',
    ].filter(isTimeZone),
  ).toEqual([]);
});
