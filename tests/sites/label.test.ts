/** The site of a label: all records first, filters, labels within the label, reissues, splits and distributors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const record = (title: string, keys: string) =>
  `---\ntitle: ${title}\ndescription: It froze, ${title}.\n${keys}\n---\nA cold room.\n`;

const FILES = {
  'content/site.yaml': `${SITE_YAML.replace('name: Artist', 'name: Rime Records, kind: label')}emails: {general: desk@artist.example}
distributors: [{name: Cold Chain, territory: Nordics, email: orders@cold.example}]
languages: [{code: en, name: English}, {code: de, name: Deutsch}]
`,
  'content/artists/hoar.md': `---
name: Hoar
country: FI
formed: 2012
contacts: [{name: Kim Ro, role: Booking, email: kim@artist.example}]
---
A band.
`,
  'content/artists/morkoe.md': '---\nname: Mörkö\n---\nAnother.\n',
  'content/artists/railo.md': '---\nname: Railo\n---\nWith no record yet.\n',
  'content/labels/small-tapes.md': `---
name: Small Tapes
description: Tapes in runs of a hundred.
accent: '#3a5a8c'
profiles: [{name: Bandcamp, url: "https://small.bandcamp.example"}]
---
Dubbed by hand.
`,
  'content/labels/small-tapes.de.md': '---\nname: Kleine Kassetten\n---\nVon Hand kopiert.\n',
  'content/releases/first.md': record(
    'First',
    'type: album\nartists: [hoar]\nrelease_date: 2014-03-21\nlabel: Rime Records\ncatalogue_number: RR-001\nformats: [{format: vinyl, sold_out: true}]',
  ),
  'content/releases/again.md': record(
    'First Again',
    'type: album\nartists: [hoar]\nrelease_date: 2024-03-21\noriginal_date: 2014-03-21\nreissue_of: first\ncatalogue_number: RR-001R\nformats: [{format: vinyl, url: "https://shop.example/a", price: 20 EUR}, {format: cd, url: "https://shop.example/b"}]',
  ),
  'content/releases/shared.md': record(
    'Shared',
    'type: split\nartists: [hoar, morkoe]\nrelease_date: 2023-01-02\nlabel: small-tapes\ncatalogue_number: ST-001\nformats: [{format: cassette, url: "https://shop.example/c"}]',
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((index) => [
      `content/releases/song-${index}.md`,
      record(
        `Song ${index}`,
        `type: single\nartists: [morkoe]\nrelease_date: 2020-01-0${index}\nlabel: Small Tapes`,
      ),
    ]),
  ),
};

let site: TestSite;
const read = (path: string) => readFileSync(join(site.root, 'dist', path), 'utf8');

beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  const { stderr, code } = await site.run(['build']);
  expect(stderr).not.toContain('error');
  expect(code).toBe(0);
});
afterAll(() => removeSite(site.root));

test('the discography begins with all records, newest first, each once', () => {
  const page = read('music/releases/index.html');
  const titles = [...page.matchAll(/data-marks="[^"]*"[\s\S]*?<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['First Again', 'Shared', 'Song 4', 'Song 3', 'Song 2', 'Song 1', 'First']);
  expect(page).toContain('All (7)');
  expect(page).toContain('Splits (1)');
});

test('cards have what filters divide by, the number, and what is sold out', () => {
  const page = read('music/releases/index.html');
  expect([...page.matchAll(/data-marks="([^"]*)"/g)].map(([, marks]) => marks)).toEqual([
    'albums artist-hoar format-vinyl format-cd year-2024 stock-in-stock',
    'splits artist-hoar artist-morkoe label-small-tapes format-cassette year-2023 stock-in-stock',
    ...[4, 3, 2, 1].map(() => 'singles artist-morkoe label-small-tapes year-2020'),
    'albums artist-hoar label-rime-records format-vinyl year-2014',
  ]);
  const [, words] = /data-words="([^"]*)" data-marks="splits/.exec(page) ?? [];
  expect(words?.split(' ')).toEqual(expect.arrayContaining(['st-001', 'small', 'tapes', 'cassette']));
  expect(page).toMatch(/RR-001<[\s\S]*?Sold out/);
});

test('a label has its page, colour, feed, artists and records, by either of its names', () => {
  const page = read('labels/small-tapes/index.html');
  for (const text of ['Dubbed by hand.', 'Mörkö', 'Hoar', 'Shared', 'Song 1', 'small.bandcamp.example'])
    expect(page).toContain(text);
  for (const text of ['First Again', 'Railo']) expect(page).not.toContain(text);
  expect(read('labels/small-tapes/feed.xml').match(/<entry>/g)).toHaveLength(5);
  expect(read('music/releases/index.html')).toContain('href="/labels/small-tapes/"');
  const shared = read('music/releases/shared/index.html');
  expect(shared).toContain('<a href="/labels/small-tapes/" class="link">Small Tapes</a>');
  expect(shared).toContain(
    '"recordLabel":{"@type":"Organization","@id":"https://artist.example/labels/small-tapes/#label"',
  );
  const german = read('de/music/releases/shared/index.html');
  expect(german).toContain('<a href="/de/labels/small-tapes/" class="link">Kleine Kassetten</a>');
  expect(read('sitemap.xml')).toContain('/labels/small-tapes/');
});

test('a reissue leads to the first release, and keeps its day', () => {
  const page = read('music/releases/again/index.html');
  expect(page).toContain('<a href="/music/releases/first/" class="link">First</a>');
  expect(page).toContain('21 March 2014');
  expect(page).toContain('"datePublished":"2024-03-21"');
});

test('who distributes is on the contact page, and whom to write to on that of an artist', () => {
  const contact = read('contact/index.html');
  for (const text of ['Cold Chain', 'Nordics', 'Distribution', 'mailto:orders@cold.example'])
    expect(contact).toContain(text);
  const artist = read('artists/hoar/index.html');
  for (const text of [
    'Finland',
    'Since 2012',
    'Booking: Kim Ro',
    'mailto:kim@artist.example',
    '"foundingDate":"2012"',
  ])
    expect(artist).toContain(text);
  expect(read('de/artists/hoar/index.html')).toContain('Finnland');
});

test('the tables of a label give its bands their beginnings, and a reissue both of its days', async () => {
  site.write(
    'bands.csv',
    'Band,Country,City,Formed,Biography\nRimefrost,FI,Oulu,2019,They began in a garage.\n',
  );
  site.write(
    'catalogue.csv',
    `Catalog Number,UPC,Release Title,Release Artist,Release Type,Original Release Date,Sales Start Date,Track Title
RR-009,6410007000226,Ice,Hoar,Single,2015-05-15,2015-05-15,Ice
RR-009R,6410007001544,Ice (Remastered 2019),Hoar,Single,2015-05-15,2019-03-21,Ice
`,
  );
  expect((await site.run(['import', 'bands.csv', 'catalogue.csv', '--write'])).code).toBe(0);
  expect(site.read('content/artists/rimefrost.md')).toMatch(/location: Oulu\ncountry: FI\nformed: 2019\n/);
  expect(site.read('content/releases/ice-remastered-2019.md')).toMatch(
    /release_date: 2019-03-21\noriginal_date: 2015-05-15\n/,
  );
  expect(site.read('content/releases/ice.md')).not.toContain('original_date');
});
