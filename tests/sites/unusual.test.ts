/** Text as managers really write it: other scripts, emoji, quotes, brackets, and far too much of everything. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Page, readPage, readPages } from '../helpers/html.ts';
import { makeSite, removeSite, type TestSite } from '../helpers/site.ts';

const NASTY = `</script><script>alert("1")</script> "double" 'single' & &amp; <b>bold</b> <!-- --> ]]> \\ \`\${x}\``;
const ARTIST = 'A & B "</script>"';
const LONG = 'A very long title that goes on '.repeat(12).trim();
const TRACKS = Array.from({ length: 30 }, (_, index) => ({
  title: `Track ${index + 1} "of" <30> & </script>`,
  track_number: index + 1,
  duration: 59 + index,
}));

/** JSON is YAML. */
const page = (data: object, body = '') => `---\n${JSON.stringify(data)}\n---\n${body}`;
const release = (data: object, body = '## Story\n\nText.\n') =>
  page({ type: 'single', release_date: '2024-05-03', bpm: 124, ...data }, body);

const FILES = {
  'content/site.yaml': JSON.stringify({
    base_url: 'https://artist.example',
    artist: { name: ARTIST, tagline: NASTY, description: NASTY, location: NASTY, roles: [NASTY] },
    announcement: { text: NASTY, url: '/music/' },
    social: [{ name: NASTY, url: 'https://social.example/?a="b"&c=<d>', handle: NASTY }],
  }),
  'content/releases/nasty.md': release(
    {
      title: NASTY,
      description: NASTY,
      genre: [NASTY],
      key: NASTY,
      mood_tags: [NASTY],
      credits: { [NASTY]: NASTY },
      lyrics: `la\n${NASTY}`,
      video: { title: NASTY, url: 'https://youtu.be/abcdefghijk' },
    },
    `## A & B "C"\n\nText & "quotes" \`</script>\`\n`,
  ),
  'content/releases/layl.md': release({ title: 'ليل طويل' }, '## القصة\n\nنص عربي.\n'),
  'content/releases/fire.md': release({ title: '🔥 Fire 👩‍👩‍👧 é' }),
  'content/releases/twenty-eight.md': release({ title: '28' }),
  'content/releases/long.md': release({ title: LONG }),
  'content/releases/thirty.md': release({ title: 'Thirty', type: 'ep', tracks: TRACKS }),
  'content/remixes/nasty-remix.md': page({ title: NASTY, original_artist: NASTY, description: NASTY }),
  'content/mixes/nasty.md': page({
    episode_title: NASTY,
    description: NASTY,
    soundcloud_url: 'https://soundcloud.com/a?b="c"&d=<e>',
  }),
  'content/news/long.md': page({ title: LONG, date: '2024-05-02' }, 'Text.\n'),
  'content/news/nasty.md': page({ title: NASTY, date: '2024-05-03', excerpt: NASTY, category: NASTY }),
  'content/pages/events.yaml': JSON.stringify({
    events: [{ title: NASTY, date: '2024-05-03', city: NASTY, venue: NASTY, description: NASTY }],
  }),
};

let site: TestSite;
let pages: Map<string, Page>;
beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  pages = new Map(readPages(site));
});
afterAll(() => removeSite(site.root));

const readRelease = (slug: string) => readPage(site, `dist/music/releases/${slug}/index.html`);

test('no text becomes an element, on any page', () => {
  expect(pages.size).toBe(21);
  for (const [path, { all, texts }] of pages) {
    expect([...all('b'), ...all('x')], path).toEqual([]);
    const code = all('script').filter(({ type, src }) => !src && type !== 'application/ld+json');
    expect(code, path).toEqual([{ type: 'speculationrules' }]);
    const data = texts('script').filter((text) => text.includes('alert'));
    for (const text of data) expect(() => JSON.parse(text), path).not.toThrow();
  }
});

test('a text is shown to the letter, wherever it goes', () => {
  const { all, texts, text, jsonLd } = readRelease('nasty');
  expect(texts('title')).toEqual([`${NASTY} – Single (2024) | ${ARTIST}`]);
  expect(texts('h1')).toEqual([NASTY]);
  expect(text.split(NASTY).length).toBeGreaterThan(6);
  expect(all('img')[0]).toMatchObject({ alt: `Cover of ${NASTY}` });
  const contents = all('meta').flatMap(({ property, content }) => (property === 'og:title' ? content : []));
  expect(contents).toEqual([`${NASTY} – Single (2024) | ${ARTIST}`]);
  expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'MusicAlbum', name: NASTY }));
  const islands = all('liner-island').map((island) => JSON.parse(island['data-props'] ?? ''));
  expect(islands).toContainEqual(expect.objectContaining({ title: NASTY }));
});

test('files for machines hold it as each of them spells it', () => {
  expect(JSON.parse(site.read('dist/site.webmanifest'))).toMatchObject({ name: ARTIST });
  const calendar = site.read('dist/events.ics').replaceAll('\r\n ', '');
  expect(calendar).toContain(`SUMMARY:${ARTIST}: ${NASTY.replace(/[\\;,]/g, '\\$&')}\r\n`);
  expect(calendar.split('\r\n').filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
});

test('Arabic keeps its direction, emoji stay whole, and a title may be a number', () => {
  const arabic = readRelease('layl');
  expect(arabic.all('h1')).toEqual([expect.objectContaining({ dir: 'rtl', lang: 'und-Arab' })]);
  expect(arabic.texts('h1')).toEqual(['ليل طويل']);
  expect(arabic.texts('h2')).toContain('القصة');
  expect(readRelease('fire').texts('title')).toEqual([`🔥 Fire 👩‍👩‍👧 é – Single (2024) | ${ARTIST}`]);
  expect(readRelease('twenty-eight').texts('h1')).toEqual(['28']);
});

test('a title may be long, and an EP may have thirty tracks', () => {
  expect(readRelease('long').texts('h1')).toEqual([LONG]);
  const { text, all, jsonLd } = readRelease('thirty');
  for (const { title } of TRACKS) expect(text).toContain(title);
  expect(text).toContain('Track 30 "of" <30> & </script>');
  expect(text).toContain('1:28');
  expect(all('li').filter(({ id }) => /^track-\d+$/.test(id ?? ''))).toHaveLength(30);
  expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'MusicAlbum', numTracks: 30 }));
});
