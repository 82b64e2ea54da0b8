import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { XMLParser } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import ICAL from 'ical.js';
import { parseSitemap } from 'sitemap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { podcastGuid } from '../../generator/features/mixes/podcast.ts';
import { readPdf } from '../helpers/pdf.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, packageRoot, RELEASE, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const HOME = 'https://rawnaq.example';
const ENVIRONMENT = { SOURCE_DATE_EPOCH: String(Date.parse('2026-09-01') / 1000) };

interface Text {
  /** Language of the nearest element that has one. */
  lang: string;
  text: string;
  /** Within an island, where templates can add no element. */
  isLive: boolean;
}

interface Head {
  lang: string;
  dir: string;
  canonical: string;
  robots: string;
  /** By hreflang. */
  languages: Record<string, string>;
  /** The choices of the page: its name in each language by that, and where it leads. */
  choices: Record<string, string>;
}

let site: TestSite;
let heads: Map<string, Head>;
let texts: Map<string, Text[]>;

beforeAll(async () => {
  site = makeSite({}, { keep: true });
  cpSync(join(packageRoot, 'tests/fixtures/bilingual'), site.root, { recursive: true });
  site.write('assets/audio/tone.wav', wav({ rate: 16_000, channels: sample([sine(330, -12)], 2, 16_000) }));
  edit('content/releases/salt-and-light.md', '    duration: 214', '    audio: audio/tone.wav');
  edit('content/mixes/radio-hamra-03.md', 'duration: 1:00:00', 'audio: audio/tone.wav');
  const { code, stderr } = await site.run(['build'], ENVIRONMENT);
  expect(code, stderr).toBe(0);
  expect(readProblems(stderr).filter(({ code }) => !/^(press|tracks|podcast)\//.test(code))).toEqual([]);
  const pages = site.list('dist').filter((path) => path.endsWith('.html'));
  const documents = pages
    .map((path): [string, string] => [path, site.read(`dist/${path}`)])
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([path, html]): [string, string] => [`/${path.replace(/(^|\/)index\.html$/, '$1')}`, html]);
  heads = new Map(documents.map(([route, html]) => [route, readHead(html)]));
  texts = new Map(documents.map(([route, html]) => [route, readTexts(html)]));
});

afterAll(() => rmSync(site.root, { recursive: true, force: true }));

function open(path: string): Uint8Array {
  return readFileSync(join(site.root, path));
}

function edit(path: string, from: string, to: string): void {
  const text = site.read(path);
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  site.write(path, text.replace(from, to));
}

function readHead(html: string): Head {
  const head: Head = { lang: '', dir: '', canonical: '', robots: '', languages: {}, choices: {} };
  const parser = new Parser({
    onopentag(name, { lang = '', dir = '', rel, href = '', hreflang, ...rest }) {
      if (name === 'html') Object.assign(head, { lang, dir });
      if (name === 'link' && rel === 'canonical') head.canonical = href;
      if (name === 'link' && hreflang) head.languages[hreflang] = href;
      if (name === 'a' && hreflang) head.choices[hreflang] = href;
      if (name === 'meta' && rest['name'] === 'robots') head.robots = rest['content'] ?? '';
    },
  });
  parser.end(html);
  return head;
}

/** Texts of a page, with their languages. */
function readTexts(html: string): Text[] {
  const found: Text[] = [];
  const around: { lang: string; isSilent: boolean; isLive: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const last = around.at(-1);
      around.push({
        lang: attributes['lang'] ?? last?.lang ?? '',
        isSilent: last?.isSilent === true || ['head', 'script', 'style', 'svg'].includes(name),
        isLive: name === 'liner-island' || (last?.isLive === true && !('data-slot' in attributes)),
      });
    },
    ontext(text) {
      const last = around.at(-1);
      if (last && !last.isSilent && /\p{L}/u.test(text)) found.push({ ...last, text });
    },
    onclosetag: () => void around.pop(),
  });
  parser.end(html);
  return found;
}

function headAt(route: string): Head {
  const head = heads.get(route);
  if (!head) throw new Error(`There is no page at ${route}.`);
  return head;
}

test('each page is there in both languages, says which one it is in, and leads to the other', () => {
  const routes = [...heads.keys()];
  const arabic = routes.filter((route) => route.startsWith('/ar/'));
  expect(arabic.length).toBe(routes.length / 2);
  for (const [route, head] of heads) {
    const isArabic = route.startsWith('/ar/');
    expect([route, head.lang, head.dir]).toEqual([route, isArabic ? 'ar' : 'en', isArabic ? 'rtl' : '']);
    // Players on sites of others have no menus.
    if (route.includes('/embed/')) continue;
    expect(Object.keys(head.choices).sort(), route).toEqual(['ar', 'en']);
    for (const url of Object.values(head.choices)) expect(heads.has(url), `${route} to ${url}`).toBe(true);
    if (!route.endsWith('404.html')) expect(head.choices[head.lang]).toBe(route);
  }
});

test('hreflang is whole, mutual, of pages that are listed under their own addresses, and nowhere else', () => {
  let translated = 0;
  for (const [route, { languages, canonical, lang, robots }] of heads) {
    const own = HOME + route;
    if (Object.keys(languages).length === 0) continue;
    translated += 1;
    expect(Object.keys(languages).sort(), route).toEqual(['ar', 'en', 'x-default']);
    expect([route, languages[lang], canonical, robots]).toEqual([route, own, own, 'index, follow']);
    expect(languages['x-default']).toBe(languages['en']);
    for (const url of Object.values(languages)) {
      expect(headAt(url.slice(HOME.length)).languages, `${route} and ${url}`).toEqual(languages);
    }
  }
  // Not by accident none of them.
  expect(translated).toBeGreaterThan(40);
});

test('a page that is not translated is listed in the default alone', () => {
  for (const route of [
    '/music/releases/second-hand/',
    '/news/a-week-in-cairo/',
    '/events/garden-concert-2026-11-14/',
  ]) {
    expect([headAt(`/ar${route}`).canonical, headAt(`/ar${route}`).languages]).toEqual([HOME + route, {}]);
    expect(headAt(route).languages).toEqual({});
  }
});

test('every text is in an element of its language', () => {
  const ARABIC = /\p{Script=Arabic}/u;
  // Units that say themselves how they are read.
  const LATIN = /^(?!.*\u200f).*\p{Script=Latin}/su;
  let [marked, whole] = [0, 0];
  for (const [route, list] of texts) {
    const own = route.startsWith('/ar/') ? 'ar' : 'en';
    for (const { lang, text, isLive } of list) {
      // Code to copy is in none.
      if (lang === '') continue;
      const other = lang === 'ar' ? LATIN : ARABIC;
      // A sentence of an island that has a name in it is made by the island.
      const isSentence = isLive && ((ARABIC.test(text) && LATIN.test(text)) || text.trim() === 'YouTube');
      if (lang === own && isSentence) continue;
      expect(other.test(text), `${route}, in ${lang}: ${text}`).toBe(false);
      if (lang !== own) marked += 1;
      else whole += 1;
    }
  }
  // Not by accident none of them.
  expect(marked).toBeGreaterThan(200);
  expect(whole).toBeGreaterThan(1000);
});

test('what is not translated is in the default language, as a whole where it is a text of its own', () => {
  const song = site.read('dist/ar/music/releases/second-hand/index.html');
  expect(song).toContain('<h1 lang="en" dir="ltr">');
  expect(song).toMatch(/<div class="prose[^"]*" dir="auto"><p lang="en" dir="ltr">/);
  const album = site.read('dist/ar/music/releases/milh-wa-nour/index.html');
  expect(album).toMatch(/<span lang="en" dir="ltr" class="subheading[^"]*">4 AM<\/span>/);
  expect(album).toContain('(مباشر من <bdi lang="en" dir="ltr">Studio 9</bdi>)');
  expect(album).toMatch(/<h1 dir="auto"><span[^>]*>ملح ونور/);
});

test('the sitemap says the same as the pages', async () => {
  const items = await parseSitemap(Readable.from([site.read('dist/sitemap.xml')]));
  expect(items.length).toBeGreaterThan(40);
  for (const { url, links } of items) {
    const head = headAt(url.slice(HOME.length));
    expect(head.canonical, url).toBe(url);
    expect(Object.fromEntries(links.map((link) => [link.lang, link.url])), url).toEqual(head.languages);
  }
});

test('the sitemap is in the order of the addresses, the default language first', async () => {
  const items = await parseSitemap(Readable.from([site.read('dist/sitemap.xml')]));
  const addresses = items.map(({ url }) => url);
  const isArabic = (url: string) => url.startsWith(`${HOME}/ar/`);
  const [english, arabic] = [addresses.filter((url) => !isArabic(url)), addresses.filter(isArabic)];
  expect(addresses).toEqual([...english.toSorted(), ...arabic.toSorted()]);
});

test('a release in Arabic has its texts, its facts and its own address', () => {
  const html = site.read('dist/ar/music/releases/milh-wa-nour/index.html');
  for (const text of ['ملح ونور', 'تسع أغانٍ', 'الميناء', 'يا بَحْر', 'عُزف كل شيء', 'رونق سليم', '4:11'])
    expect(html).toContain(text);
  expect(html).not.toContain('Everything was played');
  expect(html).toContain('href="/ar/music/releases/night-ferry/"');
  // What is not translated leads to pages of the language all the same, under their addresses there.
  expect(site.read('dist/ar/music/releases/night-ferry/index.html')).toContain(
    'href="/ar/music/releases/milh-wa-nour/"',
  );
});

test('feeds, calendars, redirects and what is missing are of their language', () => {
  const feed = site.read('dist/ar/feed.xml');
  expect(feed).toContain('xml:lang="ar"');
  expect(feed).toContain('صدر «ملح ونور»');
  expect(site.read('dist/ar/events.ics')).toContain('ليلة الألبوم');
  expect(site.read('dist/events.ics')).not.toContain('ليلة الألبوم');
  const rules = site.read('dist/_redirects');
  expect(rules).toContain('/ar/music/releases/salt/ /ar/music/releases/milh-wa-nour/ 301\n');
  expect(rules).toContain('/ar/* /ar/404.html 404\n');
  expect(site.exists('dist/ar/404.html')).toBe(true);
});

test('readers of feeds and calendars see facts and places as they are read', () => {
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(site.read('dist/ar/feed.xml'));
  const album = feed.entry.find(({ title }: { title: string }) => title === 'ملح ونور');
  expect(album.content['#text']).toContain('<div lang="ar" dir="rtl">');
  // Numbers with Latin units are held apart, which would else come in the opposite order.
  expect(album.content['#text']).toContain(
    'ألبوم · 20 فبراير 2026 · \u206896 BPM\u2069 · \u2068D minor\u2069 · بوب عربي',
  );
  const events = new ICAL.Component(ICAL.parse(site.read('dist/ar/events.ics'))).getAllSubcomponents(
    'vevent',
  );
  const shows = events.map((event) => [
    event.getFirstPropertyValue('summary'),
    event.getFirstPropertyValue('location'),
  ]);
  expect(shows).toContainEqual(['رونق سليم: مسرح الميناء', '\u2068Dock 5\u2069، الإسكندرية، مصر']);
  expect(shows).toContainEqual(['رونق سليم: \u2068Garden concert\u2069', 'Palais Thurn، Vienna، Austria']);
});

test('each language has a press kit, with documents in it', async () => {
  const kits = site.list('dist').filter((path) => /press\/[^/]+\.(?:zip|pdf)$/.test(path));
  const named = ['biography-2026-02.pdf', 'one-sheet-2026-02.pdf', 'press-kit-2026-02.zip'];
  expect(kits.sort()).toEqual([
    ...named.map((name) => `ar/press/Rawnaq-Salim-${name.replace('-2026', '-ar-2026')}`),
    ...named.map((name) => `press/Rawnaq-Salim-${name}`),
  ]);
  for (const path of kits.filter((kit) => kit.startsWith('ar/')))
    expect(site.read('dist/ar/press/index.html')).toContain(`href="/${path}"`);
  const sheet = await readPdf(open('dist/ar/press/Rawnaq-Salim-one-sheet-ar-2026-02.pdf'));
  expect(sheet).toMatchObject({ tagged: true, language: 'ar', title: 'رونق سليم – صفحة تعريفية' });
  for (const words of ['ملح ونور', 'رونق سليم مغنّية', 'مطبخ', 'press@rawnaq.example'])
    expect(sheet.pages[0]).toContain(words);
  const files = unzipSync(open('dist/ar/press/Rawnaq-Salim-press-kit-ar-2026-02.zip'));
  const texts = Object.entries(files).map(([path, bytes]) => [
    path.replace(/^[^/]+\//, ''),
    strFromU8(bytes),
  ]);
  expect(Object.fromEntries(texts)).toMatchObject({
    'biography/short-bio.txt': 'رونق سليم مغنّية ومؤلِّفة موسيقية من بيروت.\n',
    // A line that begins with a path is read from left to right, and the text after it is not.
    'README.txt': expect.stringMatching(/^biography\/ +\u2068السير [^\n]*PDF\u2069$/m),
  });
});

test('recordings are heard in each language, with playlists and players for others in it', () => {
  const page = site.read('dist/ar/music/releases/milh-wa-nour/index.html');
  const [, data = '[]'] = /data-playables="">([^<]*)</.exec(page) ?? [];
  expect(JSON.parse(data)).toMatchObject([
    { title: 'الميناء', artist: 'رونق سليم', url: '/ar/music/releases/milh-wa-nour/#track-1', duration: 2 },
  ]);
  const written = site.list('dist').map((path) => `/${path}`);
  const files = written.filter((path) => /(?:podcast\.xml|oembed\.json|\.m3u8|\.xspf)$/.test(path));
  expect(files.filter((path) => path.startsWith('/ar/')).length).toBe(5);
  expect(files.length).toBe(10);
  for (const folder of ['/ar', '']) {
    for (const [path, kinds] of [
      [folder && '/ar/music/releases/milh-wa-nour', /oembed\.json|m3u8|xspf/],
      [`${folder}/music/mixes/radio-hamra-03`, /oembed\.json|podcast\.xml/],
    ] as const) {
      const html = site.read(`dist${path || '/music/releases/salt-and-light'}/index.html`);
      const named = [...html.matchAll(/href="(?:https:\/\/rawnaq\.example)?(\/[^"]+)"/g)].flatMap(
        ([, url = '']) => url,
      );
      const links = new Set(named.filter((url) => kinds.test(url)));
      expect(links.size, path).toBeGreaterThan(1);
      for (const url of links) {
        expect(files, `${path} to ${url}`).toContain(url);
        expect(url.startsWith('/ar/'), `${path} to ${url}`).toBe(folder === '/ar');
      }
    }
  }
  const player = JSON.parse(site.read('dist/ar/embed/salt-and-light/oembed.json'));
  expect(player).toMatchObject({
    provider_name: 'رونق سليم',
    provider_url: `${HOME}/ar/`,
    title: 'ملح ونور',
    author_url: `${HOME}/ar/music/releases/milh-wa-nour/`,
  });
  expect(player.html).toContain(`src="${HOME}/ar/embed/salt-and-light/"`);
  expect(site.read('dist/ar/embed/salt-and-light/index.html')).toContain('<html lang="ar" dir="rtl"');
  const list = site.read('dist/ar/music/releases/milh-wa-nour/salt-and-light.xspf');
  const { playlist } = new XMLParser().parse(list);
  expect(playlist).toMatchObject({ title: 'ملح ونور', creator: 'رونق سليم' });
  expect(playlist.trackList.track).toMatchObject({
    title: 'الميناء',
    info: `${HOME}/ar/music/releases/milh-wa-nour/#track-1`,
  });
});

test('each language has a podcast of its own, which leads to the others', () => {
  const [english, arabic] = ['podcast.xml', 'ar/podcast.xml'].map((path) =>
    parseRssFeed(site.read(`dist/${path}`)),
  );
  expect(english).toMatchObject({
    title: 'Rawnaq Salim: Mixes & Radio',
    language: 'en',
    link: `${HOME}/music/mixes/`,
    podcast: { guid: podcastGuid(`${HOME}/podcast.xml`) },
  });
  expect(english?.atom?.links).toEqual([
    { rel: 'self', type: 'application/rss+xml', href: `${HOME}/podcast.xml` },
    { rel: 'alternate', type: 'application/rss+xml', href: `${HOME}/ar/podcast.xml`, hreflang: 'ar' },
  ]);
  expect(arabic).toMatchObject({
    language: 'ar',
    link: `${HOME}/ar/music/mixes/`,
    podcast: { guid: podcastGuid(`${HOME}/ar/podcast.xml`) },
    itunes: { author: 'رونق سليم' },
  });
  expect(arabic?.title).toContain('الميكسات والراديو');
  expect(arabic?.atom?.links).toEqual([
    { rel: 'self', type: 'application/rss+xml', href: `${HOME}/ar/podcast.xml` },
    { rel: 'alternate', type: 'application/rss+xml', href: `${HOME}/podcast.xml`, hreflang: 'en' },
  ]);
  const episodes = [english, arabic].map((feed) => feed?.items?.[0]);
  expect(episodes).toMatchObject([
    { title: 'Radio Hamra 03', description: 'An hour of seven-inch singles.' },
    { title: 'راديو الحمرا ٣', description: 'ساعة من أسطوانات 45 لفة.' },
  ]);
  // One file is heard in all of them.
  expect(episodes[0]?.enclosures).toEqual(episodes[1]?.enclosures);
  const chapters = episodes.map((each) => each?.podcast?.chapters?.url ?? '');
  expect(chapters).toEqual([
    `${HOME}/music/mixes/radio-hamra-03/chapters.json`,
    `${HOME}/ar/music/mixes/radio-hamra-03/chapters.json`,
  ]);
  const titles = chapters.map((url) => JSON.parse(site.read(`dist${url.slice(HOME.length)}`)).title);
  expect(titles).toEqual(['Radio Hamra 03', 'راديو الحمرا ٣']);
});

test('what is missing or stale is reported', async () => {
  const { code, stdout, stderr } = await site.run(['check', '--languages', 'ar']);
  expect(code).toBe(0);
  const found = readProblems(stdout + stderr).map(({ at, code: kind }) => `${at} ${kind}`);
  expect(found).toContain('content/releases/qamar.md:11:16 language/stale');
  expect(found).toContain('content/releases/second-hand.md:2:8 language/missing');
  expect(stderr).toMatch(/ar: \d+ of \d+ texts translated, 1 older than the default, \d+ missing/);
});

test('all texts go out into a table and come back without a change', async () => {
  const before = site.hashes('content');
  expect((await site.run(['translations', 'export', 'ar', '--out', 'texts.csv'])).code).toBe(0);
  expect(readFileSync(join(site.root, 'texts.csv'), 'utf8')).toContain('ملح ونور');
  const { code, stdout } = await site.run(['translations', 'import', 'ar', 'texts.csv']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Imported 0 texts into 0 files')]);
  expect(site.hashes('content')).toEqual(before);
});

test('a text of a table that would be an error is named with its line, without control characters and logins', async () => {
  const row = readFileSync(join(site.root, 'texts.csv'), 'utf8')
    .split('\r\n')
    .find((line) => line.includes(' title,'));
  if (row === undefined) throw new Error('The table has no title.');
  const [name = '', original = ''] = row.split(',');
  const unknown = 'x\u001b[31m https://me:hunter2@x.example title';
  site.write('texts.csv', `key,en,ar\n${name},${original},a\u0007b\n${unknown},x,y\n`);
  const before = site.hashes('content');
  const { code, stderr } = await site.run(['translations', 'import', 'ar', 'texts.csv']);
  expect(code).toBe(1);
  expect(stderr).toContain(`errors in the content:\n  texts.csv:2  ${name}: `);
  expect(stderr).toContain('no such text:\n  x␛[31m https://••••••••••@x.example title\n');
  for (const hidden of ['hunter2', '\u0007', '\u001b']) expect(stderr).not.toContain(hidden);
  expect(site.hashes('content')).toEqual(before);
});

test('a broken link is reported in the file of the language that has it', async (context) => {
  const own = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: ar, name: العربية}]\n`,
      'content/releases/first-light.md': RELEASE,
      'content/releases/first-light.ar.md': '---\nstory: "[x](/one/)"\n---\n\n\n\n\n\n\n[x](/two/)\n',
    },
    context,
  );
  const { stderr } = await own.run(['check']);
  const broken = readProblems(stderr).filter(({ code }) => code === 'link/unknown-page');
  expect(broken.map(({ at }) => at)).toEqual([
    'content/releases/first-light.ar.md:2:9',
    'content/releases/first-light.ar.md:10:1',
  ]);
});
