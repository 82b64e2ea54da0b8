import { expect, test } from 'vitest';
import { isVideoHost, readVideo } from '../../../generator/site/video-address.ts';

test.each([
  'https://www.youtube.com/watch?v=abcdefghi_-',
  'https://youtube.com/watch?list=x&v=abcdefghi_-',
  'https://m.youtube.com/shorts/abcdefghi_-',
  'https://youtu.be/abcdefghi_-?si=x',
])('%s is a video of YouTube', (url) => {
  const embedUrl = 'https://www.youtube-nocookie.com/embed/abcdefghi_-?autoplay=1&rel=0';
  expect(readVideo(url)).toEqual({ host: 'YouTube', embedUrl });
});

test.each([
  'https://www.youtube.com/playlist?list=PL0123456789abcdef',
  'https://m.youtube.com/playlist?si=x&list=PL0123456789abcdef',
  'https://music.youtube.com/playlist?list=PL0123456789abcdef&feature=share',
  'https://www.youtube-nocookie.com/embed/videoseries?list=PL0123456789abcdef',
])('%s is a playlist of YouTube', (url) => {
  expect(readVideo(url)).toMatchObject({
    host: 'YouTube',
    embedUrl: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL0123456789abcdef&autoplay=1&rel=0',
    isPlaylist: true,
  });
});

test('a video within a playlist is a video', () => {
  expect(readVideo('https://www.youtube.com/watch?v=abcdefghi_-&list=PL0123456789abcdef')).not.toHaveProperty(
    'isPlaylist',
  );
});

test.each([
  ['https://youtu.be/abcdefghi_-?t=1m30s', 90],
  ['https://www.youtube.com/watch?v=abcdefghi_-&t=3', 3],
  ['https://www.youtube.com/watch?v=abcdefghi_-&start=3600', 3600],
  ['https://www.youtube.com/watch?v=abcdefghi_-#t=1h2m3s', 3723],
])('%s starts after %i s', (url, start) => {
  const embedUrl = `https://www.youtube-nocookie.com/embed/abcdefghi_-?autoplay=1&rel=0&start=${start}`;
  expect(readVideo(url)).toEqual({ host: 'YouTube', embedUrl });
});

test.each(['https://vimeo.com/76979871#t=90s', 'https://vimeo.com/76979871#t=1m30s'])(
  '%s starts later',
  (url) => {
    expect(readVideo(url)?.embedUrl).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=90s');
  },
);

test.each([
  ['https://www.youtube-nocookie.com/embed/abcdefghi_-', 'https://www.youtube.com/watch?v=abcdefghi_-'],
  ['https://www.youtube.com/embed/abcdefghi_-?start=30', 'https://www.youtube.com/watch?v=abcdefghi_-&t=30'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is a player, whose video has a page', (url, page) => {
  expect(readVideo(url)?.page).toBe(page);
});

test.each([
  ['https://vimeo.com/76979871', ''],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'h=8272103f6e&'],
  ['https://vimeo.com/channels/staffpicks/76979871', ''],
  ['https://vimeo.com/showcase/1234567/video/76979871', ''],
])('%s is a video of Vimeo, which is asked not to track', (url, key) => {
  const embedUrl = `https://player.vimeo.com/video/76979871?${key}autoplay=1&dnt=1`;
  expect(readVideo(url)).toMatchObject({ host: 'Vimeo', embedUrl });
});

test.each([
  'https://youtube.com.evil.example/watch?v=abcdefghi_-',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abcdefghi_-toolong',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/showcase/1234567',
  'https://vimeo.com/somebody',
  'https://www.facebook.com/watch/?v=1',
])('%s is none', (url) => {
  expect(readVideo(url)).toBeUndefined();
});

test('a page of YouTube or Vimeo that is no video differs from pages elsewhere', () => {
  expect(isVideoHost('https://www.youtube.com/@somebody')).toBe(true);
  expect(isVideoHost('https://vimeo.com/somebody')).toBe(true);
  expect(isVideoHost('https://www.facebook.com/watch/?v=1')).toBe(false);
});
