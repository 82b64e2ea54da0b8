/** Entries that somebody has deleted of an import are not imported again. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toMarkdown } from '../../../generator/import/readers/shared/markdown.ts';
import { importSources, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const CALENDAR = ['20270307', '20270314'].flatMap((day) => [
  'BEGIN:VEVENT',
  `DTSTART:${day}T200000`,
  `SUMMARY:Gig ${day}`,
  'LOCATION:Lux\\, Lisbon',
  'END:VEVENT',
]);

const SOURCES = {
  'source/a.csv':
    'Title,Type,Release Date,Label\nNight Bus,single,2026-03-06,Harbour\nFar Out,single,2026-04-06,Harbour\n',
  'source/a.ics': ['BEGIN:VCALENDAR', ...CALENDAR, 'END:VCALENDAR'].join('\r\n'),
};

test('entries, shows and keys that somebody has deleted are left out, and named', async () => {
  const site = makeSite(SOURCES);
  await importSources(site, 'source');
  const path = (name: string) => join(site.content, name);
  rmSync(path('releases/night-bus.md'));
  writeFileSync(
    path('releases/far-out.md'),
    readFileSync(path('releases/far-out.md'), 'utf8').replace(/^label:.*\n/m, ''),
  );
  const shows = readFileSync(path('pages/events.yaml'), 'utf8');
  writeFileSync(path('pages/events.yaml'), shows.replace(/ {2}- title: Gig 20270314\n(?: {4}.*\n)*/, ''));
  const { entries, problems } = await planSources(site, 'source');
  expect(entries.filter(({ verdict }) => verdict !== 'same').map(({ name }) => name)).toEqual([]);
  const notes = problems.map(({ message }) => message).filter((message) => message.startsWith('Left out'));
  expect(notes).toEqual([
    'Left out are entries that an import before has written and you have deleted: "Night Bus", "Gig 20270314".',
    'Left out are keys that an import before has written and you have deleted: "label of Far Out".',
  ]);
});

test.each([
  ['releases/night-bus.md', 'Title,Type,Release Date\nNight Bus,single,2026-03-06\n'],
  ['mixes/night-bus.md', 'Episode title,Release date,Tracklist\nNight Bus,2026-03-06,\n'],
])('%s is no second time there after its title and its day were corrected', async (file, table) => {
  const site = makeSite({ 'source/a.csv': table });
  await importSources(site, 'source');
  const path = join(site.content, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('Night Bus', 'Another Name').replace('2026-03-06', '2025-01-31'));
  expect((await importSources(site, 'source')).entries).toEqual([]);
});

test.each([
  ['pages/events.yaml', 'Date,Title,City,Venue', '2027-03-0#,Gig %,Lisbon,Lux'],
  ['pages/merch.yaml', 'Handle,Title,Vendor,Type,Variant Price,Status', '%,Mug %,Noor Vale,Mug,20.00,active'],
  ['pages/press.yaml', 'Quote,Publication', 'Words %.,The Paper'],
])(
  'in the list of %s another entry is new, and the deleted one stays out, after any number of imports',
  async (file, head, row) => {
    const table = (name: string) =>
      `${head}\n${row.replaceAll('%', name).replace('#', String(name.length))}\n`;
    const site = makeSite({
      'source/a.csv': table('one'),
      'source/b.csv': table('three'),
      'source/c.csv': table('fourth'),
    });
    const path = join(site.content, file);
    const importOf = async (name: string) =>
      (await importSources(site, `source/${name}.csv`)).entries.map((entry) => entry.verdict);
    expect(await importOf('a')).toEqual(['new']);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\n {2}- [\s\S]*$/, '\n  []\n'));
    expect(await importOf('b')).toEqual(['new']);
    expect(await importOf('a')).toEqual([]);
    expect(await importOf('c')).toEqual(['new']);
    expect(await importOf('b')).toEqual(['same']);
  },
);

test('a feed of another domain leaves no old addresses, and one of the own domain does', async () => {
  const rss = (home: string) =>
    `<rss version="2.0"><channel><title>A</title><link>${home}</link><item><title>One</title><link>${home}/one</link><pubDate>Fri, 06 Mar 2026 10:00:00 GMT</pubDate><description>&lt;p&gt;Words&lt;/p&gt;</description></item></channel></rss>`;
  for (const [home, old] of [
    ['https://podcasts.example', undefined],
    ['https://www.noor.example', ['/one']],
  ] as const) {
    const site = makeSite({
      'content/site.yaml': 'base_url: https://noor.example\nartist: {name: Noor Vale}\n',
      'source/feed.xml': rss(home),
    });
    const { entries } = await planSources(site, 'source');
    expect(entries.map(({ item }) => 'redirect_from' in item.facts && item.facts.redirect_from)).toEqual([
      old ?? false,
    ]);
  }
});

test('pictures for programs without scripts are those of a text, once', () => {
  const { text, pictures } = toMarkdown(
    '<p>A</p><img data-src="https://a.example/p.jpg"><noscript>Turn it on<img src="https://a.example/p.jpg"></noscript><noscript><figure><img src="https://a.example/q.jpg"></figure></noscript><p>B</p>',
  );
  expect(text).toBe('A\n\nB');
  expect(pictures.map(({ url }) => url)).toEqual(['https://a.example/p.jpg', 'https://a.example/q.jpg']);
});
