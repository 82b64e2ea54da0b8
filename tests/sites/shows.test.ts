import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, removeSite, SITE_WITH_CARDS, SITE_YAML, type TestSite } from '../helpers/site.ts';

const DAY = '2026-06-01';
const EVENTS = `timezone: Asia/Dubai
events:
  - title: Harbour Lights
    date: 2026-06-12
    time: '22:00'
    doors: '21:00'
    end: '04:00'
    venue: Hangar Lull
    address: Warehouse 12
    city: Dubai
    country: United Arab Emirates
    description: Six hours, one DJ.
    tickets: https://tickets.example/harbour
    price: {amount: 120, currency: AED}
    on_sale: 2026-05-01
  - {title: Roof, date: 2026-07-01, time: '17:00', timezone: Europe/Lisbon, venue: ROOF, city: Lisbon, tickets: https://tickets.example/roof, on_sale: 2026-06-02}
  - {title: The Long One, slug: long, date: 2026-08-01, city: Cairo, status: sold out, tickets: https://tickets.example/long}
  - {title: Pier, date: ${DAY}, time: '20:00', city: Abu Dhabi, status: cancelled, tickets: https://tickets.example/pier}
  - {title: ليلة, date: 2026-05-31, city: Tunis, organizer: The Cellar, tickets: https://tickets.example/lila}
residencies: [{title: First Friday}]
brands: [{name: Lull, description: Slow.}]
`;

const ROUTES = ['harbour-lights-2026-06-12', 'lila-2026-05-31', 'long', 'pier-2026-06-01', 'roof-2026-07-01'];

let site: TestSite;
beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml': SITE_WITH_CARDS,
      'content/releases/first-light.md': RELEASE,
      'content/pages/events.yaml': EVENTS,
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build', '--as-of', DAY]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const read = (slug: string) => readPage(site, `dist/events/${slug}/index.html`);
const dataOf = (slug: string) =>
  read(slug).jsonLd.find((each) => JSON.stringify(each).includes('"MusicEvent"'));
const linksOf = (slug: string) =>
  read(slug)
    .all('a')
    .flatMap(({ href, target }) => (/\.ics$|tickets|google/.test(href ?? '') ? [[href, target]] : []));

test('every show has a page and a calendar file, listed and linked', () => {
  const files = site.list('dist/events');
  expect(files).toEqual(
    ['index.html', ...ROUTES.flatMap((slug) => [`${slug}/${slug}.ics`, `${slug}/index.html`])].sort(),
  );
  const list = readPage(site, 'dist/events/index.html');
  for (const slug of ROUTES) {
    expect(list.addresses).toContain(`/events/${slug}/`);
    expect(site.read('dist/sitemap.xml')).toContain(`<loc>https://artist.example/events/${slug}/</loc>`);
    expect(read(slug).all('a')).toContainEqual({ href: '/events/', class: 'back-link' });
  }
});

test('a show that is called after its venue names it once in the list, and as a place on its page', () => {
  const list = readPage(site, 'dist/events/index.html').text;
  expect(list).toContain('Hangar Lull');
  expect(list).not.toContain('ROOF');
  expect(JSON.stringify(dataOf('roof-2026-07-01'))).toContain('"name":"ROOF"');
});

test('the list is in the order of a tour', () => {
  const { texts, text } = readPage(site, 'dist/events/index.html');
  expect(texts('h2').slice(0, 4)).toEqual([
    'Upcoming Tour Dates',
    'Past Performances',
    'Residencies',
    'Event Brands',
  ]);
  const [upcoming = '', past = ''] = text.split('Past Performances');
  for (const title of ['Pier', 'Harbour Lights', 'Roof', 'The Long One']) expect(upcoming).toContain(title);
  expect(past).toContain('ليلة');
  expect(upcoming).toContain('on sale 2 Jun 2026');
});

test('a page says what, when, where and how to get in', () => {
  const { texts, text } = read('harbour-lights-2026-06-12');
  expect(texts('title')).toEqual(['Harbour Lights, Dubai, 12 June 2026 | Artist']);
  expect(texts('h1')).toEqual(['Harbour Lights']);
  for (const fact of [
    'Friday 12 June 2026',
    'Doors 21:00',
    'Until 04:00',
    'AED\u00a0120',
    'Hangar Lull, Warehouse 12, United Arab Emirates',
    'Six hours, one DJ.',
  ]) {
    expect(text).toContain(fact);
  }
});

test('it leads to tickets and calendars as long as there is something to go to', () => {
  const [tickets, file, google] = linksOf('harbour-lights-2026-06-12');
  expect(tickets).toEqual(['https://tickets.example/harbour', '_blank']);
  expect(file).toEqual(['/events/harbour-lights-2026-06-12/harbour-lights-2026-06-12.ics', undefined]);
  const parameters = new URL(google?.[0] ?? '').searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({
    text: 'Artist: Harbour Lights',
    dates: '20260612T220000/20260613T040000',
    ctz: 'Asia/Dubai',
  });
  expect(google?.[1]).toBe('_blank');
  const places = (slug: string) => linksOf(slug).map(([href]) => href?.replace(/\?.*/, ''));
  expect(places('roof-2026-07-01')).toHaveLength(2);
  expect(places('long')).toEqual(['/events/long/long.ics', 'https://calendar.google.com/calendar/render']);
  expect([places('pier-2026-06-01'), places('lila-2026-05-31')]).toEqual([[], []]);
});

test('structured data has everything that search engines require', () => {
  expect(dataOf('harbour-lights-2026-06-12')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    '@id': 'https://artist.example/events/harbour-lights-2026-06-12/#event',
    name: 'Harbour Lights',
    url: 'https://artist.example/events/harbour-lights-2026-06-12/',
    startDate: '2026-06-12T22:00:00+04:00',
    endDate: '2026-06-13T04:00:00+04:00',
    doorTime: '2026-06-12T21:00:00+04:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Hangar Lull',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Warehouse 12',
        addressLocality: 'Dubai',
        addressCountry: 'United Arab Emirates',
      },
    },
    performer: {
      '@type': 'Person',
      '@id': 'https://artist.example/#artist',
      name: 'Artist',
      url: 'https://artist.example/',
    },
    organizer: {
      '@type': 'Person',
      '@id': 'https://artist.example/#artist',
      name: 'Artist',
      url: 'https://artist.example/',
    },
    image: expect.stringMatching(/^https:\/\/artist\.example\/assets\/.*\.png$/),
    description: 'Six hours, one DJ.',
    offers: {
      '@type': 'Offer',
      url: 'https://tickets.example/harbour',
      price: 120,
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
      validFrom: '2026-05-01',
    },
  });
  expect(dataOf('roof-2026-07-01')).toMatchObject({
    startDate: '2026-07-01T17:00:00+01:00',
    offers: { availability: 'https://schema.org/PreOrder' },
  });
  expect(dataOf('long')).toMatchObject({
    startDate: '2026-08-01',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(dataOf('pier-2026-06-01')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(dataOf('lila-2026-05-31')).toMatchObject({
    organizer: { '@type': 'Organization', name: 'The Cellar' },
  });
  for (const slug of ['pier-2026-06-01', 'lila-2026-05-31'])
    expect(dataOf(slug)).not.toHaveProperty('offers');
});

test('the published calendar holds them all, as an independent reader sees it', () => {
  const calendar = new ICAL.Component(ICAL.parse(site.read('dist/events.ics')));
  const shows = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(shows.map(({ summary }) => summary.replace('Artist: ', ''))).toEqual([
    // Within an English line it is held apart.
    '\u2068ليلة\u2069',
    'Pier',
    'Harbour Lights',
    'Roof',
    'The Long One',
  ]);
  expect(shows[2]?.description).toBe(
    'Six hours, one DJ.\nDoors: 21:00\nTickets: https://tickets.example/harbour',
  );
  expect(shows[2]?.endDate.toString()).toBe('2026-06-13T00:00:00Z');
});

test('what has become of a show is reported where only its link is seen', () => {
  const dates = read(`pier-${DAY}`)
    .all('meta')
    .filter(({ name, property }) => /description$/.test(name ?? property ?? ''));
  expect(dates).toHaveLength(3);
  for (const { content } of dates) expect(content).toMatch(/^Cancelled\. 1 June 2026/);
});

test('mistakes about shows are reported with their places', async () => {
  const broken = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/events.yaml': `timezone: Asia/Dubay
events:
  - {title: A, date: 2026-06-12, city: X, timezone: Lisbon}
  - {title: B, date: 2026-06-12, city: X, timezone: GMT+4}
  - {title: C, date: 2026-06-12, city: X, price: {amount: 1, currency: dirham}}
  - {title: D, date: 0098-03-14, city: X, timezone: Asia/DUBAI}
`,
  });
  const { code, stderr } = await broken.run(['check']);
  expect(code).toBe(1);
  const errors = readProblems(stderr).filter(({ level }) => level === 'error');
  expect(errors.map(({ at, message, hint }) => [at, message, hint])).toEqual([
    [
      'content/pages/events.yaml:1:11',
      'timezone must be a time zone such as Europe/Lisbon, but is "Asia/Dubay".',
      'Did you mean "Asia/Dubai"?',
    ],
    [
      'content/pages/events.yaml:3:53',
      'events, entry 1, timezone must be a time zone such as Europe/Lisbon, but is "Lisbon".',
      'Write  timezone: Europe/Lisbon',
    ],
    [
      'content/pages/events.yaml:4:53',
      'events, entry 2, timezone must be a time zone such as Europe/Lisbon, but is "GMT+4".',
      'Name the continent and a large city with the same clock, as in Europe/Berlin, Africa/Lagos or America/New_York.',
    ],
    [
      'content/pages/events.yaml:5:72',
      'events, entry 3, price, currency must be a currency in three capital letters, such as EUR, but is "dirham".',
      '',
    ],
    [
      'content/pages/events.yaml:6:22',
      'events, entry 4, date must be in the years 1900 to 2199, but is "0098-03-14".',
      '',
    ],
    [
      'content/pages/events.yaml:6:53',
      'events, entry 4, timezone must be a time zone such as Europe/Lisbon, but is "Asia/DUBAI".',
      'Write  timezone: Asia/Dubai',
    ],
  ]);
  broken.write(
    'content/pages/events.yaml',
    `events:
  - {title: A, date: 2026-06-12, city: X, slug: night}
  - {title: B, date: 2026-06-13, city: X, slug: night}
  - {title: C, date: 2026-06-14, city: X, slug: page, end: '04:00'}
`,
  );
  const again = await broken.run(['check']);
  expect(again.code).toBe(1);
  expect(readProblems(again.stderr).map(({ at, code: name }) => `${at} ${name}`)).toEqual(
    expect.arrayContaining([
      'content/pages/events.yaml:3:49 route/taken',
      'content/pages/events.yaml:4:49 route/reserved',
      'content/pages/events.yaml:4:60 event/no-time',
    ]),
  );
});
