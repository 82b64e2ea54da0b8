import { expect, test } from 'vitest';
import { createProgress, formatSummary } from '../../../generator/commands/console.ts';
import { formatBytes, formatMilliseconds } from '../../../generator/lib/text.ts';

const none = { files: 0, bytes: 0, gzip: 0 };
const report = {
  ...{ pages: 2, images: 1, files: 6, bytes: 163_500, written: 2, kept: 4, errors: 0, warnings: 1 },
  ...{ milliseconds: 2410, peakMemory: 100_000_000, cache: { hits: 3, misses: 1 }, stages: [] },
  sizes: {
    ...{ html: none, scripts: none, images: none, other: none },
    styles: { files: 1, bytes: 40_000, gzip: 8_000 },
    fonts: { files: 1, bytes: 30_000, gzip: 30_000 },
  },
  documents: [],
  problems: [],
};

test('the summary is three lines', () => {
  expect(formatSummary(report)).toBe(
    [
      '2 pages, 1 image, 6 files: 163.5 KB in 2.4 s',
      'styles 40.0 KB (8.0 KB gzip), fonts 30.0 KB',
      '2 written, 4 unchanged; 3 of 4 results from the cache',
    ].join('\n'),
  );
});

test('a first build says nothing of the cache', () => {
  expect(formatSummary({ ...report, cache: { hits: 0, misses: 4 } })).not.toContain('cache');
});

test('quantities are for people', () => {
  expect([0, 999, 1000, 999_949, 999_950, 1_300_000, 999_999_999, 2e12].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 KB',
    '999.9 KB',
    '1.0 MB',
    '1.3 MB',
    '1.0 GB',
    '2.0 TB',
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
