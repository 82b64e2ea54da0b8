import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const COUNT = 60;
const PER_PAGE = 48;
const RELATED = 15;

/** Release 1 is the oldest, release 60 the newest. */
function makeRelease(number: number): string {
  const date = new Date(Date.UTC(2010, number, 1)).toISOString().slice(0, 10);
  return RELEASE.replace('First Light', `Song ${number}`).replace('2024-05-03', date);
}

let site: TestSite;
beforeAll(async () => {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  const releases = numbers.map((number) => [`content/releases/song-${number}.md`, makeRelease(number)]);
  site = makeSite({ 'content/site.yaml': SITE_YAML, ...Object.fromEntries(releases) }, { keep: true });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

const readReleases = (path = '') => readPage(site, `dist/music/releases/${path}index.html`);

function cardsOf(path?: string): string[] {
  return readReleases(path)
    .texts('h3')
    .filter((title) => title.startsWith('Song '));
}

test('a large catalogue is cut into pages, newest first', () => {
  const first = cardsOf();
  const second = cardsOf('page/2/');
  expect(first).toHaveLength(PER_PAGE);
  expect(second).toHaveLength(COUNT - PER_PAGE);
  expect([first[0], first.at(-1), second[0], second.at(-1)]).toEqual([
    'Song 60',
    'Song 13',
    'Song 12',
    'Song 1',
  ]);
  expect(site.exists('dist/music/releases/page/3/index.html')).toBe(false);
});

test('the pages lead to each other', () => {
  expect(readReleases().addresses).toContain('/music/releases/page/2/');
  expect(readReleases('page/2/').addresses).toContain('/music/releases/');
  const relations = (element: 'a' | 'link', path?: string) =>
    readReleases(path)
      .all(element)
      .map(({ rel }) => rel);
  expect(relations('a')).toContain('next');
  expect(relations('a')).not.toContain('prev');
  expect(relations('a', 'page/2/')).toContain('prev');
  // Firefox would fetch it, which the content security policy refuses.
  expect(relations('link')).not.toContain('next');
  expect(site.read('dist/sitemap.xml')).toContain('<loc>https://artist.example/music/releases/page/2/</loc>');
});

test('the search index knows the whole of it, from every page', () => {
  const indexes = site.list('dist/assets').filter((path) => /^search-[0-9a-f]{8}\.json$/.test(path));
  expect(indexes).toHaveLength(1);
  const items: { title: string; url: string }[] = JSON.parse(site.read(`dist/assets/${indexes[0]}`));
  expect(items).toHaveLength(COUNT);
  expect(items[0]).toMatchObject({ tab: 'singles', title: 'Song 60', url: '/music/releases/song-60/' });
  for (const { url } of items) expect(site.exists(`dist${url}index.html`), url).toBe(true);
  for (const path of ['', 'page/2/']) {
    expect(site.read(`dist/music/releases/${path}index.html`)).toContain(`/assets/${indexes[0]}`);
  }
});

test('every tab counts the whole of it', () => {
  for (const path of ['', 'page/2/']) expect(readReleases(path).text).toContain(`Singles (${COUNT})`);
});

test('a release shows others up to a limit, and never itself', () => {
  const { all, text } = readReleases('song-30/');
  const related = all('a').filter(({ class: name }) => name === 'related');
  expect(related).toHaveLength(RELATED);
  expect(related.map(({ href }) => href)).not.toContain('/music/releases/song-30/');
  expect(text).toContain('Song 29');
});
