import { expect, test, vi } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { projectPages } from '../../../generator/app/pipeline/editions.ts';
import type { Content } from '../../../generator/engine/content/types.ts';
import type { Assets } from '../../../generator/site/assets.ts';
import type { PlannedPage } from '../../../generator/site/page.ts';
import { type CachedPages, digestPage, openPageCache } from '../../../generator/site/page-cache.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, release } from '../../helpers/model.ts';

const TODAY = '2025-09-01';
const releases = [
  release('plain', { release_date: '2023-01-01' }),
  release('other', { release_date: '2022-01-01', streaming_links: { spotify: 'https://spotify.example/1' } }),
  release('covered', { release_date: '2021-01-01', artwork_url: 'cover.jpg' }),
  release('coming', { release_date: '2025-09-02' }),
];
/** Its page shows the newest releases. */
const listing = {
  ...release('listing', { release_date: '2020-01-01' }),
  body: { intro: [{ name: 'releases', limit: 2, line: 1, column: 1 } as const], sections: [], words: 0 },
};
const content = makeContent({ releases, remixes: [entry('remix', { title: 'Remix' })] });

/** As the cache gives it back. */
const reread = (kept: CachedPages): CachedPages => JSON.parse(JSON.stringify(kept));

/** The same for all, as its tables are in the order of the content. */
const assets = makeAssets(modelSite(content, TODAY, FEATURES));

function project(parts: Content, day = TODAY, last?: CachedPages, tables = assets) {
  return projectPages(modelSite(parts, day, FEATURES), tables, last);
}

const say = (page: PlannedPage) => {
  const { route } = page;
  const { needs, share, theme, lastmod } = page.facts();
  return JSON.stringify({ route, digest: digestPage(page), needs, share, theme, lastmod });
};

const withSite = (data: Partial<Content['site']['data']>): Content => ({
  ...content,
  site: { ...content.site, data: { ...content.site.data, ...data } },
});
const withReleases = (change: (all: typeof releases) => Content['releases']): Content => ({
  ...content,
  releases: change(releases),
});
const recoloured: Assets = {
  ...assets,
  pictures: Object.fromEntries(
    Object.entries(assets.pictures).map(([file, picture]) => [
      file,
      { ...picture, palette: [{ color: '#c02020', share: 1 }] },
    ]),
  ),
};

test.each<[string, Parameters<typeof project>]>([
  ['nothing', [content]],
  [
    'a title',
    [
      withReleases(([, ...others]) => [
        release('plain', { release_date: '2023-01-01', title: 'Another' }),
        ...others,
      ]),
    ],
  ],
  ['a release less', [withReleases((all) => all.filter(({ slug }) => slug !== 'other'))]],
  ['a newer release', [withReleases((all) => [release('new', { release_date: '2025-08-01' }), ...all])]],
  [
    'another order',
    [withReleases((all) => all.map((each) => ({ ...each, data: { ...each.data, release_date: '2019' } })))],
  ],
  ['the artist', [withSite({ artist: { name: 'Somebody' } })]],
  ['the address', [withSite({ base_url: 'https://other.example/site/' })]],
  ['no pictures for links', [withSite({ share_images: false })]],
  [
    'a key of its own',
    [withReleases((all) => all.map((each) => ({ ...each, data: { ...each.data, extra: { mood: 'x' } } })))],
  ],
  ['no remix', [{ ...content, remixes: [] }]],
  ['a page that was empty', [{ ...content, mixes: [entry('mix', { episode_title: 'Mix' })] }]],
  ['the name of the list', [{ ...content, pages: { releases: entry('releases', { title: 'Records' }) } }]],
  ['the next day', [content, '2025-09-02']],
  ['the colours of covers', [content, TODAY, undefined, recoloured]],
])('what is known is what would be made: after a change of %s', (_, [parts, day, , tables]) => {
  for (const added of [[], [listing]]) {
    const add = (to: Content) => ({ ...to, releases: [...to.releases, ...added] });
    const last = reread(project(add(content)).listCached());
    const known = project(add(parts), day, last, tables).pages.map(say);
    expect(known).toEqual(project(add(parts), day, undefined, tables).pages.map(say));
  }
});

test('the page of a release reads of the site what an edit of another one hardly ever changes', () => {
  expect(project(content).listCached().read.sort()).toEqual([
    'assets.pictures',
    'assets.recipe',
    'assets.shareVersion',
    'site.alone',
    'site.artists',
    'site.isSecret',
    'site.labels',
    'site.language',
    'site.languages',
    'site.latestCover',
    'site.mixes',
    'site.needs',
    'site.settings',
    'site.today',
    'site.undatedYear',
    'site.untranslated',
    'site.urls',
    'site.words',
  ]);
});

function keep(last: CachedPages | undefined, texts: string[], title = 'One', name = 'EDDY') {
  const parts = makeContent({
    releases: [release('one', { title })],
    site: withSite({ artist: { name } }).site,
  });
  const site = modelSite(parts, TODAY, FEATURES);
  const [page] = projectPages(site, makeAssets(site)).pages;
  const pageCache = openPageCache({ site, assets: makeAssets(site) }, last);
  const make = vi.fn(({ site: { settings } }: { site: typeof site }, input: { text: string }) => {
    if (!page) throw new Error('no page');
    return { ...page.make(), props: { text: input.text, name: settings.artist.name } };
  });
  for (const text of texts) pageCache.plan({ route: `/${text[0]}/`, standing: 'own' }, [{ text }], make);
  const kept = reread(pageCache.list());
  return { kept, made: make.mock.calls.map(([, { text }]) => text) };
}

test('a page is made again for its own input, and for what any page has read of the site, but for nothing else', () => {
  const { kept, made } = keep(undefined, ['a', 'b']);
  expect(made).toEqual(['a', 'b']);
  expect(kept.read).toEqual(['site.settings']);
  expect(keep(kept, ['a', 'b']).made).toEqual([]);
  expect(keep(kept, ['a', 'b2', 'c']).made).toEqual(['b2', 'c']);
  expect(keep(kept, ['a', 'b'], 'Two').made).toEqual([]);
  expect(keep(kept, ['a', 'b'], 'One', 'Somebody').made).toEqual(['a', 'b']);
  const again = keep(kept, ['a', 'b']).kept;
  expect(again).toEqual(kept);
});
