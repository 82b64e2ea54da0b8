import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Page, readPage } from '../helpers/html.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EVE = '2026-07-31';
const OUT_DAY = '2026-08-01';

function release(title: string, date: string, more = ''): string {
  return RELEASE.replace('First Light', title)
    .replace('2024-05-03', date)
    .replace('---\n## Story', `${more}---\n## Story`);
}

const FILES = {
  'content/site.yaml': SITE_YAML,
  'content/pages/press.yaml': 'bios: {short: Artist plays records.}\n',
  'content/pages/home.yaml': 'featured: [releases/second-sun]\n',
  'content/releases/first-light.md': RELEASE.replace(
    'genre:',
    'artwork_url: artwork/first-light.png\ngenre:',
  ),
  'content/releases/this-year.md': release('This Year', '2026'),
  'content/releases/night-tide.md': release(
    'Night Tide',
    OUT_DAY,
    'artwork_url: artwork/night-tide.png\npresave_url: https://presave.example/tide\nvideo: {title: Lyric Video, url: https://youtu.be/abcdefghijk}\n',
  ),
  'content/releases/second-sun.md': release('Second Sun', '2026-12').replace('type: single', 'type: ep'),
  'content/news/tour.md': `---\ntitle: Tour in October\ndate: ${OUT_DAY}\nimage: artwork/tour.png\n---\nHello.\n`,
  'content/releases/far-away.md': release('Far Away', '2027').replace(/^streaming_links.*\n/m, ''),
};

let site: TestSite;
beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  const cover = sharp({ create: { width: 60, height: 60, channels: 3, background: '#c60' } });
  for (const name of ['first-light', 'night-tide', 'tour'])
    site.write(`assets/artwork/${name}.png`, await cover.png().toBuffer());
  for (const [day, out] of [
    [EVE, 'eve'],
    [OUT_DAY, 'out'],
  ] as const) {
    const { code, stderr } = await site.run(['build', '--as-of', day, '--out', out]);
    expect(code, stderr).toBe(0);
    // Nobody has its links yet, and its buttons are not shown.
    expect(stderr).not.toMatch(/far-away.*release\/no-links/);
    expect(stderr).not.toContain('picture/unused');
    expect(
      stderr.includes(
        'A file waits for its day, on which the site has to be built again: news/tour.md (2026-08-01)',
      ),
    ).toBe(day === EVE);
    const shown = day === EVE ? '31 July 2026' : '1 August 2026';
    expect(stderr).toContain(`This is the site as it is on ${shown}. Build once more without --as-of`);
  }
});
afterAll(() => removeSite(site.root));

const read = (out: string, route: string) => readPage(site, `${out}${route}index.html`);
/** The names of all files in the press kit. */
function listKit(out: string): string[] {
  const [path = '', ...others] = site.list(`${out}/press`).filter((each) => each.endsWith('.zip'));
  expect(others).toEqual([]);
  return Object.keys(unzipSync(readFileSync(join(site.root, out, 'press', path))));
}

const TIDE = '/music/releases/night-tide/';

function albumOf({ jsonLd }: Page): unknown {
  return jsonLd.find((each) => JSON.stringify(each).includes('"MusicAlbum"'));
}

function typesOf({ jsonLd }: Page): string[] {
  return jsonLd.map((each) => /"@type":"(\w+)"/.exec(JSON.stringify(each))?.[1] ?? '');
}

test('before its day a release is announced on its own page', () => {
  const page = read('eve', TIDE);
  expect(page.texts('h1')).toEqual(['Night Tide']);
  expect(page.text).toContain('Out 1 August 2026');
  expect(page.text).toContain('It began at dawn.');
  expect(page.text).not.toContain('Released');
  expect(page.addresses).toContain('https://presave.example/tide');
  expect(page.addresses).toContain(`${TIDE}night-tide.ics`);
  expect(page.addresses).not.toContain('https://open.spotify.com/x');
  expect(page.all('meta')).toContainEqual({
    name: 'description',
    content: 'Out 1 August 2026. Four minutes of morning.',
  });
  expect(albumOf(page)).toMatchObject({
    datePublished: OUT_DAY,
    offers: {
      '@type': 'Offer',
      url: 'https://presave.example/tide',
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: OUT_DAY,
    },
  });
  expect(typesOf(page)).not.toContain('VideoObject');
});

test('what is known to the month or the year is announced as such, without a reminder', () => {
  for (const [slug, words] of [
    ['second-sun', 'Out December 2026'],
    ['far-away', 'Out 2027'],
  ]) {
    const page = read('eve', `/music/releases/${slug}/`);
    expect(page.text).toContain(words);
    expect(page.addresses.filter((address) => address.endsWith('.ics'))).toEqual([]);
    expect(albumOf(page)).not.toHaveProperty('offers');
  }
});

test('the reminder is a day in a calendar, and is heard in the morning', () => {
  const text = site.read(`eve${TIDE}night-tide.ics`);
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (!component) throw new Error('an empty calendar');
  const entry = new ICAL.Event(component);
  expect([entry.summary, entry.startDate.toString(), entry.uid]).toEqual([
    'Artist: Night Tide is out',
    OUT_DAY,
    'night-tide.release@artist.example',
  ]);
  const [alarm] = component.getAllSubcomponents('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H');
});

test('the discography tells of it apart, and counts it nowhere', () => {
  const page = read('eve', '/music/releases/');
  const [, coming = '', rest = ''] = page.text.split(/Upcoming|Complete Discography/);
  for (const title of ['Night Tide', 'Second Sun', 'Far Away']) {
    expect(coming).toContain(title);
    expect(rest).not.toContain(title);
  }
  expect(coming.indexOf('Night Tide')).toBeLessThan(coming.indexOf('Second Sun'));
  expect(coming.indexOf('Second Sun')).toBeLessThan(coming.indexOf('Far Away'));
  // A bare year that has begun is out.
  expect(rest).toContain('This Year');
  expect(rest).toContain('Singles (2)');
  expect(rest).not.toContain('EPs');
});

test('Home announces the next one, and the latest is one that is out', () => {
  const [news = '', explore = ''] = read('eve', '/').text.split('View Complete Discography');
  expect(news).toContain('Latest Release: This Year');
  expect(news).toContain('Night Tide');
  expect(news).not.toContain('Second Sun');
  // What home.yaml names is shown, and does not pass for something to hear.
  expect(explore).toMatch(/Upcoming.*Second Sun|Second Sun.*Upcoming/s);
  const others = read('eve', '/music/releases/first-light/');
  expect(others.text).not.toContain('Night Tide');
});

test('a post is nowhere before its day', () => {
  const filesWith = (out: string) =>
    site
      .list(out)
      .filter(
        (path) =>
          /\.(html|xml|json|txt)$/.test(path) && site.read(`${out}/${path}`).includes('Tour in October'),
      );
  expect(filesWith('eve')).toEqual([]);
  expect(site.read('eve/sitemap.xml')).not.toContain('/news/tour/');
  expect(filesWith('out')).toEqual(
    expect.arrayContaining(['feed.xml', 'news/index.html', 'news/tour/index.html']),
  );
  expect(site.read('out/sitemap.xml')).toContain('/news/tour/');
});

test('feeds and the press kit know what is out alone', () => {
  const files = site
    .list('eve')
    .filter((path) => /(\.xml|\.json|\.txt)$/.test(path) && path !== 'sitemap.xml');
  for (const path of files) expect(site.read(`eve/${path}`), path).not.toContain('Night Tide');
  const covers = (out: string) => listKit(out).flatMap((path) => /covers\/(.+)/.exec(path)?.[1] ?? []);
  expect(covers('eve')).toEqual(['first-light.png']);
  expect(covers('out').sort()).toEqual(['first-light.png', 'night-tide.png']);
});

test('on its day it is out, with nobody doing anything', () => {
  const page = read('out', TIDE);
  expect(page.text).not.toContain('Out 1 August 2026');
  expect(page.addresses).toContain('https://open.spotify.com/x');
  expect(page.addresses).not.toContain('https://presave.example/tide');
  expect(typesOf(page)).toContain('VideoObject');
  expect(albumOf(page)).not.toHaveProperty('offers');
  expect(read('out', '/').text).toContain('Latest Release: Night Tide');
  expect(read('out', '/music/releases/').text).toContain('Singles (3)');
  expect(site.exists(`out${TIDE}night-tide.ics`)).toBe(false);
});

test('a release comes out at midnight by the clock of the site', async () => {
  const evening = makeSite({
    'content/site.yaml': `${SITE_YAML}timezone: America/Los_Angeles\n`,
    'content/releases/night-tide.md': release('Night Tide', OUT_DAY),
  });
  const buildAt = async (moment: string) => {
    const epoch = String(Date.parse(moment) / 1000);
    const { code, stderr } = await evening.run(['build'], { SOURCE_DATE_EPOCH: epoch });
    expect(code, stderr).toBe(0);
    return {
      output: stderr,
      isOut: !readPage(evening, `dist${TIDE}index.html`).text.includes('Out 1 August'),
    };
  };
  expect(await buildAt('2026-08-01T00:17Z')).toMatchObject({ isOut: false });
  const later = await buildAt('2026-08-01T06:59Z');
  expect(later.output).toContain('Nothing to build');
  expect(await buildAt('2026-08-01T07:00Z')).toMatchObject({ isOut: true });
});
