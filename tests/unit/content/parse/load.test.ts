import { expect, test } from 'vitest';
import { load } from '../../../../generator/content/parse/index.ts';
import { openCache } from '../../../../generator/lib/cache/index.ts';
import { describe, KNOWN, loadFiles, release, SITE, sourcesOf } from '../../../helpers/content.ts';

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
    'remixes/r.md': '---\ntitle: R\n---\n',
    'mixes/m.md': '---\nepisode_title: M\n---\n',
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
    intro: '<p>Hello.</p>',
    words: 3,
    sections: [{ id: 'story' }],
  });
  expect(content?.remixes[0]?.data).toEqual({ title: 'R' });
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

test('an entry knows where its values stand', async () => {
  const { content } = await loadFiles({ 'releases/fighter.md': EP });
  const [ep] = content?.releases ?? [];
  const line = (path: (string | number)[]) => ep?.at(path).line;
  expect(ep?.at(['title'])).toEqual({ file: 'content/releases/fighter.md', line: 2, column: 8 });
  expect(line(['tracks', 1, 'duration'])).toBe(10);
  expect(line(['tracks', 1, 'description'])).toBe(10);
  expect(line(['artwork_url'])).toBe(2);
});

test('base_url may be given, and links in texts follow it', async () => {
  const files = { 'news/n.md': '---\ntitle: N\ndate: 2025-01-01\n---\n[m](/music/)' };
  const { content } = await loadFiles(files, { baseUrl: 'https://user.example/site' });
  expect(content?.site.data.base_url).toBe('https://user.example/site');
  expect(content?.news[0]?.body.html).toBe('<p><a href="/site/music/">m</a></p>');
  expect(content?.news[0]?.body.links).toMatchObject([{ url: '/music/' }]);
});

test('Windows line ends and byte order marks change nothing', async () => {
  const text = release('title: A\ntype: single\nlyrics: |\n  one\n  two', '## Story\n\nText [m](/music/).\n');
  const plain = await loadFiles({ 'releases/a.md': text });
  const other = await loadFiles({ 'releases/a.md': `\ufeff${text.replaceAll('\n', '\r\n')}` });
  expect(other.problems).toEqual(plain.problems);
  expect(other.content?.releases[0]?.data).toEqual(plain.content?.releases[0]?.data);
  expect(other.content?.releases[0]?.body).toEqual(plain.content?.releases[0]?.body);
  expect(other.content?.releases[0]?.at(['lyrics'])).toEqual(plain.content?.releases[0]?.at(['lyrics']));
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
  expect(withDrafts.problems).toHaveLength(4);
});

test('an error in a draft is told nevertheless', async () => {
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
  const options = { drafts: false, today: '2026-11-21', cache, version: '1' };
  const cold = await load(sourcesOf(files), options);
  const warm = await load(sourcesOf(files), options);
  const show = (loaded: typeof cold) =>
    JSON.stringify([loaded, loaded.content?.releases[0]?.at(['tracks', 1, 'title'])]);
  expect(show(warm)).toBe(show(cold));
  expect(warm.content?.releases[0]?.data).toBe(cold.content?.releases[0]?.data);
});

test.each([
  ['the text', 'title: 1', SITE, {}],
  ['the name of the artist', 'title: A', SITE.replace('EDDY', 'FREDDY'), {}],
  ['the links of the site', 'title: A', SITE.replace('shop.example', 'store.example'), {}],
  ['the base path', 'title: A', SITE, { baseUrl: 'https://eddy.example/site/' }],
  ["the generator's version", 'title: A', SITE, { version: '2' }],
])('a cached result depends on %s', async (_, page, site, options) => {
  const cache = openCache();
  const first = await loadFiles({ 'pages/about.yaml': 'title: A' }, { cache });
  const second = await loadFiles({ 'site.yaml': site, 'pages/about.yaml': page }, { cache, ...options });
  expect(second.content?.pages.about?.data).not.toBe(first.content?.pages.about?.data);
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
  const sources = sourcesOf({ 'pages/about.yaml': 'title: 1' });
  const { content, problems } = await load(sources, {
    drafts: false,
    today: '2026-11-21',
    cache: openCache(),
    version: '1',
  });
  expect(content).toBeUndefined();
  expect(problems.map(({ code }) => code)).toEqual(['schema/type']);
});
