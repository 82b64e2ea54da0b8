import { expect, test } from 'vitest';
import { lintLinks, lintPhones } from '../../../../generator/site/lint/links.ts';
import { describe, loadFiles } from '../../../helpers/content.ts';
import { entry, makeContent, release } from '../../../helpers/model.ts';

const FRONT = { spotify: 'https://open.spotify.com/' };
const SONG = { spotify: 'https://open.spotify.com/track/1', bandcamp: 'https://artist.bandcamp.com/' };

const remarks = (parts: Parameters<typeof makeContent>[0]) =>
  lintLinks({ content: makeContent(parts), today: '2026-01-01', latest: undefined, sizes: new Map() }).map(
    ({ message }) => message,
  );

const title = 'Ferry';
const tracks = [{ title, track_number: 1, streaming_links: FRONT }];

test.each([
  ['a release', { releases: [release(title, { streaming_links: FRONT })] }],
  ['a track', { releases: [release(title, { tracks })] }],
  ['a remix', { remixes: [entry(title, { title, streaming_links: FRONT })] }],
  ['an address of a remix', { remixes: [entry(title, { title, spotify_url: FRONT.spotify })] }],
  ['a mix', { mixes: [entry(title, { episode_title: title, streaming_links: FRONT })] }],
])('a link of %s leads to the front page of a platform', (_, parts) => {
  expect(remarks(parts)).toEqual([
    'This link leads to the front page of open.spotify.com, not to the music.',
  ]);
});

test.each(['nour', 'nour/', 'nour/tracks', 'searchers'])('a player of the profile %s is reported', (path) => {
  const soundcloud_url = `https://soundcloud.com/${path}`;
  expect(remarks({ mixes: [entry(title, { episode_title: title, soundcloud_url })] })).toEqual([
    'This link leads to a profile on soundcloud.com, not to the music.',
  ]);
});

test.each(['nour/one', 'nour/sets/one', 'nour/one/s-AbC', 'search?q=nour%20one', 'search/?q=nour'])(
  '%s is no profile',
  (path) => {
    const soundcloud_url = `https://soundcloud.com/${path}`;
    expect(remarks({ mixes: [entry(title, { episode_title: title, soundcloud_url })] })).toEqual([]);
  },
);

test('links to the music are right', () => {
  expect(remarks({ releases: [release(title, { streaming_links: SONG })] })).toEqual([]);
});

test('a phone number that can be called from one country alone is reported', async () => {
  const phones = ['+44 20 7946 0958', '0044 20 7946 0958', '020 7946 0958'];
  const contacts = phones.map((phone) => `  - {name: Ann, phone: ${phone}}\n`).join('');
  const { content } = await loadFiles({
    'site.yaml': `base_url: https://artist.example\nartist: {name: A}\ncontacts:\n${contacts}`,
  });
  if (!content) throw new Error('no content');
  const found = lintPhones({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
  expect(found.map(describe)).toEqual([
    'site.yaml:6:24 contact/local-phone The phone number of Ann, 020 7946 0958, has no country code. → Begin it with + and the code of the country, such as  phone: +44 20 7946 0958',
  ]);
});
