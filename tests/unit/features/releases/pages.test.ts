import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { checkAddresses } from '../../../../generator/features/releases/checks.ts';
import { buildSearchIndex } from '../../../../generator/features/releases/discography.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

const TODAY = '2025-09-01';

function project(parts: Partial<Content> = {}) {
  const site = modelSite(makeContent(parts), TODAY, FEATURES);
  return projectPages(site, makeAssets(site));
}

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
  expect(bare.props.description).toBe('');
  expect(bare.meta.description).toBe('bare: EP by EDDY, 2025.');
});

test('a site with placeholders says that a description is missing', () => {
  const content = makeContent({
    releases: [release('bare')],
    remixes: [entry('bare-remix', { title: 'Bare' })],
  });
  content.site.data.platform_placeholders = true;
  const site = modelSite(content, TODAY, FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  for (const slug of ['bare', 'bare-remix'])
    expect(pageAt(pages, `/music/releases/${slug}/`, 'release').props.description).toBe(
      'No description available',
    );
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
  expect(second.props.tabs.map(({ count, cards }) => [count, cards.length])).toEqual([[100, 48]]);
  expect(second.meta.title).toBe('Releases, page 2 | EDDY');
  expect(second.props.pagination.previous?.url).toBe('/music/releases/');
  expect(second.props.pagination.next?.url).toBe('/music/releases/page/3/');
  expect(second.props.searchIndexUrl).toBe(`/${searchIndex?.path}`);
  expect(JSON.parse(searchIndex?.json ?? '')).toHaveLength(100);
});

test('a small catalogue needs no search index', () => {
  expect(buildSearchIndex(project({ releases: [release('one')] }).context)).toBeUndefined();
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

test('a remix cannot take the address of a release', () => {
  const site = modelSite(
    makeContent({ releases: [release('same')], remixes: [entry('same', { title: 'Same' })] }),
    TODAY,
    FEATURES,
  );
  expect(checkAddresses({ site })).toMatchObject([{ code: 'route/taken', level: 'error' }]);
});
