import { expect, test } from 'vitest';
import { projectArtist } from '../../../../generator/app/artist/index.ts';
import { artistSchema } from '../../../../generator/app/artist/schema.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import type { Mix } from '../../../../generator/features/mixes/schema.ts';
import { listRedirects } from '../../../../generator/site/redirects/index.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const TODAY = '2026-09-01';

function project(parts: Partial<Content>) {
  const site = modelSite(makeContent(parts), TODAY, FEATURES);
  const assets = makeAssets(site);
  return { site, ...projectPages(site, assets), artist: projectArtist({ site, assets }) };
}

const mix = (slug: string, data: Partial<Mix> = {}, intro = '') =>
  entry<Mix>(slug, { episode_title: slug, ...data }, { intro: intro ? [intro] : [] });

const SERIES = entry('pages/mixes', {
  series: [
    { id: 'late', title: 'Late Show', type: 'Radio Show', description: 'At night.', image: 'late.jpg' },
  ],
});

const TRACKLIST = [
  { time: 0, artist: 'Someone', title: 'One', label: 'A Label' },
  { time: 3750, title: 'Two' },
];

const routesOf = (pages: { route: string }[]) => pages.map(({ route }) => route);

test('a mix has a page with its text, its player and its track list', () => {
  const { pages } = project({
    pages: { mixes: SERIES },
    mixes: [
      mix('old', { release_date: '2026-01-01' }),
      mix(
        'late-2',
        {
          release_date: '2026-02-01',
          duration: 4000,
          series_id: 'late',
          soundcloud_url: 'https://soundcloud.com/a/late-2',
          tracklist: TRACKLIST,
        },
        '<p>Said.</p>',
      ),
      mix('late-3', { release_date: '2026-03-01', series_id: 'late' }),
    ],
  });
  const { props, meta, breadcrumbs, lastmod, standing, policy } = pageAt(
    pages,
    '/music/mixes/late-2/',
    'mix',
  );
  expect(props).toMatchObject({
    title: 'late-2',
    badge: 'Radio Show • 2026',
    dateLabel: '1 February 2026',
    text: [{ kind: 'html', html: '<p>Said.</p>' }],
    tracklist: [
      { position: 1, time: '0:00', artist: 'Someone', title: 'One', label: 'A Label' },
      { position: 2, time: '1:02:30', artist: '', title: 'Two', label: '' },
    ],
    series: { title: 'Late Show', description: 'At night.', episodes: [{ title: 'late-3' }] },
    older: { label: 'old', url: '/music/mixes/old/' },
    newer: { label: 'late-3', url: '/music/mixes/late-3/' },
  });
  expect(props.picture.src).toBe('/assets/late.jpg');
  expect(meta.title).toBe('late-2 – Radio Show (2026) | EDDY');
  expect(breadcrumbs.map(({ url }) => url)).toEqual([
    '/',
    '/music/',
    '/music/mixes/',
    '/music/mixes/late-2/',
  ]);
  expect([lastmod, standing]).toEqual(['2026-02-01', 'own']);
  expect(policy).toContain('frame-src https://w.soundcloud.com');
  expect(meta.jsonLd[0]).toMatchObject({
    '@type': ['MusicRecording', 'MusicPlaylist'],
    duration: 'PT66M40S',
    datePublished: '2026-02-01',
    isPartOf: { name: 'Late Show' },
    sameAs: ['https://soundcloud.com/a/late-2'],
    numTracks: 2,
    track: {
      itemListElement: [
        { position: 1, item: { name: 'One', byArtist: { name: 'Someone' } } },
        { position: 2, item: { name: 'Two' } },
      ],
    },
  });
  expect(pageAt(pages, '/music/mixes/old/', 'mix').meta.jsonLd[0]).toMatchObject({
    '@type': 'MusicRecording',
  });
});

test('a mix without a date is given none', () => {
  const { pages } = project({ mixes: [mix('a')] });
  const { meta, props } = pageAt(pages, '/music/mixes/a/', 'mix');
  expect([meta.title, meta.description, props.badge]).toEqual(['a – Mix | EDDY', 'a: Mix by EDDY.', 'Mix']);
  expect(pageAt(pages, '/', 'home').props.lead).toMatchObject({ year: '', words: 'a' });
});

test('what is only on Mixcloud plays from there', () => {
  const { pages } = project({ mixes: [mix('a', { mixcloud_url: 'https://www.mixcloud.com/who/a-show/' })] });
  const { props, policy } = pageAt(pages, '/music/mixes/a/', 'mix');
  expect(props.audio).toMatchObject({
    service: 'Mixcloud',
    embedUrl:
      'https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&light=1&feed=%2Fwho%2Fa-show%2F',
  });
  expect(policy).toContain('frame-src https://player-widget.mixcloud.com');
});

test('the newest dozen are listed with one player, the others on further pages', () => {
  const mixes = Array.from({ length: 30 }, (_, index) =>
    mix(`m${index}`, { release_date: String(1990 + index), soundcloud_url: 'https://soundcloud.com/a/b' }),
  );
  const { pages } = project({ mixes, pages: { mixes: SERIES } });
  const listed = ['/music/mixes/', '/music/mixes/page/2/', '/music/mixes/page/3/'].map((route) =>
    pageAt(pages, route, 'mixes'),
  );
  expect(listed.map(({ props }) => [props.latest?.title, props.mixes.length, props.series.length])).toEqual([
    ['m29', 11, 1],
    [undefined, 12, 0],
    [undefined, 6, 0],
  ]);
  expect(listed.map(({ policy }) => policy.includes('frame-src'))).toEqual([true, false, false]);
  expect(routesOf(pages)).not.toContain('/music/mixes/page/4/');
});

test('programs get the page and the track list, and old addresses lead to the page', () => {
  const { site, artist } = project({
    mixes: [mix('a', { tracklist: TRACKLIST, redirect_from: ['first-title', '/radio/a/'] })],
  });
  expect(artist.mixes).toMatchObject([{ url: 'https://eddy.example/music/mixes/a/', tracklist: TRACKLIST }]);
  expect(() => artistSchema.parse(JSON.parse(JSON.stringify(artist)))).not.toThrow();
  expect(listRedirects(site).map(({ from, to }) => [from, to])).toEqual([
    ['/music/mixes/first-title/', '/music/mixes/a/'],
    ['/radio/a/', '/music/mixes/a/'],
  ]);
});

test('the spare address of the mixes points search engines at the real one', () => {
  const { pages } = project({ mixes: [entry('night', { episode_title: 'Night' })] });
  const alias = pageAt(pages, '/mixes/', 'mixes');
  expect(alias.meta.canonical).toBe('https://eddy.example/music/mixes/');
  expect(alias.standing).toBe('alias');
});
