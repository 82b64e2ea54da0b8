import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const TODAY = '2025-09-01';

function project(parts: Partial<Content> = {}) {
  const site = modelSite(makeContent(parts), TODAY, FEATURES);
  return projectPages(site, makeAssets(site));
}

test('an event is upcoming until its day has passed', () => {
  const show = (title: string, date: string) => ({ title, date, city: 'Dubai' });
  const events = [
    show('gone', '2025-08-31'),
    show('tonight', TODAY),
    show('soon', '2025-09-02'),
    show('old', '2024-01-01'),
  ];
  const { pages } = project({ pages: { events: entry('events', { events }) } });
  const { upcoming, past } = pageAt(pages, '/events/', 'events').props;
  expect(upcoming.map(({ title }) => title)).toEqual(['tonight', 'soon']);
  expect(past.map(({ title }) => title)).toEqual(['gone', 'old']);
});

test('with a time and a zone, a show passes with the day that the build counts by', () => {
  const show = (title: string, date: string, time: string, more: object = {}) => ({
    title,
    slug: title,
    date,
    time,
    city: 'X',
    tickets: [{ url: 'https://tickets.example/' }],
    timezone: 'America/Los_Angeles',
    ...more,
  });
  const events = [
    show('tonight', '2025-08-31', '20:00'),
    show('long', '2025-08-31', '14:00', { end: '23:00' }),
    show('morning', '2025-08-31', '09:00'),
    show('early', '2025-09-01', '02:00', { timezone: 'Asia/Tokyo' }),
    show('nowhere', '2025-08-31', '20:00', { timezone: undefined }),
  ];
  const { pages } = project({ pages: { events: entry('events', { events }) } });
  const list = pageAt(pages, '/events/', 'events').props;
  expect(list.upcoming.map(({ title }) => title)).toEqual(['long', 'tonight']);
  const states = events.map(({ slug }) => {
    const { props, meta } = pageAt(pages, `/events/${slug}/`, 'event');
    const offers = JSON.stringify(meta.jsonLd).includes('"offers"');
    return [!props.past, props.tickets.length > 0, props.calendars.length > 0, offers];
  });
  expect(states).toEqual([true, true, false, false, false].map((state) => Array(4).fill(state)));
});

test('doors that open before midnight open the day before', () => {
  const night = { title: 'Night', slug: 'night', date: '2025-10-01', city: 'X', timezone: 'Asia/Dubai' };
  const shown = (time: string, doors: string) => {
    const events = [{ ...night, time, doors }];
    const { pages } = project({ pages: { events: entry('events', { events }) } });
    const { props, meta } = pageAt(pages, '/events/night/', 'event');
    return [props.facts[0], /"doorTime":"(.*?)"/.exec(JSON.stringify(meta.jsonLd))?.[1]];
  };
  expect(shown('00:30', '23:30')).toEqual(['Doors 23:30 the day before', '2025-09-30T23:30:00+04:00']);
  expect(shown('00:30', '00:00')).toEqual(['Doors 00:00', '2025-10-01T00:00:00+04:00']);
});
