import { expect, test } from 'vitest';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import type { HiddenPage } from '../../../../generator/engine/problems/catalogue/index.ts';
import { type ContentLink, checkLinks } from '../../../../generator/engine/publish/links/index.ts';
import { inspectHtml } from '../../../../generator/engine/publish/links/inspect.ts';

test('addresses are read off every attribute that holds one', () => {
  const { links } = inspectHtml(`<!doctype html>
    <meta property="og:image" content="https://eddy.example/og.jpg"><meta name="x" content="no address">
    <link rel="preload" as="image" imagesrcset="/i-1.avif 1x, /i-2.avif 2x">
    <a href="/a/?x=1&amp;y=2#z">a</a><a href>empty</a><a href="#">hash</a><a href=" /trim/ ">t</a>
    <img src=/b.jpg srcset="/b-320.webp 320w,/b-640.webp 640w, data:image/gif;base64,R0l,GOD 2x">
    <video poster="/p.jpg"></video><form action="/send"><button formaction="/other"></form>
    <object data="/o.pdf"></object><svg><use xlink:href="#icon"/></svg>
    <script type="application/ld+json">{"url": "<a href='/not-a-link/'>"}</script>
    <noscript><a href="/noscript/">n</a></noscript><a href="/a/?x=1&amp;y=2#z">again</a>`);
  expect(links).toEqual([
    'https://eddy.example/og.jpg',
    '/i-1.avif',
    '/i-2.avif',
    '/a/?x=1&y=2#z',
    '',
    '#',
    '/trim/',
    '/b.jpg',
    '/b-320.webp',
    '/b-640.webp',
    'data:image/gif;base64,R0l,GOD',
    '/p.jpg',
    '/send',
    '/other',
    '/o.pdf',
    '#icon',
    '/noscript/',
  ]);
});

test('ids and anchors are read, and ids that come twice', () => {
  const { ids, duplicateIds } = inspectHtml('<p id="a"><p id="b"><a name="c"></a><input name="d"><p id="a">');
  expect([ids, duplicateIds]).toEqual([['a', 'b', 'c'], ['a']]);
});

/** In each, the link is read or not as a browser does. */
test.each([
  ['<a href="/x/">x</a>', true],
  ['<A HREF="/x/">x</A>', true],
  ["<a href='/x/'>x</a>", true],
  ['<a href=/x/>x</a>', true],
  ['<a href = "/x/">x</a>', true],
  ['<a\n  class="a"\n  href="/x/">x</a>', true],
  ['<a hidden href="/x/"/>', true],
  ['<a title="a > b" href="/x/">x</a>', true],
  ['a < b <a href="/x/">x</a>', true],
  ['<svg viewBox="0 0 1 1"><linearGradient/><a xlink:href="/x/"/></svg>', true],
  ['<img srcSet="/x/ 2x"/>', true],
  ['<!-- --><a href="/x/">x</a>', true],
  ['<!-- > <a href="/y/"> --><a href="/x/">x</a>', true],
  ['<a href="&#47;x&#x2f;">x</a>', true],
  ['<script>"</scripts>"<a href="/y/"></script ><a href="/x/">x</a>', true],
  ['<TITLE><a href="/y/"></TITLE><a href="/x/">x</a>', true],
  ['<title>a</title><a href="/x/">x</a>', true],
  ['<svg><textarea><a href="/x/"/></textarea></svg>', true],
  ['<iframe><a href="/x/">x</a></iframe>', false],
  ['<!-- <a href="/x/">x</a> -->', false],
  ['<textarea><a href="/x/">x</a></textarea>', false],
  ['<style><a href="/x/">x</a>', false],
  ['<p data-props="{&quot;href&quot;:&quot;/x/&quot;}" data-href="/x/">', false],
  ['<a href="/x/', false],
])('a link is read off %s: %s', (html, isRead) => {
  expect(inspectHtml(html).links).toEqual(isRead ? ['/x/'] : []);
  // What only a parser can read, anywhere on the page, changes nothing.
  expect(inspectHtml(`<i class=odd></i>${html}`).links).toEqual(isRead ? ['/x/'] : []);
});

const urls = siteUrls('https://eddy.example/site/');

function check(html: Record<string, string>, others: string[] = [], links: ContentLink[] = []): string[] {
  const pages = new Map(Object.entries(html).map(([path, text]) => [path, inspectHtml(text)]));
  const problems = checkLinks({ pages, files: [...pages.keys(), ...others], links, urls });
  return problems.map(({ code, message, hint, at }) => {
    const place = at ? ` ${at.file}:${at.line}` : '';
    return `${code}${place}: ${message} ${hint}`;
  });
}

const link = (...urls: string[]) => urls.map((url) => `<a href="${url}">x</a>`).join('');

test('links that lead somewhere are no problem', () => {
  const html = `<h1 id="rêve">x</h1>${link(
    '/site/',
    '/site/music/?q=x#rêve',
    '/site/music/#r%C3%AAve',
    '#r%C3%AAve',
    '#top',
    '#:~:text=word',
    '../',
    './',
    '?page=2',
    '/site/a%20b.pdf',
    '/site/a b.pdf#page=2',
    'https://eddy.example/site/music/',
    'https://eddy.example/elsewhere/',
    'https://other.example/site/nothing/',
    '//other.example/nothing',
    'mailto:x@eddy.example',
    'tel:+971',
    'data:text/plain,x',
    '#t=1:02:30',
    '/site/music/#track=2&t=65',
  )}`;
  expect(check({ 'index.html': '<p>', 'music/index.html': html }, ['a b.pdf'])).toEqual([]);
});

test('links that lead nowhere are problems, with a suggestion where one is close', () => {
  const html = link(
    '/site/musik/',
    '/site/nothing-like-it/',
    '/music/',
    '',
    '#',
    '#gone',
    '/site/music/#gone',
  );
  expect(check({ 'index.html': html, 'music/index.html': link('/site/music') })).toMatchInlineSnapshot(`
    [
      "link/broken: The link "/site/musik/" is broken: the site has no such page or file. It is on the page /site/. Did you mean "/site/music/"?",
      "link/broken: The link "/site/nothing-like-it/" is broken: the site has no such page or file. It is on the page /site/. Correct the address, or remove the link.",
      "link/outside-base: The link "/music/" leads outside the site, whose pages are below the path in base_url. It is on the page /site/. Write the whole address, with https://, if another site is meant.",
      "link/empty: A link has an empty address. It is on the page /site/. Give it an address, or remove it.",
      "link/empty: A link is only "#", so it does nothing. It is on the page /site/. Give it an address, or remove it.",
      "link/missing-anchor: The link "#gone" leads to a section that its page does not have. It is on the page /site/. Look at the headings of that page: the addresses of sections are made from them.",
      "link/missing-anchor: The link "/site/music/#gone" leads to a section that its page does not have. It is on the page /site/. Look at the headings of that page: the addresses of sections are made from them.",
      "link/no-slash: The link "/site/music" reaches its page only through a redirect: the slash at the end is missing. It is on the page /site/music/. Add a slash to the end of the address.",
    ]
  `);
});

test('one fault on many pages is one problem', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`p/${index}/index.html`, link('/site/gone/')]),
  );
  expect(check(pages)).toEqual([
    'link/broken: The link "/site/gone/" is broken: the site has no such page or file. It is on 1000 pages: /site/p/0/, /site/p/1/, /site/p/2/ and 997 more. Correct the address, or remove the link.',
  ]);
});

const at = (line: number) => ({ file: 'content/a.md', line, column: 1 });

test('a broken link is one problem at each of its places in the content, whatever pages show it', () => {
  const html = link('/site/musik/', '/site/m%C3%BCsik/', '/site/music/#gone', '#here');
  const links = [
    '/musik/?q=1',
    '/musik/',
    '/müsik/',
    '/music/#gone',
    '/music',
    '#here',
    '',
    'https://x.example/',
  ];
  const found = check(
    { 'index.html': html, 'music/index.html': html },
    [],
    [...links, '/musik/'].map((url, line) => ({ url, at: at(line) })),
  );
  expect(found).toEqual([
    'link/unknown-page content/a.md:1: There is no page at /musik/. Did you mean "/music/"?',
    'link/unknown-page content/a.md:8: There is no page at /musik/. Did you mean "/music/"?',
    'link/unknown-page content/a.md:2: There is no page at /müsik/. Did you mean "/music/"?',
    expect.stringMatching(
      /^link\/missing-anchor content\/a.md:3: The link "\/music\/#gone" leads to a section that its page does not have\. Look/,
    ),
    expect.stringMatching(/^link\/missing-anchor content\/a.md:5: The link "#here"/),
    expect.stringMatching(/^link\/unknown-page content\/a.md:0/),
    expect.stringMatching(
      /^link\/no-slash content\/a.md:4: The link "\/music" reaches its page only through a redirect/,
    ),
  ]);
});

test('where no page is rendered, the links of the content are checked all the same', () => {
  const links = ['/musik/', '/music/#any', '/events.ics'].map((url, line) => ({ url, at: at(line) }));
  const files = ['music/index.html', 'events.ics'];
  const problems = checkLinks({ pages: new Map(), files, links, urls });
  expect(problems.map(({ code, at }) => [code, at?.line])).toEqual([['link/unknown-page', 0]]);
});

test('a link to a page that is not there yet says why', () => {
  const hidden = new Map<string, HiddenPage>([
    ['/news/gala/', { why: 'waits', path: 'news/gala.md', until: '2026-12-24' }],
    ['/news/idea/', { why: 'draft', path: 'news/idea.md' }],
  ]);
  const links = ['/news/gala/#top', '/news/idea', '/news/other/'].map((url, line) => ({ url, at: at(line) }));
  const found = checkLinks({ pages: new Map(), files: ['index.html'], links, hidden, urls });
  expect(found.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
    'link/hidden-page There is no page at /news/gala/ before 2026-12-24, the day of news/gala.md. Remove the link until then, or correct the day in news/gala.md.',
    'link/hidden-page There is no page at /news/idea, as news/idea.md is a draft. Remove  draft: true  from news/idea.md, or remove the link.',
    expect.stringContaining('link/unknown-page'),
  ]);
});

test('a link that lists leave out is a fault only on a page that has it, with its place', () => {
  const links = [{ url: '/projects/', at: at(3) }];
  const linksOn = (html: string) => {
    const pages = new Map([['index.html', inspectHtml(html)]]);
    const isLeftOut = (url: string) => url === '/projects/';
    return checkLinks({ pages, files: ['index.html'], links, isLeftOut, urls }).map(({ code, at }) => [
      code,
      at?.line,
    ]);
  };
  expect(linksOn('<p>Nothing</p>')).toEqual([]);
  expect(linksOn('<a href="/site/projects/">x</a>')).toEqual([['link/unknown-page', 3]]);
});

test('thousands of broken links are reported in good time', () => {
  const files = Array.from({ length: 5000 }, (_, index) => `music/releases/song-${index}/index.html`);
  const links = files.map((_, line) => ({ url: `/music/release/song-${line}x/`, at: at(line) }));
  const start = process.cpuUsage();
  expect(checkLinks({ pages: new Map(), files, links, urls })).toHaveLength(5000);
  expect(process.cpuUsage(start).user / 1e6, 'seconds').toBeLessThan(10);
});

test('ids that come twice are a warning', () => {
  expect(check({ 'index.html': '<p id="a"><p id="a">' })).toHaveLength(1);
});
