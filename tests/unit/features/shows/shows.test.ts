import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Event } from '../../../../generator/features/shows/schema.ts';
import { isPast, redirectEvents } from '../../../../generator/features/shows/shows.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeContent } from '../../../helpers/model.ts';

/** The first day on which a show of 12 June is over, by the clock of the site. */
function overOn(siteZone: string, event: Partial<Event>): string {
  const show = { title: 'Night', city: 'City', date: '2026-06-12', ...event };
  const content = makeContent({ pages: { events: entry('events', { events: [show] }) } });
  content.site.data.timezone = siteZone;
  const { events } = modelSite(content, '2026-06-01', FEATURES);
  const days = ['2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'];
  return days.find((today) => events.every((each) => isPast(each, today))) ?? 'never';
}

const LA = 'America/Los_Angeles';
const DUBAI = 'Asia/Dubai';
const KIRITIMATI = 'Pacific/Kiritimati';

test.each([
  // From 22:00 to 04:00: in Los Angeles until 11:00 UTC of the 13th, on Kiritimati until 14:00 UTC of the 12th.
  [LA, LA, '2026-06-14'],
  [DUBAI, LA, '2026-06-14'],
  [KIRITIMATI, LA, '2026-06-15'],
  [LA, DUBAI, '2026-06-13'],
  [DUBAI, DUBAI, '2026-06-14'],
  [KIRITIMATI, DUBAI, '2026-06-14'],
  [LA, KIRITIMATI, '2026-06-13'],
  [DUBAI, KIRITIMATI, '2026-06-13'],
  [KIRITIMATI, KIRITIMATI, '2026-06-14'],
])('by the clock of %s a night in %s is over on %s', (siteZone, timezone, day) => {
  expect(overOn(siteZone, { timezone, time: '22:00', end: '04:00' })).toBe(day);
  // Without an end it is taken to last six hours.
  expect(overOn(siteZone, { timezone, time: '22:00' })).toBe(day);
});

test('a show without an hour lasts as long as its day does at its place', () => {
  expect(overOn('UTC', { timezone: LA })).toBe('2026-06-14');
  expect(overOn('UTC', { timezone: KIRITIMATI })).toBe('2026-06-13');
  expect(overOn(LA, { timezone: KIRITIMATI })).toBe('2026-06-13');
});

test('a show without a zone goes by the clock of the site', () => {
  for (const zone of [LA, DUBAI, KIRITIMATI]) {
    expect(overOn(zone, { time: '22:00', end: '04:00' })).toBe('2026-06-13');
    expect(overOn(zone, {})).toBe('2026-06-13');
  }
});

test('a title is spelled as its language spells it, and the address without that redirects', () => {
  const events = [
    { title: 'Späte Quartette', city: 'Köln', date: '2026-06-12' },
    { title: 'Spate Quartette', city: 'Köln', date: '2026-06-13' },
    { title: 'Späte Quartette', city: 'Köln', date: '2026-06-13' },
    { title: 'Böhm', slug: 'bohm', city: 'Köln', date: '2026-06-14' },
  ];
  const content = makeContent({ pages: { events: entry('events', { events }) } });
  content.site.data.language = 'de_DE';
  const site = modelSite(content, '2026-06-01', FEATURES);
  expect(site.events.map(({ slug }) => slug)).toEqual([
    'spaete-quartette-2026-06-12',
    'spate-quartette-2026-06-13',
    'spaete-quartette-2026-06-13',
    'bohm',
  ]);
  expect(redirectEvents(site).map(({ from, to }) => [from, to])).toEqual([
    ['/events/spate-quartette-2026-06-12/', '/events/spaete-quartette-2026-06-12/'],
  ]);
  content.site.data.language = 'en_US';
  expect(redirectEvents(modelSite(content, '2026-06-01', FEATURES))).toEqual([]);
});
