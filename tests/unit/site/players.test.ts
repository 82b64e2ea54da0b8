import { expect, test } from 'vitest';
import { soundcloudPlayer, watchLabel } from '../../../generator/site/players.ts';
import { releaseVideos } from '../../../generator/site/videos.ts';
import { ENGLISH_WORDS } from '../../../generator/site/words/index.ts';

const EXAMPLE = {
  title: 'Baba',
  artist: 'EDDY',
  trackUrl: 'https://soundcloud.com/eddy.example/baba?a=1&b=2',
  color: '#ff5500',
  featured: false,
};

test('the player carries every parameter, in order, with the address encoded', () => {
  const { embedUrl, height } = soundcloudPlayer(EXAMPLE);
  expect(embedUrl).toBe(
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Feddy.example%2Fbaba%3Fa%3D1%26b%3D2' +
      '&color=%23ff5500&auto_play=false&hide_related=true&show_comments=true&show_user=true&show_reposts=false' +
      '&show_teaser=true',
  );
  expect(height).toBe(166);
});

test.each([
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123%3Fsecret_token%3Ds-AbC&color=%23ff5500',
    'https://api.soundcloud.com/tracks/123?secret_token=s-AbC',
  ],
  ['https://w.soundcloud.com/player/?url=https%3A//evil.example/', undefined],
])('the address of a player gives the track in it', (trackUrl, track = trackUrl) => {
  const { embedUrl } = soundcloudPlayer({ ...EXAMPLE, trackUrl });
  expect(new URL(embedUrl).searchParams.get('url')).toBe(track);
});

test('a featured player is taller', () => {
  expect(soundcloudPlayer({ ...EXAMPLE, featured: true }).height).toBe(300);
});

test('a video of another host is a link that names the host', () => {
  expect(watchLabel('https://www.facebook.com/watch/?v=1', ENGLISH_WORDS)).toBe('Watch on Facebook');
  expect(watchLabel('https://www.clips.example/1', ENGLISH_WORDS)).toBe('Watch on clips.example');
});

test('a video that is named twice is shown once', () => {
  const video = { title: 'Official Video', url: 'https://youtu.be/abcdefghijk' };
  const other = { title: 'Live', url: 'https://vimeo.com/76979871' };
  expect(releaseVideos({ video, videos: [other, { ...video, title: 'Again' }] })).toEqual([video, other]);
});
