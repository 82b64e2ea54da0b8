/** The podcast of an artist with recordings, read by programs of others. */

import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { v5 } from 'uuid';
import { expect, test } from 'vitest';
import { readArtifact } from '../../../../generator/engine/artifact.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { checkPodcast } from '../../../../generator/features/mixes/checks.ts';
import { podcastGuid, projectPodcast } from '../../../../generator/features/mixes/podcast.ts';
import { planPodcast } from '../../../../generator/features/mixes/podcast-files.ts';
import { makeAssets, pageAt } from '../../../helpers/model.ts';
import { assetsFor, ORIGIN, openSableQuay } from '../../../helpers/sable-quay.ts';

const { site, plan, read } = await openSableQuay();

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
  const artifact = changedPodcast && planPodcast(changedPodcast);
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

test('an episode that was renamed is the same to apps', () => {
  const renamed = site.mixes.map((mix) => ({
    ...mix,
    data: { ...mix.data, id: undefined, redirect_from: ['one'] },
  }));
  const own = { ...site, mixes: renamed };
  const guids = projectPodcast({ site: own, assets: assetsFor(own) })?.episodes.map(({ guid }) => guid);
  expect(new Set(guids)).toEqual(new Set([`${ORIGIN}/music/mixes/one/`]));
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
