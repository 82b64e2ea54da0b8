import { expect, test } from 'vitest';
import { fileOf, isWithin, readFragment, siteUrls } from '../../../../generator/engine/lib/url.ts';

test.each(['https://eddy.example', 'https://eddy.example/'])('%s lives at the root', (baseUrl) => {
  const urls = siteUrls(baseUrl);
  expect(urls.base).toBe('/');
  expect(urls.href('/music/')).toBe('/music/');
  expect(urls.absolute('/music/')).toBe('https://eddy.example/music/');
});

test.each(['https://user.example/site', 'https://user.example/site/'])('%s lives below a path', (baseUrl) => {
  const urls = siteUrls(baseUrl);
  expect(urls.base).toBe('/site/');
  expect(urls.href('/')).toBe('/site/');
  expect(urls.href('/music/?q=a#b')).toBe('/site/music/?q=a#b');
  expect(urls.absolute('/music/')).toBe('https://user.example/site/music/');
});

test('addresses elsewhere stay as they are', () => {
  const urls = siteUrls('https://user.example/site/');
  for (const url of ['https://x.example/a', '//cdn.example/a', 'mailto:a@b.example', '#top']) {
    expect(urls.href(url)).toBe(url);
  }
});

test.each([
  ['', ''],
  ['#story', 'story'],
  ['#r%C3%AAve', 'rêve'],
  ['#100%', '100%'],
  ['#%E0%A4', '%E0%A4'],
  ['#story:~:text=dawn', 'story'],
])('the fragment of %j is %j', (hash, id) => {
  expect(readFragment(hash)).toBe(id);
});

test('a route is the index.html of its folder', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/music/releases/')).toBe('music/releases/index.html');
});

test('an item is current for its section, and Home for itself alone', () => {
  expect(isWithin('/', '/')).toBe(true);
  expect(isWithin('/music/', '/')).toBe(false);
  expect(isWithin('/music/releases/reve/', '/music/')).toBe(true);
  expect(isWithin('/musical/', '/music/')).toBe(false);
});

test('slashes at the front of the path lead to no other host', () => {
  expect(siteUrls('https://eddy.example//site//').href('/about/')).toBe('/site/about/');
  expect(siteUrls('https://eddy.example//').base).toBe('/');
});

test('what programs read of recordings is in the folder of its language, and files of the artist are shared', () => {
  const { href, path } = siteUrls('https://eddy.example', {
    code: 'ar',
    routes: { '/music/a/': '/music/b/' },
  });
  expect(href('/podcast.xml')).toBe('/ar/podcast.xml');
  expect(path('/podcast.xml')).toBe('ar/podcast.xml');
  expect(href('/music/a/chapters.json')).toBe('/ar/music/b/chapters.json');
  expect(href('/embed/a/oembed.json')).toBe('/ar/embed/a/oembed.json');
  expect(href('/music/a/a.m3u8')).toBe('/ar/music/b/a.m3u8');
  expect(href('/music/a/a.xspf')).toBe('/ar/music/b/a.xspf');
  for (const url of ['/radio.m3u8', '/lists/radio.xspf', '/assets/a.jpg', '/my-podcast.xml'])
    expect(href(url)).toBe(url);
});
