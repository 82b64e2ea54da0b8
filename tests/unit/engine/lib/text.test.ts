import { expect, test } from 'vitest';
import {
  bindBars,
  firstDayOf,
  formatDuration,
  isoDuration,
  latinDigits,
  shorten,
  splitBound,
} from '../../../../generator/engine/lib/text.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [180, '3:00'],
  [245, '4:05'],
  [3725, '62:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [45, 'PT0M45S'],
  [180, 'PT3M00S'],
  [3725, 'PT62M05S'],
])('%i seconds are %s in ISO 8601', (seconds, text) => {
  expect(isoDuration(seconds)).toBe(text);
});

test.each([
  ['٢٠١٨-٠٥-٠٤', '2018-05-04'],
  ['۴:۰۵', '4:05'],
  ['४:०५', '4:05'],
  ['４：０５', '4:05'],
  ['\u200f٤:٠٥\u200e', '4:05'],
  ['about 128', 'about 128'],
])('%j is %s in the digits 0 to 9', (written, text) => {
  expect(latinDigits(written)).toBe(text);
});

test.each([
  ['2019', '2019-01-01'],
  ['2017-11', '2017-11-01'],
  ['2025-08-01', '2025-08-01'],
])('the first day of %s is %s', (date, day) => {
  expect(firstDayOf(date)).toBe(day);
});

test('a long text is cut at a word, and says so', () => {
  expect(shorten('one two  three', 20)).toBe('one two three');
  expect(shorten('one two three four', 14)).toBe('one two three…');
  expect(shorten('a'.repeat(50), 10)).toHaveLength(10);
  expect(shorten('🎧'.repeat(30), 20)).toBe(`${'🎧'.repeat(9)}…`);
  expect(shorten('Warm pads, dry drums, and more', 22)).toBe('Warm pads, dry drums…');
});

test('a bar between words stays with the one behind it', () => {
  expect(splitBound(bindBars('Peggy Gyp | Quiet Jogging'))).toEqual([
    'Peggy',
    'Gyp',
    '|\u00a0Quiet',
    'Jogging',
  ]);
  expect(bindBars('a|b |')).toBe('a|b |');
});
