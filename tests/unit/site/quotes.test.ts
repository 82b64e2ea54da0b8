import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import type { Data } from '../../../generator/engine/content/grammar.ts';
import { checkQuotes } from '../../../generator/features/press/checks.ts';
import { writeQuotes } from '../../../generator/features/press/kit-texts.ts';
import { listQuotes } from '../../../generator/site/quotes.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../helpers/model.ts';

const events = entry('events', {
  events: [
    {
      title: 'Open Air',
      date: '2025-06-12',
      city: 'Lisbon',
      press_quotes: [{ text: 'Loud.', outlet: 'Sol' }],
    },
    { title: 'Open Air', date: '2025-07-12', city: 'Porto' },
  ],
});
const quotes = [
  { text: 'A voice.', outlet: 'The Quay', rating: { value: 4, best: 5 } },
  { text: 'A record.', outlet: 'The Quay', about: 'releases/one' },
  { text: 'A night.', outlet: 'The Quay', about: 'events/open-air-2025-06-12' },
  { text: 'A player.', outlet: 'The Quay', about: 'artists/kim-ro' },
];

function siteWith(quotes: NonNullable<Data<'pages/press'>['quotes']>) {
  const press = entry('press', { quotes });
  const releases = [release('one', { title: 'One', press_quotes: [{ text: 'Warm.' }] })];
  const artists = [{ ...entry('artists', { name: 'Kim Ro' }), slug: 'kim-ro' }];
  return modelSite(makeContent({ releases, artists, pages: { events, press } }), '2025-09-01', FEATURES);
}

const site = siteWith(quotes);
const { pages } = projectPages(site, makeAssets(site));
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test('a quote is on the page of what it is about, and those of press.yaml are on the press page too', () => {
  expect(texts(pageAt(pages, '/press/', 'press').props.quotes)).toEqual([
    'A voice.',
    'A record.',
    'A night.',
    'A player.',
  ]);
  expect(texts(pageAt(pages, '/artists/kim-ro/', 'artist').props.quotes)).toEqual(['A player.']);
  expect(texts(pageAt(pages, '/about/', 'about').props.quotes)).toEqual(['A voice.']);
  expect(texts(pageAt(pages, '/music/releases/one/', 'release').props.quotes)).toEqual([
    'Warm.',
    'A record.',
  ]);
  const show = (day: string) => pageAt(pages, `/events/open-air-${day}/`, 'event').props;
  expect(texts(show('2025-06-12').quotes)).toEqual(['Loud.', 'A night.']);
  expect(show('2025-07-12').quotes).toEqual([]);
});

test('all are listed, those of press.yaml first, each with what it is about', () => {
  expect(listQuotes(site).map(({ text, about, rating }) => [text, about?.url, rating?.text])).toEqual([
    ['A voice.', undefined, '★★★★☆'],
    ['A record.', '/music/releases/one/', undefined],
    ['A night.', '/events/open-air-2025-06-12/', undefined],
    ['A player.', '/artists/kim-ro/', undefined],
    ['Warm.', '/music/releases/one/', undefined],
    ['Loud.', '/events/open-air-2025-06-12/', undefined],
  ]);
});

test('the press kit has them with their ratings', () => {
  const [first, second] = writeQuotes(listQuotes(site), site.words).split('\n\n');
  expect(first).toBe('“A voice.”\n  4 out of 5 stars\n  The Quay');
  expect(second).toBe('“A record.”\n  The Quay\n  About One');
});

test.each([
  ['One', ['releases/one']],
  ['one', ['releases/one']],
  ['Open Air', ['events/open-air-2025-06-12', 'events/open-air-2025-07-12']],
  ['open-air-2025-07-12', ['events/open-air-2025-07-12']],
  ['releases/onne', ['releases/one']],
  ['Kim Ro', ['artists/kim-ro']],
  ['kim-ro', ['artists/kim-ro']],
  ['Something else', []],
])('a quote about "%s" names what is meant', (about, meant) => {
  const [problem] = checkQuotes({ site: siteWith([{ text: 'Warm.', about }]) });
  expect(problem?.code).toBe('press/quote-about');
  for (const address of meant) expect(problem?.hint).toContain(`about: ${address}`);
  if (meant.length === 0) expect(problem?.hint).toContain('such as  about: releases/new-song');
});

test('a quote about the artist needs no subject', () => {
  const [problem] = checkQuotes({ site: siteWith([{ text: 'Warm.', about: site.settings.artist.name }]) });
  expect(problem?.hint).toBe('Remove the line: a quote without  about:  is about the artist.');
});
