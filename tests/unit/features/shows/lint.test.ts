import { expect, test } from 'vitest';
import { lintCities, lintShows, lintZone } from '../../../../generator/features/shows/lint.ts';
import type { Event } from '../../../../generator/features/shows/schema.ts';
import { entry, makeContent } from '../../../helpers/model.ts';

function listProblems(event: Partial<Event>): string[] {
  const shows = [{ title: 'A', city: 'X', date: '2026-06-12', ...event }];
  const content = makeContent({ pages: { events: entry('events', { events: shows }) } });
  const found = lintShows({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
  return found.map(({ code }) => code);
}

const url = 'https://tickets.example/a';

test.each<[string[], Partial<Event>]>([
  [['event/late-doors'], { time: '20:00', doors: '21:00' }],
  [[], { time: '00:30', doors: '23:30' }],
  [['event/late-sale'], { on_sale: '2026-06-13' }],
  [[], { on_sale: '2026-06-13', end_date: '2026-06-14' }],
  [['event/late-sale'], { tickets: [{ url, on_sale: '2026-07-01' }] }],
  [['event/cancelled-tickets'], { status: 'cancelled', tickets: [{ url }] }],
  [[], { status: 'sold_out', tickets: [{ url }] }],
  [['event/online-city'], { city: 'Online' }],
  [['event/online-city'], { city: 'online', venue: 'YouTube Live', online: url }],
  [['event/online-city'], { city: 'En ligne' }],
  [[], { city: undefined, online: url }],
])('%j is said of %j', (codes, event) => {
  expect(listProblems(event)).toEqual(codes);
});

test.each<[string[], Partial<Event>, { list?: string; site?: true }]>([
  [['event/no-zone'], { time: '20:00' }, {}],
  [[], { time: '20:00', timezone: 'Asia/Dubai' }, {}],
  [[], { time: '20:00' }, { list: 'Asia/Dubai' }],
  [[], { time: '20:00' }, { site: true }],
  [[], {}, {}],
  [[], { time: '20:00', date: '2025-06-12' }, {}],
])('%j is said of %j with the zones %j', (codes, event, { list, site }) => {
  const shows = [
    { title: 'All day', city: 'X', date: '2026-06-11' },
    { title: 'A', city: 'X', date: '2026-06-12', ...event },
  ];
  const content = makeContent({ pages: { events: entry('events', { events: shows, timezone: list }) } });
  if (site) content.site.places['timezone'] = [3, 1];
  const found = lintZone({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('a city of the table is one of a show, a venue or a residency', () => {
  const data = {
    cities: {
      köln: { en: 'Cologne' },
      Münchn: { en: 'Munich' },
      Wien: { en: 'Vienna' },
      Rom: { en: 'Rome' },
    },
    venues: { hall: { name: 'Hall', city: 'München' } },
    residencies: [{ title: 'R', city: 'Wien' }],
    events: [{ title: 'A', city: 'Köln', date: '2026-06-12' }],
  };
  const content = makeContent({ pages: { events: entry('events', data) } });
  const found = lintCities({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
  expect(found.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
    'event/unknown-city cities names "Münchn", where no show is. Did you mean  München:?',
    'event/unknown-city cities names "Rom", where no show is. Write the city as shows have it, or remove the line.',
  ]);
});
