import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPages } from '../helpers/html.ts';
import { makeSite, RELEASE, removeSite, type TestSite } from '../helpers/site.ts';

const HOST = 'https://artist.example';
const FILES = {
  'content/site.yaml': `base_url: ${HOST}/site\nartist:\n  name: Artist\nlinks: {shop: /contact/}\n`,
  'content/releases/first-light.md': RELEASE.replace(
    'It began at dawn.',
    'It began at [dawn](/about/), see [the shop]({links.shop}).',
  ),
  'content/news/out-now.md': '---\ntitle: Out Now\ndate: 2024-05-03\n---\nHear [it](/music/).\n',
  'content/pages/about.yaml': 'explore_more:\n  - {title: The music, url: /music/}\n',
  'content/pages/events.yaml': 'events:\n  - {title: Night One, date: 2024-06-01, city: Dubai}\n',
};

let site: TestSite;
beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

/** Every text within JSON. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('every address on every page honours the path', () => {
  for (const [path, page] of readPages(site)) {
    const rooted = page.addresses.filter((address) => address.startsWith('/'));
    expect(rooted.length, path).toBeGreaterThan(10);
    expect(
      rooted.filter((address) => !address.startsWith('/site/')),
      path,
    ).toEqual([]);
    expect(
      page.addresses.filter((address) => /\/site\/site\//.test(address)),
      path,
    ).toEqual([]);
    // Neither relative nor empty: from the not-found page such an address could lead anywhere.
    expect(
      page.addresses.filter((address) => !/^(\/|#|https?:|mailto:)/.test(address)),
      path,
    ).toEqual([]);
  }
});

test('the whole addresses of pages honour it too', () => {
  for (const [path, page] of readPages(site)) {
    const canonical = page.all('link').filter(({ rel }) => rel === 'canonical');
    const shared = page.all('meta').filter(({ property }) => property === 'og:url');
    const own = path.replace(/index\.html$/, '');
    const main = own.replace(/^mixes\//, 'music/mixes/').replace(/^l\//, 'music/releases/');
    const addressOf = (route: string) => (path === '404.html' ? [] : [`${HOST}/site/${route}`]);
    expect(
      canonical.map(({ href }) => href),
      path,
    ).toEqual(addressOf(main));
    expect(
      shared.map(({ content }) => content),
      path,
    ).toEqual(addressOf(own.startsWith('l/') ? own : main));
    const addresses = page.jsonLd.flatMap(textsOf).filter((text) => text.startsWith(HOST));
    expect(
      addresses.filter((text) => !text.startsWith(`${HOST}/site/`)),
      path,
    ).toEqual([]);
  }
});

test('so do links in texts, and what machines read', () => {
  const read = (path: string) => site.read(`dist/${path}`);
  const release = read('music/releases/first-light/index.html');
  expect(release).toContain('<a href="/site/about/">dawn</a>');
  expect(release).toContain('<a href="/site/contact/">the shop</a>');
  expect(read('news/out-now/index.html')).toContain('<a href="/site/music/">it</a>');
  const places = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${HOST}/site/music/releases/first-light/`);
  expect(places.filter((place) => !place?.startsWith(`${HOST}/site/`))).toEqual([]);
  expect(read('robots.txt')).toContain(`Sitemap: ${HOST}/site/sitemap.xml`);
  expect(read('events.ics')).toContain(`URL:${HOST}/site/events/`);
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ start_url: '/site/', scope: '/site/' });
  const styles = site.list('dist/assets').filter((path) => path.endsWith('.css'));
  for (const path of styles) expect(read(`assets/${path}`)).not.toMatch(/url\(["']?\/(?!site\/)/);
});

test('--base-url stands in for the one in site.yaml', async () => {
  const { code, stderr } = await site.run([
    'build',
    '--out',
    'other',
    '--base-url',
    // Were its slashes kept, every link would lead to the host `a`.
    'https://other.example//a//b/',
  ]);
  expect(code, stderr).toBe(0);
  for (const path of site
    .list('other')
    .filter((name) => /\.(html|xml|txt|ics|webmanifest|css)$/.test(name) || name.startsWith('_'))) {
    expect(site.read(`other/${path}`), path).not.toMatch(/artist\.example|"\/site\//);
    expect(site.read(`other/${path}`), path).not.toMatch(/(?<!:)\/\/a\b|\/a\/\/b/);
  }
  expect(site.read('other/_headers')).toMatch(/^\/a\/b\/\*\n/);
  expect(JSON.parse(site.read('other/site.webmanifest'))).toMatchObject({ scope: '/a/b/' });
  const [home] = readPages(site, 'other').filter(([path]) => path === 'index.html');
  expect(home?.[1].all('link')).toContainEqual({ rel: 'canonical', href: 'https://other.example/a/b/' });
  expect(home?.[1].addresses).toContain('/a/b/music/releases/first-light/');
});
