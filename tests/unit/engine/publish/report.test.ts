import { expect, test } from 'vitest';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { buildReport } from '../../../../generator/engine/publish/report.ts';

const file = (bytes: number, gzip: number) => ({ key: '', bytes, modified: 0, inode: 1, gzip });
const files = new Map([
  ['index.html', file(1000, 300)],
  ['music/index.html', file(2000, 500)],
  ['assets/a.css', file(40_000, 8_000)],
  ['assets/b.avif', file(90_000, 0)],
  ['assets/c.woff2', file(30_000, 0)],
  ['feed.xml', file(500, 100)],
]);
const options = {
  files,
  written: 2,
  urls: siteUrls('https://x.example/site/'),
  themes: new Map([['index.html', { accent: '#a15900', contrasts: { 'accent on wash': 4.54 } }]]),
  stages: [{ name: 'load', milliseconds: 12.4 }],
  milliseconds: 2410.2,
  peakMemory: 100_000_000,
  cache: { hits: 3, misses: 1 },
  problems: [{ code: 'quotes/curly', level: 'warning', message: 'careful' } as const],
  gzip: true,
};

test('a report counts and weighs what was made', () => {
  const report = buildReport(options);
  expect(report).toMatchObject({ pages: 2, images: 1, files: 6, errors: 0, warnings: 1, milliseconds: 2410 });
  expect(report.sizes.html).toEqual({ files: 2, bytes: 3000, gzip: 800 });
  expect(report.sizes.fonts).toEqual({ files: 1, bytes: 30_000, gzip: 30_000 });
  expect(report.sizes.other).toEqual({ files: 1, bytes: 500, gzip: 100 });
  expect(report.documents).toMatchObject([
    { url: '/site/', bytes: 1000, gzip: 300 },
    { url: '/site/music/', bytes: 2000, gzip: 500, theme: null },
  ]);
  expect(report.stages).toEqual([{ name: 'load', milliseconds: 12 }]);
});

test('a report lists the colours that a page has', () => {
  const [home, music] = buildReport(options).documents;
  expect(home?.theme).toEqual({ accent: '#a15900', contrasts: { 'accent on wash': 4.54 } });
  expect(music?.theme).toBeNull();
});

test('what was not measured is null', () => {
  const report = buildReport({ ...options, gzip: false });
  expect(report.sizes.html.gzip).toBeNull();
  expect(report.documents[0]?.gzip).toBeNull();
});
