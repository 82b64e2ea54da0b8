import { expect, test } from 'vitest';
import { mixPlatforms, releasePlatforms, remixPlatforms } from '../../../generator/site/music-platforms.ts';

const spotify = 'https://open.spotify.com/track/1';
const bandcamp = 'https://somebody.bandcamp.com/track/one';
const links = [{ name: 'Bleep', url: 'https://bleep.example/one' }];

test('a release names the platforms that it is on, in the order of the site, and no other', () => {
  const data = { streaming_links: { spotify, bandcamp }, links };
  const platforms = [
    { name: 'Bleep', url: 'https://bleep.example/' },
    { name: 'bandcamp', url: 'https://somebody.bandcamp.com/' },
    { name: 'Deezer', url: 'https://www.deezer.com/artist/1' },
  ];
  expect(releasePlatforms({ platforms }, data)).toEqual([
    ...links,
    { name: 'Bandcamp', url: bandcamp },
    { name: 'Spotify', url: spotify },
  ]);
  expect(releasePlatforms({}, {})).toEqual([]);
});

test('where the site asks for placeholders, four are always named, and come first', () => {
  const data = { streaming_links: { spotify, bandcamp } };
  expect(releasePlatforms({ platform_placeholders: true }, data)).toEqual([
    { name: 'Spotify', url: spotify },
    { name: 'Apple Music', url: undefined },
    { name: 'YouTube', url: undefined },
    { name: 'SoundCloud', url: undefined },
    { name: 'Bandcamp', url: bandcamp },
  ]);
});

test('remixes and mixes have the same platforms beside keys of their own', () => {
  const data = { soundcloud_url: 'https://soundcloud.com/a/b', streaming_links: { bandcamp }, links };
  const soundcloud = { name: 'SoundCloud', url: data.soundcloud_url };
  const others = [{ name: 'Bandcamp', url: bandcamp }, ...links];
  expect(remixPlatforms({}, { title: 'One', ...data })).toEqual([soundcloud, ...others]);
  const mixcloud = { name: 'Mixcloud', url: 'https://www.mixcloud.com/a/b/' };
  const mix = { episode_title: 'One', mixcloud_url: mixcloud.url, spotify_url: spotify, ...data };
  expect(mixPlatforms(mix)).toEqual([soundcloud, mixcloud, { name: 'Spotify', url: spotify }, ...others]);
});
