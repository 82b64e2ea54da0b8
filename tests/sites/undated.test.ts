/** Releases and remixes of which nothing says when they came out: no page, feed or program gets a year that nobody wrote. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite, SITE_WITH_CARDS } from '../helpers/site.ts';

const VIDEO = 'videos: [{title: Film, url: "https://youtu.be/dQw4w9WgXcQ"}]';
const LINKS = 'streaming_links: {spotify: "https://open.spotify.com/album/1"}';
const release = (title: string, date = '') =>
  `---\ntitle: ${title}\ntype: single\n${date}\n${LINKS}\n${VIDEO}\n---\n\nIt began at dawn.\n`;

const FILES = {
  'content/site.yaml': SITE_WITH_CARDS,
  'content/releases/harbour.md': release('Harbour'),
  'content/releases/year.md': release('Year', 'release_date: 2022'),
  'content/releases/month.md': release('Month', 'release_date: 2023-09'),
  'content/releases/day.md': release('Day', 'release_date: 2023-09-05'),
  'content/remixes/quay.md': '---\ntitle: Quay\noriginal_artist: Ada\n---\n',
};

const pageOf = (slug: string) => `dist/music/releases/${slug}/index.html`;
/** Dates for programs: structured data, of the record and its film, and Open Graph. */
const datesIn = (page: string) =>
  [...page.matchAll(/(?:datePublished":"|uploadDate":"|music:release_date" content=")([^"]*)/g)].map(
    ([, date]) => date,
  );

test('without a date there is no year in any text or data', async () => {
  const site = makeSite(FILES);
  const { code, stdout, stderr } = await site.run(['build', '--as-of', '2031-05-17']);
  expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('"Harbour" has no release date')]);
  expect(stdout + stderr).toContain('and its page shows none');
  const texts = site.list('dist').filter((file) => /\.(?:html|xml|json|txt|ics|jspf|xspf)$/.test(file));
  // The lines of copyright, and the time of an empty feed, are of the day of the build.
  const known = /© 2031|<(?:updated|lastBuildDate)>[^<]*2031[^<]*/g;
  const found = texts.filter((file) => site.read(join('dist', file)).replace(known, '').includes('2031'));
  expect(found).toEqual([]);
  const harbour = site.read(pageOf('harbour'));
  expect(datesIn(harbour)).toEqual([]);
  expect(harbour).toContain('<title>Harbour – Single | Artist</title>');
  expect(harbour).toContain('content="Harbour: Single by Artist."');
  expect(harbour).not.toContain('Single •');
  expect(datesIn(site.read(pageOf('quay')))).toEqual([]);
});

test('a date says to programs what it did, and copyright_year lends its year to what has none', async () => {
  const site = makeSite({ ...FILES, 'content/site.yaml': `${SITE_WITH_CARDS}copyright_year: 2019\n` });
  const { stdout, stderr } = await site.run(['build', '--as-of', '2031-05-17']);
  expect(stdout + stderr).toContain('its page says 2019, the copyright_year of site.yaml');
  const film = 'T00:00:00Z';
  expect(datesIn(site.read(pageOf('day'))).sort()).toEqual(
    ['2023-09-05', '2023-09-05', `2023-09-05${film}`].sort(),
  );
  expect(new Set(datesIn(site.read(pageOf('month'))))).toEqual(new Set(['2023-09-01', `2023-09-01${film}`]));
  expect(new Set(datesIn(site.read(pageOf('year'))))).toEqual(new Set(['2022-01-01', `2022-01-01${film}`]));
  expect(new Set(datesIn(site.read(pageOf('harbour'))))).toEqual(
    new Set(['2019-01-01', `2019-01-01${film}`]),
  );
  expect(site.read(pageOf('harbour'))).toContain('<title>Harbour – Single (2019) | Artist</title>');
});
