import { describe, expect, test } from 'vitest';
import { projectArtist } from '../../../../generator/app/artist/index.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { editionTitle } from '../../../../generator/features/releases/release.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { projectFeeds } from '../../../../generator/site/feeds/index.ts';
import { listQuotes } from '../../../../generator/site/quotes.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { wordsFor } from '../../../../generator/site/words/index.ts';
import { makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

function publish(data: Partial<Release>, others: Partial<Release>[] = []) {
  const more = others.map((each, index) => release(`other-${index}`, each));
  const site = modelSite(makeContent({ releases: [release('one', data), ...more] }), '2025-09-01', FEATURES);
  const { pages, context } = projectPages(site, makeAssets(site));
  const [feeds, artist] = [projectFeeds(context), projectArtist(context)];
  const page = pageAt(pages, '/music/releases/one/', 'release');
  return { site, pages, page, album: page.meta.jsonLd[0], feeds, artist };
}

const main = (name: string, url?: string) => ({ name, role: 'main' as const, ...(url && { url }) });
const featuring = (name: string) => ({ name, role: 'featuring' as const });
const own = { '@type': 'Person', '@id': 'https://eddy.example/#artist', name: 'EDDY' };

describe('a release by several artists', () => {
  const { page, album, feeds, artist, site } = publish({
    title: 'Night Ferry',
    release_date: '2025-08-01',
    artwork_url: 'ferry.jpg',
    artists: [main('EDDY'), main('Mona', 'https://mona.example'), featuring('Tariq')],
    streaming_links: { spotify: 'https://open.spotify.com/track/1' },
  });
  const line = 'EDDY & Mona feat. Tariq';

  test('is credited as on a sleeve wherever it is named', () => {
    expect(page.props.artist).toBe(line);
    expect(page.meta.title).toBe(`Night Ferry – Single (2025) | ${line}`);
    expect(page.meta.description).toBe(`Night Ferry: Single by ${line}, 2025.`);
    expect(page.share?.alt).toBe(`Cover of Night Ferry: Single by ${line}, 2025`);
    expect(page.share?.images.map(({ card }) => card.byline)).toEqual([line, line]);
    expect(feeds.find(({ route }) => route === '/music/releases/')?.entries[0]?.html).toContain(
      '<p>EDDY &amp; Mona feat. Tariq</p>',
    );
  });

  test('names them to search engines, the guest as one who contributed', () => {
    expect(album).toMatchObject({
      byArtist: [own, { '@type': 'MusicGroup', name: 'Mona', url: 'https://mona.example' }],
      contributor: { '@type': 'MusicGroup', name: 'Tariq' },
    });
    const musicians = page.meta.openGraph.filter(({ property }) => property === 'music:musician');
    expect(musicians.map(({ content }) => content)).toEqual([
      'https://eddy.example/about/',
      'https://mona.example',
    ]);
  });

  test('is in artist.json with all of them', () => {
    expect(artist.releases[0]).toMatchObject({
      artist: line,
      artists: [
        { name: 'EDDY', role: 'main' },
        { name: 'Mona', role: 'main', url: 'https://mona.example' },
        { name: 'Tariq', role: 'featuring' },
      ],
    });
    expect(artist.releases[0]?.appears_on).toBeUndefined();
    expect(site.latest?.slug).toBe('one');
  });
});

test('a guest who is among the credits is named to search engines once, as a person', () => {
  const credit = (role: string, name: string) => ({ role, names: [name] });
  const { album } = publish({
    title: 'Night Ferry',
    artists: [main('EDDY'), main('Lina'), featuring('Maria Gast'), featuring('Choir')],
    credits: [credit('Piano', 'Maria Gast'), credit('Cello', 'Lina'), credit('Mixing', 'Kim')],
    tracks: [{ title: 'One', track_number: 1, artists: [featuring('Tom')], credits: [credit('Oud', 'Tom')] }],
  });
  const contributor = [
    { '@type': 'Person', name: 'Maria Gast' },
    { '@type': 'MusicGroup', name: 'Choir' },
    { '@type': 'Person', name: 'Lina' },
    { '@type': 'Person', name: 'Kim' },
  ];
  expect(album).toMatchObject({ byArtist: [own, { '@type': 'Person', name: 'Lina' }], contributor });
  expect(album).toMatchObject({ track: [{ contributor: { '@type': 'Person', name: 'Tom' } }] });
});

describe('a release of others', () => {
  const { page, album, artist } = publish({
    title: 'Harbour Sounds',
    type: 'compilation',
    artists: [main('Various Artists')],
  });

  test('is theirs, and the artist of the site contributed', () => {
    expect(album).toMatchObject({
      byArtist: { '@type': 'MusicGroup', name: 'Various Artists' },
      contributor: own,
    });
    expect(page.meta.title).toBe('Harbour Sounds – Compilation (2025) | Various Artists');
    expect(page.meta.openGraph.map(({ property }) => property)).not.toContain('music:musician');
    expect(artist.releases[0]).toMatchObject({ artist: 'Various Artists', appears_on: true });
  });
});

test.each([
  ['album', 'AlbumRelease', 'StudioAlbum', 'Album • 2025', 'music.album'],
  ['live', 'AlbumRelease', 'LiveAlbum', 'Live Album • 2025', 'music.album'],
  ['compilation', 'AlbumRelease', 'CompilationAlbum', 'Compilation • 2025', 'music.album'],
  ['soundtrack', 'AlbumRelease', 'SoundtrackAlbum', 'Soundtrack • 2025', 'music.album'],
  ['mixtape', 'AlbumRelease', 'MixtapeAlbum', 'Mixtape • 2025', 'music.album'],
  ['ep', 'AlbumRelease', undefined, 'EP • 2025', 'music.album'],
  ['single', 'SingleRelease', undefined, 'Single • 2025', 'music.song'],
] as const)('a release of type %s is what it is', (type, releaseType, productionType, badge, openGraph) => {
  const { page, album } = publish({ type });
  expect(page.props.badge).toBe(badge);
  expect(album).toMatchObject({ albumReleaseType: `https://schema.org/${releaseType}` });
  if (productionType)
    expect(album).toMatchObject({ albumProductionType: `https://schema.org/${productionType}` });
  else expect(album).not.toHaveProperty('albumProductionType');
  expect(page.meta.openGraph).toContainEqual({ property: 'og:type', content: openGraph });
  // A fallback by type: single, EP or album.
  const drawn = type === 'single' || type === 'ep' ? type : 'album';
  expect(page.props.picture.src).toBe(`/assets/placeholder-${drawn}.svg`);
});

test('how it came out is on the page, for search engines and for programs', () => {
  const { page, album, artist } = publish({
    label: { name: 'Quay Records', url: 'https://quay.example' },
    catalogue_number: 'QR-014',
    explicit: true,
    language: 'ar',
    note: 'Speaks of war.',
    lyrics: 'كلام',
  });
  expect(page.props).toMatchObject({ explicit: true, note: 'Speaks of war.', language: 'ar' });
  expect(page.props.smallPrint).toEqual([
    {
      term: 'Label',
      text: 'Quay Records',
      link: { label: 'Quay Records', url: 'https://quay.example', external: true },
    },
    { term: 'Catalogue no.', text: 'QR-014' },
  ]);
  expect(album).toMatchObject({
    inLanguage: 'ar',
    isFamilyFriendly: false,
    albumRelease: {
      catalogNumber: 'QR-014',
      recordLabel: { '@type': 'Organization', name: 'Quay Records', url: 'https://quay.example' },
    },
  });
  expect(artist.releases[0]).toMatchObject({
    label: 'Quay Records',
    label_url: 'https://quay.example',
    catalogue_number: 'QR-014',
    explicit: true,
    language: 'ar',
    note: 'Speaks of war.',
  });
});

test('what the press wrote is shown with its source, and is no review of the site', () => {
  const { page, album, artist, site } = publish(
    {
      title: 'One',
      release_date: '2025',
      press_quotes: [
        { text: '“A record to come home to.”', author: 'Kim Ro', outlet: 'The Quay', date: '2025-03' },
        { text: 'Warm.' },
      ],
    },
    [{ release_date: '2024', press_quotes: [{ text: 'Older.' }] }],
  );
  expect(page.props.quotes).toEqual([
    {
      text: 'A record to come home to.',
      source: 'Kim Ro, The Quay',
      url: undefined,
      date: '2025-03',
      dateLabel: 'March 2025',
    },
    { text: 'Warm.', source: '', url: undefined, date: '', dateLabel: '' },
  ]);
  expect(album).not.toHaveProperty('review');
  expect(artist.releases[0]?.press_quotes).toHaveLength(2);
  expect(listQuotes(site).map(({ text, about }) => [text, about?.title, about?.url])).toEqual([
    ['A record to come home to.', 'One', '/music/releases/one/'],
    ['Warm.', 'One', '/music/releases/one/'],
    ['Older.', 'other-0', '/music/releases/other-0/'],
  ]);
});

test.each([
  ['pt', '250 copies', '250 exemplares'],
  ['ar', '3 copies', '3 نسخ'],
  ['de', '250', '250 Stück'],
  ['pt', '250 copies, numbered', '250 copies, numbered'],
])('in %s, the edition "%s" is %s', (language, edition, shown) => {
  const words = wordsFor(language);
  expect(editionTitle({ format: 'cd', edition }, words)).toBe(shown);
});
