import { expect, test } from 'vitest';
import { PLATFORMS, platformAt, platformNamed } from '../../../../generator/site/platforms/table.ts';

test.each([
  ['https://open.spotify.com/track/1', 'spotify'],
  ['https://geo.music.apple.com/eg/album/1', 'apple'],
  ['https://podcasts.apple.com/eg/podcast/1', 'apple_podcasts'],
  ['https://www.youtube.com/watch?v=1', 'youtube'],
  ['https://music.youtube.com/watch?v=1', 'youtube_music'],
  ['https://music.amazon.co.uk/albums/1', 'amazon'],
  ['https://somebody.bandcamp.com/album/one', 'bandcamp'],
  ['https://twitter.com/somebody', 'x'],
])('%s leads to %s', (url, key) => {
  expect(platformAt(url)?.key).toBe(key);
});

test.each(['https://notspotify.com/', 'https://spotify.com.example/', 'https://lnk.example/song', 'nothing'])(
  '%s leads to none that is known',
  (url) => {
    expect(platformAt(url)).toBeUndefined();
  },
);

test.each([
  ['Twitter/X', 'x'],
  ['tik tok', 'tiktok'],
  ['YouTube Music', 'youtube_music'],
  ['youtube_music', 'youtube_music'],
  ['Apple Music', 'apple'],
  ['Ko-Fi', 'kofi'],
  ['Last.fm', 'lastfm'],
])('%s is the name of %s', (name, key) => {
  expect(platformNamed(name)?.key).toBe(key);
});

test('no host, key or name belongs to two platforms', () => {
  const hosts = PLATFORMS.flatMap((platform) => platform.hosts);
  expect(hosts).toEqual([...new Set(hosts)]);
  for (const platform of PLATFORMS) {
    const names = [platform.name, platform.key, ...(platform.aliases ?? [])];
    expect(names.map((name) => platformNamed(name)?.key)).toEqual(names.map(() => platform.key));
    expect(platform.hosts.map((host) => platformAt(`https://${host}/`)?.key)).toEqual(
      platform.hosts.map(() => platform.key),
    );
  }
});
