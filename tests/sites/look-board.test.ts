/** A site in the look `board`: its own fonts and templates, nothing of another look's. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EVENTS = `title: Shows
timezone: Europe/Berlin
events:
  - {title: Called off, date: 2026-11-27, venue: Dok, city: Ghent, status: cancelled}
  - {title: All night, date: 2026-11-28, time: '02:00', venue: Halle am Kanal, city: Berlin}
  - {title: Closing set, date: 2026-12-12, venue: Hald, city: Oslo}
  - {title: Long ago, date: 2025-03-01, venue: Speicher 9, city: Hamburg}
  - {title: Festival, date: 2025-08-01, end_date: 2025-08-03, venue: Meadow, city: Lund}
`;

let site: TestSite;
beforeAll(async () => {
  const blue = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#8fb8f0' } })
    .png()
    .toBuffer();
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}look: {style: board}\n`,
      'content/releases/first-light.md': RELEASE.replace(
        'bpm: 124',
        'bpm: 124\nartwork_url: artwork/blue.png\ntracks: [{title: First Light, track_number: 1, duration: 240, bpm: 124, key: A minor}]',
      ),
      'content/pages/events.yaml': EVENTS,
      'content/pages/home.yaml': 'sections: [latest, shows]\n',
      'content/releases/second-light.md': RELEASE.replace(/title: .*/, 'title: Second Light')
        .replace(/release_date: .*/, 'release_date: 2020-01-01')
        .replace('bpm: 124', 'tracks: [{title: Dusk, track_number: 1, duration: 200}]'),
      'content/pages/press.yaml': 'title: Press\nbios: {short: One sentence.}\n',
      'assets/artwork/blue.png': blue,
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build'], {
    SOURCE_DATE_EPOCH: String(Date.parse('2026-11-25') / 1000),
  });
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const read = (route: string) => site.read(`dist${route}index.html`);

test('only its own fonts are published, and those that every page needs are small', () => {
  const fonts = site.list('dist').filter((path) => path.endsWith('.woff2'));
  expect(fonts.filter((path) => !/\/(?:handjet|azeret-mono|vazirmatn)/.test(path))).toEqual([]);
  const latin = fonts.filter((path) => !/arabic|vazirmatn/.test(path));
  const bytes = latin.map((path) => site.size(`dist/${path}`)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(60 * 1024);
  const first = [...read('/').matchAll(/rel="preload" href="([^"]*woff2)"/g)].map(([, href = '']) => href);
  expect(first.map((href) => href.replace(/.*\/|-\w{8}\.woff2/g, '')).sort()).toEqual([
    'azeret-mono',
    'handjet',
  ]);
});

test('its stylesheet is no larger than that of a page can be', () => {
  // Beside those of scripts, which are fetched when they are needed.
  const [sheet = ''] = site.list('dist').filter((path) => /^assets\/styles-/.test(path));
  const css = site.read(`dist/${sheet}`);
  expect(css).toContain('ELGR');
  expect(css).not.toContain('Archivo');
  expect(gzipSync(css, { level: 9 }).length).toBeLessThan(15_400);
});

test('pages are on the colour of the cover, and the press kit is on stone', () => {
  expect(read('/music/releases/first-light/')).toMatch(/<html[^>]*style="[^"]*--wash:#8fb8f0/);
  expect(read('/press/')).toMatch(/<html[^>]*style="[^"]*--wash:#d9d4/);
});

test('Home begins with the next night that takes place, then what comes and what is new', () => {
  const html = read('/');
  const at = (text: string) => html.indexOf(text);
  expect(html).toMatch(/class="next on-ink".*?Sat 28 Nov.*?02:00.*?Berlin/);
  expect(at('Ghent')).toBeGreaterThan(at('Berlin'));
  expect(at('Oslo')).toBeGreaterThan(at('Ghent'));
  expect(html).toMatch(/class="rows board".*First Light/);
});

test('Home says once what the first screen says: the latest record and the next shows', () => {
  const html = read('/');
  expect(html.match(/>First Light</g)).toHaveLength(1);
  expect(html.match(/>See Latest Release<|>Listen to Latest Release</g)).toHaveLength(1);
  expect(html.match(/Sat 12 Dec/g)).toHaveLength(1);
});

test('music is a table, tracks too', () => {
  expect(read('/music/releases/')).toMatch(
    /class="record-year">2024<\/p><p><bdi>124<\/bdi><\/p><p class="record-key"><bdi>A minor/,
  );
  expect(read('/music/releases/first-light/')).toMatch(
    /class="track-tempo"><bdi>124<\/bdi><\/span><span class="track-key"><bdi>A minor<\/bdi><\/span><span class="track-length">4:00/,
  );
  // Nothing is known of the other record's tempo, nor of the key of its track.
  expect(read('/music/releases/second-light/')).toContain(
    '<span class="track-tempo"></span><span class="track-key"></span><span class="track-length">Length</span>',
  );
});

test('past nights are below their year, and how many they were', () => {
  expect(read('/events/')).toMatch(
    /class="cells">2025<\/span><span>2<\/span>.*>1–3 Aug 2025<\/time>.*>1 Mar<\/time>.*Hamburg/,
  );
});
