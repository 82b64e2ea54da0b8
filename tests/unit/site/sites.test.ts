import { beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import type { PageOf } from '../../../generator/site/page.ts';
import { listAllRedirects } from '../../../generator/site/redirects/index.ts';
import type { Site } from '../../../generator/site/site.ts';
import { modelSites } from '../../../generator/site/sites.ts';
import { describe, loadFiles, release as record, SITE } from '../../helpers/content.ts';
import { makeAssets, projectPages } from '../../helpers/model.ts';

const BOTH = `${SITE.replace('name: EDDY\n', 'name: EDDY\n  ar: {name: إيدي}\n')}languages:
  - {code: en, name: English}
  - {code: ar, name: العربية}
`;

function release(keys: string, body?: string): string {
  return record(`${keys}\ntype: single`, body);
}

const FILES = {
  'site.yaml': BOTH,
  'releases/one.md': release(
    'title: One\nredirect_from: [first]\nar: {title: واحد, slug: wahid, redirect_from: [awwal]}',
  ),
  'releases/two.md': release(
    'title: Two',
    'After [one](/music/releases/one/), see [the shows](/events/#top).',
  ),
  'pages/events.yaml': `events:
  - {title: Open Air, city: Cairo, date: 2030-01-01, ar: {title: في الهواء الطلق}}
  - {title: Closed Air, city: Cairo, date: 2030-02-01}
`,
  'pages/about.yaml': 'title: Story\nintro: Hello\n',
};

let sites: readonly [Site, ...Site[]];
let english: Map<string, PageOf>;
let arabic: Map<string, PageOf>;

beforeAll(async () => {
  const { content, problems } = await loadFiles(FILES, {
    today: '2029-01-01',
    baseUrl: 'https://eddy.example/site/',
  });
  expect(problems.map(describe)).toEqual([]);
  if (!content) throw new Error('There is no content.');
  sites = modelSites(content, '2029-01-01', FEATURES);
  const [standard, other] = sites.map(
    (site) => new Map(projectPages(site, makeAssets(site)).pages.map((page) => [page.path, page])),
  );
  if (!standard || !other) throw new Error('There are not two languages.');
  english = standard;
  arabic = other;
});

test('each language has all pages, the default at the root', () => {
  expect(english.size).toBe(arabic.size);
  expect([...arabic.keys()].filter((path) => !path.startsWith('ar/'))).toEqual([]);
  expect(arabic.has('ar/404.html')).toBe(true);
  expect(arabic.get('ar/music/releases/wahid/index.html')?.props).toMatchObject({ title: 'واحد' });
  expect(arabic.get('ar/index.html')?.meta.openGraph).toContainEqual({
    property: 'og:site_name',
    content: 'إيدي',
  });
});

test('links lead to pages of the same language, under their addresses there', () => {
  const page = arabic.get('ar/music/releases/two/index.html');
  const props = JSON.stringify(page?.props);
  expect(props).toContain('/site/ar/music/releases/wahid/');
  expect(props).toContain('/site/ar/events/#top');
  expect(props).not.toMatch(/\/site\/(music|events)\//);
  expect(page?.breadcrumbs.map(({ url }) => url)).toEqual([
    '/site/ar/',
    '/site/ar/music/',
    '/site/ar/music/releases/',
    '/site/ar/music/releases/two/',
  ]);
});

test('a page with something of its own names its other languages, as these do', () => {
  const expected = [
    { hreflang: 'en', href: 'https://eddy.example/site/music/releases/one/' },
    { hreflang: 'ar', href: 'https://eddy.example/site/ar/music/releases/wahid/' },
    { hreflang: 'x-default', href: 'https://eddy.example/site/music/releases/one/' },
  ];
  const pages = [
    english.get('music/releases/one/index.html'),
    arabic.get('ar/music/releases/wahid/index.html'),
  ];
  expect(pages.map((page) => page?.meta.languages)).toEqual([expected, expected]);
  expect(pages.map((page) => page?.meta.canonical)).toEqual([expected[0]?.href, expected[1]?.href]);
  expect(pages[1]?.meta.openGraph).toContainEqual({ property: 'og:locale', content: 'ar' });
  expect(pages[1]?.meta.openGraph).toContainEqual({ property: 'og:locale:alternate', content: 'en' });
});

test.each(['music/releases/two', 'about', 'events/closed-air-2030-02-01', 'contact'])(
  '/%s/ has nothing in Arabic, so that search engines list it in English alone',
  (route) => {
    const other = arabic.get(`ar/${route}/index.html`);
    expect([other?.standing === 'own', other?.meta.canonical]).toEqual([
      false,
      `https://eddy.example/site/${route}/`,
    ]);
    expect([other?.meta.languages, english.get(`${route}/index.html`)?.meta.languages]).toEqual([
      undefined,
      undefined,
    ]);
  },
);

test('lists are in a language where something of theirs is, and a show keeps its address', () => {
  for (const path of [
    'ar/index.html',
    'ar/music/index.html',
    'ar/music/releases/index.html',
    'ar/events/index.html',
  ])
    expect([path, arabic.get(path)?.meta.languages?.length]).toEqual([path, 3]);
  expect(arabic.get('ar/events/open-air-2030-01-01/index.html')?.meta.languages).toHaveLength(3);
});

test('every page offers each language, and leads to itself there', () => {
  for (const pages of [english, arabic]) {
    for (const page of pages.values()) {
      expect(page.languages?.map(({ code }) => code)).toEqual(['en', 'ar']);
      const own = page.languages?.find(({ isCurrent }) => isCurrent);
      if (page.template !== 'notFound') expect(own?.url).toBe(page.url);
    }
  }
  expect(arabic.get('ar/404.html')?.languages?.map(({ url }) => url)).toEqual(['/site/', '/site/ar/']);
});

test('old addresses lead on in each language', () => {
  expect(listAllRedirects(sites).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/music/releases/first/ /music/releases/one/',
    '/ar/music/releases/awwal/ /ar/music/releases/wahid/',
    '/ar/music/releases/first/ /ar/music/releases/wahid/',
    '/l/first/ /l/one/',
  ]);
});

test('an old address that no language has changed is listed once in each', async () => {
  const { content } = await loadFiles({
    'site.yaml': BOTH,
    'releases/one.md': release('title: One\nredirect_from: [first]\nar: {title: واحد}'),
  });
  const [standard, ...others] = content ? modelSites(content, '2029-01-01', FEATURES) : [];
  const found = standard ? listAllRedirects([standard, ...others]) : [];
  expect(found.filter(({ from }) => from === '/ar/music/releases/first/').map(({ to }) => to)).toEqual([
    '/ar/music/releases/one/',
  ]);
});

test('a site in one language is as it was, whether that is listed or not', async () => {
  for (const site of [SITE, `${SITE}languages: [{code: en, name: English}]\n`]) {
    const { content } = await loadFiles({ 'site.yaml': site });
    const all = content ? modelSites(content, '2029-01-01', FEATURES) : [];
    expect(all.map(({ languages }) => languages)).toEqual([undefined]);
  }
});
