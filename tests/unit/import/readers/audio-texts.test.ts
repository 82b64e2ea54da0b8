/** How dates, keys, names and letters of tags are read. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLyrics } from '../../../../generator/import/readers/audio/covers.ts';
import { readKey } from '../../../../generator/import/readers/audio/keys.ts';
import { readFileName, readFolderName, splitDisc } from '../../../../generator/import/readers/audio/names.ts';
import { commonDate, readDate } from '../../../../generator/import/readers/shared/dates.ts';
import { plainLyrics, readTimes } from '../../../../generator/site/lyrics.ts';

test.each([
  ['2019', '2019'],
  ['2019-03', '2019-03'],
  ['2019-03-07', '2019-03-07'],
  ['20190307', '2019-03-07'],
  ['2005/06/05', '2005-06-05'],
  ['2019-03-07T23:00:00Z', '2019-03-07'],
  ['2019-00-00', '2019'],
  ['2019-02-30', '2019-02'],
  ['2019-13-01', '2019'],
  ['07/03/2019', '2019'],
  ['℗ 2019', '2019'],
  ['1998, 2019', '1998'],
] as const)('the date %s', (written, date) => {
  expect(readDate(written, '2026-11-26')).toEqual({ date });
});

test('day and month beside a year, as in ID3v2.3', () => {
  expect(readDate('2020', '2026-11-26', '0703')).toEqual({ date: '2020-03-07' });
  expect(readDate('2020-05', '2026-11-26', '0703')).toEqual({ date: '2020-05' });
  expect(readDate('2020', '2026-11-26', '9999')).toEqual({ date: '2020' });
});

test.each(['0', '0000', '1900', '2099', '1904-01-01T00:00:00Z', '1970-01-01', '12'])(
  'no date: %s',
  (written) => {
    expect(readDate(written, '2026-11-26')).toHaveProperty('refused');
  },
);

test('the date of most', () => {
  expect(commonDate(['2014', '2014-05-02', '2015-01-01', '2014-05-02'])).toBe('2014-05-02');
  expect(commonDate(['2015', '2014'])).toBe('2015');
  expect(commonDate([])).toBeUndefined();
});

test.each([
  ['Am', 'A minor'],
  ['C', 'C major'],
  ['F#m', 'F♯ minor'],
  ['Bbmaj', 'B♭ major'],
  ['a minor', 'A minor'],
  ['8A', 'A minor'],
  ['11B', 'A major'],
  ['1m', 'A minor'],
  ['1d', 'C major'],
  ['6m', 'A♭ minor'],
  ['o', undefined],
  ['13A', undefined],
  ['Hm', undefined],
  ['', undefined],
])('the key %s', (written, key) => {
  expect(readKey(written)).toBe(key);
});

test.each([
  ['01 - Tin Roof', { number: 1, title: 'Tin Roof' }],
  ['01. Tin Roof', { number: 1, title: 'Tin Roof' }],
  ['1-02 Tin Roof', { disc: 1, number: 2, title: 'Tin Roof' }],
  ['07_Tin_Roof', { number: 7, title: 'Tin Roof' }],
  ['Mira Voss - 03 - Tin Roof', { number: 3, title: 'Tin Roof' }],
  ['03 Mira Voss - Tin Roof', { number: 3, title: 'Tin Roof' }],
  ['Tin Roof (1)', { title: 'Tin Roof' }],
  ['7 Years', { title: '7 Years' }],
  ['99 Problems', { title: '99 Problems' }],
  ['1999', { title: '1999' }],
  ['٠١', { title: '٠١' }],
] as const)('the file %s', (stem, read) => {
  expect(readFileName(stem, ['Mira Voss'], 30)).toEqual({ disc: undefined, number: undefined, ...read });
});

test.each([
  ['/music/2010 - Tapes', { title: 'Tapes', year: '2010' }],
  ['/music/Mira Voss - Tapes (2010) [FLAC]', { title: 'Tapes', year: '2010' }],
  ['/music/Mira Voss - 2010 - Tapes', { title: 'Tapes', year: '2010' }],
  ['/music/1999', { title: '1999' }],
] as const)('the folder %s', (folder, read) => {
  expect(readFolderName(folder, ['Mira Voss'])).toEqual({ year: undefined, ...read });
});

test.each([
  ['Night (Disc 1)', { title: 'Night', disc: 1 }],
  ['Night [CD 2: Dusk]', { title: 'Night', disc: 2 }],
  ['Night, Disc 3', { title: 'Night', disc: 3 }],
  ['Night CD2', { title: 'Night', disc: 2 }],
  ['Vol. 3 [JTR CD06]', { title: 'Vol. 3 [JTR CD06]' }],
  ['Disc 1', { title: 'Disc 1' }],
  ['Slipped Disc', { title: 'Slipped Disc' }],
] as const)('the album %s', (album, read) => {
  expect(splitDisc(album)).toEqual(read);
});

const WORDS = fc.constantFrom('First line', 'ليلٌ طويل', "Don't (go)", 'A: b', '3, 4');
const TIMED = fc.record({
  times: fc.array(fc.integer({ min: 0, max: 5999 }), { minLength: 1, maxLength: 2 }),
  text: WORDS,
  isByWord: fc.boolean(),
});

test('lyrics keep the times of their lines, and lose what no page shows', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const stamp = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.50`;
  fc.assert(
    fc.property(fc.array(TIMED, { minLength: 1 }), (lines) => {
      const rows = lines.map(({ times, text, isByWord }) => {
        const words = isByWord ? text.replaceAll(' ', ` <${stamp(times[0] ?? 0)}> `) : text;
        return times.map((at) => `[${stamp(at)}]`).join('') + words;
      });
      const lyrics = cleanLyrics(['[ti:Title]', '[ar:Kim Ro]', ...rows, '[by:me]'].join('\r\n')) ?? '';
      expect(readTimes(lyrics)).toEqual(
        lines.map(({ times, text }) => ({ text, at: times.map((at) => at + 0.5) })),
      );
      expect(plainLyrics(lyrics)).toBe(lines.map(({ text }) => text).join('\n'));
    }),
    { numRuns: Number(process.env['LINER_RUNS'] ?? 100) },
  );
  expect(cleanLyrics('[00:10.00]\n[00:20.00]')).toBeUndefined();
  expect(cleanLyrics('[00:75.00]First\n[00:10]Second')).toBe('First\n[00:10]Second');
});
