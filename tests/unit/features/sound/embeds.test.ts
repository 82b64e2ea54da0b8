/** Playlists and embedded players of an artist with recordings, read by programs of others. */

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { listEmbeds } from '../../../../generator/features/releases/recordings.ts';
import { planPlaylists, playlistOf } from '../../../../generator/features/sound/playlists.ts';
import { pageAt, projectPages } from '../../../helpers/model.ts';
import { assetsFor, filesOf, ORIGIN, openSableQuay } from '../../../helpers/sable-quay.ts';

const { site, plan, read } = await openSableQuay();

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

test('the page for others may send nothing to the hosts of the forms, and frame no players of others', () => {
  const receivers = ['https://forms.example'];
  const needs = { ...site.needs, receivers };
  const { pages } = projectPages({ ...site, needs }, assetsFor(site));
  const embed = pageAt(pages, '/embed/lamplight/', 'embed');
  expect(site.needs.frames).not.toEqual([]);
  expect(embed.needs).toEqual({ frames: [], receivers: [], media: site.needs.media });
  expect(embed.policy).toContain("connect-src 'self';");
  expect(pageAt(pages, '/', 'home').needs).toMatchObject({ frames: site.needs.frames, receivers });
});
