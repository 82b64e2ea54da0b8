/** Comments beside keys: the values stay what they were, whatever the comment says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { noteBeside, type Path } from '../../../../generator/engine/edit/index.ts';

const TEXT = 'from Bandcamp, please check: the pressing';

test.each<[string, string, Path, string]>([
  ['a text', 'a: b\nc: d\n', ['a'], `a: b  # ${TEXT}\nc: d\n`],
  ['a number', 'date: 2019\n', ['date'], `date: 2019  # ${TEXT}\n`],
  ['quotes', "a: 'it # is'\n", ['a'], `a: 'it # is'  # ${TEXT}\n`],
  ['a comment that is there', 'a: b # mine\n', ['a'], `a: b # mine  # ${TEXT}\n`],
  ['brackets', 'a: [b, c]\n', ['a'], `a: [b, c]  # ${TEXT}\n`],
  ['paragraphs', 'a: |\n  b\n  c\nd: e\n', ['a'], `a: |  # ${TEXT}\n  b\n  c\nd: e\n`],
  ['folded lines', 'a: >-\n  b\n\n  c\n', ['a'], `a: >-  # ${TEXT}\n  b\n\n  c\n`],
  ['a list', 'a:\n  - b\n  - c\n', ['a'], `a:  # ${TEXT}\n  - b\n  - c\n`],
  ['a key of an item', 'a:\n  - t: x\n    i: y\n', ['a', 0, 'i'], `a:\n  - t: x\n    i: y  # ${TEXT}\n`],
  ['the first key', 'a:\n  - t: x\n    i: y\n', ['a', 0, 't'], `a:\n  - t: x  # ${TEXT}\n    i: y\n`],
  ['an item', 'a:\n  - t: x\n    i: y\n', ['a', 0], `a:\n  - t: x  # ${TEXT}\n    i: y\n`],
  ['braces', 'a:\n  - {t: x, i: y}\n', ['a', 0, 'i'], `a:\n  - {t: x, i: y}  # i: ${TEXT}\n`],
  ['a key that is missing', 'a:\n  t: x\n', ['a', 'i'], `a:  # i: ${TEXT}\n  t: x\n`],
  ['no key', 'a: b\n', ['z'], `# z: ${TEXT}\na: b\n`],
  ['lines of plain text', 'a: b\n  c\nd: e\n', ['a'], `a: b\n  c  # ${TEXT}\nd: e\n`],
  ['Windows', 'a: b\r\nc: d\r\n', ['a'], `a: b  # ${TEXT}\r\nc: d\r\n`],
  ['no last line break', 'a: b', ['a'], `a: b  # ${TEXT}`],
  ['an error', 'a: [b\n', ['a'], 'a: [b\n'],
])('beside %s', (_, before, path, after) => {
  expect(noteBeside('yaml', before, [{ path, text: TEXT }])).toBe(after);
});

test('within the fences of Markdown', () => {
  const text = '---\n# head\na: b\n---\n\na: c\n';
  expect(noteBeside('md', text, [{ path: ['a'], text: TEXT }])).toBe(
    `---\n# head\na: b  # ${TEXT}\n---\n\na: c\n`,
  );
  expect(noteBeside('md', 'no fences', [])).toBe('no fences');
});

test('several on one line', () => {
  const notes = [
    { path: ['a', 'b'], text: 'one' },
    { path: ['a', 'c'], text: 'two' },
  ];
  expect(noteBeside('yaml', 'a: {b: 1, c: 2}\n', notes)).toBe('a: {b: 1, c: 2}  # b: one; c: two\n');
});

test('line breaks, controls and directions of a comment are spaces', () => {
  const note = { path: ['a'], text: 'x\nb: evil\r\n\u2028---\u0000\u202e\ud83d end' };
  expect(noteBeside('yaml', 'a: b\n', [note])).toBe('a: b  # x b: evil --- end\n');
});

test('whatever it says, nothing else changes', () => {
  const source = `t: 'x'\nl:\n  - a: |\n      p\n\n      q\n    b: [1, {c: 2}]\nm: "y\n  z"\n`;
  const paths = fc.constantFrom<Path>(
    ['t'],
    ['l'],
    ['l', 0],
    ['l', 0, 'a'],
    ['l', 0, 'b', 1, 'c'],
    ['m'],
    [],
    ['?'],
  );
  fc.assert(
    fc.property(fc.array(fc.record({ path: paths, text: fc.string({ unit: 'binary' }) })), (notes) => {
      expect(parse(noteBeside('yaml', source, notes))).toEqual(parse(source));
    }),
  );
});
