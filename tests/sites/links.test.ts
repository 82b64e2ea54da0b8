/** /links/: the one page that profiles elsewhere link to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const SETTINGS = `${SITE_YAML}newsletter: {provider: buttondown, endpoint: https://buttondown.com/artist}
social:
  - {name: Instagram, url: https://www.instagram.com/artist/}
  - {name: Mastodon, url: https://mastodon.social/@artist}
`;
const EVENTS = `title: Shows
events:
  - {title: Called off, date: 2026-11-27, venue: Dok, city: Ghent, status: cancelled}
  - {title: All night, date: 2026-11-28, venue: Halle, city: Berlin, tickets: https://tickets.example/1}
  - {title: Closing set, date: 2026-12-12, venue: Hald, city: Oslo}
`;
const NOW = { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-25') / 1000) };

let site: TestSite;
beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml': SETTINGS,
      'content/pages/links.yaml':
        'rows: [latest, {label: Support me, url: "https://ko-fi.example/a"}, shows, merch, newsletter, profiles]\n',
      'content/pages/events.yaml': EVENTS,
      'content/pages/press.yaml': 'bios: {short: One sentence.}\n',
      'content/releases/first-light.md': RELEASE,
      'content/releases/night-tide.md': RELEASE.replace('First Light', 'Night Tide').replace(
        'release_date: 2024-05-03',
        'release_date: 2026-12-04\npresave_url: https://presave.example/tide',
      ),
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build'], NOW);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const read = (route: string) => site.read(`dist${route}index.html`);
/** The rows, each as its address and its text. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" class="[^"]*links-row[^>]*>(.*?)<\/a>/gs)].map(
    ([, url, inner = '']) => [url, inner.replace(/<span class="sr-only">.*?<\/span>|<[^>]*>/gs, '').trim()],
  );

test('lists what the site has, in the order of its file', () => {
  expect(rowsOf(read('/links/'))).toEqual([
    ['/l/night-tide/', 'Out 4 December 2026 Night Tide'],
    ['https://presave.example/tide', 'Night Tide Pre-Save'],
    ['/l/first-light/', 'Latest Release First Light'],
    ['https://ko-fi.example/a', 'Support me'],
    ['https://tickets.example/1', 'Sat 28 Nov · Halle Berlin'],
    ['/events/closing-set-2026-12-12/', 'Sat 12 Dec · Hald Oslo'],
    ['https://www.instagram.com/artist/', 'Instagram'],
    ['https://mastodon.social/@artist', 'Mastodon'],
  ]);
});

test('without an order of its own it begins with the music, and of many shows it has the next three', async () => {
  const shows = [1, 2, 3, 4].map((day) => `  - {title: Night ${day}, date: 2026-12-0${day}, city: Oslo}\n`);
  const other = makeSite({
    'content/site.yaml': SETTINGS.replace('share_images: false', 'share_images: true'),
    'content/pages/links.yaml': 'title: Links\n',
    'content/pages/events.yaml': `events:\n${shows.join('')}`,
    'content/releases/first-light.md': RELEASE,
  });
  const { code, stderr } = await other.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  const html = other.read('dist/links/index.html');
  expect(html).toContain('<meta property="og:image:alt" content="Links – Artist"/>');
  expect(rowsOf(html).map(([address]) => address)).toEqual([
    '/l/first-light/',
    '/events/night-1-2026-12-01/',
    '/events/night-2-2026-12-02/',
    '/events/night-3-2026-12-03/',
    '/events/',
    'https://www.instagram.com/artist/',
    'https://mastodon.social/@artist',
  ]);
});

test.each([
  ['https://mastodon.social/@artist/', '@artist@mastodon.social'],
  ['https://mastodon.social/@artist/113', undefined],
  ['https://mastodon.social/explore', undefined],
])('of %s, servers of the fediverse get %s', async (url, handle) => {
  const other = makeSite({ 'content/site.yaml': `${SITE_YAML}social: [{name: Mastodon, url: "${url}"}]\n` });
  const { code, stderr } = await other.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  const [, found] = /name="fediverse:creator" content="([^"]*)"/.exec(other.read('dist/index.html')) ?? [];
  expect(found).toBe(handle);
});

test('stands alone, without menu and scripts', () => {
  const html = read('/links/');
  expect(html).not.toMatch(/<nav|<footer|class="header/);
  expect([...html.matchAll(/<script(?! type="application\/ld\+json")/g)]).toEqual([]);
  expect(html).toContain('action="https://buttondown.com/api/emails/embed-subscribe/artist"');
  expect(read('/')).not.toContain('href="/links/"');
});

test('profiles are those of the same person, also for servers of the fediverse', () => {
  const html = read('/links/');
  expect(html.match(/rel="me noopener"/g)).toHaveLength(2);
  const home = read('/');
  expect(home).toMatch(/<a href="https:\/\/mastodon\.social\/@artist"[^>]* rel="me noopener"/);
  expect(home).toMatch(/<a href="https:\/\/www\.instagram\.com\/artist\/"[^>]* rel="noopener"/);
  expect(home).not.toMatch(/instagram\.com\/artist\/"[^>]* rel="me/);
  for (const page of [html, home])
    expect(page).toContain('<meta name="fediverse:creator" content="@artist@mastodon.social"/>');
});

async function scan(code: Uint8Array): Promise<string> {
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}

test('its QR code leads to it, as a drawing and as a picture, on the site and in the press kit', async () => {
  const open = (path: string) => readFileSync(join(site.root, 'dist', path));
  const [zip = ''] = site.list('dist/press').filter((path) => path.endsWith('.zip'));
  const kit = unzipSync(open(`press/${zip}`));
  const inKit = Object.entries(kit).filter(([path]) => path.includes('/links/'));
  expect(inKit.map(([path]) => path.replace(/.*\/links\//, ''))).toEqual(['links-qr.svg', 'links-qr.png']);
  for (const code of [
    open('links/links-qr.svg'),
    open('links/links-qr.png'),
    ...inKit.map(([, code]) => code),
  ])
    expect(await scan(code)).toBe('https://artist.example/links/');
});

test('on another domain, its QR code leads there', async () => {
  const other = makeSite({ 'content/site.yaml': SITE_YAML, 'content/pages/links.yaml': 'rows: [latest]\n' });
  for (const domain of ['artist.example', 'other.example']) {
    other.write('content/site.yaml', SITE_YAML.replace('artist.example', domain));
    const { code, stderr } = await other.run(['build'], NOW);
    expect(code, stderr).toBe(0);
    for (const name of ['links-qr.svg', 'links-qr.png'])
      expect(await scan(readFileSync(join(other.root, 'dist/links', name)))).toBe(`https://${domain}/links/`);
  }
});

test('a page of the artist with the same name stays where it is', async () => {
  const other = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/links.md': '---\ntitle: My places\n---\nHere.\n',
  });
  const { code, stderr } = await other.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  expect(other.read('dist/links/index.html')).toContain('My places');
  other.write('content/pages/links.yaml', 'rows: [latest]\n');
  expect((await other.run(['check'], NOW)).stderr).toContain('files/same-name');
});

test.each(['links', 'linktree', 'bio'])('liner new %s creates its file', async (word) => {
  const other = makeSite({ 'content/site.yaml': SITE_YAML });
  const { code, stderr } = await other.run(['new', word]);
  expect(code, stderr).toBe(0);
  expect(other.exists('content/pages/links.yaml')).toBe(true);
  expect((await other.run(['check'])).code).toBe(0);
});

test('an unknown row is answered with the nearest', async () => {
  const other = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/links.yaml': 'rows: [latest, show]\n',
  });
  const { stderr } = await other.run(['check']);
  expect(stderr).toContain('content/pages/links.yaml:1:16');
  expect(stderr).toMatch(/shows/);
});
