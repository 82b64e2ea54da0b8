/** Data for programs: feeds, parsed by a separate library, and the artist as data. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { makeSite, removeSite, type TestSite } from '../helpers/site.ts';

const BASE = 'https://artist.example/site/';
const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2025, 8, 1) / 1000) };

const page = (data: object, body = '') => `---\n${JSON.stringify(data)}\n---\n${body}`;

const FILES = {
  'content/site.yaml': JSON.stringify({
    base_url: BASE,
    artist: { name: 'A & B <C>', location: 'Cairo', roles: ['DJ'] },
    copyright_year: 2025,
    emails: { general: 'hello@artist.example' },
    social: [{ name: 'SoundCloud', url: 'https://soundcloud.com/a', handle: '@a' }],
    platforms: [{ name: 'SoundCloud', url: 'https://soundcloud.com/a' }],
  }),
  'content/releases/one.md': page(
    {
      title: 'One "&" <only> ]]> \uffff🔥',
      type: 'single',
      release_date: '2025-08-01',
      artwork_url: 'artwork/one.png',
      description: 'First & last.',
      genre: ['House'],
      bpm: 'about 124',
      duration: '3:20',
      label: 'Own Label',
      isrc: 'AA-6Q7-20-00047',
      upc: '036000291452',
      copyright: '2025 A & B',
      phonographic_copyright: '2024 A & B',
      streaming_links: { spotify: 'https://open.spotify.com/x?a=1&b=2' },
    },
    'Before.\n\n## The Story\n\nSee [the music](/music/), [below](#the-story) and [mail](mailto:a@b.example). AB\n',
  ),
  'content/releases/ep.md': page({
    title: 'Long Ago',
    type: 'ep',
    release_date: 2019,
    tracks: [
      { title: 'Second', track_number: 2, isrc: 'AA6Q72000049' },
      { title: 'First', track_number: 1, duration: 200 },
    ],
  }),
  'content/releases/month.md': page({ title: 'Some Month', type: 'single', release_date: '2020-05' }),
  'content/releases/undated.md': page({ title: 'Whenever', type: 'single' }),
  'content/releases/later.md': page({ title: 'Not Yet', type: 'single', release_date: '2025-09-02' }),
  'content/releases/draft.md': page({ title: 'Draft', type: 'single', release_date: 2020, draft: true }),
  'content/remixes/theirs.md': page({
    title: 'Theirs',
    year: 2020,
    soundcloud_url: 'https://soundcloud.com/a/b',
  }),
  'content/mixes/late.md': page({ episode_title: 'Late', duration: 3600, release_date: '2024-02' }),
  'content/news/topic.md': page(
    { title: 'Topic', date: '2025-08-01', excerpt: 'In short.', category: 'Studio', url: '/music/' },
    'At [length](/music/releases/one/).\n\n## Part two\n\nMore.\n',
  ),
  'content/news/brief.md': page(
    { title: 'Brief', date: '2025-07-01', excerpt: 'All there is.' },
    '<!-- none -->',
  ),
  'content/news/elsewhere.md': page({
    title: 'Elsewhere',
    date: '2025-06-01',
    url: 'https://paper.example/a',
  }),
  'content/news/draft.md': page({ title: 'Draft', date: '2025-08-02', draft: true }, 'Not yet.'),
};

let site: TestSite;
beforeAll(async () => {
  const cover = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c60' } })
    .png()
    .toBuffer();
  site = makeSite({ ...FILES, 'assets/artwork/one.png': cover }, { keep: true });
  const { code, stderr } = await site.run(['build'], DAY);
  expect([code, stderr.match(/error.*/g)]).toEqual([0, null]);
});
afterAll(() => removeSite(site.root));

const read = (path: string) => site.read(`dist/${path}`);

interface Read {
  self: string | undefined;
  page: string | undefined;
  title: string | undefined;
  language: string | undefined;
  updated: string | undefined;
  entries: {
    id: string | undefined;
    url: string | undefined;
    title: string | undefined;
    date: string;
    html: string | undefined;
  }[];
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const dayOf = (date = '') => (date === '' ? '' : new Date(date).toISOString().slice(0, 10));

/** An element of a feed. */
interface Node {
  text(name: string): string | undefined;
  attribute(name: string, key: string, where?: Record<string, string>): string | undefined;
  all(name: string): Node[];
}

function readNode(element: Element): Node {
  const all = (name: string) =>
    element.children.filter((child): child is Element => 'name' in child && child.name === name);
  return {
    text: (name) => all(name).map((child) => DomUtils.textContent(child).trim())[0],
    attribute: (name, key, where = {}) => {
      const fits = ({ attribs }: Element) =>
        Object.entries(where).every(([at, value]) => attribs[at] === value);
      return all(name).find(fits)?.attribs[key];
    },
    all: (name) => all(name).map(readNode),
  };
}

/** @param names from the root down */
function readXml(path: string, ...names: string[]): Node {
  const { children } = parseDocument(read(path), { xmlMode: true });
  return names.reduce((node, name) => node.all(name)[0] ?? node, readNode({ children } as Element));
}

function readAtom(path: string): Read {
  const feed = readXml(path, 'feed');
  const alternate = { rel: 'alternate' };
  return {
    self: feed.attribute('link', 'href', { rel: 'self' }),
    page: feed.attribute('link', 'href', alternate),
    title: feed.text('title'),
    language: /<feed [^>]*xml:lang="([^"]+)"/.exec(read(path))?.[1],
    updated: dayOf(feed.text('updated')),
    entries: feed.all('entry').map((entry) => ({
      id: entry.text('id'),
      url: entry.attribute('link', 'href', alternate),
      title: entry.text('title'),
      date: dayOf(entry.text('published')),
      html: entry.text('content'),
    })),
  };
}

function readRss(path: string): Read {
  const channel = readXml(path, 'rss', 'channel');
  return {
    self: channel.attribute('atom:link', 'href', { rel: 'self' }),
    page: channel.text('link'),
    title: channel.text('title'),
    language: channel.text('language'),
    updated: dayOf(channel.text('lastBuildDate')),
    entries: channel.all('item').map((item) => ({
      id: item.text('guid'),
      url: item.text('link'),
      title: item.text('title'),
      date: dayOf(item.text('pubDate')),
      html: item.text('content:encoded'),
    })),
  };
}

interface JsonFeed {
  feed_url: string;
  home_page_url: string;
  title: string;
  language: string;
  items: { id: string; url: string; title: string; date_published: string; content_html: string }[];
}

function readJson(path: string): Read {
  const { items, ...feed }: JsonFeed = JSON.parse(read(path));
  return {
    self: feed.feed_url,
    page: feed.home_page_url,
    title: feed.title,
    language: feed.language,
    updated: items
      .map(({ date_published }) => dayOf(date_published))
      .toSorted()
      .at(-1),
    entries: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      date: dayOf(item.date_published),
      html: item.content_html,
    })),
  };
}

const READERS = { 'feed.xml': readAtom, 'rss.xml': readRss, 'feed.json': readJson };

const NEWS = [
  ['Topic', '2025-08-01', 'news/topic/'],
  ['Brief', '2025-07-01', 'news/#post-brief'],
  ['Elsewhere', '2025-06-01', 'news/#post-elsewhere'],
];
const RELEASES = [
  ['One "&" <only> ]]> 🔥', '2025-08-01', 'music/releases/one/'],
  ['Some Month', '2020-05-01', 'music/releases/month/'],
  ['Long Ago', '2019-01-01', 'music/releases/ep/'],
];

const MIXES = [['Late', '2024-02-01', 'music/mixes/late/']];

describe.each([
  ['', 'A & B <C>', '2025-08-01', [RELEASES[0], ...NEWS, ...MIXES, ...RELEASES.slice(1)]],
  ['news/', 'A & B <C>: News', '2025-08-01', NEWS],
  ['music/releases/', 'A & B <C>: Releases', '2025-08-01', RELEASES],
  ['music/mixes/', 'A & B <C>: Mixes', '2024-02-01', MIXES],
])('the feeds at /%s', (folder, title, updated, expected) => {
  test.each(['feed.xml', 'rss.xml', 'feed.json'] as const)('%s says what it is and what is new', (file) => {
    const feed = READERS[file](folder + file);
    expect(feed).toMatchObject({
      self: BASE + folder + file,
      page: BASE + folder,
      title,
      language: 'en-US',
      updated,
    });
    expect(feed.entries.map((entry) => [entry.title, entry.date, entry.url])).toEqual(
      expected.map((entry) => [entry?.[0], entry?.[1], BASE + entry?.[2]]),
    );
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(expected.length);
  });
});

describe('an entry', () => {
  const html = (file: keyof typeof READERS, name: string) =>
    READERS[file](file).entries.find(({ id }) => id?.endsWith(`/${name}/`))?.html ?? '';

  test.each(['feed.xml', 'rss.xml', 'feed.json'] as const)('of %s holds all that there is', (file) => {
    const one = html(file, 'one');
    for (const text of [
      'First &amp; last.',
      'about 124 BPM',
      '3:20',
      'Before.',
      '<h2>The Story</h2>',
      'AB',
    ]) {
      expect(one).toContain(text);
    }
    expect(one).toMatch(/<img src="https:\/\/artist\.example\/site\/assets\/[^"]+\.jpg" alt="Cover of One/);
    expect(one).toContain(`<a href="${BASE}music/">the music</a>`);
    expect(one).toContain(`<a href="${BASE}music/releases/one/#the-story">below</a>`);
    expect(one).toContain('<a href="mailto:a@b.example">mail</a>');
    expect(one).toContain('<a href="https://open.spotify.com/x?a=1&amp;b=2">Spotify</a>');
    for (const text of [
      'Own Label',
      '036000291452',
      'AA6Q72000047',
      '© 2025 A &amp; B',
      '℗ 2024 A &amp; B',
    ]) {
      expect(one).toContain(text);
    }
    expect(html(file, 'ep')).toContain('<ol><li>First (3:20)</li><li>Second</li></ol>');
    expect(html(file, 'topic')).toContain('Part two</h2>\n<p>More.</p>');
    expect(html(file, 'topic')).toContain(`href="${BASE}music/releases/one/"`);
    expect(html(file, 'brief')).toBe('<p>All there is.</p>');
    expect(html(file, 'elsewhere')).toContain('href="https://paper.example/a"');
  });

  test('leads to files and anchors that are there', () => {
    const texts = ['feed.xml', 'rss.xml', 'feed.json', 'artist.json'].map(read).join('\n');
    const own = texts.match(/https:\/\/artist\.example\/[^\s"&<\\]*/g) ?? [];
    const lost = [...new Set(own)].filter((address) => {
      const { pathname, hash } = new URL(address);
      const path = pathname.replace(/^\/site\//, '').replace(/(^|\/)$/, '$1index.html');
      return !site.exists(`dist/${path}`) || (hash && !read(path).includes(`id="${hash.slice(1)}"`));
    });
    // The id of a post stays what it was before the post had a page.
    expect(lost).toEqual([`${BASE}news/brief/`, `${BASE}news/elsewhere/`]);
    expect(own.length).toBeGreaterThan(30);
  });

  test('of RSS says which of its ids are addresses', () => {
    const items = readXml('news/rss.xml', 'rss', 'channel').all('item');
    expect(items.map((item) => item.attribute('guid', 'isPermaLink'))).toEqual(['true', 'false', 'false']);
  });

  test('has no character that XML forbids', () => {
    for (const path of ['feed.xml', 'rss.xml'])
      expect(read(path)).not.toMatch(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  });
});

describe('a page', () => {
  const alternates = (path: string) =>
    readPage(site, `dist/${path}`)
      .all('link')
      .filter(({ rel }) => rel === 'alternate')
      .map(({ type, href }) => [type, href]);
  const feeds = (folder: string) => [
    ['application/atom+xml', `/site/${folder}feed.xml`],
    ['application/rss+xml', `/site/${folder}rss.xml`],
    ['application/feed+json', `/site/${folder}feed.json`],
  ];
  const artist = ['application/json', '/site/artist.json'];

  test('names the feeds in its head', () => {
    expect(alternates('about/index.html')).toEqual([...feeds(''), artist]);
    expect(alternates('news/index.html')).toEqual([...feeds(''), ...feeds('news/'), artist]);
    expect(alternates('music/releases/index.html')).toEqual([
      ...feeds(''),
      ...feeds('music/releases/'),
      artist,
    ]);
  });

  test('links to them', () => {
    const { addresses } = readPage(site, 'dist/news/index.html');
    expect(addresses).toEqual(expect.arrayContaining(feeds('news/').map(([, href]) => href)));
    expect(
      readPage(site, 'dist/index.html').addresses.filter((url) => url === '/site/feed.xml'),
    ).toHaveLength(2);
  });
});

describe('a post without a text', () => {
  test('has no page, and its card leads nowhere but to where the story goes on', () => {
    expect(site.list('dist/news').filter((path) => path.endsWith('.html'))).toEqual([
      'index.html',
      'topic/index.html',
    ]);
    const { addresses, text } = readPage(site, 'dist/news/index.html');
    expect(text).toContain('All there is.');
    expect(addresses.filter((url) => /brief|elsewhere|paper/.test(url))).toEqual(['https://paper.example/a']);
    expect(readPage(site, 'dist/news/topic/index.html').text).toContain('Read on');
    expect(read('sitemap.xml').match(/news\/[^<]*/g)).toEqual(['news/', 'news/topic/']);
  });
});

describe('artist.json', () => {
  test('has the shape that its schema says', () => {
    const data = JSON.parse(read('artist.json'));
    const schema = JSON.parse(read('artist.schema.json'));
    expect([data.$schema, schema.$id]).toEqual([`${BASE}artist.schema.json`, `${BASE}artist.schema.json`]);
    const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(schema);
    expect([validate(data), validate.errors]).toEqual([true, null]);
    expect(validate({ ...data, version: 2 })).toBe(false);
  });

  test('tells who, and all of the music that is out', () => {
    const data = JSON.parse(read('artist.json'));
    expect(data).toMatchObject({
      version: 1,
      name: 'A & B <C>',
      roles: ['DJ'],
      location: 'Cairo',
      contacts: { general: 'hello@artist.example' },
      links: [{ name: 'SoundCloud', url: 'https://soundcloud.com/a', handle: '@a' }],
      remixes: [
        { title: 'Theirs', year: 2020, streaming_links: { soundcloud: 'https://soundcloud.com/a/b' } },
      ],
      mixes: [
        { title: 'Late', url: `${BASE}music/mixes/late/`, release_date: '2024-02', duration: 'PT60M00S' },
      ],
    });
    const slugs = data.releases.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['one', 'month', 'ep', 'undated']);
    expect(data.releases[0]).toMatchObject({
      release_date: '2025-08-01',
      duration: 'PT3M20S',
      bpm: 'about 124',
      isrc: 'AA6Q72000047',
      upc: '036000291452',
      label: 'Own Label',
      artwork_url: expect.stringMatching(/^https:\/\/artist\.example\/site\/assets\/.*\.webp$/),
    });
    expect(data.releases[2]).toMatchObject({
      release_date: '2019',
      tracks: [
        { track_number: 1, title: 'First', duration: 'PT3M20S' },
        { track_number: 2, title: 'Second', isrc: 'AA6Q72000049' },
      ],
    });
    expect(data.releases[3]).not.toHaveProperty('release_date');
  });
});

describe('codes and rights', () => {
  test('are among the credits', () => {
    const { text } = readPage(site, 'dist/music/releases/one/index.html');
    for (const part of ['Own Label', 'UPC036000291452', 'ISRCAA6Q72000047', '© 2025 A & B', '℗ 2024 A & B']) {
      expect(text).toContain(part);
    }
    expect(readPage(site, 'dist/music/releases/ep/index.html').text).toContain('ISRC AA6Q72000049');
    expect(readPage(site, 'dist/music/releases/month/index.html').text).not.toMatch(/ISRC|UPC|Rights/);
  });

  test('are in the structured data', () => {
    const [album] = readPage(site, 'dist/music/releases/one/index.html').jsonLd;
    expect(album).toMatchObject({
      copyrightNotice: '© 2025 A & B',
      albumRelease: {
        '@type': 'MusicRelease',
        recordLabel: { name: 'Own Label' },
        identifier: { '@type': 'PropertyValue', propertyID: 'gtin12', value: '036000291452' },
      },
      track: [{ isrcCode: 'AA6Q72000047', copyrightNotice: '℗ 2024 A & B' }],
    });
  });
});
