import { expect, test } from 'vitest';
import { soundcloudPlayer, youtubeId } from '../../../generator/model/media.ts';

const track = {
  title: 'Baba',
  artist: 'EDDY',
  trackUrl: 'https://soundcloud.com/eddy.example/baba?a=1&b=2',
  color: '#ff5500',
  featured: false,
};

test('the player carries every parameter, in order, with the address encoded', () => {
  const { embedUrl, height } = soundcloudPlayer(track);
  expect(embedUrl).toBe(
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Feddy.example%2Fbaba%3Fa%3D1%26b%3D2' +
      '&color=%23ff5500&auto_play=false&hide_related=true&show_comments=true&show_user=true&show_reposts=false' +
      '&show_teaser=true',
  );
  expect(height).toBe(166);
});

test('a featured player is taller', () => {
  expect(soundcloudPlayer({ ...track, featured: true }).height).toBe(300);
});

test.each([
  'https://www.youtube.com/watch?v=abcdefghi_-',
  'https://youtube.com/watch?list=x&v=abcdefghi_-&t=3',
  'https://m.youtube.com/shorts/abcdefghi_-',
  'https://www.youtube-nocookie.com/embed/abcdefghi_-?rel=0',
  'https://youtu.be/abcdefghi_-?si=x',
])('%s names a video', (url) => {
  expect(youtubeId(url)).toBe('abcdefghi_-');
});

test.each([
  'https://vimeo.com/123456789',
  'https://youtube.com.evil.example/watch?v=abcdefghi_-',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abcdefghi_-toolong',
])('%s names none', (url) => {
  expect(youtubeId(url)).toBeUndefined();
});
