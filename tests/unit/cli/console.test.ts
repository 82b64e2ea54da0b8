import { expect, test } from 'vitest';
import { describeDrafts, describeWaiting, formatSummary } from '../../../generator/cli/console.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';
import type { HiddenEntry } from '../../../generator/engine/content/types.ts';
import { formatBytes, formatMilliseconds } from '../../../generator/engine/lib/text.ts';
import { entry } from '../../helpers/model.ts';

const none = { files: 0, bytes: 0, gzip: 0 };
const report = {
  ...{ pages: 2, images: 1, files: 6, bytes: 163_500, written: 2, kept: 4, errors: 0, warnings: 1 },
  ...{ milliseconds: 2410, peakMemory: 100_000_000, cache: { hits: 3, misses: 1 } },
  stages: [
    { name: 'Pages', milliseconds: 300 },
    { name: 'Reading', milliseconds: 10 },
    { name: 'Pictures', milliseconds: 2000 },
  ],
  sizes: {
    ...{ html: none, scripts: none, images: none, other: none },
    styles: { files: 1, bytes: 40_000, gzip: 8_000 },
    fonts: { files: 1, bytes: 30_000, gzip: 30_000 },
  },
  documents: [],
  problems: [],
};

test('the summary is four lines, the last of which says what the time was spent on', () => {
  expect(formatSummary(report, ENGLISH.write)).toBe(
    [
      '2 pages, 1 image, 6 files: 163.5 KB in 2.4 s',
      'styles 40.0 KB (8.0 KB gzip), fonts 30.0 KB',
      '2 written, 4 unchanged; 3 of 4 results from the cache',
      'Time: pictures 2.0 s, pages 300 ms, the rest 110 ms',
    ].join('\n'),
  );
});

test('a first build says nothing of the cache', () => {
  expect(formatSummary({ ...report, cache: { hits: 0, misses: 4 } }, ENGLISH.write)).not.toContain('cache');
});

test('quantities are for people', () => {
  expect(
    [0, 999, 1000, 999_949, 999_950, 1_300_000, 999_999_999, 2e12].map((bytes) => formatBytes(bytes, 'en')),
  ).toEqual(['0 B', '999 B', '1.0 KB', '999.9 KB', '1.0 MB', '1.3 MB', '1.0 GB', '2.0 TB']);
  expect([0.4, 999, 1000].map(formatMilliseconds)).toEqual(['0 ms', '999 ms', '1.0 s']);
});

test('one line lists what waits, the next first', () => {
  const hide = (slug: string, until?: string): HiddenEntry => ({
    why: until ? 'waits' : 'draft',
    path: `news/${slug}.md`,
    entry: entry(slug, { title: slug }),
    until,
  });
  expect(describeWaiting([hide('draft')], ENGLISH.write)).toBe('');
  expect(describeWaiting([hide('draft'), hide('a', '2026-12-24')], ENGLISH.write)).toBe(
    'A file waits for its day, on which the site has to be built again: news/a.md (2026-12-24). To check the site of that day:  npx liner check --as-of 2026-12-24\n',
  );
  const many = [5, 1, 4, 2].map((day) => hide(`a${day}`, `2027-01-0${day}`));
  expect(describeWaiting(many, ENGLISH.write)).toMatch(
    /^4 files wait for their days.* news\/a1\.md \(2027-01-01\), .*a2.*, .*a4\.md \(2027-01-04\) and 1 more\. .*--as-of 2027-01-01\n$/,
  );
});

test('one line counts drafts, and says how to publish them', () => {
  const hide = (slug: string): HiddenEntry => ({
    why: 'draft',
    path: `releases/${slug}.md`,
    entry: entry(slug, { title: slug }),
  });
  expect(describeDrafts([], ENGLISH.write)).toBe('');
  expect(describeDrafts(['a', 'b', 'c', 'd'].map(hide), ENGLISH.write)).toBe(
    '4 files are drafts, which visitors do not see (releases/a.md, releases/b.md, releases/c.md, …). To publish one, fill in what it lacks and delete its line  draft: true\n',
  );
});
