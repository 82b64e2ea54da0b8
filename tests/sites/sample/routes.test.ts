import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { all, attribute, links, meta, one, text, texts } from '../../helpers/dom.ts';
import { everyPage, ORIGIN, perPage, readSample } from '../../helpers/sample.ts';
import { RELEASES, REMIX_SLUG, ROUTES, releaseUrl } from './catalogue.ts';

const NOT_FOUND = '/404.html';
const NEWS_POST = /^\/news\/[a-z0-9-]+\/$/;
const MIX = /^\/music\/mixes\/[a-z0-9-]+\/$/;
const SHOW = /^\/events\/[a-z0-9-]+\/$/;
/** For people: search engines list the page of the release. */
const SMART_LINK = /^\/l\/[a-z0-9-]+\/$/;

const sample = await readSample();
/** All but the not-found page and the smart links. */
const listed = sample.pages.filter(({ url }) => url !== NOT_FOUND && !SMART_LINK.test(url));
const addresses = sample.pages.map(({ url }) => url);

describe('the pages', () => {
  it('are the routes of the specification, the releases, the remix, the mixes, the shows and the news', () => {
    const known = [
      '/',
      ...Object.keys(ROUTES),
      ...RELEASES.map(({ slug }) => releaseUrl(slug)),
      releaseUrl(REMIX_SLUG),
      '/mixes/',
      NOT_FOUND,
    ];
    expect(addresses.filter((url) => /^\/music\/releases\/./.test(url)).sort()).toEqual(
      [...RELEASES.map(({ slug }) => slug), REMIX_SLUG].map(releaseUrl).sort(),
    );
    expect(addresses).toEqual(expect.arrayContaining(known));
    const others = addresses.filter((url) => !known.includes(url) && !SMART_LINK.test(url));
    expect(others.filter((url) => ![NEWS_POST, SHOW, MIX].some((kind) => kind.test(url)))).toEqual([]);
    expect(others.filter((url) => MIX.test(url))).toHaveLength(2);
    expect(others.filter((url) => SHOW.test(url))).toHaveLength(7);
    expect(others.filter((url) => NEWS_POST.test(url)).length).toBeGreaterThan(0);
    expect(addresses.length).toBeGreaterThanOrEqual(35);
  });

  it('have a news post for every link of the news page', () => {
    const linked = links(one(sample.page('/news/').document, 'main')).map(([, href]) => href);
    const posts = linked.filter((href) => NEWS_POST.test(href));
    expect([...new Set(posts)].sort()).toEqual(addresses.filter((url) => NEWS_POST.test(url)));
  });

  it('have a smart link for what a platform has, which search engines leave out', () => {
    const slugs = [...RELEASES.filter(({ linked }) => linked).map(({ slug }) => slug), REMIX_SLUG];
    expect(addresses.filter((url) => SMART_LINK.test(url))).toEqual(
      slugs.map((slug) => `/l/${slug}/`).sort(),
    );
    for (const slug of slugs) {
      const { document } = sample.page(`/l/${slug}/`);
      expect(meta(document, 'robots')).toBe('index, follow');
      expect(meta(document, 'description')?.length).toBeGreaterThanOrEqual(50);
      const canonical = attribute(one(document, 'link', { rel: 'canonical' }), 'href');
      expect(canonical).toBe(ORIGIN + releaseUrl(slug));
      expect(meta(document, 'og:url')).toBe(`${ORIGIN}/l/${slug}/`);
    }
  });

  it('have one h1 each', () => {
    const counts = perPage(sample.pages, ({ document }) => texts(document, 'h1').filter(Boolean).length);
    expect(counts).toEqual(everyPage(sample.pages, 1));
  });
});

describe('titles', () => {
  const titleOf = (url: string) => text(one(sample.page(url).document, 'title'));

  it.each(Object.entries(ROUTES))('of %s is %s', (url, title) => {
    expect(titleOf(url)).toBe(`${title} | EDDY`);
  });

  it.each(RELEASES)('of $slug holds type and year', ({ slug, title, type, year }) => {
    expect(titleOf(releaseUrl(slug))).toBe(`${title} – ${type} (${year}) | EDDY`);
  });

  it('of the remix holds type and year', () => {
    expect(titleOf(releaseUrl(REMIX_SLUG))).toMatch(/^.+ – Remix \(20\d\d\) \| EDDY$/);
  });

  it('of Home begins with the artist', () => {
    expect(titleOf('/')).toMatch(/^EDDY\b/);
  });

  it('are reported once, but for the second address of the mixes', () => {
    const titles = listed.filter(({ url }) => url !== '/mixes/').map(({ url }) => titleOf(url));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('what search engines read', () => {
  it('is a description of 50 to 160 characters, different on each page', () => {
    const pages = listed.filter(({ url }) => url !== '/mixes/');
    const descriptions = perPage(pages, ({ document }) => meta(document, 'description') ?? '');
    const odd = Object.entries(descriptions).filter(([, { length }]) => length < 50 || length > 160);
    expect(odd).toEqual([]);
    expect(new Set(Object.values(descriptions)).size).toBe(pages.length);
    expect(meta(sample.page(NOT_FOUND).document, 'description')).toBeTruthy();
  });

  it('is the canonical address of the page, and for /mixes/ that of the page it doubles', () => {
    const canonical = perPage(listed, ({ document }) =>
      attribute(one(document, 'link', { rel: 'canonical' }), 'href'),
    );
    const expected = perPage(listed, ({ url }) => ORIGIN + (url === '/mixes/' ? '/music/mixes/' : url));
    expect(canonical).toEqual(expected);
    expect(all(sample.page(NOT_FOUND).document, 'link', { rel: 'canonical' })).toEqual([]);
  });

  it('is leave to index all but the not-found page', () => {
    const robots = perPage(listed, ({ document }) => meta(document, 'robots'));
    expect(robots).toEqual(everyPage(listed, 'index, follow'));
    const notFound = sample.page(NOT_FOUND).document;
    expect(meta(notFound, 'robots')).toContain('noindex');
    expect(meta(notFound, 'prerender-status-code')).toBe('404');
  });

  it('is a sitemap of every page that may be indexed, and robots.txt leads there', () => {
    const sitemap = sample.read('/sitemap.xml');
    const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const expected = listed.filter(({ url }) => url !== '/mixes/').map(({ url }) => ORIGIN + url);
    expect(locations.sort()).toEqual(expected.sort());
    expect(sample.read('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

describe('cards for shared links', () => {
  const PROPERTIES = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:alt'];
  const NAMES = ['title', 'description', 'image', 'image:alt'];

  it('say everything', () => {
    const missing = perPage(listed, ({ document }) => [
      ...PROPERTIES.filter((name) => !meta(document, `og:${name}`)),
      ...NAMES.filter((name) => !meta(document, `twitter:${name}`)),
    ]);
    expect(missing).toEqual(everyPage(listed, []));
  });

  it('agree with the page', () => {
    const actual = perPage(listed, ({ document }) => ({
      title: meta(document, 'og:title'),
      url: meta(document, 'og:url'),
      locale: meta(document, 'og:locale'),
      card: meta(document, 'twitter:card'),
    }));
    const expected = perPage(listed, ({ document }) => ({
      title: text(one(document, 'title')),
      url: attribute(one(document, 'link', { rel: 'canonical' }), 'href'),
      locale: 'en_US',
      card: 'summary_large_image',
    }));
    expect(actual).toEqual(expected);
  });

  it('name singles songs and EPs albums', () => {
    for (const { slug, type } of RELEASES) {
      const kind = meta(sample.page(releaseUrl(slug)).document, 'og:type');
      expect([slug, kind]).toEqual([slug, type === 'Single' ? 'music.song' : 'music.album']);
    }
  });

  it('show pictures of 1200 by 630 pixels that are there', async () => {
    const images = new Set(listed.map(({ document }) => meta(document, 'og:image') ?? ''));
    for (const image of images) {
      expect(image.startsWith(`${ORIGIN}/`)).toBe(true);
      const { width, height } = await sharp(sample.file(image.slice(ORIGIN.length))).metadata();
      expect([image, width, height]).toEqual([image, 1200, 630]);
    }
    const stated = perPage(listed, ({ document }) => [
      meta(document, 'og:image:width'),
      meta(document, 'og:image:height'),
    ]);
    expect(stated).toEqual(everyPage(listed, ['1200', '630']));
  });

  it('show the cover of the release on its page', () => {
    const images = RELEASES.map(({ slug }) => meta(sample.page(releaseUrl(slug)).document, 'og:image'));
    expect(new Set(images).size).toBe(RELEASES.length);
  });
});

describe('the frame of every page', () => {
  it('names its language', () => {
    const languages = perPage(sample.pages, ({ document }) => one(document, 'html').attribs['lang']);
    expect(languages).toEqual(everyPage(sample.pages, 'en'));
  });

  it('begins with links past the header and to it', () => {
    for (const { url, document } of sample.pages) {
      const [first, second] = links(one(document, 'body'));
      expect([url, first, second]).toEqual([
        url,
        ['Skip to main content', '#main'],
        ['Skip to navigation', '#navigation'],
      ]);
      expect(all(document, '*', { id: 'navigation' })).toHaveLength(1);
    }
  });

  it('has its landmarks', () => {
    for (const { document } of sample.pages) {
      expect(attribute(one(document, 'main'), 'id')).toBe('main');
      one(document, 'nav', { 'aria-label': 'Main' });
      one(document, 'nav', { 'aria-label': 'Footer' });
      expect(all(one(document, 'body'), 'header').length).toBeGreaterThanOrEqual(1);
      one(document, 'footer');
    }
  });

  it('shows the way from Home, whose last step is the page', () => {
    for (const { url, document } of listed.filter((page) => page.url !== '/')) {
      const trail = one(document, 'nav', { 'aria-label': 'Breadcrumb' });
      expect([url, links(trail)[0]]).toEqual([url, ['Home', '/']]);
      expect(texts(trail, '*', { 'aria-current': 'page' })).toHaveLength(1);
    }
    for (const url of ['/', NOT_FOUND]) {
      expect(all(sample.page(url).document, 'nav', { 'aria-label': 'Breadcrumb' })).toEqual([]);
    }
  });
});

describe('links, pictures and ids', () => {
  it('lead somewhere', () => {
    const empty = perPage(sample.pages, ({ document }) =>
      links(document).filter(([label, href]) => label === '' || href === '' || href === '#'),
    );
    expect(empty).toEqual(everyPage(sample.pages, []));
  });

  it('end in a slash inside the site, or name a file that is there', () => {
    const wrong = perPage(sample.pages, ({ document }) =>
      links(document)
        .map(([, href]) => href.replace(/[?#].*$/, ''))
        .filter((path) => path.startsWith('/') && !path.startsWith('//'))
        .filter((path) =>
          path.endsWith('/') ? !addresses.includes(path) : !/\.\w+$/.test(path) || !sample.exists(path),
        ),
    );
    expect(wrong).toEqual(everyPage(sample.pages, []));
  });

  it('have an alternative text, a width and a height on every picture', () => {
    const bare = perPage(sample.pages, ({ document }) =>
      all(document, 'img').filter(
        ({ attribs }) => !('alt' in attribs && attribs['width'] && attribs['height']),
      ),
    );
    expect(bare).toEqual(everyPage(sample.pages, []));
  });

  it('have ids that are given once', () => {
    const repeated = perPage(sample.pages, ({ document }) => {
      const ids = all(document, '*', { id: true }).map(({ attribs }) => attribs['id']);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(repeated).toEqual(everyPage(sample.pages, []));
  });
});
