/** The page of a release for visitors: where to hear it, what to buy, videos, tracks and credits. */
import { beforeAll, expect, test } from 'vitest';
import { type Page, readPage } from '../helpers/html.ts';
import { makeSite, type TestSite } from '../helpers/site.ts';

const ALBUM = `---
title: Two Sides
type: ep
release_date: 2024-05-03
bpm: 100
label: Small Room
streaming_links:
  spotify: https://open.spotify.com/album/1
  bandcamp: https://band.bandcamp.com/album/two-sides
  anghami: https://play.anghami.com/album/1
links:
  - {name: Bleep, url: https://bleep.example/two-sides}
formats:
  - {format: vinyl, title: Double LP, edition: "300 copies", price: 450 EGP, url: https://shop.example/lp}
  - {format: cassette, price: 9.5, currency: EUR, sold_out: true, url: https://shop.example/tape}
  - {format: digital, price: 8 EUR, url: https://band.bandcamp.com/album/two-sides}
videos:
  - {title: Official Video, url: https://youtu.be/abcdefghijk, date: 2024-06-01}
  - {title: Live Session, url: https://vimeo.com/76979871}
  - {title: Backstage, url: https://www.facebook.com/watch/?v=1}
credits:
  - {role: Producer, name: Somebody, url: https://somebody.example}
  - {role: Vocals, name: [First Singer, Second Singer]}
tracks:
  - {title: One, duration: "4:05", isrc: AA-6Q7-20-00047, credits: {Oud: A Player}, lyrics: "La la\\nla"}
  - {title: Two, duration: "3:00"}
  - {title: One, version: Live, disc: 2, duration: "5:00"}
---
Text.
`;

const ELSEWHERE = `---
title: Live in the Yard
type: single
release_date: 2023
bpm: 90
streaming_links: {soundcloud: https://soundcloud.com/band/yard}
video: {title: Official Video, url: https://player.vimeo.com/video/76979871?h=abcdef1234}
---
Text.
`;

const ON_VINYL = `---
title: Only on Vinyl
type: single
release_date: 2022
bpm: 90
formats: [{format: vinyl, price: 12 EUR, url: https://shop.example/seven-inch}]
---
Text.
`;

const OF_OTHERS = `---
title: Long Way Down
type: live
release_date: 2021
artists:
  - {name: Omar & The Lamps, url: https://omar.example}
  - {name: '{artist}', role: featuring}
label: {name: Quay Records, url: https://quay.example}
catalogue_number: QR-014
explicit: true
language: ar
note: Speaks of <war>.
lyrics: خلّينا هنا
press_quotes:
  - {text: Warm & close., author: Kim Ro, outlet: The Quay, url: https://quay.example/r, date: 2021-03}
---
`;

let site: TestSite;
let album: Page;

const policyOf = (page: Page) =>
  page.all('meta').find((meta) => meta['http-equiv'] === 'Content-Security-Policy')?.['content'] ?? '';
const framesOf = (page: Page) => /frame-src ([^;]*)/.exec(policyOf(page))?.[1]?.split(' ');

beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml':
        'base_url: https://band.example\nartist: {name: Band}\nshare_images: false\nplatforms:\n  - {name: Anghami, url: https://play.anghami.com/artist/1}\n  - {name: Spotify, url: https://open.spotify.com/artist/1}\n',
      'content/releases/two-sides.md': ALBUM,
      'content/releases/yard.md': ELSEWHERE,
      'content/releases/vinyl.md': ON_VINYL,
      'content/releases/long-way-down.md': OF_OTHERS,
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build']);
  expect(stderr).not.toContain('error');
  expect(code).toBe(0);
  album = readPage(site, 'dist/music/releases/two-sides/index.html');
});

test('a release names the platforms that it is on, and promises no other', () => {
  const yard = readPage(site, 'dist/music/releases/yard/index.html');
  expect(yard.text).toContain('SoundCloud');
  expect(yard.text).not.toMatch(/Spotify|Apple Music|\bsoon\b|not available yet/i);
  const hosts = album.addresses.filter((url) => /anghami|spotify|bandcamp|bleep/.test(url));
  expect(hosts.map((url) => new URL(url).hostname).slice(0, 4)).toEqual([
    'play.anghami.com',
    'open.spotify.com',
    'band.bandcamp.com',
    'bleep.example',
  ]);
});

test('videos play from YouTube and Vimeo after a click, and are links where they are elsewhere', () => {
  expect(album.texts('h3')).toEqual(expect.arrayContaining(['Official Video', 'Live Session', 'Backstage']));
  expect(album.text).toContain('Watch Live Session on Vimeo');
  expect(album.text).toContain('Watch on Facebook');
  expect(framesOf(album)).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
  const yard = readPage(site, 'dist/music/releases/yard/index.html');
  expect(yard.texts('h2')).toContain('Official Video');
  expect(yard.texts('h2')).not.toContain('Lyric Video');
  expect(framesOf(yard)).toEqual(['https://player.vimeo.com']);
  const players = JSON.stringify(yard.all('liner-island').map((island) => island['data-props']));
  expect(players).toContain('https://player.vimeo.com/video/76979871?h=abcdef1234&autoplay=1&dnt=1');
  const videos = album.jsonLd.filter((each) => JSON.stringify(each).includes('VideoObject'));
  expect(videos).toMatchObject([
    { name: 'Two Sides – Official Video', uploadDate: '2024-06-01T00:00:00Z' },
    { name: 'Two Sides – Live Session', uploadDate: '2024-05-03T00:00:00Z' },
  ]);
});

test('what can be bought has its price, and what is sold out says so and leads nowhere', () => {
  expect(album.texts('h2')).toContain('Get it');
  expect(album.text).toMatch(
    /Double LP.*Vinyl.*300 copies.*EGP\s450.*Cassette.*€9\.50.*Sold out.*Buy on Bandcamp/s,
  );
  expect(album.addresses).toContain('https://shop.example/lp');
  expect(album.addresses).not.toContain('https://shop.example/tape');
  expect(album.jsonLd[0]).toMatchObject({
    albumRelease: [
      { recordLabel: { name: 'Small Room' } },
      {
        musicReleaseFormat: 'https://schema.org/VinylFormat',
        offers: expect.not.objectContaining({ availability: expect.anything() }),
      },
      { offers: { price: 9.5, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' } },
      { musicReleaseFormat: 'https://schema.org/DigitalFormat' },
    ],
  });
});

test('tracks are listed by disc, with their words and codes folded away', () => {
  const lists = album.all('li').flatMap(({ id }) => (id?.includes('track') ? [id] : []));
  expect(lists).toEqual(['track-1', 'track-2', 'disc-2-track-1']);
  expect(album.texts('h3')).toEqual(expect.arrayContaining(['Disc 1', 'Disc 2']));
  expect(album.text).toContain('12:05 total');
  expect(album.text).toContain('One (Live)');
  const [details] = album.texts('details');
  expect(details).toContain('Lyrics, credits of One');
  expect(details).toContain('ISRC AA6Q72000047');
  expect(details).toContain('A Player');
  const terms = album.texts('dt');
  expect(terms.filter((term) => term.startsWith('ISRC'))).toEqual([]);
  expect(album.texts('dd')).toEqual(expect.arrayContaining(['First Singer, Second Singer']));
  expect(album.addresses).toContain('https://somebody.example');
});

test('the short page has every platform in the order of the site, and what can be bought', () => {
  const short = readPage(site, 'dist/l/two-sides/index.html');
  const platforms = short.all('li').flatMap((item) => item['data-platform'] ?? []);
  expect(platforms).toEqual(['Anghami', 'Spotify', 'Bandcamp', 'Bleep']);
  expect(short.texts('h2')).toContain('Get it');
  const vinyl = readPage(site, 'dist/l/vinyl/index.html');
  expect(vinyl.texts('title')[0]).toBe('Get Only on Vinyl | Band');
  expect(vinyl.addresses).toContain('https://shop.example/seven-inch');
});

test('programs find the same in artist.json and the feeds', () => {
  const { releases }: { releases: object[] } = JSON.parse(site.read('dist/artist.json'));
  expect(releases[0]).toMatchObject({
    duration: 'PT12M05S',
    formats: [{ format: 'vinyl', amount: 450, currency: 'EGP' }, { sold_out: true }, {}],
    credits: [{ role: 'Producer', names: ['Somebody'] }, { names: ['First Singer', 'Second Singer'] }],
    tracks: [{ title: 'One' }, { title: 'Two' }, { title: 'One', version: 'Live', disc: 2, track_number: 1 }],
  });
  const feed = site.read('dist/feed.json');
  expect(feed).toContain('Bandcamp');
  expect(feed).toMatch(/Cassette<\/span> <span>\(sold out\)/);
});

test('a release of others says whose it is, how it came out and what was written about it', () => {
  const page = readPage(site, 'dist/music/releases/long-way-down/index.html');
  expect(page.texts('title')[0]).toBe('Long Way Down – Live Album (2021) | Omar & The Lamps feat. Band');
  expect(page.texts('bdi')).toEqual(['Omar & The Lamps (opens in a new tab)', 'Band']);
  expect(page.text).toContain('Live Album • 2021Explicit');
  expect(page.text).toContain('Content note: Speaks of <war>.');
  expect(page.text).toContain('LabelQuay Records (opens in a new tab)Catalogue no.QR-014');
  expect(page.all('div').filter(({ lang }) => lang === 'ar')).toHaveLength(1);
  expect(page.texts('blockquote')).toEqual(['“Warm & close.”']);
  expect(page.all('blockquote')[0]).toMatchObject({ cite: 'https://quay.example/r' });
  expect(page.texts('cite')).toEqual(['Kim Ro, The Quay (opens in a new tab)']);
  expect(page.addresses).toEqual(expect.arrayContaining(['https://omar.example', 'https://quay.example']));
  const list = readPage(site, 'dist/music/releases/index.html');
  expect(list.texts('button').filter((text) => /\(\d+\)/.test(text))).toEqual([
    'All (4)',
    'Singles (2)',
    'EPs (1)',
    'Appears On (1)',
  ]);
});
