/** A site in the look `cutout`: its own fonts and templates, nothing of another look's. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EVENTS = `title: Shows
timezone: Europe/Lisbon
events:
  - {title: Called off, date: 2026-11-27, venue: Dok, city: Ghent, status: cancelled}
  - {title: An evening, date: 2026-12-04, time: '21:00', venue: Casa do Cais, city: Lisbon}
  - {title: Another, date: 2027-01-16, venue: Zaal, city: Antwerp}
  - {title: Long ago, date: 2025-03-01, venue: Sala Azul, city: Porto}
`;

let site: TestSite;
beforeAll(async () => {
  const paint = (background: string, width: number) =>
    sharp({ create: { width, height: 640, channels: 3, background } })
      .png()
      .toBuffer();
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}look: {style: cutout}\n`,
      'content/releases/first-light.md': RELEASE.replace(
        'bpm: 124',
        'bpm: 124\nartwork_url: artwork/marigold.png\ncredits: {Piano: Tomas Rell}\ntracks: [{title: First Light, track_number: 1, duration: 240}]',
      ),
      'content/releases/second-light.md': RELEASE.replace(/title: .*/, 'title: Second Light').replace(
        /release_date: .*/,
        'release_date: 2020-01-01',
      ),
      'content/pages/events.yaml': EVENTS,
      'content/pages/releases.yaml': 'title: Releases\n',
      'content/pages/about.yaml': 'title: About\nimage: photos/face.png\nimage_alt: A face\n',
      'content/pages/home.yaml': 'sections: [latest, shows]\n',
      'assets/artwork/marigold.png': await paint('#f4a52d', 640),
      'assets/photos/face.png': await paint('#9a9a9a', 560),
    },
    { keep: true },
  );
  await build();
});
afterAll(() => removeSite(site.root));

async function build(): Promise<void> {
  const { code, stderr } = await site.run(['build'], {
    SOURCE_DATE_EPOCH: String(Date.parse('2026-11-25') / 1000),
  });
  expect(code, stderr).toBe(0);
}

const read = (route: string) => site.read(`dist${route}index.html`);

test('only its own fonts are published, and those that every page needs are small', () => {
  const fonts = site.list('dist').filter((path) => path.endsWith('.woff2'));
  expect(fonts.filter((path) => !/\/(?:besley|public-sans|rakkas|vazirmatn)/.test(path))).toEqual([]);
  const latin = fonts.filter((path) => !/rakkas|vazirmatn/.test(path));
  const bytes = latin.map((path) => site.size(`dist/${path}`)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(60 * 1024);
  const first = [...read('/').matchAll(/rel="preload" href="([^"]*woff2)"/g)].map(([, href = '']) => href);
  expect(first.map((href) => href.replace(/.*\/|-\w{8}\.woff2/g, '')).sort()).toEqual([
    'besley',
    'public-sans',
  ]);
});

test('its stylesheet is no larger than that of a page can be', () => {
  const [sheet = ''] = site.list('dist').filter((path) => /^assets\/styles-/.test(path));
  const css = site.read(`dist/${sheet}`);
  expect(css).toContain('Besley');
  expect(css).not.toMatch(/Archivo|Garamond|Handjet/);
  expect(gzipSync(css, { level: 9 }).length).toBeLessThan(15_900);
});

test('pages are on paper, with a field in the colour of the cover', () => {
  expect(read('/music/releases/first-light/')).toMatch(
    /<html[^>]*style="[^"]*--wash:#f7f5ef;--field:#f4a52d;--field-ink:#131210/,
  );
});

test('Home begins with the photograph, the name, and the latest record; what that says is not said again', () => {
  const html = read('/');
  expect(html).toMatch(/class="cut-plane">.*?alt="A face".*?<h1 class="cut-artist".*?class="cut-cover"/);
  expect(html).not.toContain('cut-ink');
  expect(html.match(/>First Light</g)).toHaveLength(1);
  expect(html).toContain('Four minutes of morning.');
  expect(html).not.toContain('class="shell latest"');
});

test('shows begin with their day, and the next one that takes place is on the field', () => {
  const html = read('/events/');
  expect(html.match(/event-next/g)).toHaveLength(1);
  expect(html).toMatch(/event-next.*?event-day" aria-hidden="true">04<.*?Friday.*?December<.*?Lisbon/);
  expect(html).toMatch(/event-day" aria-hidden="true">16<.*?Saturday.*?January 2027</);
  expect(html).toMatch(/class="past".*?1 Mar 2025.*?Porto, Sala Azul/);
});

test('years are tiles of the checkerboard, and its last row has no hole', () => {
  const html = read('/music/releases/');
  expect(html).toMatch(/tile-plane on-accent"><span class="figure" aria-hidden="true">24<.*?sr-only">2024</);
  expect(html).toMatch(/tile-plane on-ink"><span class="figure" aria-hidden="true">20</);
});

test('who plays is on the first screen of a record, and said once', () => {
  const html = read('/music/releases/first-light/');
  expect(html).toMatch(/class="data personnel">.*?Piano.*?Tomas Rell/);
  expect(html.match(/Tomas Rell<\/dd>/g)).toHaveLength(1);
});

test('without a photograph, Home begins with cut paper', async () => {
  site.write('content/pages/about.yaml', 'title: About\n');
  await build();
  expect(read('/')).toMatch(/class="cut-plane"><svg[^>]*aria-hidden="true"[^>]*><path class="cut-ink"/);
});
