/** Titles are divided as librarians do it, and nothing of their text is lost. */
import { expect, test } from 'vitest';
import { isPlainVersion, splitTitle } from '../../../generator/import/titles/index.ts';

const KNOWN = ['Mara Voss', 'Ada Lin', 'Earth, Wind & Fire'];

/** `title | version | artist | featuring | remixer`, as far as there are any. */
function divide(title: string): string {
  const { version, artist, featuring, remixer, ...split } = splitTitle(title, KNOWN);
  const parts = [split.title, version, artist, featuring.join(' + '), remixer.join(' + ')];
  return parts
    .map((part) => part ?? '')
    .join(' | ')
    .replace(/[ |]+$/, '');
}

test.each([
  ['Song (feat. A & B) [C Remix]', 'Song | C Remix |  | A + B | C'],
  ['Song - Radio Edit', 'Song | Radio Edit'],
  ['Song (Live at X)', 'Song | Live at X'],
  ['Song (Live)', 'Song | Live'],
  ['Mara Voss - Song', 'Song |  | Mara Voss'],
  ['mara voss – Song (Club Mix)', 'Song | Club Mix | mara voss'],
  ['Song feat. A (Radio Edit)', 'Song | Radio Edit |  | A'],
  ['Song ft. A, B and C', 'Song |  |  | A + B + C'],
  ['Song featuring Nick & the Birds', 'Song |  |  | Nick & the Birds'],
  ['Song (feat. Earth, Wind & Fire)', 'Song |  |  | Earth, Wind & Fire'],
  ['Song feat A', 'Song |  |  | A'],
  ['Song (with Ada Lin)', 'Song |  |  | Ada Lin'],
  ["Song (C's Club Remix)", "Song | C's Club Remix |  |  | C"],
  ['Song (Remixed by C & D)', 'Song | Remixed by C & D |  |  | C + D'],
  ['Song (Club Remix)', 'Song | Club Remix'],
  ['Song (2011 Remaster)', 'Song | 2011 Remaster'],
  ['Song - Remastered 2011', 'Song | Remastered 2011'],
  ['Song (Live) (2011 Remaster)', 'Song | Live, 2011 Remaster'],
  ["Song (Mara's Version)", "Song | Mara's Version"],
  ['Lied (Akustikversion)', 'Lied | Akustikversion'],
  ['Lied (live im Konzert)', 'Lied | live im Konzert'],
  ['Chanson (en concert à Lyon)', 'Chanson | en concert à Lyon'],
  ['Chanson (version acoustique)', 'Chanson | version acoustique'],
  ['Canción - En vivo', 'Canción | En vivo'],
  ['Canção (Ao Vivo em Lisboa)', 'Canção | Ao Vivo em Lisboa'],
  ['Canzone (Dal vivo)', 'Canzone | Dal vivo'],
  ['Şarkı (Canlı)', 'Şarkı | Canlı'],
  ['Ночь (ремикс)', 'Ночь | ремикс'],
  ['أغنية (لايف)', 'أغنية | لايف'],
  ['Night Bus - EP', 'Night Bus | EP'],
])('%s', (title, divided) => {
  expect(divide(title)).toBe(divided);
});

test.each([
  "(I Can't Get No) Satisfaction",
  'Night, Part 2',
  'Night (Part 2)',
  'Hits Vol. 1',
  'Song - Part II',
  'Defeat the Feat of Strength',
  'Feat',
  'Live',
  'Live and Let Die',
  'Film Song (Live and Let Die)',
  'Song (In the Mix)',
  'Song (with You)',
  'Somebody - Song',
  'Remix',
  '(Live)',
  'A - B',
  'Song (My Version of Events)',
])('%s stays whole', (title) => {
  expect(divide(title)).toBe(title);
});

/** Words that only join others. */
const JOINING = /^(?:feat|ft|featuring|with|and|und|mit|avec|con)$/i;
const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => !JOINING.test(word)).toSorted();

test('nothing of the text is lost, and nothing added', () => {
  const titles = ['Song', 'Live', '(I Can’t) Song', 'A - B', 'Mara Voss', 'Ночь'];
  const parts = [
    '',
    ' (feat. A & B)',
    ' feat. C',
    ' - Live',
    ' [D Remix]',
    ' (Part 2)',
    ' - Single',
    ' (2011 Remaster)',
  ];
  const prefixes = ['', 'Mara Voss - ', 'Other - '];
  for (const prefix of prefixes)
    for (const title of titles)
      for (const one of parts)
        for (const other of parts) {
          const written = `${prefix}${title}${one}${other}`;
          const { title: song, version = '', artist = '', featuring } = splitTitle(written, KNOWN);
          expect(song, written).not.toBe('');
          expect(wordsOf([song, version, artist, ...featuring].join(' ')), written).toEqual(wordsOf(written));
        }
});

test('long and hostile titles are divided at once', () => {
  // The time of the processor, without that of other programs.
  const started = process.cpuUsage();
  for (const title of [
    '('.repeat(20_000),
    ' - '.repeat(20_000),
    `${'a '.repeat(50_000)}feat.`,
    '(live '.repeat(10_000),
    `${' '.repeat(99_999)}x`,
  ])
    splitTitle(title, KNOWN);
  const { user } = process.cpuUsage(started);
  expect(user).toBeLessThan(1_000_000);
});

test('some versions are the song as it is known', () => {
  expect(['Original Mix', 'album version', 'Radio Edit', 'Live'].map(isPlainVersion)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
