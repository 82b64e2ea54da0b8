import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { googleLink, planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { listProblems, loadFiles, SITE } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

const HEAD = `programmes:
  autumn: [{composer: Joseph Haydn, work: Quartet}, interval, {composer: Clara Schumann, work: Trio}]
events:
`;

async function open(show: string, today = '2026-06-01', settings = SITE) {
  const { content, problems } = await loadFiles(
    { 'site.yaml': `${settings}timezone: Europe/Lisbon\n`, 'pages/events.yaml': `${HEAD}${show}` },
    { today },
  );
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  if (!content) throw new Error('no content');
  const site = modelSite(content, today, FEATURES);
  const [event] = site.events;
  if (!event) throw new Error('no show');
  const { pages } = projectPages(site, makeAssets(site));
  const { upcoming } = pageAt(pages, '/events/', 'events').props;
  const files = planCalendars(site).map(({ body }) => (typeof body === 'function' ? String(body()) : ''));
  ICAL.TimezoneService.reset();
  const entries = files.map((text) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))
      .map(({ uid, startDate, endDate, location, description }) => ({
        ...{ uid: uid.replace(/@.*/, ''), location, description },
        at: [startDate, endDate].map((time) =>
          time.isDate ? time.toString() : time.toJSDate().toISOString(),
        ),
      })),
  );
  return {
    page: pageAt(pages, `/events/${event.slug}/`, 'event'),
    row: upcoming[0],
    entries: entries[0],
    own: entries[1],
    google: new URL(googleLink(site, event)).searchParams.get('dates'),
    data: JSON.parse(JSON.stringify(eventLd(site, event, []))),
    lastDay: event.lastDay,
  };
}

const FESTIVAL = `  - title: Festival
    date: 2026-06-12
    city: Lisbon
    venue: The Park
    days:
      - {date: 2026-06-12, doors: '18:00', time: '19:00', note: With friends., programme: autumn}
      - {date: 2026-06-14, time: '16:00', end: '01:00', stage: Small Stage, programme: [Nonet]}
`;

test('days of a festival have their hours and programmes on its page', async () => {
  const { page, row } = await open(FESTIVAL);
  expect(page.props.dateLabel).toBe('12–14 June 2026');
  expect(page.props.facts).toEqual(['Fri 19:00, Sun 16:00']);
  expect(page.props.days).toMatchObject([
    {
      moment: '2026-06-12T19:00:00+01:00',
      label: 'Friday 12 June 2026',
      facts: ['Doors 18:00', 'Starts 19:00'],
      note: 'With friends.',
      stage: '',
    },
    {
      moment: '2026-06-14T16:00:00+01:00',
      label: 'Sunday 14 June 2026',
      facts: ['16:00', 'Until 01:00'],
      stage: 'Small Stage',
    },
  ]);
  const titles = page.props.days.map(({ programme }) => programme.map(({ title }) => title));
  expect(titles).toEqual([['Quartet', 'Interval', 'Trio'], ['Nonet']]);
  expect([row?.dateLabel, row?.time, row?.programme]).toEqual([
    '12–14 Jun 2026',
    'Fri 19:00, Sun 16:00',
    'Joseph Haydn, Clara Schumann, Nonet',
  ]);
});

test('calendars have an entry for each day, and one link for all of them', async () => {
  const { entries, own, google, lastDay } = await open(FESTIVAL);
  expect(entries).toEqual(own);
  expect(entries?.map(({ uid }) => uid)).toEqual([
    'festival-2026-06-12.2026-06-12.event',
    'festival-2026-06-12.2026-06-14.event',
  ]);
  expect(entries?.map(({ at }) => at)).toEqual([
    ['2026-06-12T18:00:00.000Z', '2026-06-12T21:00:00.000Z'],
    ['2026-06-14T15:00:00.000Z', '2026-06-15T00:00:00.000Z'],
  ]);
  expect(entries?.map(({ location }) => location)).toEqual([
    'The Park, Lisbon',
    'Small Stage, The Park, Lisbon',
  ]);
  expect(entries?.[0]?.description).toContain('With friends.\nProgramme:\nJoseph Haydn: Quartet');
  expect(entries?.[1]?.description).not.toContain('Haydn');
  expect(google).toBe('20260612/20260615');
  expect(lastDay).toBe('2026-06-15');
});

test('search engines get each day as an event of the festival', async () => {
  const { data } = await open(FESTIVAL);
  expect(data).toMatchObject({
    startDate: '2026-06-12T19:00:00+01:00',
    endDate: '2026-06-15T01:00:00+01:00',
  });
  expect(data.workPerformed).toBeUndefined();
  expect(data.subEvent).toMatchObject([
    {
      '@type': 'MusicEvent',
      name: 'Festival',
      startDate: '2026-06-12T19:00:00+01:00',
      doorTime: '2026-06-12T18:00:00+01:00',
      location: { name: 'The Park', address: { addressLocality: 'Lisbon' } },
      workPerformed: [{ name: 'Quartet' }, { name: 'Trio' }],
      description: 'With friends.',
    },
    {
      startDate: '2026-06-14T16:00:00+01:00',
      endDate: '2026-06-15T01:00:00+01:00',
      location: { name: 'Small Stage, The Park' },
      workPerformed: [{ name: 'Nonet' }],
    },
  ]);
});

test('a matinee and an evening of one programme are one show with both times', async () => {
  const { page, row, entries, data, google } = await open(
    "  - {title: Gala, date: 2026-06-12, times: ['19:30', '11:00'], city: Lisbon, price: 20 EUR, programme: autumn}\n",
  );
  expect(page.props.facts).toEqual(['11:00, 19:30', '€20']);
  expect(page.props.days).toEqual([]);
  expect([row?.dateLabel, row?.time]).toEqual(['12 Jun 2026', '11:00, 19:30']);
  expect(entries?.map(({ uid, at }) => [uid, at[0]])).toEqual([
    ['gala-2026-06-12.2026-06-12.event', '2026-06-12T10:00:00.000Z'],
    ['gala-2026-06-12.2026-06-12-2.event', '2026-06-12T18:30:00.000Z'],
  ]);
  for (const each of entries ?? []) expect(each.description).toContain('Joseph Haydn: Quartet');
  expect(google).toBe('20260612/20260613');
  expect(data).toMatchObject({
    startDate: '2026-06-12T11:00:00+01:00',
    workPerformed: [{ name: 'Quartet' }, { name: 'Trio' }],
    subEvent: [{ startDate: '2026-06-12T11:00:00+01:00' }, { startDate: '2026-06-12T19:30:00+01:00' }],
  });
});

test('performances of one day have programmes of their own as days', async () => {
  const { page, row } = await open(
    "  - {title: A, date: 2026-06-12, city: X, days: [{date: 2026-06-12, time: '11:00', programme: [Trio]}, {date: 2026-06-12, time: '19:30', programme: autumn}]}\n",
  );
  expect(page.props.days.map(({ facts, programme }) => [facts, programme.length])).toEqual([
    [['11:00'], 1],
    [['19:30'], 3],
  ]);
  expect([page.props.dateLabel, row?.time]).toEqual(['12 June 2026', '11:00, 19:30']);
});

test('a day without a time has that of the show, with its doors', async () => {
  const { page } = await open(
    "  - {title: A, date: 2026-06-12, time: '20:00', doors: '19:00', city: X, days: [{date: 2026-06-12}, {date: 2026-06-13, time: '16:00'}]}\n",
  );
  expect(page.props.days.map(({ facts }) => facts)).toEqual([['Doors 19:00', 'Starts 20:00'], ['16:00']]);
});

test('a show is past on the day after its last performance', async () => {
  const show = (days: string) => `  - {title: A, date: 2026-06-12, city: X, days: [${days}]}\n`;
  expect((await open(show('{date: 2026-06-12}, {date: 2026-06-14}'))).lastDay).toBe('2026-06-14');
  expect(
    (await open(show("{date: 2026-06-12, time: '11:00'}, {date: 2026-06-12, time: '22:00'}"))).lastDay,
  ).toBe('2026-06-13');
});

const problemsOf = (show: string) =>
  listProblems({
    'site.yaml': `${SITE}timezone: Europe/Lisbon\n`,
    'pages/events.yaml': `${HEAD}  - ${show}\n`,
  });

test.each([
  [
    '{title: A, date: 2026-12-12, end_date: 2026-12-13, city: X, days: [{date: 2026-12-14}]}',
    'event/day-outside "A" has a day on 2026-12-14, but lasts from 2026-12-12 to 2026-12-13. → Correct the day, or write for the show  end_date: 2026-12-14',
  ],
  [
    '{title: A, date: 2026-12-12, city: X, days: [{date: 2026-12-11}]}',
    'event/day-outside "A" has a day on 2026-12-11, but lasts one day, 2026-12-12. → Correct the day, or write for the show  date: 2026-12-11',
  ],
  [
    "{title: A, date: 2026-12-12, city: X, times: ['11:00', '19:30'], doors: '10:30'}",
    "event/times \"A\" has times and doors, which could belong to any of them. → Write each of them, with all that it has, in place of times:  days: [{date: 2026-12-12, time: '11:00'}, {date: 2026-12-12, time: '19:30'}]",
  ],
  [
    "{title: A, date: 2026-12-12, city: X, times: ['11:00', '19:30'], time: '11:00'}",
    'event/times "A" has times and time,',
  ],
  [
    "{title: A, date: 2026-12-12, end_date: 2026-12-13, city: X, times: ['11:00']}",
    'event/times "A" has times and end_date,',
  ],
  [
    "{title: A, date: 2026-12-12, city: X, days: [{date: 2026-12-12, doors: '19:00'}]}",
    'event/no-time "A" says when the doors open, but not when it starts.',
  ],
  [
    '{title: A, date: 2026-12-12, city: X, days: [{date: 2026-12-12, programme: autum}]}',
    'Did you mean  programme: autumn?',
  ],
])('%s is reported', async (show, message) => {
  expect(await problemsOf(show)).toEqual([expect.stringContaining(message)]);
});

test('the line to write for times with doors is right', async () => {
  expect(
    await problemsOf(
      "{title: A, date: 2026-12-12, city: X, days: [{date: 2026-12-12, time: '11:00', doors: '10:30'}, {date: 2026-12-12, time: '19:30'}]}",
    ),
  ).toEqual([]);
});

test('what is to be announced is no part of the data', async () => {
  const { data } = await open(
    '  - {title: A, date: 2026-06-12, city: TBA, festival: TBA, tour: noch offen, series: Real, organizer: TBC}\n',
  );
  expect(data.superEvent).toEqual({ '@type': 'EventSeries', name: 'Real' });
  expect(JSON.stringify(data)).not.toMatch(/TB[AC]|offen/);
});

test('each evening of a production has its own tickets, price and status', async () => {
  const choir = SITE.replace('name: EDDY', 'name: EDDY\n  kind: choir\n  location: Lisbon, Portugal');
  const { page, row, data } = await open(
    `  - title: The Horse
    date: 2026-06-12
    city: Lisbon
    venue: Town Hall
    price: 10 EUR
    days:
      - {date: 2026-06-12, time: '18:00', status: sold_out}
      - {date: 2026-06-13, time: '11:00', tickets: 'https://t.example/2', price: 5 EUR}
      - {date: 2026-06-13, time: '16:00'}
`,
    '2026-06-01',
    choir,
  );
  expect([row?.city, row?.title, row?.time]).toEqual([
    'The Horse',
    'Town Hall',
    'Fri 18:00, Sat 11:00, 16:00',
  ]);
  expect([row?.tickets?.url, page.props.city]).toEqual(['/events/the-horse-2026-06-12/', 'Town Hall']);
  expect(
    page.props.days.map((day) => [day.facts, day.status, day.tickets.map(({ link }) => link.url)]),
  ).toEqual([
    [['18:00'], 'sold out', []],
    [['11:00', '€5'], '', ['https://t.example/2']],
    [['16:00'], '', []],
  ]);
  expect(data.subEvent.map(({ offers }: { offers?: object }) => offers)).toMatchObject([
    undefined,
    { url: 'https://t.example/2', price: 5 },
    undefined,
  ]);
});
