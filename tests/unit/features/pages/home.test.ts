/** The sections of the home page: their order, and which of them leave. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Data } from '../../../../generator/engine/content/grammar.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { HomeLatest } from '../../../../templates/parts/HomeMusic.tsx';
import {
  entry,
  featuredAt,
  makeAssets,
  makeContent,
  pageAt,
  projectPages,
  release,
} from '../../../helpers/model.ts';

function project(parts: Partial<Content> = {}) {
  const site = modelSite(makeContent(parts), '2025-09-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  const home = pageAt(pages, '/', 'home');
  return { pages, home, names: home.props.sections.map(({ name }) => name) };
}

const show = (title: string, date: string) => ({ title, date, city: 'Lisbon' });
const events = entry('events', {
  events: [show('Gone', '2025-08-01'), ...['02', '03', '04'].map((day) => show(day, `2025-10-${day}`))],
});
const mix = (slug: string, more = {}) => entry(slug, { episode_title: slug, ...more });
const video = { title: 'Lyric Video', url: 'https://www.youtube.com/watch?v=abcdefghijk' };
const FULL: Partial<Content> = {
  releases: [
    release('one', {
      ...{ title: 'One', release_date: '2025-05-01', videos: [video] },
      press_quotes: [{ text: 'Warm.', outlet: 'The Paper' }, { text: 'Slow.' }],
    }),
    release('to-come', { release_date: '2026' }),
  ],
  remixes: [entry('baba', { title: 'Baba' })],
  mixes: [mix('late')],
  news: [1, 2, 3, 4].map((day) => entry(`post-${day}`, { title: `Post ${day}`, date: `2025-08-0${day}` })),
};
const COMMUNITY = { text: 'Join.', label: 'Join', url: 'https://social.example' };

test('the newest music is releases and mixes together, the newest first', () => {
  const { home } = project({
    releases: [
      release('old', { title: 'Old', release_date: '2024-05-01' }),
      release('new', { title: 'New', release_date: '2025-05-01' }),
    ],
    mixes: [mix('Between', { release_date: '2025-01-01' })],
  });
  expect(home.props.newest.map(({ title }) => title)).toEqual(['New', 'Between', 'Old']);
});

test('what look.order names comes first, and what it names that was not there comes too', () => {
  const ordered = (order: readonly ('shows' | 'remix' | 'latest')[], home?: object) => {
    const content = makeContent({ ...FULL, pages: { events, ...(home && { home: entry('home', home) }) } });
    content.site.data.look = { order: [...order] };
    const site = modelSite(content, '2025-09-01', FEATURES);
    return pageAt(projectPages(site, makeAssets(site)).pages, '/', 'home').props.sections.map(
      ({ name }) => name,
    );
  };
  expect(ordered([])).toEqual(['latest', 'coming', 'shows', 'featured', 'remix']);
  expect(ordered(['shows', 'remix', 'shows'])).toEqual(['shows', 'remix', 'latest', 'coming', 'featured']);
  expect(ordered(['remix'], { sections: ['news', 'latest', 'remix'] })).toEqual([
    'remix',
    'news',
    'latest',
    'coming',
  ]);
});

describe('the sections of Home', () => {
  test('are those of a site with releases where home.yaml names none, each there where it has something to say', () => {
    const { names } = project({ ...FULL, pages: { events, home: entry('home', { community: COMMUNITY }) } });
    expect(names).toEqual(['latest', 'coming', 'shows', 'featured', 'remix', 'community']);
    expect(project().names).toEqual([]);
  });

  test('are in the order of home.yaml, which says how many there are of each', () => {
    const { home, names } = project({
      ...FULL,
      pages: {
        events,
        home: entry('home', {
          sections: [
            { text: { title: 'Hello', text: 'Hello.' } },
            'latest',
            { shows: { limit: 2 } },
            'video',
            { news: { limit: 1 } },
            { quotes: { limit: 1 } },
            'newsletter',
            'community',
            'remix',
            'featured',
            { text: { text: 'Bye.' } },
          ],
        }),
      },
    });
    expect(names).toEqual('text latest coming shows video news quotes remix featured text'.split(' '));
    expect(home.props.sections).toMatchObject([
      { title: 'Hello' },
      { heading: 'Latest Release:' },
      {},
      { shows: [{ title: '02' }, { title: '03' }] },
      { video: { title: 'One – Lyric Video' } },
      { stories: [{ title: 'Post 4' }] },
      { quotes: [{ text: 'Warm.', source: 'The Paper', about: { title: 'One' } }] },
      {},
      {},
      { title: '' },
    ]);
    expect(home.needs.frames).toEqual(['https://www.youtube-nocookie.com']);
  });

  test('show the video that is named', () => {
    const videoOf = (named: string) => {
      const pages = { home: entry('home', { sections: [{ video: named }] }) };
      const found = project({ ...FULL, pages }).home.props.sections.find(({ name }) => name === 'video');
      return found?.name === 'video' ? [found.video.title, found.video.watch.url] : undefined;
    };
    expect(videoOf('releases/one')).toEqual(['One – Lyric Video', video.url]);
    expect(videoOf('https://vimeo.com/76979871')).toEqual(['Video', 'https://vimeo.com/76979871']);
  });

  test('announce what comes first of all where the latest release is left out', () => {
    expect(project({ ...FULL, pages: { home: entry('home', { sections: ['remix'] }) } }).names).toEqual([
      'coming',
      'remix',
    ]);
  });
});

describe('the artists of a label', () => {
  const artists = [
    entry('kim', { name: 'Kim Ro', description: 'Drums.' }),
    entry('ada', { name: 'Ada Lind', order: 1 }),
    entry('gone', { name: 'Gone', former: {} }),
  ];
  const settings = makeContent().site;
  const withKind = (kind: 'band' | 'collective' | 'label', parts: Partial<Content> = {}) => ({
    ...FULL,
    artists,
    site: { ...settings, data: { ...settings.data, artist: { name: 'EDDY', kind } } },
    ...parts,
  });
  const namesOf = ({ home }: ReturnType<typeof project>) =>
    home.props.sections.flatMap((section) =>
      section.name === 'artists' ? section.artists.map(({ name }) => name) : [],
    );

  test.each(['label', 'collective'] as const)('follow the latest release of a %s', (kind) => {
    const { home, names } = project({ ...withKind(kind), pages: { events } });
    expect(names).toEqual(['latest', 'coming', 'artists', 'shows', 'news', 'featured', 'remix']);
    expect(home.props.sections[2]).toMatchObject({
      title: 'Artists',
      artists: [
        { name: 'Ada Lind', link: { url: '/artists/ada/' } },
        { name: 'Kim Ro', text: '', link: { url: '/artists/kim/' } },
      ],
      all: { label: 'All Artists', url: '/artists/' },
    });
  });

  test('are on the Home of others where home.yaml names them, as many as it says', () => {
    expect(project(withKind('band')).names).toEqual(['latest', 'coming', 'featured', 'remix']);
    const named = (sections: Data<'pages/home'>['sections'], parts: Partial<Content> = {}) =>
      project(withKind('band', { pages: { home: entry('home', { sections }) }, ...parts }));
    expect(namesOf(named(['artists']))).toEqual(['Ada Lind', 'Kim Ro']);
    expect(namesOf(named([{ artists: { limit: 1 } }]))).toEqual(['Ada Lind']);
    expect(named(['artists'], { artists: artists.slice(2) }).names).toEqual(['coming']);
  });

  test('are not there where a label has none', () => {
    expect(project(withKind('label', { artists: [] })).names).toEqual([
      'latest',
      'coming',
      'featured',
      'remix',
    ]);
  });
});

test('the latest release says whom it is by, where that is not the artist of the site alone', () => {
  const latest = (artists?: Release['artists']) => {
    const [section] = project({ releases: [release('one', { title: 'One', artists })] }).home.props.sections;
    return section?.name === 'latest'
      ? renderToStaticMarkup(createElement(HomeLatest, { latest: section }))
      : '';
  };
  const [own, guest] = [
    { name: 'EDDY', role: 'main' as const },
    { name: 'Mona', role: 'featuring' as const },
  ];
  expect(latest([own, guest])).toContain('>EDDY feat. Mona</p>');
  expect(latest([own])).not.toContain('EDDY');
  expect(latest()).not.toContain('EDDY');
});

describe('a site without releases', () => {
  test('begins with its latest mix, which plays there', () => {
    const mixes = ['five', 'four', 'three', 'two', 'one'].map((slug, index) =>
      mix(slug, { release_date: `2025-0${5 - index}`, soundcloud_url: `https://soundcloud.com/x/${slug}` }),
    );
    const { home, names, pages } = project({ mixes, pages: { events } });
    expect(names).toEqual(['latest', 'shows', 'featured']);
    expect(home.props.lead).toMatchObject({
      title: 'five',
      dateLabel: 'May 2025',
      heading: 'Latest Mix:',
      listen: { label: 'Listen to the Latest Mix', url: '/music/mixes/five/' },
      audio: { height: 300 },
    });
    expect(home.needs.frames).toEqual(['https://w.soundcloud.com']);
    const featured = featuredAt(pages);
    expect(featured?.cards.map(({ url }) => url)).toEqual(
      ['four', 'three', 'two', 'one'].map((slug) => `/music/mixes/${slug}/`),
    );
    expect(featured?.all).toMatchObject({ label: 'View All Mixes', url: '/music/mixes/' });
  });

  test('shows what else it has, and nothing else', () => {
    const { home, names } = project({ news: FULL.news ?? [], pages: { events } });
    expect(names).toEqual(['shows', 'news']);
    expect(home.props.lead).toBeUndefined();
  });
});

test('the only release is not shown again among the music, and many fill it', () => {
  expect(featuredAt(project({ releases: [release('one')] }).pages)).toBeUndefined();
  const releases = Array.from({ length: 80 }, (_, index) => release(`song-${index}`));
  expect(featuredAt(project({ releases }).pages)?.cards).toHaveLength(4);
  const { cards = [] } = featuredAt(project({ ...FULL, mixes: [mix('a'), mix('b')] }).pages) ?? {};
  expect(cards.map(({ badge }) => badge)).toEqual(['Single', 'Mix', 'Mix', 'Remix']);
});

test('the next show takes place, and photos are those of About and of the press kit, each once', () => {
  const photos = ['a.jpg', 'b.jpg'].map((file) => ({ file, title: file, alt: `Photo ${file}` }));
  const list = [{ ...show('Off', '2025-09-20'), status: 'cancelled' as const }, show('On', '2025-10-04')];
  const { home } = project({
    pages: {
      about: entry('about', { image: 'b.jpg' }),
      press: entry('press', { photos }),
      events: entry('events', { events: list }),
    },
  });
  expect(home.props.photos.map(({ src, alt }) => `${src} ${alt}`)).toEqual([
    '/assets/b.jpg EDDY',
    '/assets/a.jpg Photo a.jpg',
  ]);
  expect(home.props.next).toMatchObject({
    ...{ title: 'On', weekday: 'Saturday', day: '4 October', month: 'October 2025' },
  });
  expect(project().home.props).toMatchObject({ photos: [], next: undefined });
});

test('the day of a show has its year if it is another one, and its last day if there are several', () => {
  const dayOf = (date: string, end_date?: string) =>
    project({ pages: { events: entry('events', { events: [{ title: 'A', date, end_date }] }) } }).home.props
      .next;
  expect(dayOf('2026-01-30')).toMatchObject({ weekday: 'Friday', day: '30 January 2026' });
  expect(dayOf('2025-10-04', '2025-10-06')).toMatchObject({ weekday: '', day: '4–6 October 2025' });
});

test.each([
  [['IMDb', 'YouTube'], 'Follow on YouTube'],
  [['YouTube', 'Instagram'], 'Follow on Instagram'],
  [['IMDb', 'Discogs'], undefined],
])('of the profiles %j, one that can be followed is', (names, label) => {
  const { site } = makeContent();
  const social = names.map((name) => ({ name, url: 'https://profile.example' }));
  const { pages } = project({ site: { ...site, data: { ...site.data, social } } });
  expect(pageAt(pages, '/', 'home').props.follow?.label).toBe(label);
});
