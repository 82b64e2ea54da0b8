import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content, Entry } from '../../../../generator/engine/content/types.ts';
import { buildSearchIndex, type SearchItem } from '../../../../generator/features/releases/discography.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
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
  return { site, ...projectPages(site, makeAssets(site)) };
}

function discography(releases: Entry<Release>[], parts: Partial<Content> = {}, route = '/music/releases/') {
  const { pages } = project({ releases, ...parts });
  return pageAt(pages, route, 'releases').props;
}

const main = (name: string) => ({ name, role: 'main' as const });
const guest = (name: string) => ({ name, role: 'featuring' as const });

/** One of each type, and two releases of others. */
const EVERYTHING = [
  release('single', { release_date: '2019' }),
  release('ep', { type: 'ep' }),
  release('album', { type: 'album', release_date: '2020' }),
  release('live', { type: 'live' }),
  release('compilation', { type: 'compilation' }),
  release('soundtrack', { type: 'soundtrack' }),
  release('mixtape', { type: 'mixtape' }),
  release('guest', { release_date: '2024', artists: [main('Nour'), guest('EDDY')] }),
  release('various', { type: 'compilation', artists: [main('Various Artists')] }),
];

describe('the tabs of the discography', () => {
  const labels = (releases: Entry<Release>[]) =>
    discography(releases).tabs.map(({ label, count }) => `${label} (${count})`);

  test('are those of what there is', () => {
    expect(labels([])).toEqual([]);
    expect(labels([release('a', { type: 'soundtrack' }), release('b', { type: 'album' })])).toEqual([
      'All (2)',
      'Albums (1)',
      'Soundtracks (1)',
    ]);
    expect(labels([release('a', { type: 'soundtrack' })])).toEqual(['Soundtracks (1)']);
  });

  test('are those of singles, EPs and remixes too on a site with placeholders', () => {
    const content = makeContent({ releases: [release('a', { type: 'album' })] });
    content.site.data.platform_placeholders = true;
    const site = modelSite(content, TODAY, FEATURES);
    const { pages } = projectPages(site, makeAssets(site));
    const { tabs } = pageAt(pages, '/music/releases/', 'releases').props;
    expect(tabs.map(({ label, count }) => `${label} (${count})`)).toEqual([
      'Singles (0)',
      'EPs (0)',
      'Albums (1)',
      'Remixes (0)',
    ]);
  });

  test('are in one order, with those of others at the end', () => {
    expect(labels(EVERYTHING)).toEqual([
      'All (9)',
      'Singles (1)',
      'EPs (1)',
      'Albums (1)',
      'Live (1)',
      'Compilations (1)',
      'Soundtracks (1)',
      'Mixtapes (1)',
      'Appears On (2)',
    ]);
  });

  test('open with the first that has something', () => {
    expect(discography([]).openTab).toBe('');
    expect(discography(EVERYTHING).openTab).toBe('all');
    expect(discography([release('a', { type: 'live' })]).openTab).toBe('live');
  });

  test('go on over the pages of a large catalogue, each as far as it reaches', () => {
    const many = Array.from({ length: 60 }, (_, index) => release(`a${index}`, { type: 'album' }));
    const others = Array.from({ length: 50 }, (_, index) => release(`o${index}`, { artists: [main('B')] }));
    const releases = [...many, ...others, release('s')];
    const content = makeContent({ releases });
    content.site.data.platform_placeholders = true;
    const site = modelSite(content, TODAY, FEATURES);
    const { pages } = projectPages(site, makeAssets(site));
    const second = pageAt(pages, '/music/releases/page/2/', 'releases').props;
    const whole = discography(releases, {}, '/music/releases/page/3/');
    expect(whole.tabs.map(({ id, count, cards }) => [id, count, cards.length])).toEqual([
      ['all', 111, 15],
      ['singles', 1, 0],
      ['albums', 60, 0],
      ['appears-on', 50, 0],
    ]);
    expect(second.tabs.map(({ id, count, cards }) => [id, count, cards.length])).toEqual([
      ['singles', 1, 0],
      ['eps', 0, 0],
      ['albums', 60, 12],
      ['remixes', 0, 0],
      ['appears-on', 50, 2],
    ]);
    expect(second.openTab).toBe('albums');
  });
});

describe('a release of others', () => {
  const { site, pages } = project({
    releases: EVERYTHING,
    pages: { press: entry('press', { bios: { short: 'Short.' } }) },
  });

  test('is never the latest, nor on Home by itself, nor what the press kit calls new', () => {
    expect(site.latest?.slug).toBe('album');
    expect(featuredAt(pages)?.cards.map(({ title }) => title)).toEqual([
      ...['album', 'single', 'compilation', 'ep'],
    ]);
    const alone = project({ releases: [release('guest', { artists: [main('Nour')] })] });
    expect(alone.site.latest).toBeUndefined();
    expect(featuredAt(alone.pages)).toBeUndefined();
  });

  test('is credited on its card, which names nobody where it is plain whose it is', () => {
    const cards = pageAt(pages, '/music/releases/', 'releases').props.tabs.flatMap((tab) => tab.cards);
    const artistOf = (title: string) => cards.find((card) => card.title === title)?.artist;
    expect(artistOf('guest')).toBe('Nour feat. EDDY');
    expect(artistOf('various')).toBe('Various Artists');
    expect(artistOf('album')).toBe('');
  });
});

describe('what the search of the discography finds', () => {
  const wordsOf = (data: Partial<Release>) =>
    discography([release('a', { title: 'Ṭarīq', release_date: '2020', ...data })]).tabs[0]?.cards[0]?.words;

  test('titles, tracks and people, folded, each word once', () => {
    const words = wordsOf({
      genre: ['Folk', 'Indie Folk'],
      artists: [main('EDDY'), guest('Zoë')],
      credits: [
        { role: 'Producer', names: ['EDDY'] },
        { role: 'Oud', names: ['أحمد'] },
      ],
      tracks: [
        { title: 'خلّينا', track_number: 1, artists: [guest('Björk')] },
        { title: 'Rêve', track_number: 2 },
      ],
    });
    expect(words?.split(' ').sort()).toEqual(
      ['tariq', 'folk', 'indie', 'zoe', 'bjork', 'احمد', '~md', 'خلينا', '~kln', 'reve', '2020'].sort(),
    );
  });

  test('the index of a large catalogue says in which tab, and by whom where it is not plain', () => {
    const many = Array.from({ length: 60 }, (_, index) => release(`a${index}`, { type: 'album' }));
    const searchIndex = buildSearchIndex(project({ releases: [...many, ...EVERYTHING] }).context);
    const items: SearchItem[] = JSON.parse(searchIndex?.json ?? '[]');
    expect(items).toHaveLength(69);
    expect(items.find(({ title }) => title === 'guest')).toMatchObject({
      tab: 'appears-on',
      artist: 'Nour feat. EDDY',
    });
    expect(items.find(({ title }) => title === 'a1')).toMatchObject({ tab: 'albums' });
    expect(items.find(({ title }) => title === 'a1')).not.toHaveProperty('artist');
  });
});
