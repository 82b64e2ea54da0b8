import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import type { Content } from '../../../generator/engine/content/types.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../helpers/model.ts';

function project(parts: Partial<Content>) {
  const site = modelSite(makeContent(parts), '2025-09-01', FEATURES);
  return projectPages(site, makeAssets(site)).pages;
}

const single = release('match-weddy', {
  title: 'Match Weddy',
  release_date: '2025-08-01',
  duration: 180,
  genre: ['Egyptian Pop'],
  artwork_url: 'cover.jpg',
  description: 'A wedding, and everyone dances.',
  video: { title: 'Lyric Video', url: 'https://youtu.be/abcdefghijk' },
});

const ep = release('28-ep', {
  title: '28 EP',
  type: 'ep',
  release_date: '2019',
  tracks: [
    { title: 'Two', track_number: 2, duration: 240 },
    { title: 'One', track_number: 1, duration: 210 },
  ],
});

const pages = project({
  releases: [single, ep],
  news: [
    entry(
      'post',
      { title: 'Out now', date: '2025-08-01', excerpt: 'It is out.' },
      { intro: ['<p>Out.</p>'] },
    ),
  ],
  pages: {
    events: entry('events', {
      events: [
        {
          title: 'Night',
          date: '2025-10-01',
          city: 'Dubai',
          status: 'sold_out' as const,
          tickets: [{ url: 'https://t.example/' }],
        },
      ],
    }),
  },
});

const property = (route: string, name: string) =>
  pages
    .find((page) => page.route === route)
    ?.meta.openGraph.filter((each) => each.property === name)
    .map(({ content }) => content);

test('a single is a song, an EP an album with its songs', () => {
  const url = '/music/releases/match-weddy/';
  expect(property(url, 'og:type')).toEqual(['music.song']);
  expect(property(url, 'music:duration')).toEqual(['180']);
  expect(property(url, 'music:release_date')).toEqual(['2025-08-01']);
  expect(property('/music/releases/28-ep/', 'og:type')).toEqual(['music.album']);
  expect(property('/music/releases/28-ep/', 'music:song:track')).toEqual(['2', '1']);
});

test('the share card is declared with its size and its words', () => {
  const url = '/music/releases/match-weddy/';
  const alt = 'Cover of Match Weddy: Single by EDDY, 2025';
  expect(property(url, 'og:image')).toEqual([
    expect.stringMatching(/^https:\/\/eddy\.example\/assets\/share\/match-weddy-[0-9a-f]{8}\.jpg$/),
    expect.stringMatching(/^https:\/\/eddy\.example\/assets\/share\/match-weddy-[0-9a-f]{8}\.jpg$/),
  ]);
  expect(new Set(property(url, 'og:image')).size).toBe(2);
  expect(property(url, 'og:image:width')).toEqual(['1200', '1080']);
  expect(property(url, 'og:image:height')).toEqual(['630', '1080']);
  expect(property(url, 'og:image:alt')).toEqual([alt, alt]);
});

test('a single is an album with one recording, as search engines read it', () => {
  const { jsonLd } = pageAt(pages, '/music/releases/match-weddy/', 'release').meta;
  expect(jsonLd[0]).toMatchObject({
    '@type': 'MusicAlbum',
    albumReleaseType: 'https://schema.org/SingleRelease',
    datePublished: '2025-08-01',
    numTracks: 1,
    byArtist: { '@type': 'Person', name: 'EDDY' },
    track: [{ '@type': 'MusicRecording', duration: 'PT3M00S' }],
  });
  expect(jsonLd[1]).toMatchObject({ '@type': 'VideoObject', uploadDate: '2025-08-01T00:00:00Z' });
  expect(jsonLd[2]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Home' },
      { name: 'Music' },
      { name: 'Releases' },
      { position: 4, name: 'Match Weddy' },
    ],
  });
});

test('an EP counts its tracks in order, and a bare year is its first day', () => {
  expect(pageAt(pages, '/music/releases/28-ep/', 'release').meta.jsonLd[0]).toMatchObject({
    albumReleaseType: 'https://schema.org/AlbumRelease',
    datePublished: '2019-01-01',
    numTracks: 2,
    track: [
      { name: 'One', position: 1, duration: 'PT3M30S' },
      { name: 'Two', position: 2, duration: 'PT4M00S' },
    ],
  });
});

test('Home names the site, its search and the artist', () => {
  expect(pageAt(pages, '/', 'home').meta.jsonLd).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://eddy.example/music/releases/?q={search_term_string}' },
      },
    },
    { '@type': 'Person', name: 'EDDY' },
  ]);
});

test('a show and a post are what they are', () => {
  expect(pageAt(pages, '/events/', 'events').meta.jsonLd[0]).toMatchObject({
    '@type': 'MusicEvent',
    startDate: '2025-10-01',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(pageAt(pages, '/news/post/', 'newsPost').meta.jsonLd[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Out now',
    datePublished: '2025-08-01',
  });
});

test('the not-found page is kept from search engines', () => {
  const { meta, path } = pageAt(pages, '/404/', 'notFound');
  expect(path).toBe('404.html');
  expect(meta.robots).toBe('noindex');
  expect(meta.named).toContainEqual({ name: 'prerender-status-code', content: '404' });
});

test('a page says its last change where the day of it is known', () => {
  const show = { title: 'Night', city: 'Lisbon', tickets: [{ url: 'https://a.example' }] };
  const all = project({
    releases: [single, ep, release('coming', { release_date: '2026-01-01' })],
    news: [
      entry('post', { title: 'Post', date: '2025-08-01', updated: '2025-08-09' }, { intro: ['<p>Out.</p>'] }),
    ],
    pages: {
      events: entry('events', {
        events: [
          { ...show, slug: 'past', date: '2025-08-30' },
          { ...show, slug: 'sold', date: '2025-12-01', on_sale: '2025-08-15' },
          { ...show, slug: 'later', date: '2025-12-01', on_sale: '2025-10-01' },
        ],
      }),
    },
  });
  const known = all.flatMap(({ route, lastmod }) => (lastmod ? [`${route} ${lastmod}`] : []));
  expect(known).toEqual([
    '/music/releases/match-weddy/ 2025-08-01',
    '/events/past/ 2025-08-31',
    '/events/sold/ 2025-08-15',
    '/news/post/ 2025-08-09',
  ]);
});
