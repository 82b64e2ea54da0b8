import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { RichText } from '../../../../generator/engine/content/types.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { checkAddresses } from '../../../../generator/features/shows/checks.ts';
import type { Event } from '../../../../generator/features/shows/schema.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

const RECAP: RichText = [
  '<p>It rained.</p>',
  { name: 'video', url: 'https://vimeo.com/76979871', line: 1, column: 1 },
];

function project(events: Event[], today: string) {
  const file = { ...entry('events', { events }), texts: { 'events/0/recap': RECAP } };
  const releases = [
    release('ep', { title: 'The EP', type: 'ep', tracks: [{ title: 'Second Song', track_number: 1 }] }),
    release('first', { title: 'First Song' }),
  ];
  const site = modelSite(makeContent({ pages: { events: file }, releases }), today, FEATURES);
  return { site, ...projectPages(site, makeAssets(site)) };
}

const FESTIVAL: Event = {
  title: 'Open Air',
  slug: 'open-air',
  date: '2026-08-12',
  end_date: '2026-08-14',
  previous_date: '2026-05-12',
  status: 'postponed',
  time: '18:00',
  city: 'Lisbon',
  venue: 'The Park',
  stage: 'Main Stage',
  festival: 'Summer Festival',
  support: [
    { name: 'The Others', url: 'https://others.example' },
    { name: 'Nobody', role: 'DJ set' },
  ],
  tickets: [
    { label: 'Day', url: 'https://tickets.example/day', price: [{ amount: 25, currency: 'EUR' }] },
    { label: 'All days', url: 'https://tickets.example/all', price: [{ amount: 60, currency: 'EUR' }] },
    { label: 'Late', url: 'https://tickets.example/late', on_sale: '2026-08-01' },
  ],
  setlist: ['first song', 'Second Song', 'Something Else'],
  recap: 'It rained.',
};

const ROUTE = '/events/open-air/';

test('a festival of several days says all that is known of it', () => {
  const { pages } = project([FESTIVAL], '2026-07-01');
  const { props, meta, share } = pageAt(pages, ROUTE, 'event');
  expect(props).toMatchObject({
    weekday: '',
    dateLabel: '12–14 August 2026',
    place: 'Main Stage, The Park',
    festival: 'Summer Festival',
    facts: ['18:00', 'Late, on sale 1 Aug 2026'],
    moved: 'Moved from 12 May 2026',
    status: 'postponed',
    past: false,
    setlist: [],
    recap: [],
  });
  expect(props.support.map(({ name, role, link }) => [name, role, link?.url])).toEqual([
    ['The Others', '', 'https://others.example'],
    ['Nobody', 'DJ set', undefined],
  ]);
  expect(props.tickets.map(({ link, price }) => [link.label, link.url, price])).toEqual([
    ['Day', 'https://tickets.example/day', '€25'],
    ['All days', 'https://tickets.example/all', '€60'],
  ]);
  expect(meta.title).toBe('Open Air, Lisbon, 12–14 August 2026 | EDDY');
  expect(meta.description).toMatch(/^Postponed\. 12–14 August 2026, Main Stage, The Park, Lisbon\./);
  expect(share?.images[0].card).toMatchObject({
    badge: 'Postponed',
    facts: ['12–14 August 2026', 'Lisbon', 'Summer Festival'],
  });
  expect(meta.jsonLd[0]).not.toHaveProperty('organizer');
  expect(meta.jsonLd[0]).toMatchObject({
    startDate: '2026-08-12T18:00:00',
    endDate: '2026-08-14',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-05-12',
    superEvent: { '@type': 'Festival', name: 'Summer Festival' },
    performer: [{ name: 'EDDY' }, { name: 'The Others', url: 'https://others.example' }, { name: 'Nobody' }],
    location: { name: 'Main Stage, The Park' },
    offers: [
      // Nothing in the content shows that there are any left.
      { name: 'Day', price: 25, priceCurrency: 'EUR', '@type': 'Offer', url: 'https://tickets.example/day' },
      expect.not.objectContaining({ availability: expect.anything() }),
      { name: 'Late', availability: 'https://schema.org/PreOrder', validFrom: '2026-08-01' },
    ],
  });
  const [row] = pageAt(pages, '/events/', 'events').props.upcoming;
  expect(row).toMatchObject({
    dateLabel: '12–14 Aug 2026',
    venue: 'Main Stage, The Park',
    festival: 'Summer Festival',
    support: ['The Others', 'Nobody'],
    status: 'postponed',
    entry: 'From €25',
    tickets: { label: 'Tickets', url: ROUTE },
  });
});

test('a list has all days of a festival, and the day of the week of a show of one day', () => {
  const one: Event = { title: 'Late', slug: 'late', date: '2026-08-20', city: 'Porto' };
  const { pages } = project([{ ...FESTIVAL, status: 'scheduled' }, one], '2026-07-01');
  const { upcoming } = pageAt(pages, '/events/', 'events').props;
  expect(upcoming.map(({ shortWeekday, dateLabel }) => [shortWeekday, dateLabel])).toEqual([
    ['', '12–14 Aug 2026'],
    ['Thu', '20 Aug 2026'],
  ]);
});

test('a show with the name of its festival has it once', () => {
  const { pages } = project([{ ...FESTIVAL, festival: 'Open air' }], '2026-07-01');
  const { props, share, meta } = pageAt(pages, ROUTE, 'event');
  expect(props.festival).toBe('');
  expect(share?.images[0].card.facts).toEqual(['12–14 August 2026', 'Lisbon']);
  expect(pageAt(pages, '/events/', 'events').props.upcoming[0]?.festival).toBe('');
  expect(meta.jsonLd[0]).toMatchObject({ superEvent: { name: 'Open air' } });
});

test('it goes on until its last day, and then says what it was like', () => {
  const onLastDay = project([FESTIVAL], '2026-08-14');
  expect(pageAt(onLastDay.pages, ROUTE, 'event').props.past).toBe(false);
  const { pages } = project([FESTIVAL], '2026-08-15');
  const { props, meta, policy } = pageAt(pages, ROUTE, 'event');
  expect(props).toMatchObject({
    past: true,
    tickets: [],
    calendars: [],
    recap: [{ kind: 'html' }, { kind: 'video' }],
  });
  expect(policy).toContain('frame-src https://player.vimeo.com');
  expect(props.setlist.map(({ title, link }) => [title, link?.url])).toEqual([
    ['first song', '/music/releases/first/'],
    ['Second Song', '/music/releases/ep/#track-1'],
    ['Something Else', undefined],
  ]);
  expect(meta.jsonLd[0]).toMatchObject({ workPerformed: [{ name: 'first song' }, {}, {}] });
});

test('calendars show all of its days, and what else there is to know', () => {
  const { site } = project([FESTIVAL], '2026-07-01');
  const [subscription] = planCalendars(site);
  const text = typeof subscription?.body === 'function' ? String(subscription.body()) : '';
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (!component) throw new Error('The calendar is empty.');
  const show = new ICAL.Event(component);
  expect([show.startDate.toString(), show.endDate.toString()]).toEqual(['2026-08-12', '2026-08-15']);
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(show.location).toBe('Main Stage, The Park, Lisbon');
  expect(show.description.split('\n')).toEqual([
    'Part of Summer Festival',
    'With The Others, Nobody',
    'Moved from 12 May 2026',
    'Starts 18:00',
    'Day: https://tickets.example/day',
    'All days: https://tickets.example/all',
    'Late: https://tickets.example/late',
  ]);
});

test('prices are shown once, in words where there is no amount', () => {
  const one = (event: Partial<Event>) => {
    const show = { title: 'A', slug: 'a', date: '2026-08-12', city: 'X', ...event };
    const { props } = pageAt(project([show], '2026-07-01').pages, '/events/a/', 'event');
    return [props.facts, props.tickets.map(({ price }) => price)];
  };
  const url = 'https://tickets.example/a';
  const price = [{ amount: 25, currency: 'EUR' }];
  expect(one({ price, tickets: [{ url }] })).toEqual([['€25'], ['']]);
  expect(one({ price, tickets: [{ url }], status: 'sold_out' })).toEqual([[], []]);
  expect(one({ tickets: [{ url, price }] })).toEqual([[], ['€25']]);
  expect(one({ price: [{ amount: 0 }] })).toEqual([['Free entry'], []]);
  expect(one({ price: [{ words: 'Pay what you can' }] })).toEqual([['Pay what you can'], []]);
});

test('what is not on sale yet says when it will be and for how much', () => {
  const see = (event: Partial<Event>, today = '2026-07-01') => {
    const show = { title: 'A', slug: 'a', date: '2026-08-12', city: 'X', ...event };
    const { pages } = project([show], today);
    const { facts, status } = pageAt(pages, '/events/a/', 'event').props;
    const { upcoming, past } = pageAt(pages, '/events/', 'events').props;
    return [status, facts, [...upcoming, ...past][0]?.entry];
  };
  const url = 'https://tickets.example/a';
  const price = [{ amount: 25, currency: 'EUR' }];
  const early = { url, price, on_sale: '2026-07-20' };
  const later = { label: 'Camping', url, price: [{ amount: 40, currency: 'EUR' }], on_sale: '2026-07-25' };
  expect(see({ tickets: [early] })).toEqual(['on sale 20 Jul 2026', ['€25'], '€25']);
  expect(see({ tickets: [{ ...early, label: 'Day' }, later] })).toEqual([
    'on sale 20 Jul 2026',
    ['Day, €25, on sale 20 Jul 2026', 'Camping, €40, on sale 25 Jul 2026'],
    'From €25',
  ]);
  expect(see({ tickets: [early], status: 'cancelled' })).toEqual(['cancelled', [], '']);
  expect(see({ price: [{ amount: 0 }] })).toEqual(['', ['Free entry'], 'Free entry']);
  expect(see({ price: [{ amount: 0 }] }, '2026-09-01')).toEqual(['', ['Free entry'], '']);
});

test('many past shows have a page for each year, which no show may take', () => {
  const shows = Array.from({ length: 30 }, (_, index) => ({
    title: `Show ${index}`,
    date: `${2023 + (index % 3)}-0${1 + Math.floor(index / 4)}-01`,
    city: 'X',
    ...(index === 0 && { slug: '2024' }),
  }));
  const { pages, site } = project(shows, '2026-07-01');
  const { props } = pageAt(pages, '/events/', 'events');
  expect(props.past).toHaveLength(12);
  expect(props.years.map(({ label, url }) => [label, url])).toEqual([
    ['2025', '/events/2025/'],
    ['2024', '/events/2024/'],
    ['2023', '/events/2023/'],
  ]);
  const year = pageAt(pages, '/events/2025/', 'eventYear');
  expect(year.props.events).toHaveLength(10);
  expect(year.meta.title).toBe('Past Performances 2025 | EDDY');
  expect([year.standing, year.meta.jsonLd.length]).toEqual(['own', 11]);
  expect(checkAddresses({ site }).map(({ code }) => code)).toEqual(['route/reserved']);
  const few = project(shows.slice(1), '2026-07-01');
  expect(pageAt(few.pages, '/events/', 'events').props).toMatchObject({ years: [], past: { length: 29 } });
  expect(few.pages.map(({ route }) => route)).not.toContain('/events/2025/');
});
