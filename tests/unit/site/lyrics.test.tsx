import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainLyrics, readLyrics, splitMark } from '../../../generator/site/lyrics.ts';
import { wordsFor } from '../../../generator/site/words/index.ts';
import { LyricLines } from '../../../templates/parts/Lyrics.tsx';
import { WordsProvider } from '../../../templates/words.ts';

const SINGERS = ['Kemi', 'Zino9', 'Kemi Blaze', 'A.B. (Crew)'].map((name) => ({ name }));

const read = (text: string) =>
  readLyrics(text, SINGERS).map(({ mark, lines }) => [mark, ...lines.map((line) => line.text)]);

test.each([
  [
    'no mark',
    'One\nTwo\n\nThree',
    [
      ['', 'One', 'Two'],
      ['', 'Three'],
    ],
  ],
  [
    'a part',
    '[Verse 1]\nOne\n\n[Chorus]\nTwo',
    [
      ['Verse 1', 'One'],
      ['Chorus', 'Two'],
    ],
  ],
  ['a part and who sings it', '[Chorus: Zino9]\nOne', [['Chorus: Zino9', 'One']]],
  ['in any language', '[Refrain: Kemi & Zino9]\nEins', [['Refrain: Kemi & Zino9', 'Eins']]],
  [
    'within a verse',
    '[Kemi]\nOne\n[Zino9]\nTwo',
    [
      ['Kemi', 'One'],
      ['Zino9', 'Two'],
    ],
  ],
  [
    'after lines',
    'One\n[Zino9]\nTwo',
    [
      ['', 'One'],
      ['Zino9', 'Two'],
    ],
  ],
  [
    'a name with a colon',
    'Kemi:\nOne\n\nKemi Blaze, Zino9:\nTwo',
    [
      ['Kemi', 'One'],
      ['Kemi Blaze, Zino9', 'Two'],
    ],
  ],
  ['a name of signs', 'a.b. (crew):\nOne', [['a.b. (crew)', 'One']]],
  ['a line that ends in a colon', 'Listen:\nOne', [['', 'Listen:', 'One']]],
  ['a line of speech', 'Kemi: One', [['', 'Kemi: One']]],
  ['brackets within a line', 'One [whispered]\n[a] two [b]', [['', 'One [whispered]', '[a] two [b]']]],
  ['empty brackets', '[ ]\nOne', [['', '[ ]', 'One']]],
  [
    'an empty line behind it',
    '[Chorus]\n\nOne\n\nTwo',
    [
      ['Chorus', 'One'],
      ['', 'Two'],
    ],
  ],
  ['nothing behind it', '[Intro]\n\n[Verse]\nOne\n\n[Outro]', [['Intro'], ['Verse', 'One'], ['Outro']]],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['LRC', '[ti:Low Tide]\n[00:02.50]One\n[01:05.1]Two', [[2.5], [65.1]]],
  ['LRC of words', '[00:02.00] <00:02.00> One <00:03.00>  more\n[00:05]Two', [[2], [5]]],
  ['an earlier recording', '[offset:+500]\n[00:02.00]One\n[00:00.20]Two', [[1.5], [0]]],
  ['a line that comes back', '[0:02][1:10]One\nTwo', [[2, 70], []]],
  ['a break', '[0:02]One\n[0:10]\n[0:20]Two', [[2], [20]]],
])('times of %s', (_, text, expected) => {
  const lines = readLyrics(text, []).flatMap((verse) => verse.lines);
  expect(lines.map(({ at }) => at)).toEqual(expected);
  expect(plainLyrics(text)).toBe(
    lines.map((line) => line.text).join(text.includes('[0:10]') ? '\n\n' : '\n'),
  );
  expect(plainLyrics(text)).toMatch(/^One(?: more)?\n+Two$/);
});

test('the names in a mark are found whole, the longest first, in any case', () => {
  const split = (mark: string) =>
    splitMark(mark, SINGERS).map(({ text, singer }) => (singer ? `<${singer.name}>` : text));
  expect(split('Verse 2: kemi blaze & Zino9')).toEqual(['Verse 2: ', '<Kemi Blaze>', ' & ', '<Zino9>']);
  expect(split('Kemi')).toEqual(['<Kemi>']);
  expect(split('Kemis Lied')).toEqual(['Kemis Lied']);
  expect(splitMark('Chorus', [])).toEqual([{ text: 'Chorus' }]);
});

test('a mark is a label before its lines, and names link to their pages', () => {
  const singers = [{ name: 'Kemi', link: { label: 'Kemi', url: '/artists/kemi/', external: false } }];
  const render = (text: string) =>
    renderToStaticMarkup(
      <WordsProvider value={wordsFor('en')}>
        <LyricLines text={text} singers={singers} />
      </WordsProvider>,
    );
  expect(render('[Hook: Kemi]\nOne')).toContain(
    '<p><strong class="data quiet lyric"><bdi>Hook: <a href="/artists/kemi/" class="link">Kemi</a></bdi>\n</strong><span class="lyric">One\n</span></p>',
  );
  expect(render('One\n\nTwo')).not.toContain('strong');
});

const moment = fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100);
const line = fc.record({
  text: fc.constantFrom('One line', 'Straße [live]', 'ليل', '夜', '12:30 at noon', '(a < b)', "don't: stop"),
  at: fc.array(moment, { maxLength: 3 }),
  isByWord: fc.boolean(),
  ending: fc.constantFrom('.', ':'),
  gap: fc.constantFrom('', ' ', '  '),
});

/** `01:02.50`. */
function stamp(seconds: number, ending: string): string {
  const clock = [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${clock.join(':')}${ending}${String(Math.round(seconds * 100) % 100).padStart(2, '0')}`;
}

test('times of any line are read, and no sign of them is printed', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const written = lines.map(({ text, at, isByWord, ending, gap }) => {
        const stamps = at.map((each) => `[${stamp(each, ending)}]`).join('');
        const [first] = at;
        return `${stamps}${gap}${isByWord && first !== undefined ? `<${stamp(first, ending)}> ` : ''}${text}`;
      });
      const found = readLyrics(['[ar:Somebody]', ...written, '[length: 3:00]'].join('\n'), []);
      if (lines.every(({ at }) => at.length === 0)) return;
      expect(found.flatMap((verse) => verse.lines).map(({ text, at }) => [text.trim(), at])).toEqual(
        lines.map(({ text, at }) => [text, at]),
      );
    }),
  );
});
