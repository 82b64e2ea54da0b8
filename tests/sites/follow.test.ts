/** The page of all ways to follow, and sites that the fediverse follows by a bridge. */
import { parseRssFeed } from 'feedsmith';
import { afterAll, describe, expect, it } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const SETTINGS = `${SITE_YAML}fediverse_bridge: true
languages: [{code: en, name: English}, {code: ar, name: العربية}]
newsletter: {provider: buttondown, endpoint: https://buttondown.com/artist}
podcast: {medium: music}
social: [{name: Instagram, url: https://www.instagram.com/artist/, handle: "@artist"}]
platforms:
  - {name: Spotify, url: https://open.spotify.com/artist/x}
  - {name: Instagram, url: https://www.instagram.com/artist/}
`;

const files = {
  'content/site.yaml': SETTINGS,
  'content/pages/follow.yaml': 'intro: Choose one.\n',
  'content/pages/events.yaml': 'events: [{title: A Night, date: 2031-05-01, venue: Hall, city: Hull}]\n',
  'content/mixes/one.md': '---\nepisode_title: One\nrelease_date: 2026-01-02\naudio: audio/one.wav\n---\n',
  'assets/audio/one.wav': wav({ rate: 8000, channels: sample([sine(220)], 4, 8000) }),
};

const site = makeSite(files, { onTestFinished: afterAll });
const built = await site.run(['build']);
if (built.code !== 0) throw new Error(built.stderr);

describe('the page Follow', () => {
  const page = readPage(site, 'dist/follow/index.html');

  it('has every way once', () => {
    expect(page.texts('h2')).toEqual(
      expect.arrayContaining(['Calendars', 'Podcast', 'Fediverse', 'Elsewhere', 'Feed reader', 'Newsletter']),
    );
    const addresses = page.addresses.filter((url) => /^(?:webcal|https?):/.test(url));
    expect(addresses).toEqual(
      expect.arrayContaining([
        'webcal://artist.example/events.ics',
        'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fartist.example%2Fevents.ics',
        'https://fed.brid.gy/web/artist.example',
        'https://open.spotify.com/artist/x',
      ]),
    );
    expect(page.addresses).toEqual(
      expect.arrayContaining(['/events.ics', '/podcast.xml', '/feed.xml', '/news/feed.xml']),
    );
    expect(page.text).toContain('@artist.example@artist.example');
  });

  it('is linked from the foot, and there in every language', () => {
    expect(readPage(site, 'dist/index.html').addresses).toContain('/follow/');
    expect(readPage(site, 'dist/ar/follow/index.html').texts('h1')).toEqual(['المتابعة']);
  });

  it('names only what the site has', async () => {
    const bare = makeSite({
      'content/site.yaml': SITE_YAML,
      'content/pages/follow.yaml': 'title: Stay close\n',
    });
    expect((await bare.run(['build'])).code).toBe(0);
    expect(readPage(bare, 'dist/follow/index.html').texts('main h2, h2')).not.toContain('Calendars');
    expect(bare.exists('dist/_redirects')).toBe(false);
    expect(bare.read('dist/index.html')).not.toContain('h-card');
  });
});

describe('a site that a bridge makes an account of', () => {
  it('sends servers that look for it to the bridge', () => {
    expect(site.read('dist/_redirects').split('\n').slice(0, 3)).toEqual([
      '/.well-known/webfinger https://fed.brid.gy/.well-known/webfinger 302',
      '/.well-known/host-meta https://fed.brid.gy/.well-known/host-meta 302',
      '/.well-known/nodeinfo https://fed.brid.gy/.well-known/nodeinfo 302',
    ]);
  });

  it('has one card of the artist, on Home only', () => {
    const pages = site.list('dist').filter((path) => path.endsWith('.html'));
    const cards = pages.filter((path) => site.read(`dist/${path}`).includes('"h-card"'));
    expect(cards).toEqual(['ar/index.html', 'index.html']);
    expect(site.read('dist/index.html')).toMatch(
      /<a class="p-name u-url u-uid" rel="me" href="https:\/\/artist\.example\/">Artist<\/a>/,
    );
  });

  it.each(['https://name.github.io', 'https://artist.example/band'])(
    'is warned that %s cannot',
    async (url) => {
      const settings = SETTINGS.replace('https://artist.example', url);
      const { stderr } = await makeSite({ ...files, 'content/site.yaml': settings }).run(['check']);
      expect(readProblems(stderr).map(({ code }) => code)).toContain('fediverse/no-redirects');
    },
  );
});

it('a podcast can be of music', () => {
  expect(parseRssFeed(site.read('dist/podcast.xml')).podcast?.medium).toBe('music');
});
