/** A site in the look `poster`: its own fonts and templates, nothing of another look's. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EVENTS = `title: Shows
timezone: Europe/Berlin
events:
  - {title: Called off, date: 2026-11-27, venue: Dok, city: Ghent, status: cancelled}
  - {title: All night, date: 2026-11-28, time: '19:00', venue: Yard, city: Manchester, price: 'free, please give', tickets: 'https://tickets.example/1'}
  - {title: Closing set, date: 2026-12-12, venue: Hald, city: Oslo, status: sold_out}
  - {title: Long ago, date: 2025-03-01, venue: Speicher 9, city: Hamburg}
`;

let site: TestSite;
beforeAll(async () => {
  const paint = (background: string) =>
    sharp({ create: { width: 640, height: 640, channels: 3, background } })
      .png()
      .toBuffer();
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML.replace('Artist}', 'Ninth Bridge}')}look: {style: poster}\n`,
      'content/releases/first-light.md': RELEASE.replace(
        'bpm: 124',
        'bpm: 124\nartwork_url: artwork/pink.png',
      ),
      'content/pages/about.yaml': 'title: About\nimage: photos/five.png\nimage_alt: Five people\n',
      'content/pages/events.yaml': EVENTS,
      'content/pages/home.yaml': 'sections: [latest, shows]\n',
      'assets/artwork/pink.png': await paint('#ff6fae'),
      'assets/photos/five.png': await paint('#888888'),
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
  expect(fonts.filter((path) => !/\/(?:anybody|familjen|readex|vazirmatn)/.test(path))).toEqual([]);
  const first = [...read('/').matchAll(/rel="preload" href="([^"]*woff2)"/g)].map(([, href = '']) => href);
  expect(first.map((href) => href.replace(/.*\/|-\w{8}\.woff2/g, '')).sort()).toEqual([
    'anybody',
    'familjen-grotesk',
  ]);
  const bytes = first.map((href) => site.size(`dist${href}`)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(40 * 1024);
});

test('its stylesheet is no larger than that of a page can be', () => {
  // Beside those of scripts, which are fetched when they are needed.
  const [sheet = ''] = site.list('dist').filter((path) => /^assets\/styles-/.test(path));
  const css = site.read(`dist/${sheet}`);
  expect(css).toContain('HEXP');
  expect(css).not.toContain('Archivo');
  expect(gzipSync(css, { level: 9 }).length).toBeLessThan(15_900);
});

test('pages have the bands of their cover', () => {
  expect(read('/music/releases/first-light/')).toMatch(/<html[^>]*style="[^"]*--band:#ff6fae;--band-other:#/);
});

test('the name is one string in two lines, the photograph between them', () => {
  const html = read('/');
  const [heading = ''] = /<h1.*?<\/h1>/.exec(html) ?? [];
  expect(heading.replace(/<[^>]*>/g, '')).toBe('Ninth Bridge');
  expect(heading.match(/class="headline" style="--w:150\.00;--s:\d/g)).toHaveLength(2);
  expect(html).toMatch(/<\/h1><div class="cut">.*Five people/);
});

test('Home has the next night that takes place and the latest record once', () => {
  const html = read('/');
  expect(html.indexOf('Ghent')).toBeGreaterThan(html.indexOf('Manchester'));
  expect(html.match(/class="headline[^>]*>Manchester</g)).toHaveLength(1);
  expect(html.match(/class="headline[^>]*>First Light</g)).toHaveLength(1);
});

test('a night is a bill: the day, the city, and a block for tickets or why there are none', () => {
  const html = read('/events/');
  expect(html).toMatch(
    />Sat<\/span><b[^>]*>28<\/b><span[^>]*>Nov<.*?>Manchester<.*?class="bill-end bill-tickets"/,
  );
  expect(html).toMatch(/class="bill bill-off">.*?>Oslo<.*?class="bill-end"><span[^>]*>sold out</i);
  expect(html).toMatch(/class="night"><time[^>]*>1 Mar 2025<\/time>, <h3>.*Hamburg, Speicher 9/);
});

test('titles of records are as wide as the sheet and as their covers', () => {
  const html = read('/music/releases/');
  expect(html).toMatch(
    /class="card way">.*?<h3 class="display-frame"[^>]*><a[^>]*><span class="headline"[^>]*>First Light</,
  );
});

test('the words of a price keep their letters, and those of Liner begin with a capital', () => {
  const notes = [...site.read('dist/events/index.html').matchAll(/<span class="(bill-note[^"]*)">([^<]*)</g)];
  expect(notes.map(([, name, text]) => [name, text])).toEqual(
    expect.arrayContaining([
      ['bill-note', 'free, please give'],
      ['bill-note capitalize', 'sold out'],
    ]),
  );
});
