import { expect, test } from 'vitest';
import { formatBytes, formatMilliseconds } from '../../../generator/commands/terminal/format.ts';
import { createProgress } from '../../../generator/commands/terminal/progress.ts';
import { buildReport, formatSummary } from '../../../generator/publish/report.ts';

const file = (bytes: number, gzip: number) => ({ key: '', bytes, modified: 0, gzip });
const files = new Map([
  ['index.html', file(1000, 300)],
  ['music/index.html', file(2000, 500)],
  ['assets/a.css', file(40_000, 8_000)],
  ['assets/b.avif', file(90_000, 0)],
  ['assets/c.woff2', file(30_000, 0)],
  ['feed.xml', file(500, 100)],
]);
const options = {
  staged: { files, stats: { files: 6, bytes: 163_500, written: 2, kept: 4 } },
  site: { origin: 'https://x.example', base: '/site/' },
  themes: new Map([['index.html', { accent: '#a15900', accentInk: '#f4efe6', wash: '#f5ecdd' }]] as const),
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

test('a report says which colours a page has, and how well they can be read', () => {
  const { theme } = buildReport(options).documents[0] ?? {};
  expect(theme).toMatchObject({ accent: '#a15900', accentInk: '#f4efe6', wash: '#f5ecdd' });
  expect(theme?.contrasts['accent on wash']).toBe(4.54);
});

test('what was not measured is null', () => {
  const report = buildReport({ ...options, gzip: false });
  expect(report.sizes.html.gzip).toBeNull();
  expect(report.documents[0]?.gzip).toBeNull();
});

test('the summary is three lines', () => {
  expect(formatSummary(buildReport(options))).toBe(
    [
      '2 pages, 1 image, 6 files: 163.5 KB in 2.4 s',
      'styles 40.0 KB (8.0 KB gzip), fonts 30.0 KB',
      '2 written, 4 unchanged; 3 of 4 results from the cache',
    ].join('\n'),
  );
});

test('quantities are for people', () => {
  expect([0, 999, 1000, 1_300_000, 2e12].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 KB',
    '1.3 MB',
    '2000.0 GB',
  ]);
  expect([0.4, 999, 1000].map(formatMilliseconds)).toEqual(['0 ms', '999 ms', '1.0 s']);
});

function watch(live: boolean) {
  let time = 0;
  let text = '';
  const stream = { write: (more: string) => (text += more), columns: 12 };
  const progress = createProgress({ stream, live, now: () => time });
  progress.begin('read');
  time = 50;
  progress.begin('render');
  for (let done = 1; done <= 10; done++) {
    time += 30;
    progress.count(done, 10);
  }
  progress.end();
  progress.end();
  return { text, times: progress.times };
}

test('each stage is a line with its time', () => {
  const { text, times } = watch(false);
  expect(text).toBe('read  50 ms\nrender 10  300 ms\n');
  expect(times).toEqual([
    { name: 'read', milliseconds: 50 },
    { name: 'render', milliseconds: 300 },
  ]);
});

test('on a terminal a line is written over, no wider than the terminal, and not too often', () => {
  const lines = watch(true).text.split('\r\u001b[2K').slice(1);
  expect(lines).toEqual([
    'read …',
    'read  50 ms\n',
    'render …',
    'render 3/10',
    'render 6/10',
    'render 9/10',
    'render 10  300 ms\n',
  ]);
});
