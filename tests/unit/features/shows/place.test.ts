import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { googleLink, planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { checkPlaces } from '../../../../generator/features/shows/checks.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { isOpen } from '../../../../generator/features/shows/place.ts';
import type { Event } from '../../../../generator/features/shows/schema.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const online = 'https://live.example/nour';

function show(event: Partial<Event>, language = 'en_US') {
  const events = [{ title: 'Night', slug: 'night', date: '2027-04-01', time: '20:00', ...event }];
  const content = makeContent({ pages: { events: entry('events', { events, timezone: 'Europe/Berlin' }) } });
  content.site.data.language = language;
  const site = modelSite(content, '2027-01-01', FEATURES);
  const [first] = site.events;
  if (!first) throw new Error('no show');
  const { pages } = projectPages(site, makeAssets(site));
  const { props, meta } = pageAt(pages, '/events/night/', 'event');
  const [row] = pageAt(pages, '/events/', 'events').props.upcoming;
  const [calendar] = planCalendars(site);
  const text = typeof calendar?.body === 'function' ? String(calendar.body()) : '';
  const { eventAttendanceMode, location, performer } = eventLd(site, first, []);
  return {
    page: [props.city, props.place, props.stream?.url],
    row: [row?.city, row?.venue],
    title: meta.title,
    location,
    performer,
    mode: String(eventAttendanceMode).replace(/.*\//, ''),
    calendar: /(?<=LOCATION:).*/.exec(text)?.[0],
    google: new URL(googleLink(site, first)).searchParams.get('location'),
  };
}

test.each([
  ...[
    'TBA',
    't.b.a.',
    'TBC',
    'tbd',
    'To be announced',
    'Venue TBC',
    'City to be announced',
    '???',
    '-',
    '—',
    'n/a',
    'N/A',
  ],
  ...[
    'noch offen',
    'Ort noch offen',
    'wird noch bekannt gegeben',
    'folgt',
    'à confirmer',
    'A CONFIRMER',
    'Lieu à annoncer',
  ],
  ...[
    'por confirmar',
    'Lugar por anunciar',
    'da confermare',
    'Luogo da definire',
    'a confirmar',
    'Local a definir',
  ],
  ...['açıklanacak', 'Yakında', 'يُعلن لاحقًا', 'قريبا', 'المكان يحدد لاحقا'],
])('%s is no place', (written) => {
  expect(isOpen(written)).toBe(true);
});

test.each(['Offenbach', 'Offene Ohren', 'TBA Club', 'Folgt Bar', 'Venue', 'Room 1'])(
  '%s is a place',
  (written) => {
    expect(isOpen(written)).toBe(false);
  },
);

test('a show on the web is an online event without a place', () => {
  expect(show({ online })).toMatchObject({
    page: ['Online', '', online],
    row: ['Online', ''],
    title: 'Night, Online, 1 April 2027 | EDDY',
    mode: 'OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: online },
    calendar: online,
    google: online,
  });
  expect(show({ city: 'Online', venue: 'YouTube Live' })).toMatchObject({
    page: ['Online', 'YouTube Live', undefined],
    mode: 'OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://eddy.example/events/night/' },
    calendar: 'YouTube Live',
  });
});

test('a show that is streamed as well is both', () => {
  expect(show({ online, venue: 'The Pier' }).mode).toBe('MixedEventAttendanceMode');
  expect(show({ online, city: 'TBA' }).mode).toBe('MixedEventAttendanceMode');
  expect(show({ online, venue: 'YouTube Live' }).mode).toBe('OnlineEventAttendanceMode');
  expect(show({ online, venue: 'The Pier', city: 'Lisbon' })).toMatchObject({
    page: ['Lisbon', 'The Pier', online],
    mode: 'MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'The Pier' },
      { '@type': 'VirtualLocation', url: online },
    ],
    calendar: 'The Pier\\, Lisbon',
  });
});

test('a place that is to be announced is said in the language of the page, and nowhere in data', () => {
  expect(show({ city: 'TBC', venue: 'TBC' })).toMatchObject({
    page: ['Place to be announced', '', undefined],
    row: ['Place to be announced', ''],
    title: 'Night, 1 April 2027 | EDDY',
    mode: 'OfflineEventAttendanceMode',
    location: undefined,
    calendar: undefined,
    google: null,
  });
  expect(show({ city: 'Berlin', venue: 'noch offen' }, 'de_DE')).toMatchObject({
    page: ['Berlin', 'Ort noch offen', undefined],
    row: ['Berlin', 'Ort noch offen'],
    location: { '@type': 'Place', name: 'Berlin' },
    calendar: 'Berlin',
  });
  expect(show({ city: 'TBA', support: [{ name: 'TBA' }, { name: 'Lena' }] }).performer).toHaveLength(2);
});

test('a show needs a city or a stream', () => {
  const events = [
    { title: 'A', date: '2027-04-01' },
    { title: 'B', date: '2027-04-01', online },
  ];
  const content = makeContent({ pages: { events: entry('events', { events }) } });
  const found = checkPlaces({
    ...{ content, today: '2027-01-01', written: new Set(), drafts: new Set() },
    waiting: [],
  });
  expect(found.map(({ code }) => code)).toEqual(['event/no-city']);
});
