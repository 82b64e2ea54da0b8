/** An artist with recordings of every format: what the site publishes of them, read back by other programs' libraries. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { unzipSync } from 'fflate';
import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPages } from '../helpers/html.ts';
import { placesOf, readProblems } from '../helpers/problems.ts';
import { makeSite, packageRoot, type Run, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const BASE = 'https://sable-quay.example/';
const AUDIO = 'dist/assets/audio';
const FIXTURE = join(packageRoot, 'tests/fixtures/sound');
const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21) / 1000) };

let site: TestSite;
let built: Run;

beforeAll(async () => {
  const settings = readFileSync(join(FIXTURE, 'content/site.yaml'), 'utf8');
  site = makeSite({ 'content/site.yaml': settings }, { keep: true });
  cpSync(FIXTURE, site.root, { recursive: true });
  // Neither is looked at here.
  site.write('content/site.yaml', `${settings}share_images: false\n`);
  built = await site.run(['build'], DAY);
});
afterAll(() => removeSite(site.root));

const readBytes = (path: string) => readFileSync(join(site.root, path));

/** The name of the only file that a pattern fits. */
function findOne(pattern: RegExp): string {
  const found = site.list('dist').filter((path) => pattern.test(path));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
}

async function measure(path: string) {
  const { format, width, height } = await sharp(readBytes(path)).metadata();
  return { format, width, height };
}

/** That of an address of the site. */
const fileOf = (address: string) => `dist/${decodeURI(address.slice(BASE.length))}`;

test('files are published under names with a hash, masters as MP3', () => {
  expect(built.code, built.stderr).toBe(0);
  const names = site.list(AUDIO).filter((path) => !path.includes('/'));
  expect(names.map((name) => name.replace(/-[0-9a-f]{8}\./, '-*.'))).toEqual([
    '01-slack-water-*.mp3',
    '02-first-bell-*.mp3',
    '03-harbour-dues-*.mp3',
    '04-the-weighhouse-*.m4a',
    '05-nine-ropes-*.ogg',
    '06-night-ferry-*.opus',
    '07-slipway-*.mp3',
    'lamplight-*.mp3',
    'open-gate-*.mp3',
    'tide-tables-01-*.mp3',
    'tide-tables-03-*.opus',
    'tide-tables-04-*.mp3',
    'undertow-*.mp3',
  ]);
});

test('the MP3 of a master has a Xing header and its length', async () => {
  const bytes = readBytes(`dist/${findOne(/01-slack-water-[0-9a-f]{8}\.mp3$/)}`);
  expect(bytes.subarray(0, 500).includes('Xing')).toBe(true);
  const { format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' });
  // It is counted in whole frames, with the silence that an encoder puts around the sound.
  expect((format.duration ?? 0) - 3).toBeGreaterThanOrEqual(0);
  expect((format.duration ?? 0) - 3).toBeLessThan(0.1);
});

test('of a preview, nothing more is published', async () => {
  for (const [name, original, seconds] of [
    ['lamplight', 'lamplight.flac', 4],
    ['tide-tables-04', 'tide-tables-04.mp3', 2],
  ] as const) {
    const path = findOne(new RegExp(`audio/${name}-[0-9a-f]{8}\\.mp3$`));
    const { format } = await parseBuffer(readBytes(`dist/${path}`), { mimeType: 'audio/mpeg' });
    expect(format.duration).toBeCloseTo(seconds, 0);
    // Sound from the middle of the original, which every copy of it would have.
    const whole = readFileSync(join(FIXTURE, 'assets/audio', original));
    const middle = whole.subarray(whole.length / 2, whole.length / 2 + 64);
    const copies = site.list(AUDIO).filter((each) => readBytes(`${AUDIO}/${each}`).includes(middle));
    expect(copies).toEqual([]);
  }
});

test('the ZIP of a release has its tracks in order, cover and credits', () => {
  const files = unzipSync(readBytes(`dist/${findOne(/Sable Quay - Low Water\.zip$/)}`));
  expect(Object.keys(files).map((path) => path.split('/')[1])).toEqual([
    '01 Slack Water.mp3',
    '02 First Bell.flac',
    '03 Harbour Dues.mp3',
    '04 The Weighhouse.m4a',
    '05 Nine Ropes.ogg',
    '06 Night Ferry.opus',
    '07 Slipway (Reprise).mp3',
    'cover.jpg',
    'credits.txt',
  ]);
  const credits = files['Sable Quay - Low Water/credits.txt'];
  expect(new TextDecoder().decode(credits)).toContain('Ines Marlow');
});

test('the podcast has the real length of each file, and chapters', () => {
  const { items = [], ...channel } = parseRssFeed(site.read('dist/podcast.xml'));
  expect(channel.title).toBe('Tide Tables');
  expect(items.map(({ title }) => title)).toEqual(['Tide Tables 03', 'Tide Tables 02', 'Tide Tables 01']);
  for (const { title, enclosures } of items) {
    const { url = '', length } = enclosures?.[0] ?? {};
    expect(length, title).toBe(url.startsWith(BASE) ? site.size(fileOf(url)) : 170_400_000);
  }
  const { version, chapters } = JSON.parse(site.read('dist/music/mixes/tide-tables-01/chapters.json'));
  expect(version).toBe('1.2.0');
  expect(chapters.map(({ startTime }: { startTime: number }) => startTime)).toEqual([0, 3, 5, 8]);
});

test('playlists name files that are there, and pictures that every program reads', async () => {
  const lists = site.list('dist').filter((path) => /\.(m3u8|xspf)$/.test(path));
  expect(lists).toHaveLength(8);
  for (const path of lists) {
    const text = site.read(`dist/${path}`);
    const [picture] = /https:[^\s<]+\/pictures\/[^\s<]+/.exec(text) ?? [];
    if (picture) expect(await measure(fileOf(picture))).toMatchObject({ format: 'jpeg' });
    const addresses = text.match(/https:\/\/[^\s<]+\/audio\/[^\s<]+/g) ?? [];
    expect(addresses.length, path).toBeGreaterThan(0);
    for (const address of addresses) expect(site.exists(fileOf(address)), address).toBe(true);
  }
});

test('pages have players that need no script and load nothing', () => {
  const pages = new Map(readPages(site));
  const players = [...pages].flatMap(([, page]) => page.all('audio'));
  expect(players.length).toBeGreaterThan(20);
  for (const player of players) expect(player).toMatchObject({ controls: '', preload: 'none' });
  for (const path of ['music/releases/low-water/', 'music/mixes/tide-tables-01/', 'embed/undertow/']) {
    expect(pages.get(`${path}index.html`)?.all('audio').length, path).toBeGreaterThan(0);
  }
});

test('Home plays the newest release, and the remix that it shows', () => {
  const home = site.read('dist/index.html');
  const buttons = [...home.matchAll(/<button[^>]* data-play="([^"]+)"/g)].map(([, id]) => id);
  expect(buttons).toEqual(['/music/releases/lamplight/', '/music/releases/open-gate/']);
});

test('a single recording within a text has its name above it, which leads to its page', () => {
  const [, page] = readPages(site).find(([path]) => path === 'music/releases/low-water/index.html') ?? [];
  const links = page?.all('a').filter(({ class: names }) => names === 'link') ?? [];
  expect(links.map(({ href }) => href)).toContain('/music/releases/lamplight/');
});

test('where one track of an album can be heard, its name is above the player, on Home as well', async (context) => {
  const album = (title: string) =>
    `---\ntitle: ${title}\ntype: single\nrelease_date: 2026-03-06\ntracks:\n  - {title: Departure, audio: audio/one.mp3}\n  - {title: Border, duration: "3:10"}\n---\n`;
  const other = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/night-train.md': album('Night Train'),
      'content/releases/departure.md': album('Departure').replace('2026', '2025'),
      'assets/audio/one.mp3': readFileSync(join(FIXTURE, 'assets/audio/undertow.mp3')),
    },
    context,
  );
  const { code, stderr } = await other.run(['build'], DAY);
  expect(code, stderr).toBe(0);
  const names = (path: string) =>
    [
      ...other
        .read(`dist/${path}`)
        .matchAll(/<div class="listen">\s*(?:<p [^>]*><a href="([^"]+)"[^>]*>([^<]+))?/g),
    ].map(([, href, name]) => [href, name]);
  const track = ['/music/releases/night-train/#track-1', 'Departure'];
  expect(names('music/releases/night-train/index.html')).toEqual([track]);
  expect(names('index.html')).toEqual([track]);
  // It has the name of the record, which is above it in any case.
  expect(names('music/releases/departure/index.html')).toEqual([[undefined, undefined]]);
});

test('pages for other sites can be framed and are not indexed, and others cannot be framed', async () => {
  const pages = readPages(site);
  const embeds = pages.filter(([path]) => path.startsWith('embed/'));
  expect(embeds).toHaveLength(8);
  for (const [path, page] of embeds) {
    expect(page.all('meta'), path).toContainEqual({ name: 'robots', content: 'noindex' });
    const data = JSON.parse(site.read(`dist/${path.replace('index.html', 'oembed.json')}`));
    expect(data).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: expect.any(Number) });
    expect(data.html).toContain(`<iframe src="${BASE}${path.replace('index.html', '')}"`);
    const { thumbnail_url: cover, thumbnail_width: width, thumbnail_height: height } = data;
    expect(await measure(fileOf(cover))).toEqual({ format: 'jpeg', width, height });
  }
  const rules = site.read('dist/_headers').split('\n\n');
  const denied = rules.filter((rule) => rule.includes('X-Frame-Options: DENY'));
  const patterns = denied.map((rule) => rule.split('\n')[0]);
  expect(patterns).toEqual(expect.arrayContaining(['/', '/:page/', '/music/:page/*']));
  expect(patterns.filter((pattern) => pattern === '/*' || pattern?.startsWith('/embed'))).toEqual([]);
  expect(rules[0]).not.toContain('frame-ancestors');
});

test('a second build has nothing to do, and check reports what the build did', async () => {
  const before = site.hashes('dist');
  const again = await site.run(['build'], DAY);
  expect(again.stderr).toContain('Nothing to build');
  expect(site.hashes('dist')).toEqual(before);
  // A change elsewhere changes no recording.
  site.write('content/site.yaml', site.read('content/site.yaml').replace('tide line', 'low tide'));
  expect((await site.run(['build'], DAY)).code).toBe(0);
  expect(Object.keys(site.hashes(AUDIO))).toEqual(
    Object.keys(before).flatMap((path) => (path.startsWith('assets/audio/') ? [path.slice(13)] : [])),
  );
  const check = await site.run(['check'], DAY);
  expect(check.code).toBe(0);
  expect(check.stderr).toMatch(/^Loudness of \d+ recordings: from -\S+ LUFS \(audio\/\S+\) to /m);
  // Only `check` compares the tracks of a release, and remarks upon covers, which are small here.
  const remarks = /(?:sound\/sample-rates|picture\/small-cover)$/;
  expect(placesOf(check.stderr).filter((place) => !remarks.test(place))).toEqual(placesOf(built.stderr));
});

test('broken files are reported where they are named, by build and check', async (context) => {
  const mix = (name: string) =>
    `---\nepisode_title: ${name}\nrelease_date: 2026-01-01\ndescription: A mix.\naudio: audio/${name}\n---\n`;
  const whole = readFileSync(join(FIXTURE, 'assets/audio/01-slack-water.wav'));
  const broken = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/mixes/cut.md': mix('cut.wav'),
      'assets/audio/cut.wav': whole.subarray(0, whole.length / 2),
    },
    context,
  );
  for (const command of ['build', 'check']) {
    const { code, stderr } = await broken.run([command], DAY);
    expect(code, stderr).toBe(0);
    expect(readProblems(stderr)).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        code: 'sound/truncated',
        at: 'content/mixes/cut.md:5:8',
        message: expect.stringContaining('audio/cut.wav is not complete'),
      }),
    );
  }
  broken.write('content/mixes/text.md', mix('text.mp3'));
  broken.write('assets/audio/text.mp3', 'These are words.\n'.repeat(100));
  for (const command of ['build', 'check']) {
    const { code, stderr } = await broken.run([command], DAY);
    expect(code, stderr).toBe(1);
    expect(placesOf(stderr, 'error')).toEqual(['content/mixes/text.md:5:8 sound/format']);
  }
});
