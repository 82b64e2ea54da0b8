import { expect, test } from 'vitest';
import { describe, listProblems, loadFiles } from '../../../../helpers/content.ts';

/** A description, the files, and every problem reported. */
const FILES: [string, Record<string, string>, string[]][] = [
  [
    'a file without front matter',
    { 'releases/one.md': 'Hello' },
    [
      'releases/one.md:1:1 front-matter/missing The file does not begin with its keys, between two lines of three hyphens. → Begin the file with a line of three hyphens, then lines such as  title: New Song  and another line of three hyphens.',
    ],
  ],
  [
    'an empty file',
    { 'releases/one.md': '\n \n' },
    [
      'releases/one.md:1:1 front-matter/missing The file is empty. → Begin the file with a line of three hyphens, then lines such as  title: New Song  and another line of three hyphens.',
    ],
  ],
  [
    'front matter that never ends',
    { 'releases/one.md': '---\ntitle: A\n' },
    [
      'releases/one.md:1:1 front-matter/unclosed The keys at the top of the file start here, but the line of three hyphens that ends them is missing. → Put a line of three hyphens after the last key, before the text.',
    ],
  ],
  [
    'front matter that begins late',
    { 'releases/one.md': '\n\n---\ntitle: A\n---\n' },
    [
      'releases/one.md:1:1 front-matter/missing The line of three hyphens that opens the keys must be the very first line. → Delete the empty lines above it.',
    ],
  ],
  [
    'a fence of four hyphens',
    { 'releases/one.md': '---\ntitle: A\n----\n' },
    [
      'releases/one.md:3:1 front-matter/fence The line that closes the keys at the top of the file must be three hyphens and nothing else. → Write --- here; put quotes around a value that begins with hyphens.',
    ],
  ],
  [
    'an opening of four hyphens',
    { 'releases/one.md': '----\ntitle: A\n----\n' },
    [
      'releases/one.md:1:1 front-matter/missing The file does not begin with its keys, between two lines of three hyphens. → Begin the file with a line of three hyphens, then lines such as  title: New Song  and another line of three hyphens.',
    ],
  ],
  [
    'empty front matter',
    { 'legal/terms.md': '---\n---\n' },
    [
      'legal/terms.md:1:1 schema/missing "title" is missing. → Add a line that begins with  title:  (The heading of the page.)',
    ],
  ],
  [
    'front matter of comments',
    { 'legal/terms.md': '---\n# later\n---\n' },
    [
      'legal/terms.md:1:1 schema/missing "title" is missing. → Add a line that begins with  title:  (The heading of the page.)',
    ],
  ],
  [
    'a list as front matter',
    { 'releases/one.md': '---\n- a\n---\n' },
    [
      'releases/one.md:2:1 schema/type A release must be a group of keys and values, but is a list. → Write a key, a colon and a value on each line, without a hyphen before them.',
    ],
  ],
  [
    'a text as front matter',
    { 'releases/one.md': '---\nhello\n---\n' },
    [
      'releases/one.md:2:1 schema/type A release must be a group of keys and values, but is "hello". → Write a key, a colon and a value on each line, without a hyphen before them.',
    ],
  ],
  [
    'JSON front matter',
    { 'releases/one.md': '---json\n{"title": "A"}\n---\n' },
    [
      'releases/one.md:1:4 front-matter/language The keys at the top of a file are written in YAML; "json" is not supported. → Write three hyphens and nothing else on the first line.',
    ],
  ],
  [
    'a name that is no address',
    {
      'releases/My Track.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n',
    },
    [
      'releases/My Track.md:1:1 files/name The file\'s name becomes an address, and "My Track" cannot be one. → Use lower-case letters, digits and hyphens: my-track.md',
    ],
  ],
  [
    'a name with letters of its language',
    {
      'site.yaml':
        'base_url: https://a.example\nlanguage: de_DE\nartist: {name: A}\nemails: {general: a@a.example}\n',
      'releases/Späte Lieder.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n',
    },
    [
      'releases/Späte Lieder.md:1:1 files/name The file\'s name becomes an address, and "Späte Lieder" cannot be one. → Use lower-case letters, digits and hyphens: spaete-lieder.md',
    ],
  ],
  [
    'a name that Windows reserves',
    {
      'releases/con.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n',
    },
    [
      'releases/con.md:1:1 files/name The file\'s name becomes a folder, and Windows reserves the name "con". → Choose another one, such as con-1.md',
    ],
  ],
  [
    'two names that differ in case',
    {
      'releases/one.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n',
      'releases/One.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n',
    },
    [
      'releases/One.md:1:1 files/name The file\'s name becomes an address, and "One" cannot be one. → Use lower-case letters, digits and hyphens: one.md',
      'releases/One.md:1:1 files/same-name releases/One.md and releases/one.md would become the same page. → Rename one of them, or combine them.',
    ],
  ],
  [
    'a page written twice',
    { 'pages/about.yaml': 'title: A', 'pages/about.md': '---\ntitle: A\n---\n' },
    [
      'pages/about.md:1:1 files/same-name pages/about.md and pages/about.yaml would become the same page. → Put the text of pages/about.md into pages/about.yaml, below  intro: | , and delete pages/about.md.',
    ],
  ],
  [
    'a second document',
    { 'pages/about.yaml': 'title: A\n---\nintro: B\n' },
    [
      'pages/about.yaml:2:1 yaml/documents A line of three hyphens or dots ends the YAML here, and what follows would be lost. → Remove the line; only .md files are divided by such lines.',
    ],
  ],
  [
    'an empty page with hyphens',
    { 'pages/about.yaml': '- a\n' },
    [
      'pages/about.yaml:1:1 schema/type pages/about.yaml must be a group of keys and values, but is a list. → Write a key, a colon and a value on each line, without a hyphen before them.',
    ],
  ],
  [
    'a day that does not exist',
    { 'news/one.md': '---\ntitle: A\ndate: 2025-02-30\n---\n' },
    [
      'news/one.md:3:7 schema/value date must be a day that exists, but is "2025-02-30". → February 2025 has 28 days. Write  date: 2025-02-28  or  date: 2025-03-01',
    ],
  ],
  [
    'a year for a day',
    { 'news/one.md': '---\ntitle: A\ndate: 2025\n---\n' },
    [
      'news/one.md:3:7 schema/value date must be a day such as 2025-08-01, but is the number 2025. → A part of the day is missing. Fill it in:  date: 2025-MM-DD',
    ],
  ],
  [
    'text below a page that has no place for it',
    { 'pages/home.md': '---\nexplore: A\n---\nHello' },
    [
      'pages/home.md:1:1 front-matter/body The text below the keys has no place on this page. → Write it under the keys of pages/home.yaml, or remove intro from the keys at the top.',
    ],
  ],
  [
    'a wrong site',
    {
      'site.yaml':
        'base_url: eddy.example\nartist: EDDY\nlanguage: english\nlinks: {A B: /x, c: foo, d: "{links.c}"}\ncopyright_year: 12\nembeds: {color: #ff5500}\n',
    },
    [
      'site.yaml:6:9 yaml/bracket The brace that opens here is not closed, or a comma is missing after it. → Everything after # is a comment: put quotes around a text that begins with it.',
    ],
  ],
  [
    'a wrong event',
    {
      'pages/events.yaml':
        'events:\n  - {title: X, date: 2025-03-01, city: D, time: "25:00", status: canceled}\n',
    },
    [
      'pages/events.yaml:2:49 schema/value events, entry 1, time must be a time such as 22:00, but is "25:00". → The day is over by then. Write  date: 2025-03-02  and  time: "01:00"',
      'pages/events.yaml:2:66 schema/value events, entry 1, status must be scheduled, cancelled, postponed, moved or sold_out, but is "canceled". → Did you mean "cancelled"?',
    ],
  ],
  [
    'too many featured entries',
    { 'pages/home.yaml': 'featured: [releases/a, releases/b, releases/c, releases/d, releases/e]' },
    ['pages/home.yaml:1:11 schema/value featured must be four entries at most, but there are 5.'],
  ],
  [
    'bad Markdown',
    {
      'releases/one.md':
        '---\ntitle: A\ntype: single\nbpm: 128\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n---\n# Top\n\nSome <b>bold</b> and [x](javascript:alert(1)) ![p](x.jpg)\n\n> a quote\n> [y](foo/bar)\n\n- item\n  [z](www.x.com)\n- {links.nope}\n',
    },
    [
      'releases/one.md:8:1 markdown/title A heading with one # is the title of the page, which is among the keys at the top of the file. → Begin sections with two: ## Story & Concept',
      'releases/one.md:10:6 markdown/html HTML is not supported here: <b> is shown on the page as plain text. → Use Markdown: **bold**, *italic*, [link](https://…), lists with hyphens.',
      'releases/one.md:10:22 markdown/link A link cannot lead to a javascript: address. → Links begin with https://, mailto: or, on this site, with a slash.',
      'releases/one.md:10:47 markdown/image-place A picture must be on its own line. → Put an empty line before and after it; it cannot be in a list, a quote, a table, a link or a sentence.',
      'releases/one.md:13:3 markdown/link The link leads to "foo/bar", which is not an address. → Write  /foo/bar/',
      'releases/one.md:16:3 markdown/link The link leads to "www.x.com", which is not an address. → Write  https://www.x.com',
      'releases/one.md:17:3 placeholder/unknown-link {links.nope} is not among the links of site.yaml. → Add it to site.yaml, under links: nope: https://…',
    ],
  ],
  [
    'bad Markdown in a page',
    {
      'pages/about.yaml':
        'intro: "see [x](foo) <b>"\nsections:\n  - title: A\n    text: |\n      Hello [q](data:x)\n      [q](data:x)\n',
    },
    [
      'pages/about.yaml:1:13 markdown/link The link leads to "foo", which is not an address. → Write  /foo/',
      'pages/about.yaml:1:22 markdown/html HTML is not supported here: <b> is shown on the page as plain text. → Use Markdown: **bold**, *italic*, [link](https://…), lists with hyphens.',
      'pages/about.yaml:5:13 markdown/link A link cannot lead to a data: address. → Links begin with https://, mailto: or, on this site, with a slash.',
      'pages/about.yaml:6:7 markdown/link A link cannot lead to a data: address. → Links begin with https://, mailto: or, on this site, with a slash.',
    ],
  ],
];

test.each(FILES)('%s', async (_, files, expected) => {
  const { problems } = await loadFiles(files);
  expect(problems.map(describe)).toEqual(expected);
});

test('a broken file hides nothing of the others, nor does a broken site', async () => {
  const { content, problems } = await loadFiles({
    'site.yaml':
      'base_url: eddy.example\nartist: EDDY\nlinks: {A B: /x, c: foo, d: "{links.e}", e: /y}\ncopyright_year: 12\n',
    'releases/one.md': '---\ntitle: "{artist} {links.c}"\n---\n',
    'releases/two.md': 'Hello',
    'pages/home.yaml': 'featured: [x]\n',
  });
  expect(content).toBeUndefined();
  expect(problems.map(({ code, at }) => `${at?.file}:${at?.line} ${code}`)).toEqual([
    'content/pages/home.yaml:1 schema/value',
    'content/releases/one.md:2 schema/missing',
    'content/releases/two.md:1 front-matter/missing',
    'content/site.yaml:1 schema/value',
    'content/site.yaml:2 schema/type',
    'content/site.yaml:3 schema/key',
    'content/site.yaml:3 schema/value',
    'content/site.yaml:3 placeholder/chain',
    'content/site.yaml:4 schema/value',
  ]);
});

test('a site that cannot be parsed is the only one to blame for its names', async () => {
  const { problems } = await loadFiles({
    'site.yaml': 'artist: {name: X}\n  foo: bar',
    'news/one.md': '---\ntitle: "{artist}"\ndate: 2025-01-01\n---\nSee [the shop]({links.shop}).',
  });
  expect(problems.map(({ at }) => at?.file)).toEqual(['content/site.yaml']);
});

test.each(['one (1)', 'one copy', 'one copy 2', 'one - Copy', 'one - Kopie (2)', 'one – one (12)'])(
  'a file that may be a copy is named with its original: %s',
  async (name) => {
    const file = '---\ntitle: A\ntype: single\nrelease_date: 2020\n---\n';
    const found = await listProblems({ 'releases/one.md': file, [`releases/${name}.md`]: file });
    const hint = found.find((each) => each.includes('files/name'));
    expect(hint).toContain(
      `It may be a copy of ${name.includes('–') ? 'one – one' : 'one'}.md: remove it then.`,
    );
  },
);
