/** Shows and releases in a second build: what people have of the first, calendars and addresses, leads to the same ones. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Data } from '../../../../generator/engine/content/grammar.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { redirectEvents } from '../../../../generator/features/shows/shows.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeContent, release } from '../../../helpers/model.ts';

type Show = NonNullable<Data<'pages/events'>['events']>[number];

const day = (offset: number) => new Date(Date.UTC(2027, 0, 1 + offset)).toISOString().slice(0, 10);

function build(events: Show[], releases = [release('first-light', { release_date: '2027-05-01' })]) {
  const content = makeContent({ releases, pages: { events: entry('events', { events }) } });
  const site = modelSite(content, '2026-12-01', FEATURES);
  const files = planCalendars(site);
  const text = files.map(({ body }) => String(typeof body === 'function' ? body() : body)).join('');
  const uids = [...text.matchAll(/^UID:(.*?)\r?$/gm)].map(([, uid]) => uid);
  return {
    site,
    uids: new Set(uids),
    routes: new Map(site.events.map(({ title, slug }) => [title, `/events/${slug}/`])),
    redirects: new Map(redirectEvents(site).map(({ from, to }) => [from, to])),
  };
}

test('a show that moves to another day is the same entry in calendars, and its old address leads to it', () => {
  const show = fc.record({
    title: fc.constantFrom('Quay', 'Über', 'Ночь', '夜', 'Quay 2'),
    offset: fc.nat(40),
    city: fc.constantFrom('Porto', 'Ghent'),
  });
  const list = fc.uniqueArray(show, { maxLength: 6, selector: ({ title }) => title });
  fc.assert(
    fc.property(
      list,
      fc.array(fc.integer({ min: 50, max: 90 }), { minLength: 6, maxLength: 6 }),
      (shows, moves) => {
        const before = shows.map(({ offset, ...each }): Show => ({ ...each, date: day(offset) }));
        const after = before.map((each, index): Show => {
          const move = moves[index] ?? 50;
          return move % 3 === 0
            ? each
            : { ...each, date: day(move), previous_date: each.date, status: 'moved' };
        });
        const [first, second] = [build(before), build(after)];
        expect(second.uids).toEqual(first.uids);
        for (const [title, route] of first.routes) {
          const now = second.routes.get(title);
          expect([title, now === route ? now : second.redirects.get(route)]).toEqual([title, now]);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('another show on the day that one moved from keeps its own name', () => {
  const shows: Show[] = [
    { title: 'Quay', date: '2027-03-01', previous_date: '2027-02-01', status: 'moved' },
    { title: 'Quay', date: '2027-02-01' },
  ];
  const { uids, redirects } = build(shows);
  expect([...uids].filter((uid) => uid?.includes('.event'))).toHaveLength(2);
  expect(redirects.has('/events/quay-2027-02-01/')).toBe(false);
});

test('a release that is renamed keeps its reminder', () => {
  const [first, second] = [
    build([], [release('first-light', { release_date: '2027-05-01' })]),
    build([], [release('last-light', { release_date: '2027-05-01', redirect_from: ['first-light'] })]),
  ];
  expect(first.uids.size).toBe(1);
  expect(second.uids).toEqual(first.uids);
});
