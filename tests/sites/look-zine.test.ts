/** A site in the look `zine`: its own fonts and templates, nothing of another look's. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EVENTS = `title: Gigs
timezone: Europe/Berlin
events:
  - {title: Called off, date: 2026-11-27, venue: Dok, city: Ghent, status: cancelled}
  - {title: Kiln tour, date: 2026-11-28, time: '19:00', venue: Brickyard, city: Leeds, support: [Tar Choir]}
  - {title: Kiln tour, date: 2026-11-29, venue: Engine Room, city: Glasgow, status: sold_out}
  - {title: Long ago, date: 2025-03-01, venue: Speicher 9, city: Hamburg}
  - {title: Longer ago, date: 2024-08-01, end_date: 2024-08-03, venue: Meadow, city: Lund}
`;
const ABOUT = 'title: About\nimage: photos/live.png\nimage_alt: Four figures against the light\n';
const TRACKS = `tracks:
  - {title: Clay, track_number: 1, duration: 140, disc: 1}
  - {title: Cooling, track_number: 1, duration: 200, disc: 2}`;

const draw = (background: string) =>
  sharp({ create: { width: 1200, height: 640, channels: 3, background } })
    .png()
    .toBuffer();

let site: TestSite;
beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}look: {style: zine}\n`,
      'content/releases/first-light.md': RELEASE.replace(
        'bpm: 124',
        `artwork_url: artwork/water.png\n${TRACKS}\nlyrics: |\n  One line.\n`,
      ),
      'content/pages/events.yaml': EVENTS,
      'content/pages/about.yaml': ABOUT,
      'content/pages/home.yaml': 'sections: [latest, shows]\n',
      'assets/artwork/water.png': await draw('#9fc4d6'),
      'assets/photos/live.png': await draw('#555555'),
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build', '--as-of', '2026-11-25']);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const read = (route: string) => site.read(`dist${route}index.html`);

test('only its own fonts are published, and those of Latin letters are small', () => {
  const fonts = site.list('dist').filter((path) => path.endsWith('.woff2'));
  const own = /\/(?:grenze-gotisch|league-gothic|sometype-mono|blaka|vazirmatn)/;
  expect(fonts.filter((path) => !own.test(path))).toEqual([]);
  const latin = fonts.filter((path) => !/blaka|vazirmatn/.test(path));
  const bytes = latin.map((path) => site.size(`dist/${path}`)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(60 * 1024);
});

test('its stylesheet names the fonts of the look alone', () => {
  const [sheet = ''] = site.list('dist').filter((path) => /^assets\/styles-/.test(path));
  const css = site.read(`dist/${sheet}`);
  expect(css).toContain('Grenze Gotisch');
  expect(css).not.toContain('Archivo');
});

test('the spot colour is that of the cover, the ground is paper', () => {
  expect(read('/music/releases/first-light/')).toMatch(/<html[^>]*style="[^"]*--wash:#f4f1ea;--spot:#9fc4d6/);
});

test('Home: the photograph, the name on its bar, the next night that takes place on the sticker', () => {
  const html = read('/');
  expect(html).toMatch(/class="toner">.*alt="Four figures against the light".*class="opening-bar on-ink"/);
  expect(html).toMatch(/class="sticker on-accent">.*Sat 28 Nov.*19:00.*Leeds.*Brickyard.*Tar Choir/);
  expect(html).toMatch(/--wide:[\d.]+vw;--lap-wide:-[\d.]+vw;--tall:[\d.]+vw/);
});

test('Home names the newest record once, with its tracks', () => {
  const html = read('/');
  expect(html.match(/>First Light</g)).toHaveLength(1);
  expect(html).toMatch(/class="typed-tracks">.*Clay.*2:20.*Cooling.*3:20/);
});

test('discs have their sums, and past nights are below their year', () => {
  expect(read('/music/releases/first-light/')).toMatch(/Disc 1.*2:20.*Disc 2.*3:20/);
  const gigs = read('/events/');
  expect(gigs).toMatch(/class="way gig gig-off">.*Ghent.*class="way gig on-accent">.*Leeds/);
  expect(gigs).toMatch(/class="stamp capitalize">sold out</);
  expect(gigs).toMatch(/class="subheading">2025<.*1 Mar<.*class="subheading">2024<.*1–3 Aug 2024</);
});

test('without a photograph the cover is on the first screen, and only there', async () => {
  site.remove('content/pages/about.yaml');
  const { code, stderr } = await site.run(['build', '--as-of', '2026-11-25', '--out', 'plain']);
  expect(code, stderr).toBe(0);
  const html = site.read('plain/index.html');
  expect(html).toMatch(/class="toner toner-light">.*class="opening-pasted">.*alt="Cover of First Light"/);
  expect(html.match(/alt="Cover of First Light"/g)).toHaveLength(1);
});
