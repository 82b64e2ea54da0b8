import fc from 'fast-check';
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

test.each(['nour/one', 'nour/sets/one', 'nour/one/s-AbC', 'nour/search'])('%s is no profile', (path) => {
  const soundcloud_url = `https://soundcloud.com/${path}`;
  expect(remarks({ mixes: [entry(title, { episode_title: title, soundcloud_url })] })).toEqual([]);
});

/** Addresses of an artist and of music on each platform, as their pages and apps share them. */
const SHARED: [profile: string[], music: string[]][] = [
  [
    [
      'open.spotify.com/artist/4uLU6hMC',
      'open.spotify.com/intl-de/artist/4uLU6hMC',
      'open.spotify.com/user/nour',
      'open.spotify.com/embed/artist/4uLU6hMC',
    ],
    [
      'open.spotify.com/track/4uLU6hMC',
      'open.spotify.com/intl-pt/album/4uLU6hMC',
      'open.spotify.com/user/nour/playlist/37i9',
      'spotify.link/AbC',
    ],
  ],
  [
    [
      'music.apple.com/us/artist/nour/123',
      'music.apple.com/artist/123',
      'itunes.apple.com/de/artist/nour/id123',
    ],
    ['music.apple.com/us/album/one/123', 'music.apple.com/pt/song/one/123', 'apple.co/AbC'],
  ],
  [
    [
      'www.youtube.com/@nour',
      'm.youtube.com/channel/UCabc',
      'youtube.com/c/nour',
      'youtube.com/user/nour/videos',
      'music.youtube.com/channel/UCabc',
    ],
    [
      'www.youtube.com/watch?v=dQw4w9WgXcQ',
      'youtu.be/dQw4w9WgXcQ',
      'youtube.com/playlist?list=PL1',
      'music.youtube.com/watch?v=a',
    ],
  ],
  [
    [
      'soundcloud.com/nour',
      'm.soundcloud.com/nour/albums',
      'soundcloud.com/nour/followers',
      'www.mixcloud.com/nour/following/',
      'www.mixcloud.com/nour/',
      'audiomack.com/nour',
      'audius.co/nour',
    ],
    [
      'soundcloud.com/nour/one',
      'on.soundcloud.com/AbC',
      'snd.sc/AbC',
      'www.mixcloud.com/nour/one/',
      'audiomack.com/nour/song/one',
      'audius.co/nour/one',
    ],
  ],
  [
    ['nour.bandcamp.com/music', 'nour.bandcamp.com/merch'],
    ['nour.bandcamp.com/album/one', 'nour.bandcamp.com/track/one'],
  ],
  [
    [
      'tidal.com/browse/artist/1',
      'listen.tidal.com/artist/1',
      'www.deezer.com/en/artist/1',
      'www.deezer.com/artist/1',
    ],
    ['tidal.com/browse/track/1', 'www.deezer.com/de/album/1', 'link.deezer.com/s/AbC'],
  ],
  [
    [
      'music.amazon.de/artists/B01',
      'www.beatport.com/artist/nour/1',
      'www.beatport.com/label/nour/1',
      'www.qobuz.com/us-en/interpreter/nour/1',
      'play.anghami.com/artist/1',
      'www.boomplay.com/artists/1',
      'www.traxsource.com/artist/1/nour',
      'www.pandora.com/artist/nour/AR1',
    ],
    [
      'music.amazon.de/albums/B01',
      'www.beatport.com/track/one/1',
      'www.qobuz.com/us-en/album/one/1',
      'play.anghami.com/song/1',
      'www.boomplay.com/songs/1',
      'www.traxsource.com/title/1/one',
      'www.pandora.com/artist/nour/one/ALabc',
    ],
  ],
];

test('on every platform, an address is a profile or music, whatever surrounds it', () => {
  const profiles = SHARED.flatMap(([profile]) => profile);
  const music = SHARED.flatMap(([, each]) => each);
  fc.assert(
    fc.property(
      fc.constantFrom(...profiles, ...music),
      fc.constantFrom('', 'utm_source=x', 'si=AbC', 'fbclid=IwAR'),
      fc.constantFrom('', '#t=90', '#'),
      fc.boolean(),
      (address, query, hash, isUpper) => {
        const mark = query && `${address.includes('?') ? '&' : '?'}${query}`;
        const host = isUpper ? 'HTTPS://' : 'https://';
        const streaming_links = { spotify: `${host}${address}${mark}${hash}` };
        const isProfile = profiles.includes(address);
        expect([address, remarks({ releases: [release(title, { streaming_links })] }).length]).toEqual([
          address,
          isProfile ? 1 : 0,
        ]);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  'open.spotify.com/search/nour%20one',
  'open.spotify.com/intl-de/search/nour',
  'www.youtube.com/results?search_query=nour',
  'music.youtube.com/search?q=nour',
  'music.apple.com/de/search?term=nour',
  'soundcloud.com/search/sounds?q=nour',
  'bandcamp.com/search?q=nour',
  'www.deezer.com/search/nour',
])('%s is a search', (address) => {
  const streaming_links = { spotify: `https://${address}` };
  expect(remarks({ releases: [release(title, { streaming_links })] })).toEqual([
    `This link leads to a search on ${address.split('/')[0]}, not to the music.`,
  ]);
});

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
