import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { checkAddresses } from '../../../../generator/features/releases/checks.ts';
import { buildSearchIndex } from '../../../../generator/features/releases/discography.ts';
import { modelSite } from '../../../../generator/site/site.ts';
import {
  entry,
  featuredAt,
  makeAssets,
  makeContent,
  pageAt,
  projectPages,
  release,
} from '../../../helpers/model.ts';

const TODAY = '2025-09-01';

function project(parts: Partial<Content> = {}) {
  const site = modelSite(makeContent(parts), TODAY, FEATURES);
  return projectPages(site, makeAssets(site));
}

test('an artist without any content still has every fixed page', () => {
  const routes = project().pages.map(({ route }) => route);
  expect(routes.sort()).toEqual(
    [
      '/',
      '/about/',
      '/music/',
      '/music/releases/',
      '/music/mixes/',
      '/mixes/',
      '/projects/',
      '/events/',
      '/news/',
      '/press/',
      '/contact/',
      '/legal/',
      '/privacy/',
      '/terms/',
      '/404/',
    ].sort(),
  );
});

test('releases are sorted newest first, and the latest is the newest of any type', () => {
  const site = modelSite(
    makeContent({
      releases: [
        release('old', { release_date: '2019' }),
        release('ep', { type: 'ep', release_date: '2025-08-02' }),
        release('new', { release_date: '2025-08-01' }),
        release('undated'),
        release('mid', { release_date: '2019-08' }),
      ],
    }),
    TODAY,
    FEATURES,
  );
  expect(site.releases.map(({ slug }) => slug)).toEqual(['ep', 'new', 'mid', 'old', 'undated']);
  expect(site.latest?.slug).toBe('ep');
});

test('what is announced goes by its day, and then by slug', () => {
  const announced = { b: '2026-01-01', a: '2026-01-01', c: '2025-12', d: '2026' };
  const releases = Object.entries(announced).map(([slug, release_date]) => release(slug, { release_date }));
  const { upcomingReleases } = modelSite(makeContent({ releases }), TODAY, FEATURES);
  expect(upcomingReleases.map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'd']);
});

test('who shares an announced release says when it is out, and not how it sounds', () => {
  const artwork = { artwork_url: 'a.jpg', bpm: 124 };
  const { pages } = project({
    releases: [
      release('coming', { ...artwork, release_date: '2026-01-02' }),
      release('out', { ...artwork, release_date: '2025-01-02' }),
    ],
  });
  const saidOf = (slug: string) => {
    const { share } = pageAt(pages, `/music/releases/${slug}/`, 'release');
    return share?.images.map(({ card: { badge, facts } }) => [badge, ...facts]);
  };
  expect(saidOf('coming')).toEqual(Array(2).fill(['Out 2 January 2026', 'Single']));
  expect(saidOf('out')).toEqual(Array(2).fill(['Single', '2025', '124 BPM']));
});

test('a release shows what is known of it, and nothing that is not', () => {
  const { pages } = project({
    releases: [
      release('match-weddy', {
        title: 'Match Weddy',
        release_date: '2025-08-01',
        genre: ['Egyptian Pop', 'Pop'],
        bpm: 115,
        key: 'A minor',
        duration: 180,
        streaming_links: { spotify: 'https://open.spotify.com/x' },
      }),
      release('bare', { type: 'ep' }),
    ],
  });
  const full = pageAt(pages, '/music/releases/match-weddy/', 'release');
  expect(full.props.badge).toBe('Single • 2025');
  expect(full.props.facts).toEqual(['115 BPM', 'A minor', '3:00', 'Egyptian Pop']);
  expect(full.props.platforms).toEqual([{ name: 'Spotify', url: 'https://open.spotify.com/x' }]);
  expect(full.meta.title).toBe('Match Weddy – Single (2025) | EDDY');
  const bare = pageAt(pages, '/music/releases/bare/', 'release');
  expect(bare.props.badge).toBe('EP • 2025');
  expect(bare.props.facts).toEqual([]);
  expect(bare.props.description).toBe('No description available');
  expect(bare.meta.description).toBe('bare: EP by EDDY, 2025.');
});

test('tracks are listed by their number, padded, with minutes and seconds', () => {
  const { pages } = project({
    releases: [
      release('fighter-ep', {
        type: 'ep',
        tracks: [
          { title: 'Vocal Mix', track_number: 2, duration: 250 },
          { title: 'Original', track_number: 1, duration: 240, description: 'First.' },
        ],
      }),
    ],
  });
  const [disc, ...others] = pageAt(pages, '/music/releases/fighter-ep/', 'release').props.discs;
  expect(others).toEqual([]);
  expect(disc).toMatchObject({
    title: '',
    tracks: [
      { id: 'track-1', number: '01', title: 'Original', description: 'First.', duration: '4:00' },
      { id: 'track-2', number: '02', title: 'Vocal Mix', description: '', duration: '4:10' },
    ],
  });
});

test('more releases: at most 15, those that follow, never the release itself', () => {
  const releases = Array.from({ length: 40 }, (_, index) =>
    release(`r${index}`, { release_date: String(1980 + index) }),
  );
  const { pages } = project({ releases });
  for (const { slug } of releases) {
    const related = pageAt(pages, `/music/releases/${slug}/`, 'release').props.related;
    expect(related).toHaveLength(15);
    expect(related.map(({ title }) => title)).not.toContain(slug);
    expect(new Set(related.map(({ url }) => url)).size).toBe(15);
  }
});

test('a catalogue of one has nothing more to explore', () => {
  const { pages } = project({ releases: [release('only')] });
  expect(pageAt(pages, '/music/releases/only/', 'release').props.related).toEqual([]);
});

test('a large catalogue is cut into pages that name their neighbours, with a search index of the whole', () => {
  const releases = Array.from({ length: 100 }, (_, index) => release(`r${index}`));
  const { pages, context } = project({ releases });
  const searchIndex = buildSearchIndex(context);
  const second = pageAt(pages, '/music/releases/page/2/', 'releases');
  expect(second.props.tabs.map(({ count, cards }) => [count, cards.length])).toEqual([
    [100, 48],
    [0, 0],
    [0, 0],
  ]);
  expect(second.meta.title).toBe('Releases, page 2 | EDDY');
  expect(second.props.pagination.previous?.url).toBe('/music/releases/');
  expect(second.props.pagination.next?.url).toBe('/music/releases/page/3/');
  expect(second.props.searchIndexUrl).toBe(`/${searchIndex?.path}`);
  expect(JSON.parse(searchIndex?.json ?? '')).toHaveLength(100);
});

test('a small catalogue needs no search index', () => {
  expect(buildSearchIndex(project({ releases: [release('one')] }).context)).toBeUndefined();
});

test('Home picks what home.yaml names, and sends each kind where it belongs', () => {
  const { pages } = project({
    releases: [release('match-weddy')],
    mixes: [entry('late', { episode_title: 'Late' })],
    remixes: [entry('baba', { title: 'Baba', soundcloud_url: 'https://soundcloud.com/x' })],
    pages: { home: entry('home', { featured: ['mixes/late', 'releases/match-weddy', 'remixes/baba'] }) },
  });
  const { sections } = pageAt(pages, '/', 'home').props;
  const remix = sections.find((section) => section.name === 'remix');
  expect(featuredAt(pages)?.cards.map(({ url, badge }) => [badge, url])).toEqual([
    ['Mix', '/mixes/'],
    ['Single', '/music/releases/match-weddy/'],
    ['Remix', '/music/'],
  ]);
  expect(remix?.audio?.height).toBe(300);
  expect(pageAt(pages, '/music/releases/baba/', 'release').props.badge).toBe('Remix • 2025');
});

test.each([
  [{}, 'Shows by EDDY.', 'The press kit of EDDY.'],
  [
    { events: { residencies: [{ title: 'Thursdays' }] } },
    'Shows and residencies by EDDY.',
    'The press kit of EDDY.',
  ],
  [{ press: { bios: { short: 'Plays.' } } }, 'Shows by EDDY.', 'Biographies of EDDY.'],
  [
    { press: { bios: { short: 'Plays.' }, rider: 'A table.', photos: [{ file: 'a.jpg', title: 'A' }] } },
    'Shows by EDDY.',
    'Biographies, photos and technical rider of EDDY.',
  ],
])('descriptions name what there is: %j', (files, shows, press) => {
  const named = Object.entries(files).map(([name, data]) => [name, entry(name, data)]);
  const { pages } = project({ pages: Object.fromEntries(named) });
  expect(pageAt(pages, '/events/', 'events').meta.description).toBe(shows);
  expect(pageAt(pages, '/press/', 'press').meta.description).toBe(press);
});

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

test('the featured story opens the news and is not listed twice', () => {
  const post = (slug: string, date: string, featured = false) => entry(slug, { title: slug, date, featured });
  const { pages } = project({
    news: [post('a', '2025-01-01', true), post('b', '2025-02-01'), post('c', '2025-03-01')],
  });
  const { featured, recent } = pageAt(pages, '/news/', 'news').props;
  expect(featured?.title).toBe('a');
  expect(recent.map(({ title }) => title)).toEqual(['c', 'b']);
});

test('what comes before the first heading tells the story', () => {
  const untitled = entry(
    'untitled',
    { title: 'Untitled', type: 'single' as const },
    { intro: ['<p>Once.</p>'] },
  );
  const { pages } = project({ releases: [untitled] });
  expect(pageAt(pages, '/music/releases/untitled/', 'release').props.sections).toEqual([
    {
      id: 'story-concept',
      title: 'Story & Concept',
      text: [{ kind: 'html', html: '<p>Once.</p>', position: 1 }],
    },
  ]);
});

test('the spare address of the mixes points search engines at the real one', () => {
  const { pages } = project({ mixes: [entry('night', { episode_title: 'Night' })] });
  const alias = pageAt(pages, '/mixes/', 'mixes');
  expect(alias.meta.canonical).toBe('https://eddy.example/music/mixes/');
  expect(alias.standing).toBe('alias');
});

test('a remix cannot take the address of a release', () => {
  const site = modelSite(
    makeContent({ releases: [release('same')], remixes: [entry('same', { title: 'Same' })] }),
    TODAY,
    FEATURES,
  );
  expect(checkAddresses({ site })).toMatchObject([{ code: 'route/taken', level: 'error' }]);
});
