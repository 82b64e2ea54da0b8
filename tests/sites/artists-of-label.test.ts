/** `artists/`: the pages of a collective of three, and their names on everything else. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const NOW = { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-25') / 1000) };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .jpeg()
    .toBuffer();

const release = (title: string, day: string, keys = '', type = 'single') =>
  RELEASE.replace('First Light', title)
    .replace('type: single', `type: ${type}\nartwork_url: artwork/cover.jpg`)
    .replace('2024-05-03', day)
    .replace('open.spotify.com/x', `open.spotify.com/${title.replaceAll(' ', '')}`)
    .replace('Four minutes of morning.', `The night bus, and what ${title} sounds like on it.`)
    .replace('\n---\n', `\n${keys}\n---\n`);

const FILES = {
  'content/site.yaml': `${SITE_YAML.replace('Artist', 'Third Mainland')}emails: {general: hello@artist.example}\n`,
  'content/artists/kemi-blaze.md': `---
name: Kemi Blaze
kind: person
role: Rapper
photo: photos/kemi.jpg
photo_alt: Kemi Blaze on a bridge at night
description: Writes in two languages and a half.
location: Lagos
profiles: [{name: Instagram, url: "https://www.instagram.com/kemi/"}]
links: [{name: Zine, url: "https://zine.example"}]
press_photos:
  - {file: photos/kemi.jpg, title: On the bridge, alt: Kemi on a bridge, credit: "Photo: Ada Lens", license: Free with credit}
press_quotes: [{text: Two languages and a half., outlet: The Quay, rating: 4/5}]
email: kemi@artist.example
---
Kemi began on the *late* bus.

## After the bus

Two nights with a [tape](/music/releases/okada/).
`,
  'content/artists/zino9.md': `---
{name: Zino9, kind: person, instrument: Drums, photo: photos/kemi.jpg, order: 1, redirect_from: [/zino/]}
---
Builds the machines.
`,
  'content/artists/night-bus.md': `---
name: Night Bus
kind: group
photo: photos/kemi.jpg
former: 2019–2024
members: [{name: zino9, instrument: Drums, from: 2019}, {name: Lee Wu, role: Singer, until: 2020, url: "https://lee.example"}]
---
Played on roofs.
`,
  'content/pages/press.yaml': `quotes:
  - {text: The engine room., outlet: The Lagoon, about: artists/zino9}
  - {text: Three of a kind., outlet: The Lagoon}
  - {text: Loud machines., outlet: The Wire, about: releases/machines}
`,
  'content/artists/ada-new.md': `---
{name: Ada New, kind: person, photo: photos/kemi.jpg}
---
Has just signed.
`,
  'content/releases/okada.md': release(
    'Okada',
    '2025-05-03',
    `artists: [kemi-blaze]
credits: {Producer: zino9, Mixing: [Somebody Else, Kemi Blaze]}
press_quotes: [{text: A whole bus of a record., outlet: The Lagoon}]
video: {title: Official Video, url: "https://www.youtube.com/watch?v=abcdefghijk"}`,
  ),
  'content/releases/machines.md': release('Machines', '2025-03-01', 'artists: [Zino9]', 'ep'),
  'content/releases/roofs.md': release(
    'Roofs',
    '2024-01-01',
    'artists: [Night Bus, {name: zino9, role: featuring}]',
  ),
  'content/releases/bridge.md': release(
    'Carter Bridge',
    '2025-09-01',
    'credits: {Drums: zino9}\ntracks: [{title: Over, duration: 3:00, artists: [{name: kemi-blaze, role: featuring}]}, {title: Under, duration: 4:00}]',
    'album',
  ),
  'content/releases/danfo.md': release(
    'Danfo',
    '2023-02-02',
    'artists: [Guest Star, {name: kemi-blaze, role: featuring}]\ncredits: {Vocals: Kemi Blaze}',
  ),
  'content/remixes/late.md': `---
{title: Late Bus (Third Mainland Remix), original_artist: night-bus, year: 2022, artwork_url: artwork/cover.jpg, soundcloud_url: "https://soundcloud.com/a/late"}
---
`,
  'content/pages/events.yaml': `events:
  - {title: Kemi alone, date: 2026-12-02, venue: Halle, city: Berlin, artists: [kemi-blaze], support: [Zino9]}
  - {title: All three, date: 2026-12-12, venue: Hald, city: Oslo}
`,
  'content/pages/links.yaml': 'rows: [shows]\n',
  'content/mixes/bus-hour.md': `---
{episode_title: Bus Hour, release_date: 2025-07-01, artists: [zino9], description: What the driver plays., artwork_url: artwork/cover.jpg, soundcloud_url: "https://soundcloud.com/a/bus"}
---
`,
  'content/news/okada.md':
    '---\n{title: Okada is out, date: 2025-05-03, excerpt: The first song of the year., artists: [kemi-blaze]}\n---\nOut now.\n',
  'assets/photos/kemi.jpg': await picture(2000, 2500),
  'assets/artwork/cover.jpg': await picture(1500, 1500),
};

let site: TestSite;
beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  const { code, stderr } = await site.run(['build'], NOW);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const read = (route: string) => site.read(`dist${route}index.html`);
/** The words of a part of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<span class="sr-only">.*?<\/span>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const sectionOf = (html: string, id: string) =>
  wordsOf(
    html
      .split(`id="${id}"`)[1]
      ?.split('</section>', 1)[0]
      ?.replace(/^[^>]*>/, '') ?? '',
  );
/** The structured data of a page, by its types. */
const dataOf = (route: string, type: string) =>
  [...read(route).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find((thing) => thing['@type'] === type);

const KEMI = {
  '@type': 'Person',
  '@id': 'https://artist.example/artists/kemi-blaze/#artist',
  name: 'Kemi Blaze',
  url: 'https://artist.example/artists/kemi-blaze/',
};
const ZINO = {
  '@type': 'Person',
  '@id': 'https://artist.example/artists/zino9/#artist',
  name: 'Zino9',
  url: 'https://artist.example/artists/zino9/',
};
const ALL = {
  '@type': 'MusicGroup',
  '@id': 'https://artist.example/#artist',
  name: 'Third Mainland',
  url: 'https://artist.example/',
};

test('check --strict has nothing to say', async () => {
  const { code, stderr } = await site.run(['check', '--strict'], NOW);
  expect(code, stderr).toBe(0);
});

test('all of them are on a page, in their order, those who have left last', () => {
  const cards = read('/artists/').split('<li class="way person">').slice(1);
  expect(cards.map((card) => wordsOf(card.split('</section>', 1)[0] ?? ''))).toEqual([
    'Zino9 Drums',
    'Ada New',
    'Kemi Blaze Rapper Writes in two languages and a half.',
    'Night Bus 2019–2024',
  ]);
  expect(read('/')).toMatch(/<a class="nav-link" href="\/artists\/">Artists<\/a>/);
  expect(site.read('dist/sitemap.xml')).toContain('https://artist.example/artists/zino9/');
});

test('each has a page with all that the site has of them', () => {
  const html = read('/artists/kemi-blaze/');
  expect(html).toContain('alt="Kemi Blaze on a bridge at night"');
  expect(html).toContain('Kemi began on the <em>late</em> bus.');
  expect(html).toContain('href="mailto:kemi@artist.example"');
  expect(html).toMatch(/<a href="\/artists\/" class="back-link"/);
  expect(html).toMatch(/<a href="\/music\/releases\/okada\/" class="button">Latest Release/);
  expect(sectionOf(html, 'releases')).toMatch(/^Releases Okada Single 2025 House .*Read the Story$/);
  expect(sectionOf(html, 'appears-on')).toMatch(
    /^Appears On Carter Bridge Guest Album 2025 .* Danfo Guest Star feat\. Kemi Blaze · Guest, Vocals Single 2023 /,
  );
  // She mixed it, but it is hers.
  expect(sectionOf(html, 'appears-on')).not.toContain('Okada');
  expect(sectionOf(html, 'shows')).toBe(
    'Upcoming Shows 2 Dec 2026 Berlin Kemi alone Kemi Blaze Halle With Zino9 New Shows in Your Calendar',
  );
  expect(html).toContain('Official Video on YouTube');
  expect(sectionOf(html, 'news')).toContain('Okada is out');

  const zino = sectionOf(read('/artists/zino9/'), 'appears-on');
  for (const [title, role] of [
    ['Carter Bridge', 'Drums'],
    ['Okada', 'Producer'],
    ['Roofs', 'Guest'],
  ])
    expect(zino).toMatch(new RegExp(`${title} .*?${role} `));
  expect(sectionOf(read('/artists/zino9/'), 'shows')).toContain('Kemi alone');
  expect(sectionOf(read('/artists/night-bus/'), 'appears-on')).toContain('Late Bus (Third Mainland Remix)');
});

test('a release of one of them belongs to the site, names them and leads to their page', () => {
  const okada = read('/music/releases/okada/');
  expect(okada).toContain('<a href="/artists/kemi-blaze/" class="link">Kemi Blaze</a>');
  expect(okada).toContain('<a href="/artists/zino9/" class="link">Zino9</a>');
  expect(read('/music/releases/bridge/')).toContain(
    'Third Mainland</bdi> feat. <bdi><a href="/artists/kemi-blaze/" class="link">Kemi Blaze</a>',
  );

  const list = read('/music/releases/');
  expect(list).toMatch(/id="panel-appears-on"|Appears On/);
  expect(list).toContain('href="/artists/zino9/#releases"');
  const found = JSON.parse(site.read('dist/artist.json')).releases;
  expect(
    found.map(({ title, artist, appears_on }: Record<string, unknown>) => [title, artist, appears_on]),
  ).toEqual([
    ['Carter Bridge', 'Third Mainland', undefined],
    ['Okada', 'Kemi Blaze', undefined],
    ['Machines', 'Zino9', undefined],
    ['Roofs', 'Night Bus feat. Zino9', undefined],
    ['Danfo', 'Guest Star feat. Kemi Blaze', true],
  ]);
  // The search of the discography finds them by their names.
  expect(list).toMatch(/data-words="[^"]*\bokada\b[^"]*\bkemi blaze\b/);
});

test('a group has its members, who lead to their pages', () => {
  const html = read('/artists/night-bus/');
  expect(html).toMatch(/>Members<.*<a href="\/artists\/zino9\/" class="link cover-link">Zino9<.*since 2019/s);
  expect(html).toMatch(/>Former Members<.*href="https:\/\/lee.example".*Singer.*until 2020/s);
  const members = [
    { name: 'Zino9', instrument: 'Drums', from: 2019 },
    { name: 'Lee Wu', role: 'Singer', until: 2020, url: 'https://lee.example' },
  ];
  expect(JSON.parse(site.read('dist/artists/night-bus/artist.json')).members).toEqual(members);
  expect(dataOf('/artists/night-bus/', 'MusicGroup').member).toEqual([
    { '@type': 'OrganizationRole', roleName: 'Drums', startDate: '2019', member: ZINO },
    {
      '@type': 'OrganizationRole',
      roleName: 'Singer',
      endDate: '2020',
      member: { '@type': 'Person', name: 'Lee Wu', url: 'https://lee.example' },
    },
  ]);
});

test('who is in a group of the site has it on their page', () => {
  expect(read('/artists/zino9/')).toMatch(/>Projects<.*<a href="\/artists\/night-bus\/"[^>]*>Night Bus</s);
  expect(read('/artists/kemi-blaze/')).not.toContain('>Projects<');
  // A group of the past is not one that they are in.
  expect(dataOf('/artists/zino9/', 'Person').memberOf).toEqual(ALL);
});

test('a short address names the artists, and leads to the pages of those who have one', () => {
  const roofs = read('/l/roofs/');
  expect(wordsOf(roofs)).toContain('Single • 2024 Night Bus feat. Zino9');
  expect(roofs).toContain('<a href="/music/releases/roofs/" class="link tall">More about Roofs</a>');
  expect(roofs).toContain('<a href="/artists/night-bus/" class="link tall">More about Night Bus</a>');
  expect(roofs).toContain('<a href="/artists/zino9/" class="link tall">More about Zino9</a>');
  const danfo = read('/l/danfo/');
  expect(danfo).not.toContain('More about Guest Star');
  expect(danfo).toContain('href="/artists/kemi-blaze/" class="link tall">');
  expect(read('/l/bridge/')).not.toContain('More about Third Mainland');
});

test('each has a feed of their releases, and of the news about them', () => {
  const feed = JSON.parse(site.read('dist/artists/kemi-blaze/feed.json'));
  expect(feed).toMatchObject({
    title: 'Kemi Blaze',
    home_page_url: KEMI.url,
    feed_url: `${KEMI.url}feed.json`,
    authors: [{ name: 'Kemi Blaze', url: KEMI.url }],
  });
  expect(feed.items.map(({ title }: { title: string }) => title).sort()).toEqual(['Okada', 'Okada is out']);
  expect(site.read('dist/artists/zino9/feed.xml')).toContain('<name>Zino9</name>');
  expect(site.exists('dist/artists/night-bus/rss.xml')).toBe(true);
  expect(read('/artists/kemi-blaze/')).toContain(
    'title="Kemi Blaze (RSS)" href="/artists/kemi-blaze/rss.xml"',
  );
  expect(read('/artists/')).not.toContain('/artists/kemi-blaze/rss.xml"');
});

test('the feed of all has whom each release and mix is by', () => {
  const feed = JSON.parse(site.read('dist/feed.json'));
  const authors = Object.fromEntries(
    feed.items.map((item: { title: string; authors?: unknown }) => [item.title, item.authors]),
  );
  expect(authors).toMatchObject({
    Okada: [{ name: 'Kemi Blaze', url: KEMI.url }],
    'Bus Hour': [{ name: 'Zino9', url: ZINO.url }],
    'Carter Bridge': undefined,
    Danfo: undefined,
  });
  expect(site.read('dist/rss.xml')).toMatch(/<title>Okada<(?:(?!<\/item>).)*<dc:creator>Kemi Blaze</s);
  expect(site.read('dist/feed.xml')).toMatch(/<author>\s*<name>Zino9</);
});

test('each has a feed, even before the first release', () => {
  expect(JSON.parse(site.read('dist/artists/ada-new/feed.json'))).toMatchObject({
    title: 'Ada New',
    items: [],
  });
});

test('a mix of one of them is theirs as data', () => {
  const mixesOf = (file: string) => JSON.parse(site.read(file)).mixes;
  for (const file of ['dist/artist.json', 'dist/artists/zino9/artist.json'])
    expect(mixesOf(file)).toMatchObject([{ title: 'Bus Hour', artists: [{ name: 'Zino9', url: ZINO.url }] }]);
});

test('a mix and a news post lead to the pages of those who are in them', () => {
  const link = (slug: string, name: string) =>
    `<bdi><a href="/artists/${slug}/" class="link">${name}</a></bdi>`;
  const mix = read('/music/mixes/bus-hour/');
  expect(mix).toContain(link('zino9', 'Zino9'));
  // Once, above the title.
  expect(wordsOf(mix.split('<h1')[1]?.split('What the driver', 1)[0] ?? '')).not.toContain('Zino9');
  expect(read('/news/okada/')).toContain(link('kemi-blaze', 'Kemi Blaze'));
});

test('the page of all links has who plays', () => {
  const html = read('/links/');
  expect(wordsOf(html)).toContain('Wed 2 Dec · Kemi Blaze · Halle Berlin');
  expect(wordsOf(html)).toContain('Sat 12 Dec · Hald Oslo');
});

test('their shows are theirs in calendars', () => {
  expect(site.read('dist/events.ics')).toContain('SUMMARY:Kemi Blaze: Kemi alone');
  expect(site.read('dist/events.ics')).toContain('SUMMARY:Third Mainland: All three');
});

test('each who plays has a calendar, which their page leads to', () => {
  const calendar = site.read('dist/artists/zino9/events.ics');
  expect(calendar).toContain('X-WR-CALNAME:Zino9: shows');
  expect(calendar.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:Kemi Blaze: Kemi alone']);
  const html = read('/artists/zino9/');
  expect(html).toContain('<a href="/artists/zino9/events.ics" class="button">New Shows in Your Calendar</a>');
  expect(html).toContain(
    '<link rel="alternate" type="text/calendar" title="Zino9: shows" href="/artists/zino9/events.ics"/>',
  );
  expect(site.exists('dist/artists/ada-new/events.ics')).toBe(false);
  expect(read('/artists/ada-new/')).not.toContain('.ics');
});

test('each is there as data, in the shape of artist.json', () => {
  const schema = JSON.parse(site.read('dist/artist.schema.json'));
  const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(schema);
  const dataOfArtist = (slug: string) => JSON.parse(site.read(`dist/artists/${slug}/artist.json`));
  const all = JSON.parse(site.read('dist/artist.json'));
  for (const data of [all, ...['kemi-blaze', 'zino9', 'night-bus', 'ada-new'].map(dataOfArtist)])
    expect([validate(data), validate.errors]).toEqual([true, null]);
  expect(all.artists[0]).toEqual({
    name: 'Zino9',
    url: ZINO.url,
    data_url: `${ZINO.url}artist.json`,
  });
  expect(all.releases.find(({ slug }: { slug: string }) => slug === 'okada').artists).toEqual([
    { name: 'Kemi Blaze', role: 'main', url: KEMI.url },
  ]);
  const kemi = dataOfArtist('kemi-blaze');
  expect(kemi).toMatchObject({
    url: KEMI.url,
    name: 'Kemi Blaze',
    type: 'person',
    roles: ['Rapper'],
    location: 'Lagos',
    contacts: { general: 'kemi@artist.example' },
    links: [
      { name: 'Instagram', url: 'https://www.instagram.com/kemi/' },
      { name: 'Zine', url: 'https://zine.example' },
    ],
    events_url: `${KEMI.url}events.ics`,
    feeds: { json: `${KEMI.url}feed.json` },
  });
  expect(kemi.releases.map(({ slug, appears_on }: Record<string, unknown>) => [slug, appears_on])).toEqual([
    ['bridge', true],
    ['okada', undefined],
    ['danfo', true],
  ]);
  expect(dataOfArtist('ada-new')).toMatchObject({ releases: [], press_kit_url: `${ALL.url}press/` });
  expect(dataOfArtist('ada-new')).not.toHaveProperty('events_url');
  expect(read('/artists/kemi-blaze/')).toContain(
    '<link rel="alternate" type="application/json" title="Kemi Blaze, as data" href="/artists/kemi-blaze/artist.json"/>',
  );
});

test('a biography and press photos make a press kit, and nothing less does', async () => {
  const html = read('/artists/kemi-blaze/press/');
  expect(html).toMatch(/<h1[^>]*>(?:<[^>]*>)*Kemi Blaze: press kit</);
  expect(sectionOf(html, 'bio-full')).toContain('Kemi began on the late bus. After the bus Two nights');
  expect(sectionOf(html, 'photos')).toContain('Photo: Ada Lens Free with credit');
  expect(sectionOf(html, 'quotes')).toBe(
    'In the Press ★★★★☆ “Two languages and a half.” The Quay “A whole bus of a record.” The Lagoon Okada',
  );
  expect(html).toContain('href="/artists/kemi-blaze/press/photos/kemi.jpg"');
  const archive = 'artists/kemi-blaze/press/kemi-blaze-press-kit-2025-05.zip';
  expect(html).toContain(`href="/${archive}"`);
  const files = unzipSync(readFileSync(join(site.root, 'dist', archive)));
  const paths = Object.keys(files).map((path) => path.replace('kemi-blaze-press-kit-2025-05/', ''));
  expect(paths.sort()).toEqual([
    'README.txt',
    'SHA256SUMS',
    'biography/full-bio.txt',
    'biography/kemi-blaze-biography-2025-05.pdf',
    'covers/cover.jpg',
    'one-sheet/kemi-blaze-one-sheet-2025-05.pdf',
    'photos/credits.txt',
    'photos/kemi.jpg',
    'quotes/press-quotes.txt',
    'releases/okada.txt',
  ]);
  const quotes = files['kemi-blaze-press-kit-2025-05/quotes/press-quotes.txt'] ?? new Uint8Array();
  expect(Buffer.from(quotes).toString()).toMatch(
    /^“Two languages and a half\.”\n {2}4 out of 5 stars\n {2}The Quay\n/,
  );
  const biography = files['kemi-blaze-press-kit-2025-05/biography/full-bio.txt'] ?? new Uint8Array();
  expect(Buffer.from(biography).toString()).toBe(
    'Kemi began on the late bus.\n\nAfter the bus\n\nTwo nights with a tape (https://artist.example/music/releases/okada/).\n',
  );
  expect(read('/artists/kemi-blaze/')).toContain('<a href="/artists/kemi-blaze/press/"');
  expect(read('/press/')).toContain('href="/artists/kemi-blaze/press/"');
  expect(JSON.parse(site.read('dist/artists/kemi-blaze/artist.json')).press_kit_url).toBe(
    `${KEMI.url}press/`,
  );
  expect(site.exists('dist/artists/zino9/press')).toBe(false);
});

test('programs know each of them as one thing', () => {
  expect(dataOf('/artists/kemi-blaze/', 'Person')).toMatchObject({
    ...KEMI,
    image: expect.stringContaining('https://artist.example/assets/pictures/kemi-'),
    sameAs: ['https://www.instagram.com/kemi/'],
    jobTitle: 'Rapper',
    homeLocation: { name: 'Lagos' },
    memberOf: ALL,
  });
  expect(dataOf('/artists/night-bus/', 'MusicGroup')).not.toHaveProperty('memberOf');
  expect(dataOf('/', 'MusicGroup').member).toEqual([
    { '@type': 'OrganizationRole', roleName: 'Drums', member: ZINO },
    expect.objectContaining({ '@type': 'Person', name: 'Ada New' }),
    { '@type': 'OrganizationRole', roleName: 'Rapper', member: KEMI },
    {
      '@type': 'OrganizationRole',
      startDate: '2019',
      endDate: '2024',
      member: expect.objectContaining({ '@type': 'MusicGroup', name: 'Night Bus' }),
    },
  ]);
  expect(dataOf('/music/releases/okada/', 'MusicAlbum')).toMatchObject({
    byArtist: KEMI,
    producer: ZINO,
    contributor: [{ '@type': 'Person', name: 'Somebody Else' }, KEMI],
  });
  expect(dataOf('/music/releases/danfo/', 'MusicAlbum').contributor).toEqual(KEMI);
  expect(dataOf('/music/releases/bridge/', 'MusicAlbum')).toMatchObject({ byArtist: ALL, contributor: ZINO });
  expect(dataOf('/events/kemi-alone-2026-12-02/', 'MusicEvent').performer).toEqual([KEMI, ZINO]);
  expect(dataOf('/events/all-three-2026-12-12/', 'MusicEvent').performer).toEqual(ALL);
});

test('what the press wrote about one of them is on their page and in their data', () => {
  expect(sectionOf(read('/artists/kemi-blaze/'), 'quotes')).toBe(
    'In the Press ★★★★☆ “Two languages and a half.” The Quay',
  );
  expect(sectionOf(read('/artists/zino9/'), 'quotes')).toBe('In the Press “The engine room.” The Lagoon');
  expect(read('/artists/ada-new/')).not.toContain('id="quotes"');
  expect(sectionOf(read('/press/'), 'quotes')).toContain('“The engine room.” The Lagoon Zino9');
  expect(sectionOf(read('/about/'), 'quotes')).toBe('In the Press “Three of a kind.” The Lagoon');
  const dataIn = (path: string) => JSON.parse(site.read(`dist${path}artist.json`));
  expect(dataIn('/artists/kemi-blaze/').press_quotes).toEqual([
    { text: 'Two languages and a half.', outlet: 'The Quay', rating: { value: 4, best: 5 } },
  ]);
  expect(dataIn('/artists/zino9/').press_quotes).toEqual([
    { text: 'The engine room.', outlet: 'The Lagoon' },
  ]);
  expect(dataIn('/artists/ada-new/')).not.toHaveProperty('press_quotes');
  expect(dataIn('/').press_quotes).toEqual([{ text: 'Three of a kind.', outlet: 'The Lagoon' }]);
  const machines = dataIn('/').releases.find(({ slug }: { slug: string }) => slug === 'machines');
  expect(machines.press_quotes).toEqual([{ text: 'Loud machines.', outlet: 'The Wire' }]);
});

test('a former address of one leads to the page', () => {
  expect(read('/zino/')).toContain('rel="canonical" href="https://artist.example/artists/zino9/"');
});

test('in another language, each has a page with the name and the text of that language', async () => {
  const other = makeSite({
    'content/site.yaml': `${SITE_YAML}languages:\n  - {code: en, name: English}\n  - {code: ar, name: العربية}\n`,
    'content/artists/noor.md': '---\n{name: Noor Vale, kind: person, role: Singer}\n---\nBegan on a boat.\n',
    'content/artists/noor.ar.md': '---\n{name: نور فيل, role: مغنية}\n---\nبدأت على قارب.\n',
    'content/artists/zino9.md': '---\n{name: Zino9, kind: person}\n---\nBuilds the machines.\n',
    'content/releases/boat.md': release('Boat', '2025-05-03', 'artists: [noor]'),
    'assets/artwork/cover.jpg': FILES['assets/artwork/cover.jpg'],
  });
  const { code, stderr } = await other.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  const page = other.read('dist/ar/artists/noor/index.html');
  expect(page).toMatch(/<html[^>]* lang="ar" dir="rtl"/);
  expect(page).toMatch(/<h1[^>]*>(?:<[^>]*>)*نور فيل</);
  expect(page).toContain('بدأت على قارب.');
  expect(page).toContain('href="/ar/music/releases/boat/"');
  expect(page).toContain('hrefLang="en" href="https://artist.example/artists/noor/"');
  expect(other.read('dist/ar/artists/index.html')).toContain('href="/ar/artists/zino9/"');
  // What is not translated says in which language it is.
  expect(other.read('dist/ar/artists/zino9/index.html')).toMatch(
    /lang="en" dir="ltr"[^>]*>Builds the machines\./,
  );
  expect(other.read('dist/ar/music/releases/boat/index.html')).toContain(
    '<a href="/ar/artists/noor/" class="link">نور فيل</a>',
  );
});

test('liner new artist makes the file of one', async () => {
  const other = makeSite({ 'content/site.yaml': SITE_YAML });
  const { code, stderr } = await other.run(['new', 'artist', 'Noor Vale']);
  expect(code, stderr).toBe(0);
  expect(other.read('content/artists/noor-vale.md')).toMatch(/^name: Noor Vale$/m);
  expect((await other.run(['check'])).code).toBe(0);
});

test('a custom page of that name stays where it is', async () => {
  const other = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/artists.md': '---\ntitle: Painters\nmenu: true\n---\nWhom I like.\n',
  });
  const { code, stderr } = await other.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  expect(other.read('dist/artists/index.html')).not.toContain('noindex');
  expect(other.read('dist/index.html')).toContain('href="/artists/">Painters');
});
