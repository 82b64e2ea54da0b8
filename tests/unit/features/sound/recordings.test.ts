/** From the keys of recordings to what is made of files, and to what pages offer of them. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { collectRecordings } from '../../../../generator/app/pipeline/requests.ts';
import { mix, mixes as mixesPage } from '../../../../generator/features/mixes/schema.ts';
import { legalPages } from '../../../../generator/features/pages/legal.ts';
import { release as schema } from '../../../../generator/features/releases/schema/release.ts';
import { type Sound, type Sounds, soundKey } from '../../../../generator/features/sound/sounds.ts';
import type { Assets } from '../../../../generator/site/assets.ts';
import { checkTexts } from '../../../../generator/site/inserts.ts';
import type { Site } from '../../../../generator/site/site.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { TrackList } from '../../../../templates/parts/TrackList.tsx';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const requestSounds = (site: Site) => collectRecordings(site).sounds;
const requestArchives = (site: Site) => collectRecordings(site).archives;

const album = schema.parse({
  title: 'Album',
  type: 'album',
  release_date: '2025-03-01',
  artwork_url: 'artwork/album.jpg',
  genre: ['Soul'],
  bpm: 100,
  label: 'A Label',
  phonographic_copyright: '2025 EDDY',
  credits: { Producer: ['P', 'Q'] },
  download: true,
  tracks: [
    { title: 'B', track_number: 2, audio: 'audio/b.mp3', preview: { from: '0:10' }, duration: '3:00' },
    { title: 'A', track_number: 1, audio: 'audio/a.flac', isrc: 'AA6Q72000047', bpm: 'about 90' },
    { title: 'C', track_number: 3, audio: 'audio/c.wav', version: 'Live' },
    { title: 'D', track_number: 4, audio_url: 'https://files.example/d.m4a', duration: '2:00' },
    { title: 'E', track_number: 5 },
  ],
});

const show = mix.parse({
  episode_title: 'Show',
  release_date: '2025-02-01',
  audio: 'audio/show.mp3',
  tracklist: [
    { time: '0:00', artist: 'X', title: 'One' },
    { title: 'Two' },
    { time: '1:00:30', title: 'Three' },
  ],
});

const single = (keys: object) =>
  schema.parse({ title: 'Single', type: 'single', audio: 'audio/s.flac', ...keys });

function siteOf(releases: Record<string, ReturnType<typeof single>>, mixes: (typeof show)[] = []) {
  const content = makeContent({
    releases: Object.entries(releases).map(([slug, data]) => entry(slug, data)),
    mixes: mixes.map((data, index) => entry(`show-${index + 1}`, data)),
  });
  return modelSite(content, '2026-01-01', FEATURES);
}

const SOUND: Sound = { url: '', type: 'audio/mpeg', bytes: 1000, duration: 30.5, isExcerpt: false };

/** As though all files were there. */
function assetsFor(site: ReturnType<typeof siteOf>, archives: Sounds['archives'] = {}): Assets {
  const sounds = requestSounds(site).map((request): [string, Sound] => {
    const key = soundKey(request);
    const download = request.download
      ? { url: `/audio/${request.file}`, type: 'audio/flac', bytes: 31_000_000 }
      : undefined;
    return [key, { ...SOUND, url: `/audio/${key}`, isExcerpt: request.excerpt !== undefined, download }];
  });
  return { ...makeAssets(site), sounds: { sounds: Object.fromEntries(sounds), archives } };
}

test('each file is asked for with all that the content says of it, in the order of the record', () => {
  const [a, b, c, ...others] = requestSounds(siteOf({ album }));
  expect(others).toEqual([]);
  expect(a).toMatchObject({
    file: 'audio/a.flac',
    excerpt: undefined,
    download: true,
    facts: {
      title: 'A',
      artist: 'EDDY',
      album: 'Album',
      track: { number: 1, of: 5, disc: 1 },
      date: '2025-03-01',
      isrc: 'AA6Q72000047',
      genre: 'Soul',
      bpm: undefined,
      label: 'A Label',
      copyright: '℗ 2025 EDDY',
      cover: 'artwork/album.jpg',
    },
  });
  expect(b).toMatchObject({
    file: 'audio/b.mp3',
    excerpt: { from: 10, length: 30 },
    download: false,
    facts: { bpm: 100, duration: 180 },
  });
  expect(c).toMatchObject({ file: 'audio/c.wav', download: true, facts: { title: 'C (Live)' } });
});

test('what a release says counts for its tracks, and each disc has its own numbers', () => {
  const double = schema.parse({
    ...{ title: 'Double', type: 'album', key: 'A minor', bpm: 100 },
    copyright: '2024 Words',
    phonographic_copyright: '2025 Sound',
    tracks: [
      { title: 'A', track_number: 1, disc: 1, audio: 'audio/a.flac', lyrics: '\nLa la\n\n' },
      { title: 'B', track_number: 1, disc: 2, audio: 'audio/b.flac', key: 'C major', bpm: 90 },
      { title: 'C', track_number: 2, disc: 2, audio: 'audio/c.flac' },
    ],
  });
  expect(requestSounds(siteOf({ double })).map(({ facts }) => facts)).toMatchObject([
    {
      track: { number: 1, of: 1, disc: 1 },
      key: 'A minor',
      bpm: 100,
      lyrics: 'La la',
      copyright: '℗ 2025 Sound',
    },
    { track: { number: 1, of: 2, disc: 2 }, key: 'C major', bpm: 90 },
    { track: { number: 2, of: 2, disc: 2 } },
  ]);
  // It is announced, and not heard before its day.
  expect(requestSounds(siteOf({ double: { ...double, release_date: '2026-05-01' } }))).toEqual([]);
});

test('one recording is no archive', () => {
  const one = schema.parse({
    ...{ title: 'One', type: 'ep', download: true },
    tracks: [{ title: 'A', track_number: 1, audio: 'audio/a.flac' }],
  });
  expect(requestArchives(siteOf({ one }))).toEqual([]);
});

test('a mix is asked for as a part of its series, with what is played in it', () => {
  const series = [{ id: 'nights', title: 'Nights', type: 'Radio Show' }];
  const content = makeContent({
    mixes: [entry('show', { ...show, series_id: 'nights' })],
    pages: { mixes: entry('mixes', mixesPage.parse({ title: 'Radio', series })) },
  });
  const [request] = requestSounds(modelSite(content, '2026-01-01', FEATURES));
  expect(request?.facts).toMatchObject({
    ...{ title: 'Show', artist: 'EDDY', album: 'Nights', date: '2025-02-01' },
    tracklist: [
      { title: 'One', time: 0 },
      { title: 'Three', time: 3630 },
    ],
  });
});

test('a release that offers all of its tracks has an archive of those that may be had whole', () => {
  const [archive, ...others] = requestArchives(siteOf({ album, single: single({ download: true }) }));
  expect(others).toEqual([]);
  expect(archive).toMatchObject({
    slug: 'album',
    title: 'Album',
    artist: 'EDDY',
    cover: 'artwork/album.jpg',
    credits: ['Producer: P, Q', '℗ 2025 EDDY'],
  });
  expect(archive?.sounds.map(({ file }) => file)).toEqual(['audio/a.flac', 'audio/c.wav']);
});

test.each([
  [true, { length: 30 }],
  [{ length: '1:00' }, { length: 60 }],
  [{ from: '3:00' }, { from: 180, length: 30 }],
])('a preview of %j is looked for in the recording, unless it says where it begins', (preview, excerpt) => {
  const [request] = requestSounds(siteOf({ single: single({ preview }) }));
  expect(request?.excerpt).toEqual({ from: undefined, ...excerpt });
});

test('before its day a release is heard in previews alone', () => {
  const coming = { release_date: '2026-05-01' };
  const site = siteOf({ whole: single(coming), part: single({ ...coming, preview: true }) });
  expect(requestSounds(site).map(({ excerpt }) => excerpt?.length)).toEqual([30]);
  const { pages } = projectPages(site, assetsFor(site));
  expect(pageAt(pages, '/music/releases/whole/', 'release').props.playable).toBeUndefined();
  expect(pageAt(pages, '/music/releases/part/', 'release').props.playable?.isExcerpt).toBe(true);
});

test('the page of a release plays its tracks, and one without tracks itself', () => {
  const site = siteOf({ album, single: single({ download: true }) });
  const archive = { url: '/audio/album.zip', type: 'application/zip', bytes: 61_300_000 };
  const { pages } = projectPages(site, assetsFor(site, { album: archive }));
  const { props, policy } = pageAt(pages, '/music/releases/album/', 'release');
  expect(props.playable).toBeUndefined();
  expect(props.archive).toEqual({ label: 'Download ZIP, 61.3 MB', url: '/audio/album.zip' });
  const rows = props.discs.flatMap(({ tracks }) =>
    tracks.map(({ title, playable }) => [title, playable?.id]),
  );
  expect(rows).toEqual([
    ['A', '/music/releases/album/#track=1'],
    ['B', '/music/releases/album/#track=2'],
    ['C (Live)', '/music/releases/album/#track=3'],
    ['D', '/music/releases/album/#track=4'],
    ['E', undefined],
  ]);
  const [a, b, , d] = props.discs.flatMap(({ tracks }) => tracks.map(({ playable }) => playable));
  expect(a).toEqual({
    id: '/music/releases/album/#track=1',
    title: 'A',
    artist: 'EDDY',
    url: '/music/releases/album/#track-1',
    covers: [{ src: '/assets/artwork/album.jpg', width: 100 }],
    src: '/audio/audio/a.flac',
    type: 'audio/mpeg',
    duration: 30.5,
    waveform: undefined,
    chapters: [],
    isLong: false,
    isExcerpt: false,
    download: { label: 'Download FLAC, 31.0 MB', url: '/audio/audio/a.flac' },
  });
  expect(b).toMatchObject({ src: '/audio/audio/b.mp3#t=10,40', isExcerpt: true, download: undefined });
  expect(d).toMatchObject({
    src: 'https://files.example/d.m4a',
    type: 'audio/mp4',
    duration: 120,
    download: { label: 'Download M4A', url: 'https://files.example/d.m4a' },
  });
  expect(pageAt(pages, '/music/releases/single/', 'release').props.playable).toMatchObject({
    id: '/music/releases/single/',
    url: '/music/releases/single/',
  });
  // The player goes on where the visitor goes: every page allows what any of them plays.
  expect(policy).toContain("; media-src 'self' https://files.example;");
  expect(pageAt(pages, '/', 'home').policy).toBe(policy);
});

test('a track is as long as is written, or was measured; an excerpt is no measure of it', () => {
  const site = siteOf({ album });
  const assets = assetsFor(site);
  const rowsOf = (whole: number | undefined) => {
    const sounds = Object.entries(assets.sounds.sounds).map(([key, sound]): [string, Sound] => [
      key,
      sound.isExcerpt ? { ...sound, whole } : { ...sound, duration: 190.6 },
    ]);
    const own = { ...assets, sounds: { ...assets.sounds, sounds: Object.fromEntries(sounds) } };
    const preview = schema.parse({
      title: 'Two',
      type: 'ep',
      tracks: [
        { title: 'A', audio: 'audio/a.flac' },
        { title: 'B', audio: 'audio/b.mp3', preview: { from: '0:10' } },
      ],
    });
    const { discs, total } = pageAt(
      projectPages(siteOf({ album: preview }), own).pages,
      '/music/releases/album/',
      'release',
    ).props;
    return [...discs.flatMap(({ tracks }) => tracks.map(({ duration }) => duration)), total];
  };
  expect(rowsOf(200.2)).toEqual(['3:11', '3:20', '6:31']);
  expect(rowsOf(undefined)).toEqual(['3:11', '', '']);
  const { discs } = pageAt(projectPages(site, assets).pages, '/music/releases/album/', 'release').props;
  expect(discs.flatMap(({ tracks }) => tracks.map(({ duration }) => duration))).toEqual([
    ...['0:31', '3:00', '0:31', '2:00', ''],
  ]);
});

test('a row offers the file, and says where no more than a part is heard', () => {
  const site = siteOf({ album });
  const { pages } = projectPages(site, assetsFor(site));
  const { discs, total } = pageAt(pages, '/music/releases/album/', 'release').props;
  const [, ...rows] = renderToStaticMarkup(createElement(TrackList, { discs, total })).split(
    '<li id="track-',
  );
  const link = (url: string, label: string, title: string) =>
    `<a href="${url}" download="" class="card-link track-file">${label}<span class="sr-only">: ${title}</span></a>`;
  const said = rows.map((row) => [
    /<a [^>]*download.*?<\/a>/.exec(row)?.[0],
    row.includes('>Excerpt</span>'),
  ]);
  expect(said).toEqual([
    [link('/audio/audio/a.flac', 'Download FLAC, 31.0 MB', 'A'), false],
    [undefined, true],
    [link('/audio/audio/c.wav', 'Download FLAC, 31.0 MB', 'C (Live)'), false],
    [link('https://files.example/d.m4a', 'Download M4A', 'D'), false],
    [undefined, false],
  ]);
});

test('structured data and Open Graph contain what can be heard', () => {
  const site = siteOf({ album, single: single({ preview: true, release_date: '2025-05' }) }, [show]);
  const { pages } = projectPages(site, assetsFor(site));
  const audio = (contentUrl: string, facts: object = {}) => ({
    '@type': 'AudioObject',
    contentUrl,
    encodingFormat: 'audio/mpeg',
    duration: 'PT0M31S',
    ...facts,
  });
  const record = pageAt(pages, '/music/releases/album/', 'release').meta;
  expect(record.jsonLd[0]).toMatchObject({
    track: [
      { name: 'A', audio: audio('https://eddy.example/audio/audio/a.flac', { uploadDate: '2025-03-01' }) },
      { name: 'B', audio: { name: 'B (preview)' } },
      { name: 'C (Live)', audio: { name: 'C (Live)' } },
      {
        name: 'D',
        audio: audio('https://files.example/d.m4a', { encodingFormat: 'audio/mp4', duration: 'PT2M00S' }),
      },
      { name: 'E' },
    ],
  });
  const { meta } = pageAt(pages, '/music/releases/single/', 'release');
  const src = 'https://eddy.example/audio/audio/s.flac#preview=30';
  expect(meta.jsonLd[0]).toMatchObject({ track: [{ audio: audio(src, { uploadDate: '2025-05-01' }) }] });
  expect(meta.openGraph.filter(({ property }) => /audio|preview/.test(property))).toEqual([
    { property: 'og:audio', content: src },
    { property: 'og:audio:type', content: 'audio/mpeg' },
    { property: 'music:preview_url', content: src },
  ]);
  expect(pageAt(pages, '/music/mixes/show-1/', 'mix').meta.jsonLd[0]).toMatchObject({
    audio: audio('https://eddy.example/audio/audio/show.mp3'),
  });
});

test('the privacy policy of a site with recordings says what its player keeps', () => {
  const listed = (data: ReturnType<typeof single>) => {
    const site = siteOf({ single: data });
    const pages = legalPages({ site, assets: makeAssets(site) });
    return pages.filter(({ props }) => props.hasPlayer).map(({ route }) => route);
  };
  expect(listed(single({}))).toEqual(['/privacy/']);
  expect(listed(schema.parse({ title: 'Single', type: 'single' }))).toEqual([]);
});

test('a site without recordings allows none to be played', () => {
  const site = siteOf({ single: schema.parse({ title: 'Single', type: 'single' }) });
  const { pages } = projectPages(site, makeAssets(site));
  expect(pageAt(pages, '/music/releases/single/', 'release').policy).not.toContain('media-src');
});

test('a mix has chapters where its track list has times, and is played from the list too', () => {
  const site = siteOf({}, [show]);
  const { pages } = projectPages(site, assetsFor(site));
  const { playable } = pageAt(pages, '/music/mixes/show-1/', 'mix').props;
  expect(playable).toMatchObject({
    id: '/music/mixes/show-1/',
    isLong: true,
    chapters: [
      { at: 0, title: 'X – One' },
      { at: 3630, title: 'Three' },
    ],
  });
  expect(pageAt(pages, '/music/mixes/', 'mixes').props.latest?.playable).toEqual(playable);
});

test('a recording that could not be published is not offered', () => {
  const site = siteOf({ single: single({}) });
  const { pages } = projectPages(site, makeAssets(site));
  expect(pageAt(pages, '/music/releases/single/', 'release').props.playable).toBeUndefined();
});

test('covers come in the widths that a player and a lock screen show', () => {
  const site = siteOf({ album });
  const assets = assetsFor(site);
  const known = assets.pictures['artwork/album.jpg'];
  if (!known) throw new Error('no cover');
  const srcset = 'a-220.avif 220w, a-300.avif 300w, a-540.avif 540w, a-1120.avif 1120w';
  const pictures = { 'artwork/album.jpg': { ...known, sources: [{ type: 'image/avif' as const, srcset }] } };
  const { pages } = projectPages(site, { ...assets, pictures });
  const [disc] = pageAt(pages, '/music/releases/album/', 'release').props.discs;
  expect(disc?.tracks[0]?.playable?.covers).toEqual([
    { src: 'a-220.avif', width: 220 },
    { src: 'a-300.avif', width: 300 },
    { src: 'a-540.avif', width: 540 },
  ]);
});

test('a player in a text plays the recordings of what it names, and a mix if it names a mix', () => {
  const text = (insert: { release?: string; mix?: string }) => [
    { name: 'player' as const, ...insert, line: 1, column: 1 },
  ];
  const content = makeContent({
    releases: [entry('twin', single({}))],
    mixes: [entry('twin', show)],
    ownPages: [
      entry('a', { title: 'A' }, { intro: text({ release: 'twin' }) }),
      entry('b', { title: 'B' }, { intro: text({ mix: 'twin' }) }),
    ],
  });
  const site = modelSite(content, '2026-01-01', FEATURES);
  expect(checkTexts(site)).toEqual([]);
  const { pages } = projectPages(site, assetsFor(site));
  const heard = (route: string) =>
    pageAt(pages, route, 'own').props.text.flatMap((part) =>
      part.kind === 'sound' ? part.playables.map(({ id }) => id) : [],
    );
  expect(heard('/a/')).toEqual(['/music/releases/twin/']);
  expect(heard('/b/')).toEqual(['/music/mixes/twin/']);
});
