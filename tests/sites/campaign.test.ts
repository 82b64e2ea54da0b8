/** `liner campaign`: pictures of a release to post and to print. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outlineCode } from '../../generator/features/links/qr-code.ts';
import { readPdf } from '../helpers/pdf.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

/** 1 June 2025. */
const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };
const NAMES = ['story.jpg', 'portrait.jpg', 'square.jpg', 'poster-a3.pdf'];

let site: TestSite;

beforeAll(async () => {
  const cover = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#264653' } })
    .png()
    .toBuffer();
  site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/tide.md': RELEASE.replace(
        'First Light',
        'High Tide\nartwork_url: artwork/tide.png',
      ).replace('2024-05-03', '2025-12-12'),
      'content/releases/layl.md': RELEASE.replace('First Light', 'يا ليل').replace('.com/x', '.com/y'),
      'assets/artwork/tide.png': cover,
    },
    { keep: true },
  );
});

afterAll(() => removeSite(site.root));

it('draws a release that is announced, with its cover', async () => {
  const run = await site.run(['campaign', 'tide'], EPOCH);
  expect(run.code, run.stderr).toBe(0);
  expect(run.stdout.trim().split('\n')).toEqual(NAMES.map((name) => `campaign/tide/tide-${name}`));
  const sizes = await Promise.all(
    NAMES.slice(0, 3).map(async (name) => {
      const { format, width, height } = await sharp(`${site.root}/campaign/tide/tide-${name}`).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['jpeg', 1080, 1920],
    ['jpeg', 1080, 1350],
    ['jpeg', 1080, 1080],
  ]);
  // The middle of the cover.
  const { channels } = await sharp(
    await sharp(`${site.root}/campaign/tide/tide-story.jpg`)
      .extract({ left: 300, top: 500, width: 400, height: 300 })
      .toBuffer(),
  ).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual([5, 9, 10]);
});

it('prints a poster whose words can be copied, listened to and followed', async () => {
  const pdf = await readPdf(readFileSync(join(site.root, 'campaign/tide/tide-poster-a3.pdf')));
  expect(pdf).toMatchObject({ tagged: true, sizes: [[842, 1191]], title: 'Artist – High Tide' });
  expect(pdf.pages[0]).toMatch(/^High Tide ?Artist Out 12 December 2025 artist.example.music.releases.tide$/);
  expect(pdf.roles).toEqual(['Root', 'Document', 'Figure', 'H1', 'P', 'P', 'Link', 'Figure']);
  expect(pdf.links).toEqual(['https://artist.example/music/releases/tide/']);
  expect(Object.values(pdf.fonts)).not.toContain(false);
});

it('has a code that phones read', async () => {
  const { path, side } = await outlineCode('https://artist.example/music/releases/tide/');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 6}" height="${side * 6}" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
    'https://artist.example/music/releases/tide/',
  );
});

it('draws the placeholder of a release without a cover, and its Arabic title', async () => {
  const run = await site.run(['campaign', 'layl', 'posts'], EPOCH);
  expect(run.code, run.stderr).toBe(0);
  expect(site.list('posts')).toEqual([
    'layl-portrait.jpg',
    'layl-poster-a3.pdf',
    'layl-square.jpg',
    'layl-story.jpg',
  ]);
  const { pages } = await readPdf(readFileSync(join(site.root, 'posts/layl-poster-a3.pdf')));
  expect(pages[0]).toMatch(/يا ليل.* Out now /);
});

it('replaces nothing, and names the release that was meant', async () => {
  const again = await site.run(['campaign', 'layl', 'posts'], EPOCH);
  expect(again).toMatchObject({ code: 2, stdout: '' });
  expect(again.stderr).toContain('npx liner campaign layl posts-2');
  const typo = await site.run(['campaign', 'tid'], EPOCH);
  expect(typo.code).toBe(2);
  expect(typo.stderr).toContain('There is no release tid. Did you mean this?  npx liner campaign tide');
  expect(site.exists('campaign/tid')).toBe(false);
  const unknown = await site.run(['campaign', 'zzz'], EPOCH);
  expect(unknown.stderr).toContain('content/releases is: tide, layl');
});

it.each(['draft: true', 'private: []'])('reports a release that the site hides: %s', async (line) => {
  site.write(
    'content/releases/hid.md',
    RELEASE.replace('type: single', `type: single\n${line}`).replace('.com/x', '.com/z'),
  );
  const run = await site.run(['campaign', 'hid'], EPOCH);
  expect(run.code).toBe(2);
  expect(run.stderr).toContain('The site does not show hid: it is private or a draft.');
});
