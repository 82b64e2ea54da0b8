/** Lists of shows in all looks: months of long ones, and who plays. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEATURES } from '../../generator/app/list/features.ts';
import { modelSite } from '../../generator/site/sites.ts';
import { wordsFor } from '../../generator/site/words/index.ts';
import { EventList as Board } from '../../templates/looks/board/templates/parts/EventList.tsx';
import { EventList as Cutout } from '../../templates/looks/cutout/templates/parts/EventList.tsx';
import { EventList as Poster } from '../../templates/looks/poster/templates/parts/EventList.tsx';
import { EventList as Programme } from '../../templates/looks/programme/templates/parts/EventList.tsx';
import { EventList as Zine } from '../../templates/looks/zine/templates/parts/EventList.tsx';
import { EventList as Sleeve } from '../../templates/parts/EventList.tsx';
import { WordsProvider } from '../../templates/words.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../helpers/model.ts';

/** Shows every three days from 1 November on. */
function listRows(count: number, language = 'de_DE') {
  const events = Array.from({ length: count }, (_, index) => ({
    title: 'A',
    date: new Date(Date.UTC(2026, 10, 1 + 3 * index)).toISOString().slice(0, 10),
    city: 'Bonn',
  }));
  const content = makeContent({ pages: { events: entry('events', { events }) } });
  content.site.data.language = language;
  const site = modelSite(content, '2026-10-01', FEATURES);
  return pageAt(projectPages(site, makeAssets(site)).pages, '/events/', 'events').props.upcoming;
}

const LOOKS = {
  sleeve: Sleeve,
  board: Board,
  cutout: Cutout,
  poster: Poster,
  programme: Programme,
  zine: Zine,
};

test.each(Object.entries(LOOKS))('who plays is in the list of %s, also of past shows', (_, EventList) => {
  const events = listRows(1).map((row) => ({ ...row, venue: 'Saal', artists: 'Kim Ro' }));
  for (const past of [false, true])
    expect(renderToStaticMarkup(<EventList events={events} past={past} />)).toContain('Kim Ro');
});

test.each(Object.entries(LOOKS))('what a past show was is in the list of %s', (_, EventList) => {
  const events = listRows(1).map((row) => ({
    ...row,
    ...{ title: 'Night of Dub', venue: 'Saal', festival: 'Sea Days' },
  }));
  const html = renderToStaticMarkup(<EventList events={events} past />);
  for (const part of ['Bonn', 'Saal', 'Night of Dub', 'Sea Days']) expect(html.split(part)).toHaveLength(2);
});

test.each(Object.entries(LOOKS))(
  'a past show that was called off is marked in the list of %s',
  (_, EventList) => {
    const events = listRows(1).map((row) => ({ ...row, isOff: true, status: 'cancelled' }));
    expect(renderToStaticMarkup(<EventList events={events} past />)).toContain('cancelled');
  },
);

test.each(Object.entries(LOOKS))('%s', (_, EventList) => {
  const write = (count: number, past = false) =>
    renderToStaticMarkup(
      <WordsProvider value={wordsFor('de')}>
        <EventList events={listRows(count)} past={past} />
      </WordsProvider>,
    );
  const many = write(13);
  expect(many.match(/<h3[^>]*>[^<]*/g)?.map((each) => each.replace(/.*>/, ''))).toEqual([
    'November 2026',
    'Dezember 2026',
  ]);
  expect(many.match(/<h4/g)).toHaveLength(13);
  expect(many.match(/<ol/g)).toHaveLength(2);
  expect(write(4)).not.toMatch(/<h4|November 2026</);
  expect(write(13, true)).not.toContain('<h4');
});

test.each([
  ['en_US', 'December 2026'],
  ['es_ES', 'diciembre de 2026'],
  ['pt_PT', 'dezembro de 2026'],
  ['tr_TR', 'Aralık 2026'],
  ['ar', 'ديسمبر 2026'],
])('months in %s', (language, month) => {
  expect(listRows(13, language).at(-1)?.month).toBe(month);
});
