/** Markup of the templates of the look `programme`. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventRow } from '../../generator/features/shows/row.ts';
import { wordsFor } from '../../generator/site/words/index.ts';
import { EventList } from '../../templates/looks/programme/templates/parts/EventList.tsx';
import { HomeHero } from '../../templates/looks/programme/templates/parts/HomeHero.tsx';
import { MusicCard } from '../../templates/looks/programme/templates/parts/MusicCard.tsx';
import { WordsProvider } from '../../templates/words.ts';

const SHOW: EventRow = {
  ...{
    title: 'Quartets',
    url: '/events/quartets/',
    date: '2026-11-28',
    dateLabel: '28 Nov 2026',
    time: '19:30',
  },
  ...{ shortWeekday: 'Sat', shortDay: '28 Nov' },
  ...{
    weekday: 'Saturday',
    day: '28 November',
    dayNumber: '28',
    monthLabel: 'November',
    month: 'November 2026',
    venue: 'Old Hall',
    city: 'Bergen',
  },
  ...{
    country: '',
    description: '',
    festival: '',
    series: '',
    programme: '',
    artists: '',
    support: [],
    status: '',
    isOff: false,
    entry: '',
  },
};

function render(language: string, content: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider value={wordsFor(language)}>{content}</WordsProvider>);
}

function renderNext(language: string, show: Partial<EventRow>): string {
  const facts = { artist: 'A', tagline: '', location: '', sections: [], photos: [], shows: [], newest: [] };
  const html = render(language, <HomeHero {...facts} next={{ ...SHOW, ...show }} />);
  // The day and its month hold together.
  const text = html.replace(/(\d\.?)\u00a0(?=[\p{L}])/gu, '$1 ');
  return (/<p class="opening-next">(.*?)<\/p>/.exec(text)?.[1] ?? '').replace(
    /<\/?bdi>|[\u2066-\u2069]/g,
    '',
  );
}

const LINK = '<a href="/events/quartets/" class="link">Old Hall, Bergen</a>';

test.each([
  ['en', {}, `The next concert is on Saturday 28 November at 19:30: ${LINK}.`],
  ['en', { time: '' }, `The next concert is on Saturday 28 November: ${LINK}.`],
  ['en', { weekday: '', day: '4–6 May 2026' }, `The next concerts are on 4–6 May 2026: ${LINK}.`],
  [
    'de',
    { weekday: 'Samstag', day: '28. November' },
    `Der nächste Termin ist am Samstag, 28. November, um 19:30 Uhr: ${LINK}.`,
  ],
  [
    'fr',
    { weekday: 'samedi', day: '28 novembre' },
    `Le prochain concert a lieu le samedi 28 novembre à 19:30\u00a0: ${LINK}.`,
  ],
  [
    'tr',
    { weekday: 'Cumartesi', day: '28 Kasım' },
    `Sıradaki konser 28 Kasım Cumartesi, saat 19:30: ${LINK}.`,
  ],
])('in %s, the next concert is one sentence', (language, show, sentence) => {
  expect(renderNext(language, show)).toBe(sentence);
});

test('the sentence says what is known of the place, and nothing without a show', () => {
  expect(renderNext('en', { venue: '', city: 'Bergen' })).toContain('>Quartets, Bergen</a>');
  expect(renderNext('en', { venue: 'Old Hall', city: 'Old Hall' })).toContain('>Old Hall</a>');
  const facts = { artist: 'A', tagline: '', location: '', sections: [], photos: [], shows: [], newest: [] };
  expect(render('en', <HomeHero {...facts} />)).not.toContain('opening-next');
});

test('months are headings where there are many shows, and a cancelled one says so', () => {
  const many = ['11', '12'].flatMap((month) =>
    ['01', '02', '03'].map((day) => ({
      ...SHOW,
      ...{ url: `/${month}-${day}/`, date: `2026-${month}-${day}`, month },
      ...(day === '03' && { isOff: true, status: 'cancelled' }),
    })),
  );
  const html = render('en', <EventList events={many} />);
  expect(html.match(/<h3 class="heading month">/g)).toHaveLength(2);
  expect(html.match(/<h4 class="event-city">/g)).toHaveLength(6);
  expect(html.match(/event-off/g)).toHaveLength(2);
  expect(html).toContain('cancelled');
  const few = render('en', <EventList events={many.slice(2, 5)} />);
  expect(few).not.toContain('month');
  expect(few).toContain('<h3 class="event-city">');
});

test('a record is a line: its year, its name as the link, who plays', () => {
  const picture = {
    src: 'a',
    width: 1,
    height: 1,
    sources: [{ type: 'image/webp' as const, srcset: 'a 1w' }],
    placeholder: '',
    alt: 'Cover',
    fallback: '',
  };
  const card = {
    ...{
      kind: 'album' as const,
      title: 'Night Pieces',
      url: '/n/',
      artist: '',
      picture,
      badge: 'Album',
      facts: [],
      notes: [],
    },
    ...{ genre: 'Classical', year: '2024', description: 'Bartók, Schubert', words: '' },
  };
  const html = render('en', <MusicCard card={card} action="Read" sizes="25vw" />);
  expect(html).toContain('card-year">2024<');
  expect(html).toContain('<a href="/n/" class="cover-link">Night Pieces</a>');
  expect(html).toContain('card-players">Bartók, Schubert<');
  expect(html).toContain('sizes="4.5rem"');
});

test('Home begins with the widest photograph, and shows an upright one whole', () => {
  const photo = (src: string, width: number) => ({
    ...{ src, width, height: 1000, sources: [], placeholder: '', alt: src, fallback: '' },
  });
  const facts = { artist: 'A', tagline: '', location: '', sections: [], shows: [], newest: [] };
  const three = [photo('portrait.jpg', 700), photo('wide.jpg', 2200), photo('group.jpg', 1500)];
  expect(render('en', <HomeHero {...facts} photos={three} />)).toMatch(/"window">.*src="wide\.jpg"/);
  expect(render('en', <HomeHero {...facts} photos={three.slice(0, 1)} />)).toContain('window window-tall');
  expect(render('en', <HomeHero {...facts} photos={[]} />)).not.toContain('window');
});
