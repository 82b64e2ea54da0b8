/** Releases that are given away: their license, where to pay and to support, and what comes with them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { unzipSync } from 'fflate';
import { parseBuffer } from 'music-metadata';
import { afterAll, describe, expect, it } from 'vitest';
import { all, one, parse, text } from '../helpers/dom.ts';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';
import { listMisfits } from '../helpers/vocabulary.ts';

const SETTINGS = `${SITE_YAML}license: cc-by-sa-4.0
support: [{label: Feed the cat, url: https://ko-fi.com/artist}]
`;

const release = (more: string) => `---
title: Night Bus
type: ep
release_date: 2026-01-02
download: {price: 7 EUR, pay: https://pay.example/night-bus, lossless: true}
extras: [downloads/booklet.pdf, scores/booklet.pdf]
${more}tracks:
  - {title: First Light, audio: audio/first.wav}
  - {title: Second Light, audio: audio/second.wav}
---
`;

const RECORDING = wav({ rate: 8000, channels: sample([sine(220)], 4, 8000) });
const PDF = '%PDF-1.4\n%%EOF\n';

const recordings = {
  'assets/audio/first.wav': RECORDING,
  'assets/audio/second.wav': wav({ rate: 8000, channels: sample([sine(330)], 4, 8000) }),
  'assets/downloads/booklet.pdf': PDF,
  'assets/scores/booklet.pdf': `${PDF}%\n`,
};

const site = makeSite(
  {
    'content/site.yaml': SETTINGS,
    'content/releases/night-bus.md': release(''),
    'content/releases/day-bus.md':
      '---\ntitle: Day Bus\ntype: single\nrelease_date: 2025-01-02\nlicense: none\n---\n',
    'content/pages/links.yaml': 'title: Links\n',
    ...recordings,
  },
  { onTestFinished: afterAll },
);
const built = await site.run(['build']);
if (built.code !== 0) throw new Error(built.stderr);

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

const bytesOf = (path: string) => readFileSync(join(site.root, 'dist', path));
const files = (pattern: RegExp) => site.list('dist').filter((path) => pattern.test(path));

it('the foot names the license in place of all rights', () => {
  const foot = one(parse(site.read('dist/index.html')), 'footer');
  expect(text(foot)).toMatch(/© \d{4} Artist(?! All)/);
  expect(text(foot)).not.toContain('reserved');
  expect(all(foot, 'a', { href: 'https://creativecommons.org/licenses/by-sa/4.0/' }).map(text)).toEqual([
    expect.stringContaining('License: CC BY-SA 4.0'),
  ]);
});

describe('a release that is given away', () => {
  const page = readPage(site, 'dist/music/releases/night-bus/index.html');
  const url = 'https://creativecommons.org/licenses/by-sa/4.0/';

  it('names its license, where to pay, and where to support', () => {
    expect(page.addresses).toEqual(
      expect.arrayContaining([
        'https://creativecommons.org/licenses/by-sa/4.0/',
        'https://pay.example/night-bus',
        'https://ko-fi.com/artist',
      ]),
    );
    expect(page.text).toContain('CC BY-SA 4.0');
    expect(page.text).toContain('Pay €7');
    expect(readPage(site, 'dist/links/index.html').text).toContain('Feed the cat');
    const other = parse(site.read('dist/music/releases/day-bus/index.html'));
    expect(text(one(other, 'main'))).not.toContain('CC BY');
  });

  it('has its license and offer for search engines', async () => {
    expect(await listMisfits(page.jsonLd.filter(isThing))).toEqual([]);
    expect(page.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'MusicAlbum',
        license: url,
        track: [expect.objectContaining({ license: url }), expect.objectContaining({ license: url })],
        offers: [
          expect.objectContaining({ price: 7, priceCurrency: 'EUR', url: 'https://pay.example/night-bus' }),
        ],
      }),
    );
  });

  it('has its license in the feeds', () => {
    const atom = parseAtomFeed(site.read('dist/music/releases/feed.xml'));
    expect(atom.entries?.map(({ links = [] }) => links.find(({ rel }) => rel === 'license')?.href)).toEqual([
      url,
      undefined,
    ]);
    const rss = parseRssFeed(site.read('dist/music/releases/rss.xml'));
    expect(rss.items?.map(({ creativeCommons }) => creativeCommons?.licenses)).toEqual([[url], undefined]);
  });

  it('offers each recording in two forms, with what they are', () => {
    expect(page.text).toContain('Download WAV, 16 bit, 8 kHz, 64.0 KB');
    expect(page.text).toMatch(/Download MP3, \d+ kbit\/s, [\d.]+ KB/);
    expect(page.text).toContain('Download ZIP, WAV, ');
    expect(page.text).toContain('Download ZIP, MP3, ');
  });

  it('shows what comes with it, and has it in both archives', () => {
    expect(page.addresses).toEqual(
      expect.arrayContaining(['/downloads/booklet.pdf', '/downloads/scores/booklet.pdf']),
    );
    const zips = files(/\.zip$/).sort();
    expect(zips.map((path) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['Artist - Night Bus.zip', 'Artist - Night Bus (MP3).zip']),
    );
    for (const zip of zips) {
      const names = Object.keys(unzipSync(bytesOf(zip))).map((name) => name.split('/').slice(1).join('/'));
      expect(names.filter((name) => name.startsWith('extras/'))).toEqual([
        'extras/downloads-booklet.pdf',
        'extras/scores-booklet.pdf',
      ]);
      const text = unzipSync(bytesOf(zip))['Artist - Night Bus/credits.txt'];
      expect(new TextDecoder().decode(text)).toContain('License: CC BY-SA 4.0, https://creativecommons.org');
    }
  });

  it('has its license in the tags of its files', async () => {
    const [mp3 = ''] = files(/Artist - First Light\.mp3$/);
    const { native } = await parseBuffer(bytesOf(mp3), { mimeType: 'audio/mpeg' });
    expect(native['ID3v2.4']).toContainEqual({ id: 'WCOP', value: url });
  });
});

it.each([
  ['license: BSD', 'must be a license such as CC BY-SA 4.0'],
  ['license: CC BY', 'must have a version: CC BY 4.0'],
  ['support: [{label: Me}]', 'url'],
  ['support_links: [{label: Me, url: "https://a.example"}]', 'support'],
])('%s is refused with a line to write', async (line, expected) => {
  const broken = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/releases/night-bus.md': release(`${line}\n`),
    ...recordings,
  });
  const { stdout, stderr, code } = await broken.run(['check']);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain(expected);
});

it('a price without a currency, or without a place to pay it, is reported', async () => {
  const text = release('').replace(
    '{price: 7 EUR, pay: https://pay.example/night-bus, lossless: true}',
    '{price: 7}',
  );
  const broken = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/releases/night-bus.md': text,
    ...recordings,
  });
  const { stderr } = await broken.run(['check']);
  const codes = readProblems(stderr).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['format/no-currency', 'release/nowhere-to-pay']));
});
