import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
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
  return projectPages(site, makeAssets(site));
}

test('an artist without any content has the fixed pages, but no lists of mixes and projects and no legal texts', () => {
  const routes = project().pages.map(({ route }) => route);
  expect(routes.sort()).toEqual(
    [
      '/',
      '/about/',
      '/music/',
      '/music/releases/',
      '/events/',
      '/news/',
      '/press/',
      '/contact/',
      '/404/',
    ].sort(),
  );
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
