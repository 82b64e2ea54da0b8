/** What leaves the build of an artist with recordings besides pages, read back by programs of others. */

import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { v5 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { collectRecordings } from '../../../../generator/app/assets.ts';
import { checkContent } from '../../../../generator/app/checks.ts';
import { FEATURES } from '../../../../generator/app/features.ts';
import { GRAMMAR } from '../../../../generator/app/grammar.ts';
import { readArtifact } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { parseContent } from '../../../../generator/engine/content/parse/index.ts';
import { readSources } from '../../../../generator/engine/content/read/index.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { checkPodcast } from '../../../../generator/features/mixes/checks.ts';
import { podcastGuid, projectPodcast } from '../../../../generator/features/mixes/podcast.ts';
import { planPodcast } from '../../../../generator/features/mixes/podcast-files.ts';
import { listEmbeds } from '../../../../generator/features/releases/recordings.ts';
import { planPlaylists, playlistOf } from '../../../../generator/features/sound/playlists.ts';
import { type Sound, soundKey } from '../../../../generator/features/sound/sounds.ts';
import type { Assets } from '../../../../generator/site/assets.ts';
import { modelSite, type Site } from '../../../../generator/site/site.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';
import { packageRoot } from '../../../helpers/site.ts';

const ARTIST = join(packageRoot, 'tests/fixtures/sound/content');
const ORIGIN = 'https://sable-quay.example';

/** Each recording as though it had been made, and covers large enough. */
function assetsFor(site: Site, coverWidth = 1400) {
  const assets = makeAssets(site);
  const sounds = collectRecordings(site).sounds.map((request): [string, Sound] => {
    const key = soundKey(request);
    return [
      key,
      {
        url: `/assets/audio/${request.file.replace(/^.*\//, '')}`,
        type: request.file.endsWith('.opus') ? 'audio/ogg' : 'audio/mpeg',
        bytes: 40_744,
        duration: 10.1,
        isExcerpt: request.excerpt !== undefined,
      },
    ];
  });
  const pictures = Object.entries(assets.pictures).map(([file, picture]) => {
    const side = file.includes('tide-tables') ? coverWidth : 480;
    return [file, { ...picture, width: side, height: side }];
  });
  return {
    ...assets,
    pictures: Object.fromEntries(pictures),
    sounds: { sounds: Object.fromEntries(sounds), archives: {} },
  };
}

/** The files of all features. */
function filesOf(site: Site, assets: Assets) {
  const tools = { cache: openCache(), originals: new Map() };
  return FEATURES.list.flatMap((feature) => feature.files?.({ site, assets }, tools) ?? []);
}

let site: Site;
let plan: ReturnType<typeof projectPages>;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { sources } = await readSources(ARTIST, packageRoot, GRAMMAR);
  const { content, drafts, problems } = await parseContent(sources, {
    drafts: false,
    grammar: GRAMMAR,
    cache: openCache(),
  });
  const today = '2026-09-01';
  expect([...problems, ...checkContent(FEATURES, { sources, content, drafts, today })]).toEqual([]);
  if (!content) throw new Error('no content');
  site = modelSite(content, today, FEATURES);
  plan = projectPages(site, assetsFor(site));
  const artifacts = filesOf(site, assetsFor(site));
  const texts = artifacts.map(
    async (each): Promise<[string, string]> => [each.path, String(await readArtifact(each))],
  );
  files = new Map(await Promise.all(texts));
});

function read(path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
}

test('the podcast says of itself what its apps ask for', () => {
  expect(XMLValidator.validate(read('podcast.xml'))).toBe(true);
  const feed = parseRssFeed(read('podcast.xml'));
  expect(feed).toMatchObject({
    title: 'Tide Tables',
    link: `${ORIGIN}/music/mixes/`,
    description: 'An hour at the turn of the tide, once a month.',
    language: 'en-GB',
    atom: { links: [{ rel: 'self', href: `${ORIGIN}/podcast.xml` }] },
    itunes: {
      author: 'Sable Quay',
      explicit: false,
      type: 'episodic',
      categories: [{ text: 'Music' }],
      owner: { name: 'Sable Quay', email: 'hello@sable-quay.example' },
    },
    podcast: {
      medium: 'podcast',
      locked: { value: true, owner: 'hello@sable-quay.example' },
    },
  });
  expect(feed.itunes?.image).toMatch(
    /^https:\/\/sable-quay\.example\/assets\/podcast\/tide-tables-\w{8}\.jpg$/,
  );
  expect(feed.image?.url).toBe(feed.itunes?.image);
});

// The example of the specification (podcasting2.org/docs/podcast-namespace/tags/guid).
test('its guid is made of its address as others make it', () => {
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  );
  expect(podcastGuid('https://podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
});

test('its guid is the one that it has had elsewhere, of which those of other languages are made', () => {
  const guid = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';
  const settings = { ...site.settings, podcast: { guid } };
  const urls = { en: site.urls, ar: siteUrls(ORIGIN, { code: 'ar', routes: {} }) };
  const all = (['en', 'ar'] as const).map((code) => {
    return { code, name: code, artist: code, offer: code, locale: code, urls: urls[code], routes: {} };
  });
  const guids = all.map((own) => {
    const translated = { ...site, settings, urls: own.urls, languages: { all, own } };
    return projectPodcast({ site: translated, assets: assetsFor(translated) })?.guid;
  });
  expect(guids).toEqual([guid, v5('ar', guid)]);
});

test('it says what site.yaml says of it, and of its mixes what they say', async () => {
  const podcast = {
    ...{ title: 'Own Title', description: 'Own words.', email: 'podcast@sable-quay.example', explicit: true },
    category: 'Music Interviews' as const,
    image: 'artwork/tide-tables.jpg',
  };
  const [newest, ...others] = site.mixes;
  if (!newest) throw new Error('no mixes');
  const changed = {
    ...site,
    settings: { ...site.settings, podcast },
    mixes: [{ ...newest, data: { ...newest.data, preview: undefined, season: 2, episode: 7 } }, ...others],
  };
  const changedPodcast = projectPodcast({ site: changed, assets: assetsFor(changed, 4000) });
  const [artifact] = changedPodcast ? planPodcast(changedPodcast) : [];
  const { items = [], ...feed } = parseRssFeed(String(artifact && (await readArtifact(artifact))));
  expect(feed).toMatchObject({
    ...{ title: 'Own Title', description: 'Own words.' },
    itunes: {
      explicit: true,
      categories: [{ text: 'Music', categories: [{ text: 'Music Interviews' }] }],
      owner: { email: 'podcast@sable-quay.example' },
    },
    podcast: { locked: { owner: 'podcast@sable-quay.example' } },
  });
  expect(items[0]).toMatchObject({
    title: newest.data.episode_title,
    itunes: { season: 2, episode: 7, explicit: true, episodeType: 'full' },
    podcast: { season: { number: 2 }, episode: { number: 7 } },
  });
  // No app takes a larger one.
  expect(changedPodcast?.cover?.size).toBe(3000);
});

test('before its day, a mix is no episode, and of several series none gives the podcast its name', () => {
  const [first, ...others] = site.mixes;
  if (!first) throw new Error('no mixes');
  const later = {
    ...site,
    mixes: [{ ...first, data: { ...first.data, preview: undefined, release_date: '2026-12-01' } }, ...others],
  };
  expect(projectPodcast({ site: later, assets: assetsFor(later) })?.episodes).toHaveLength(3);
  const last = others.at(-1);
  const mixed = {
    ...site,
    mixes: site.mixes.map((mix) =>
      mix === last ? { ...mix, data: { ...mix.data, series_id: undefined } } : mix,
    ),
  };
  expect(projectPodcast({ site: mixed, assets: assetsFor(mixed) })?.title).toBe('Sable Quay: Radio');
});

test('its episodes are the mixes that can be heard whole, wherever they are kept', () => {
  const { items = [] } = parseRssFeed(read('podcast.xml'));
  expect(items.map(({ title, guid, enclosures }) => [title, guid?.value, enclosures?.[0]])).toEqual([
    [
      'Tide Tables 03',
      `${ORIGIN}/music/mixes/tide-tables-03/`,
      { url: `${ORIGIN}/assets/audio/tide-tables-03.opus`, type: 'audio/ogg', length: 40_744 },
    ],
    [
      'Tide Tables 02',
      'tide-tables-02',
      { url: 'https://files.sable-quay.example/tide-tables-02.mp3', type: 'audio/mpeg', length: 170_400_000 },
    ],
    [
      'Tide Tables 01',
      'tide-tables-01',
      { url: `${ORIGIN}/assets/audio/tide-tables-01.mp3`, type: 'audio/mpeg', length: 40_744 },
    ],
  ]);
  expect(items[1]).toMatchObject({
    pubDate: 'Sat, 07 Mar 2026 00:00:00 GMT',
    itunes: { duration: 7100, explicit: false, episodeType: 'full' },
    podcast: {
      chapters: {
        url: `${ORIGIN}/music/mixes/tide-tables-02/chapters.json`,
        type: 'application/json+chapters',
      },
    },
  });
  expect(items[2]?.content?.encoded).toContain('Recorded at high tide.');
  expect(items[2]?.content?.encoded).toContain('Orla Venn &amp; Daughters');
});

test('chapters are the songs whose time is known', () => {
  expect(JSON.parse(read('music/mixes/tide-tables-01/chapters.json'))).toEqual({
    version: '1.2.0',
    title: 'Tide Tables 01',
    chapters: [
      { startTime: 0, title: 'Ferren Oake – First Song' },
      { startTime: 3, title: 'Mossfield – Second Song' },
      { startTime: 5, title: 'Orla Venn & Daughters – Third "Song" <live>' },
      { startTime: 8, title: 'Tamsin Reed – The Last One' },
    ],
  });
});

test('the pages of mixes lead to the podcast', () => {
  const { meta, props } = pageAt(plan.pages, '/music/mixes/', 'mixes');
  expect(meta.alternates).toContainEqual({
    type: 'application/rss+xml',
    title: 'Sable Quay (Podcast)',
    href: '/podcast.xml',
  });
  expect(props.podcast?.url).toBe('/podcast.xml');
  expect(pageAt(plan.pages, '/', 'home').meta.alternates).not.toContainEqual(
    expect.objectContaining({ href: '/podcast.xml' }),
  );
});

test('what podcast apps would refuse is said', () => {
  expect(checkPodcast({ site, assets: assetsFor(site) })).toEqual([]);
  const { settings } = site;
  const poor = {
    ...site,
    settings: { ...settings, emails: undefined },
    mixes: site.mixes.map((mix) => ({ ...mix, data: { ...mix.data, audio_bytes: undefined } })),
  };
  const problems = checkPodcast({ site: poor, assets: assetsFor(poor, 1399) });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'podcast/no-bytes "Tide Tables 02" is kept elsewhere and its size is not known, so it is not in the podcast.',
    'podcast/no-cover The podcast has no cover: none of the pictures is 1400 pixels wide and high.',
    'podcast/no-email The podcast has no email address, which podcast apps need to verify that it is yours.',
  ]);
});

test('a site whose mixes cannot be heard has no podcast', () => {
  const silent = projectPodcast({ site, assets: makeAssets(site) });
  // What is kept elsewhere can.
  expect(silent?.episodes.map(({ title }) => title)).toEqual(['Tide Tables 02']);
  const none = { ...site, mixes: [] };
  expect(projectPodcast({ site: none, assets: makeAssets(none) })).toBeUndefined();
});

test('an M3U8 playlist has each recording with its length', () => {
  const lines = read('music/releases/low-water/low-water.m3u8').split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '#EXTM3U',
    '#PLAYLIST:Low Water',
    '#EXTALB:Low Water',
    '#EXTART:Sable Quay',
  ]);
  expect(lines.slice(-5)).toEqual([
    '#EXTINF:10,Sable Quay - Slipway (Reprise)',
    `${ORIGIN}/assets/audio/07-slipway.aiff`,
    '#EXTINF:680,Sable Quay - The Long Pier',
    'https://files.sable-quay.example/08-the-long-pier.mp3',
    '',
  ]);
});

test('a length that nobody knows is left open', () => {
  const embed = listEmbeds(plan.context).find(({ title }) => title === 'Low Water');
  if (!embed) throw new Error('no playlist');
  const list = playlistOf(plan.context, embed, undefined, embed.playables);
  const open = { ...list, tracks: list.tracks.map((track) => ({ ...track, duration: undefined })) };
  const [m3u8, xspf] = planPlaylists([open]).map(({ body }) => String(body));
  expect(m3u8).toContain('#EXTINF:-1,Sable Quay - Slipway (Reprise)');
  expect(xspf).not.toContain('<duration>');
});

test('an XSPF playlist is XML in the order of its specification', () => {
  const text = read('music/releases/low-water/low-water.xspf');
  expect(XMLValidator.validate(text)).toBe(true);
  const options = { ignoreAttributes: false, parseTagValue: false };
  const { playlist } = new XMLParser(options).parse(text);
  expect(Object.keys(playlist)).toEqual([
    'title',
    'creator',
    'info',
    'image',
    'trackList',
    '@_version',
    '@_xmlns',
  ]);
  expect(playlist.trackList.track).toHaveLength(8);
  expect(playlist.trackList.track[6]).toEqual({
    location: `${ORIGIN}/assets/audio/07-slipway.aiff`,
    title: 'Slipway (Reprise)',
    creator: 'Sable Quay',
    info: `${ORIGIN}/music/releases/low-water/#track-7`,
    album: 'Low Water',
    trackNum: '7',
    duration: '10100',
  });
});

test('the page of a release names its playlists and its player for others', () => {
  const { meta, props } = pageAt(plan.pages, '/music/releases/low-water/', 'release');
  expect(meta.alternates.slice(-3)).toEqual([
    {
      type: 'audio/x-mpegurl',
      title: 'Playlist (M3U8)',
      href: '/music/releases/low-water/low-water.m3u8',
    },
    {
      type: 'application/xspf+xml',
      title: 'Playlist (XSPF)',
      href: '/music/releases/low-water/low-water.xspf',
    },
    {
      type: 'application/json+oembed',
      title: 'Low Water',
      href: `${ORIGIN}/embed/low-water/oembed.json`,
    },
  ]);
  expect(props.embed).toBe(
    `<iframe src="${ORIGIN}/embed/low-water/" title="Low Water – Sable Quay" width="100%" height="560" style="border:0" loading="lazy"></iframe>`,
  );
});

test('signs in titles do no harm in the code to copy', () => {
  const signs = {
    ...site,
    releases: site.releases.map((each) => ({ ...each, data: { ...each.data, title: '"><b>' } })),
  };
  const { props } = pageAt(
    projectPages(signs, assetsFor(signs)).pages,
    '/music/releases/low-water/',
    'release',
  );
  expect(props.embed).toContain('title="&quot;&gt;&lt;b&gt; – Sable Quay"');
});

test('the answer to oEmbed is whole, and of one size', () => {
  expect(JSON.parse(read('embed/tide-tables-01/oembed.json'))).toEqual({
    version: '1.0',
    type: 'rich',
    provider_name: 'Sable Quay',
    provider_url: `${ORIGIN}/`,
    title: 'Tide Tables 01',
    author_name: 'Sable Quay',
    author_url: `${ORIGIN}/music/mixes/tide-tables-01/`,
    cache_age: 86_400,
    html: `<iframe src="${ORIGIN}/embed/tide-tables-01/" title="Tide Tables 01 – Sable Quay" width="480" height="296" style="border:0" loading="lazy"></iframe>`,
    width: 480,
    height: 296,
    thumbnail_url: `${ORIGIN}/assets/artwork/tide-tables.jpg`,
    thumbnail_width: 50,
    thumbnail_height: 40,
  });
});

test('what has no cover is shown without a picture, as a drawn placeholder is none that programs read', () => {
  const bare = {
    ...site,
    releases: site.releases.map((each) => ({ ...each, data: { ...each.data, artwork_url: undefined } })),
  };
  const texts = new Map(filesOf(bare, assetsFor(bare)).map(({ path, body }) => [path, String(body)]));
  const answer = texts.get('embed/lamplight/oembed.json') ?? '';
  expect(Object.keys(JSON.parse(answer)).filter((key) => key.startsWith('thumbnail'))).toEqual([]);
  expect(texts.get('music/releases/lamplight/lamplight.m3u8')).not.toContain('EXTIMG');
});

test('the page for others is kept from search engines, and says whose it is', () => {
  const { meta, props, standing, share } = pageAt(plan.pages, '/embed/lamplight/', 'embed');
  expect(meta.robots).toBe('noindex');
  expect(meta.canonical).toBe(`${ORIGIN}/music/releases/lamplight/`);
  expect({ standing, share }).toEqual({ standing: 'embedded', share: undefined });
  expect(props).toMatchObject({
    title: 'Lamplight',
    artist: 'Sable Quay',
    url: `${ORIGIN}/music/releases/lamplight/`,
    playables: [{ isExcerpt: true }],
  });
});

test('a mix with the name of a release has another address', () => {
  const [first] = site.mixes;
  if (!first) throw new Error('no mixes');
  const twins = { ...site, mixes: [{ ...first, slug: 'lamplight' }] };
  const { pages } = projectPages(twins, assetsFor(twins));
  expect(pageAt(pages, '/embed/mix-lamplight/', 'embed').props.title).toBe(first.data.episode_title);
});
