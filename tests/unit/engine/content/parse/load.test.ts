import { expect, test } from 'vitest';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { bodyHtml, htmlOf, positionOf, textOf } from '../../../../../generator/engine/content/entry.ts';
import { parseContent } from '../../../../../generator/engine/content/parse/index.ts';
import { describe, KNOWN, loadFiles, release, SITE, sourcesOf } from '../../../../helpers/content.ts';
import { isWhole } from '../../../../helpers/matrix.ts';

const EP = `---
title: Fighter
type: ep
duration: PT12M00S
${KNOWN}tracks:
  - {title: One, track_number: 1, duration: 240}
  - {title: Two, track_number: 2, duration: 250}
---
`;

test('site.yaml alone is a whole site', async () => {
  const { content, problems } = await loadFiles({});
  expect(problems).toEqual([]);
  expect(content).toMatchObject({ releases: [], remixes: [], mixes: [], news: [], legal: [], pages: {} });
  expect(content?.site.data).toMatchObject({ language: 'en_US', share_images: true });
});

test('every kind of file becomes an entry', async () => {
  const { content, problems } = await loadFiles({
    'releases/b.md': release('title: B\ntype: single', 'Hello.\n\n## Story\n\nText.'),
    'releases/a.md': release('title: A\ntype: single'),
    'remixes/r.md': '---\ntitle: R\nyear: 2020\n---\n',
    'mixes/m.md': '---\nepisode_title: M\nrelease_date: 2020\n---\n',
    'news/n.md': '---\ntitle: N\ndate: 2025-01-01\n---\n',
    'legal/terms.md': '---\ntitle: T\ndescription: D\n---\n',
    'pages/home.yaml': 'explore: E\n',
    'pages/about.md': '---\ntitle: About\n---\nHi **there**.\n\n## Origin\n\nDubai.\n\n### Deeper\n\nMore.\n',
  });
  expect(problems).toEqual([]);
  expect(content?.releases.map(({ slug, file }) => [slug, file])).toEqual([
    ['a', 'content/releases/a.md'],
    ['b', 'content/releases/b.md'],
  ]);
  expect(content?.releases[1]?.body).toMatchObject({
    intro: ['<p>Hello.</p>'],
    words: 3,
    sections: [{ id: 'story' }],
  });
  expect(content?.remixes[0]?.data).toEqual({ title: 'R', year: 2020 });
  expect(content?.mixes[0]?.data.episode_title).toBe('M');
  expect(content?.news[0]?.data.date).toBe('2025-01-01');
  expect(content?.legal[0]?.slug).toBe('terms');
  expect(content?.pages.home?.data).toEqual({ explore: 'E' });
  expect(content?.pages.about?.data).toEqual({
    title: 'About',
    intro: 'Hi **there**.',
    sections: [{ title: 'Origin', text: 'Dubai.\n\n### Deeper\n\nMore.' }],
  });
});

test('an entry knows where its values are', async () => {
  const { content } = await loadFiles({ 'releases/fighter.md': EP });
  const [ep] = content?.releases ?? [];
  const place = (path: (string | number)[]) => ep && positionOf(ep, path);
  const line = (path: (string | number)[]) => place(path)?.line;
  expect(place(['title'])).toEqual({
    file: 'content/releases/fighter.md',
    line: 2,
    column: 8,
    path: ['title'],
  });
  expect(line(['tracks', 1, 'duration'])).toBe(10);
  expect(line(['tracks', 1, 'description'])).toBe(10);
  expect(line(['artwork_url'])).toBe(2);
});

test('base_url may be given, and links in texts follow it', async () => {
  const files = { 'news/n.md': '---\ntitle: N\ndate: 2025-01-01\n---\n[m](/music/)' };
  const { content } = await loadFiles(files, { baseUrl: 'https://user.example/site' });
  expect(content?.site.data.base_url).toBe('https://user.example/site');
  const [post] = content?.news ?? [];
  expect(post && bodyHtml(post)).toBe('<p><a href="/site/music/">m</a></p>');
  expect(post?.links).toEqual([{ url: '/music/', line: 5, column: 1 }]);
});

test('Windows line ends and byte order marks change nothing', async () => {
  const text = release('title: A\ntype: single\nlyrics: |\n  one\n  two', '## Story\n\nText [m](/music/).\n');
  const plain = await loadFiles({ 'releases/a.md': text });
  const other = await loadFiles({ 'releases/a.md': `\ufeff${text.replaceAll('\n', '\r\n')}` });
  expect(other.problems).toEqual(plain.problems);
  expect(other.content?.releases).toEqual(plain.content?.releases);
});

test('drafts are left out unless asked for', async () => {
  const files = {
    'releases/a.md': '---\ntitle: A\ntype: single\ndraft: true\n---\n<b>',
    'releases/b.md': release('title: B\ntype: single\ndraft: false'),
  };
  const without = await loadFiles(files);
  expect(without.content?.releases.map(({ slug }) => slug)).toEqual(['b']);
  expect(without.problems).toEqual([]);
  const withDrafts = await loadFiles(files, { drafts: true });
  expect(withDrafts.content?.releases.map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(withDrafts.problems).toHaveLength(3);
});

test('an error in a draft is reported nevertheless', async () => {
  const { problems } = await loadFiles({ 'releases/a.md': '---\ntitle: A\ntype: x\ndraft: true\n---\n' });
  expect(problems.map(({ code }) => code)).toEqual(['schema/value']);
});

test('what the cache holds changes nothing', async () => {
  const cache = openCache();
  const files = {
    'site.yaml': SITE,
    'releases/fighter.md': `${EP}Intro.\n\n## A & B\n\n[x](/x/) <b>\n`,
    'releases/broken.md': '---\ntitle: 1\n---\n',
    'pages/about.yaml': 'sections:\n  - {title: A, text: "[y](/y/)"}\n',
  };
  const cold = await parseContent(sourcesOf(files), { drafts: false, grammar: GRAMMAR, cache });
  const warm = await parseContent(sourcesOf(files), { drafts: false, grammar: GRAMMAR, cache });
  expect(warm).toEqual(cold);
  expect(warm.content?.releases[0]?.data).toBe(cold.content?.releases[0]?.data);
});

test.each([
  ['the text', 'title: 1', SITE, {}],
  ['the name of the artist', 'title: A', SITE.replace('EDDY', 'FREDDY'), {}],
  ['the links of the site', 'title: A', SITE.replace('shop.example', 'store.example'), {}],
  ['the base path', 'title: A', SITE, { baseUrl: 'https://eddy.example/site/' }],
])('a cached result depends on %s', async (_, page, site, options) => {
  const cache = openCache();
  const first = await loadFiles({ 'pages/about.yaml': 'title: A' }, { cache });
  const second = await loadFiles({ 'site.yaml': site, 'pages/about.yaml': page }, { cache, ...options });
  expect(second.content?.pages.about?.data).not.toBe(first.content?.pages.about?.data);
});

test('a cached result depends on the code of what can be written', async () => {
  const cache = openCache();
  const sources = sourcesOf({ 'site.yaml': SITE, 'pages/about.yaml': 'title: A' });
  const parse = (version: string) =>
    parseContent(sources, { drafts: false, grammar: { ...GRAMMAR, version }, cache });
  const [first, same, other] = [await parse('1'), await parse('1'), await parse('2')];
  expect(same.content?.pages.about?.data).toBe(first.content?.pages.about?.data);
  expect(other.content?.pages.about?.data).not.toBe(first.content?.pages.about?.data);
});

test('problems carry the lines around them', async () => {
  const { problems } = await loadFiles({ 'pages/about.yaml': 'title: A\nimgae: x.jpg\n' });
  expect(problems[0]?.frame).toBe('  1 | title: A\n> 2 | imgae: x.jpg\n    | ^');
});

test('problems come in the order of their places', async () => {
  const { problems } = await loadFiles({
    'releases/b.md': release('title: 1\ntype: x'),
    'releases/a.md': release('title: 1\ntype: x'),
  });
  expect(problems.map(describe).map((text) => text.slice(0, 17))).toEqual([
    'releases/a.md:2:8',
    'releases/a.md:3:7',
    'releases/b.md:2:8',
    'releases/b.md:3:7',
  ]);
});

test('without site.yaml there is no content, and other files are read all the same', async () => {
  const { content, problems } = await parseContent(sourcesOf({ 'pages/about.yaml': 'title: 1' }), {
    drafts: false,
    grammar: GRAMMAR,
    cache: openCache(),
  });
  expect(content).toBeUndefined();
  expect(problems.map(({ code }) => code)).toEqual(['schema/type']);
});

test('what is parsed is plain JSON', async () => {
  const { content } = await loadFiles({
    'releases/fighter.md': `${EP}Intro.\n\n## A & B\n\n[x](/x/)\n`,
    'pages/press.yaml': 'bios: {short: "**Hi** [x](/x/)"}\n',
  });
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

test('every Markdown text of the data is there as HTML, and those that are printed as blocks', async () => {
  const { content } = await loadFiles({
    'pages/press.yaml':
      'intro: "[Tour]({links.tour})"\nbios:\n  short: |\n    {artist} *plays*.\n\n    - one\n',
    'pages/about.yaml': 'sections:\n  - {title: A, text: "[y](/y/) <b>"}\n',
  });
  expect(htmlOf(content?.pages.press, ['intro'])).toBe('<p><a href="/events/">Tour</a></p>');
  expect(htmlOf(content?.pages.press, ['bios', 'short'])).toBe(
    '<p>EDDY <em>plays</em>.</p>\n<ul>\n<li>one</li>\n</ul>',
  );
  expect(content?.pages.press?.blocks['bios/short']?.map(({ kind }) => kind)).toEqual(['paragraph', 'item']);
  expect(textOf(content?.pages.about, ['sections', 0, 'text'])).toEqual([
    '<p><a href="/y/">y</a> &lt;b&gt;</p>',
  ]);
  expect(htmlOf(content?.pages.about, ['intro'])).toBe('');
});

test('an entry lists every address that it publishes, with its place', async () => {
  const { content } = await loadFiles({
    'releases/a.md': release(
      'title: A\ntype: single\nstory: "See [b](/b/)."\nredirect_from: [/old/]',
      'Text [c](/c/) {links.shop}.\n',
    ),
  });
  expect(content?.releases[0]?.links).toEqual([
    { url: '/b/', line: 4, column: 13 },
    { url: '/c/', line: 10, column: 6 },
    { url: 'https://shop.example', line: 10, column: 15 },
    { url: 'https://open.spotify.com/x', line: 8, column: 28 },
  ]);
  expect(content?.site.links).toContainEqual({ url: '/events/', line: 6, column: 9 });
});

test('the sections of a page written as .md are those of Markdown', async () => {
  const body = 'Hi.\n\n```\n## no section\n```\n\n## One ##\n\n[x][r]\n\nTwo\n---\n\nText\n\n[r]: /x/\n';
  const { content, problems } = await loadFiles({ 'pages/about.md': `---\ntitle: About\n---\n${body}` });
  expect(problems).toEqual([]);
  expect(content?.pages.about?.data.sections?.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(content?.pages.about?.html).toEqual({
    intro: '<p>Hi.</p>\n<pre><code>## no section\n</code></pre>',
  });
  expect(content?.pages.about?.texts).toEqual({
    'sections/0/text': ['<p><a href="/x/">x</a></p>'],
    'sections/1/text': ['<p>Text</p>'],
  });
});

test('long texts take no longer than they should', async () => {
  const spaces = ' '.repeat(20_000);
  const brackets = `${'[a]('.repeat(5000)} ${'{artist} '.repeat(20)}`;
  const start = process.cpuUsage();
  const { problems } = await loadFiles({
    'pages/about.md': `---\ntitle: About\n---\n## a${spaces}b\n\nText\n`,
    'releases/a.md': release('title: A\ntype: single', '## Again\n\n'.repeat(10_000)),
    'pages/press.yaml': `intro: "${brackets}"\n`,
  });
  expect(problems.map(({ code }) => code)).toEqual(['markdown/dialect']);
  expect(process.cpuUsage(start).user / 1e6, 'seconds').toBeLessThan(10);
});

test('faulty texts take no longer than they should', async () => {
  // What grows by the square shows at a third of the size as well, in a ninth of the time.
  const size = isWhole ? 3 : 1;
  const nested = '*a **b '.repeat(1000 * size) + 'c** d*'.repeat(1000 * size);
  const start = process.cpuUsage();
  const { problems } = await loadFiles({
    'site.yaml': SITE.replace('hello@eddy.example', `"hello${' '.repeat(20_000 * size)}eddy.example"`),
    'releases/empty-lines.md': release(`title: A\n${'\n'.repeat(20_000 * size)}type: single`),
    'releases/spaces.md': release(`title: A\n${'   \n'.repeat(7000 * size)}type: single`),
    'releases/emphasis.md': release('title: A\ntype: single', nested),
    'releases/mail.md': release('title: A\ntype: single', `${'a.'.repeat(17_000 * size)}@b`),
    'pages/about.md': `---\ntitle: About\n---\n${'## Empty\n\n'.repeat(3500 * size)}`,
    'pages/press.yaml': `intro: |\n${'  ![a](b)\n\n'.repeat(1700 * size)}`,
  });
  expect(new Set(problems.map(({ code }) => code))).toEqual(
    new Set(['markdown/image', 'markdown/too-complex', 'schema/value']),
  );
  expect(process.cpuUsage(start).user / 1e6, 'seconds').toBeLessThan(20);
});

test('an entry lists the pictures that it names, with their places', async () => {
  const { content } = await loadFiles({
    'releases/a.md': release('title: A\ntype: single\nartwork_url: artwork/a.jpg'),
    'pages/press.yaml': 'photos:\n  - {file: photos/p.jpg, title: P}\nlogos: [icons/logo.svg]\n',
  });
  expect(content?.releases[0]?.pictures).toEqual([{ file: 'artwork/a.jpg', line: 4, column: 14 }]);
  expect(content?.pages.press?.pictures).toEqual([{ file: 'photos/p.jpg', line: 2, column: 12 }]);
});

test('a post is left out before its day by the clock of the site, as a draft is', async () => {
  const sources = sourcesOf({
    'site.yaml': `${SITE}timezone: Asia/Dubai\n`,
    'news/draft.md': '---\ntitle: A\ndate: 2020-01-01\ndraft: true\n---\n',
    'news/late.md': '---\ntitle: B\ndate: 2026-12-24\n---\n',
    'releases/late.md': release('title: C\ntype: single').replace('2020', '2026-12-24'),
  });
  const parse = async (day: string, drafts = false) => {
    const asked: string[] = [];
    const today = (zone: string) => {
      asked.push(zone);
      return day;
    };
    const options = { drafts, today, grammar: GRAMMAR, cache: openCache() };
    const { content, hidden } = await parseContent(sources, options);
    expect(asked).toEqual(['Asia/Dubai']);
    expect(content?.releases).toHaveLength(1);
    return {
      shown: content?.news.map(({ slug }) => slug),
      hidden: hidden.map((each) => [each.path, each.until]),
    };
  };
  const draft = ['news/draft.md', undefined];
  expect(await parse('2026-12-23')).toEqual({ shown: [], hidden: [draft, ['news/late.md', '2026-12-24']] });
  expect(await parse('2026-12-24')).toEqual({ shown: ['late'], hidden: [draft] });
  expect(await parse('2026-12-23', true)).toEqual({ shown: ['draft', 'late'], hidden: [] });
});
