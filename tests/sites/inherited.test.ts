/** Words that every object of JavaScript has a value for: as titles, names and addresses, they are words like any other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite, packageRoot, SITE_YAML } from '../helpers/site.ts';

const WORDS = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];

/** JSON is YAML. */
const page = (data: object) => `---\n${JSON.stringify(data)}\n---\nText.\n`;
const slugOf = (word: string) => word.toLowerCase().replaceAll('_', '');

const files = WORDS.flatMap((word) => [
  [
    `content/releases/${slugOf(word)}.md`,
    page({
      ...{ title: word, type: 'ep', release_date: '2024-05-03', genre: [word], mood_tags: [word], key: word },
      ...{
        artists: [word],
        label: word,
        language: 'en',
        download: true,
        explicit: true,
        description: word,
      },
      credits: { [word]: [word, 'Ana'], Vocals: word },
      tracks: [{ title: word, id: word, version: word, audio: 'audio/a.flac', credits: { [word]: word } }],
      formats: [{ format: 'vinyl', title: word }],
      links: [{ name: word, url: `https://${slugOf(word)}/` }],
    }),
  ],
  [`content/news/${slugOf(word)}.md`, page({ title: word, date: '2025-01-01', excerpt: word })],
  [
    `content/mixes/${slugOf(word)}.md`,
    page({
      episode_title: word,
      release_date: '2025-01-01',
      genre: [word],
      series_id: word,
      tracklist: [{ artist: word, title: word }],
    }),
  ],
  [`content/artists/${slugOf(word)}.md`, page({ name: word })],
]);
const lists = {
  'content/pages/mixes.yaml': { series: WORDS.map((word) => ({ id: word, title: word, type: word })) },
  'content/pages/press.yaml': {
    bios: { short: 'Ana sings.' },
    quotes: [{ text: 'Fine.', outlet: 'constructor' }],
  },
  'content/pages/events.yaml': {
    events: WORDS.map((word) => ({
      ...{ title: word, date: '2027-01-01', venue: word, city: word, country: word, festival: word },
      ...{ support: [word], tickets: `https://${slugOf(word)}/` },
    })),
  },
  'content/pages/merch.yaml': {
    items: WORDS.map((word) => ({
      title: word,
      price: '5 EUR',
      options: [word],
      url: 'https://shop.example',
    })),
  },
};

test('a site of such words is checked and built', async () => {
  const site = makeSite({
    'content/site.yaml': `${SITE_YAML}contacts: [{name: constructor, role: constructor, url: "https://constructor/"}]\n`,
    'assets/audio/a.flac': readFileSync(join(packageRoot, 'tests/fixtures/formats/sines.flac')),
    ...Object.fromEntries(files),
    ...Object.fromEntries(Object.entries(lists).map(([path, data]) => [path, JSON.stringify(data)])),
  });
  const check = await site.run(['check', '--all']);
  const build = await site.run(['build']);
  expect([check, build].map(({ code, stdout, stderr }) => [code, code === 0 ? '' : stdout + stderr])).toEqual(
    [
      [0, ''],
      [0, ''],
    ],
  );
  const written = site.list('dist').filter((path) => /\.(html|json|xml|ics)$/.test(path));
  expect(written.filter((path) => /native code|\[object/.test(site.read(`dist/${path}`)))).toEqual([]);
});

test.each(WORDS)('a new entry is called %s', async (word) => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML });
  const { code } = await site.run(['new', 'release', word]);
  expect(code).toBe(0);
  expect(site.read(`content/releases/${slugOf(word)}.md`)).toMatch(new RegExp(`title: "?${word}"?\n`));
});
