import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import {
  codeFrame,
  compareProblems,
  countProblems,
  formatPosition,
  formatProblem,
  formatProblems,
  type Problem,
} from '../../../../generator/engine/problems/index.ts';

const LINES = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

function frame(text: string, line: number, column: number): string[] {
  return codeFrame(text, { line, column }).split('\n');
}

test('a frame shows two lines on each side and a caret under the column', () => {
  expect(frame(LINES, 4, 3)).toEqual([
    '  2 | two',
    '  3 | three',
    '> 4 | four',
    '    |   ^',
    '  5 | five',
    '  6 | six',
  ]);
});

test('the gutter is as wide as its widest number', () => {
  expect(frame(LINES, 9, 1)).toEqual([
    '   7 | seven',
    '   8 | eight',
    '>  9 | nine',
    '     | ^',
    '  10 | ten',
  ]);
});

test.each([
  ['the first line', 'a\nb', 1, 1, ['> 1 | a', '    | ^', '  2 | b']],
  ['the last line', 'a\nb\n', 2, 1, ['  1 | a', '> 2 | b', '    | ^']],
  ['an empty file', '', 1, 1, ['> 1 |', '    | ^']],
  ['a file of one line break', '\n', 1, 1, ['> 1 |', '    | ^']],
  ['empty lines', 'a\n\n\nb', 2, 1, ['  1 | a', '> 2 |', '    | ^', '  3 |', '  4 | b']],
  ['a line beyond the end', 'a\nb', 9, 1, ['  1 | a', '> 2 | b', '    | ^']],
  ['a column beyond the end', 'ab', 1, 99, ['> 1 | ab', '    |   ^']],
  ['a place before the beginning', 'ab', 0, 0, ['> 1 | ab', '    | ^']],
  ['Windows line ends', 'a: 1\r\nb: 2\r\n', 2, 4, ['  1 | a: 1', '> 2 | b: 2', '    |    ^']],
  ['a byte order mark', '\ufefftitle: 1', 1, 8, ['> 1 | title: 1', '    |        ^']],
  ['tabs', '\ta\tb', 1, 4, ['> 1 |   a  b', '    |      ^']],
  ['wide characters', '東京: x', 1, 5, ['> 1 | 東京: x', '    |       ^']],
  ['emoji of two units', '🎧 x', 1, 4, ['> 1 | 🎧 x', '    |    ^']],
  ['combining accents', 'e\u0301a', 1, 3, ['> 1 | e\u0301a', '    |  ^']],
  ['control characters', '\u001b[31mred', 1, 6, ['> 1 | ␛[31mred', '    |      ^']],
])('a frame copes with %s', (_, text, line, column, expected) => {
  expect(frame(text, line, column)).toEqual(expected);
});

test('long lines are cut around the column', () => {
  const line = `${'a'.repeat(200)}X${'b'.repeat(200)}`;
  const [shown = '', caret = ''] = frame(line, 1, 201);
  expect(shown.length).toBeLessThan(110);
  expect(shown).toMatch(/^> 1 \| …a+Xb+…$/);
  expect(shown.charAt(caret.indexOf('^'))).toBe('X');
});

test('long lines are cut at their end only, where the column is near the beginning', () => {
  const [shown = '', caret = ''] = frame(`key: ${'a'.repeat(300)}`, 1, 6);
  expect(shown).toMatch(/^> 1 \| key: a+…$/);
  expect(caret).toBe('    |      ^');
});

test('a cut never halves a character', () => {
  const [shown = ''] = frame(`x${'🎧'.repeat(100)}`, 1, 101);
  expect(shown).not.toMatch(/\p{Cs}/u);
});

const MISSING: Problem = {
  code: 'files/no-site',
  level: 'error',
  message: 'There is no site.yaml in content.',
};
const TITLE: Problem = {
  code: 'schema/type',
  level: 'error',
  message: 'title must be a text, but is the number 28.',
  hint: 'Put quotes around it: title: "28"',
  at: { file: 'content/releases/28-ep.md', line: 2, column: 8 },
  frame: codeFrame('---\ntitle: 28\n---\n', { line: 2, column: 8 }),
};
const BPM: Problem = {
  code: 'release/no-bpm',
  level: 'warning',
  message: '"Exult" has no bpm.',
  at: { file: 'content/releases/28-ep.md', line: 1, column: 1 },
};

test('a problem says where, what, and what to do', () => {
  expect(formatProblem(TITLE)).toBe(
    [
      'error  content/releases/28-ep.md:2:8  schema/type',
      '  title must be a text, but is the number 28.',
      '',
      '    1 | ---',
      '  > 2 | title: 28',
      '      |        ^',
      '    3 | ---',
      '',
      '  → Put quotes around it: title: "28"',
    ].join('\n'),
  );
});

test('a problem without place, frame and hint is two lines', () => {
  expect(formatProblem(MISSING)).toBe('error  files/no-site\n  There is no site.yaml in content.');
});

test('colour is there when asked for, and nothing else changes', () => {
  const coloured = formatProblem(TITLE, { colour: true });
  expect(coloured).toContain('\u001b[31;1merror\u001b[0m');
  expect(formatProblem(BPM, { colour: true })).toContain('\u001b[33;1mwarning\u001b[0m');
  expect(stripVTControlCharacters(coloured)).toBe(formatProblem(TITLE));
});

test('what content holds cannot steer the terminal', () => {
  const problem = { ...MISSING, message: 'bad \u001b[2J', hint: 'worse \u0007' };
  expect(formatProblem(problem)).toBe('error  files/no-site\n  bad ␛[2J\n  → worse ␇');
});

test('a file name cannot steer the terminal', () => {
  const at = { file: 'content/a\u001b[2J\nb.md', line: 1, column: 2 };
  expect(formatPosition(at)).toBe('content/a␛[2J␊b.md:1:2');
});

test('errors come first, each level in the order of its places, with a count', () => {
  const text = formatProblems([TITLE, BPM, MISSING]);
  expect(text.match(/^(error|warning).*/gm)).toEqual([
    'error  files/no-site',
    'error  content/releases/28-ep.md:2:8  schema/type',
    'warning  content/releases/28-ep.md:1:1  release/no-bpm',
  ]);
  expect(text.endsWith('\n\n2 errors, 1 warning')).toBe(true);
});

test('many warnings of one kind are reported once, with how many and where', () => {
  const many = (problem: Problem, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...problem,
      at: { file: `content/releases/${index}.md`, line: 1, column: 1 },
    }));
  expect(formatProblems(many({ ...BPM, hint: 'Add one', many: '{count} releases have no bpm' }, 23))).toBe(
    'warning  release/no-bpm\n  23 releases have no bpm: content/releases/0.md, content/releases/1.md, content/releases/10.md and 20 more.\n  → Add one\n\n23 warnings. To see each of them:  npx liner check --all',
  );
  const curly = { ...BPM, code: 'quotes/curly', message: 'Curly.' } as const;
  expect(formatProblems(many(curly, 6))).toBe(
    [
      'warning  content/releases/0.md:1:1  quotes/curly\n  Curly.\n  The same in:',
      '    content/releases/1.md:1:1',
      '    content/releases/2.md:1:1',
      '    content/releases/3.md:1:1',
      '    and 2 more',
      '\n6 warnings. To see each of them:  npx liner check --all',
    ].join('\n'),
  );
  const notes = many(curly, 6).map((each, index) => ({ ...each, message: `Curly ${index}.` }));
  expect(formatProblems(notes)).toContain(
    'Curly 0.\n  Others of this kind:\n    content/releases/1.md:1:1  Curly 1.\n',
  );
  expect(formatProblems(many(curly, 6), { all: true }).match(/^warning/gm)).toHaveLength(6);
  expect(formatProblems(many(curly, 3)).match(/^warning/gm)).toHaveLength(3);
  expect(formatProblems(many(TITLE, 6)).match(/^error/gm)).toHaveLength(6);
});

test.each([
  [[], ''],
  [[MISSING], '1 error'],
  [[BPM, BPM], '2 warnings'],
  [[TITLE, MISSING, TITLE, BPM], '3 errors, 1 warning'],
])('the count reads well (%#)', (problems, expected) => {
  expect(countProblems(problems)).toBe(expected);
});

test('no problems are no text', () => {
  expect(formatProblems([])).toBe('');
});

test('the order is by file, line, column, level and code', () => {
  const at = (file: string, line: number, column: number) => ({ ...TITLE, at: { file, line, column } });
  const sorted = [
    MISSING,
    at('a', 1, 1),
    at('a', 1, 9),
    at('a', 2, 1),
    at('a', 10, 1),
    at('b', 1, 1),
    { ...at('b', 1, 1), level: 'warning' } as const,
  ];
  expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
});
