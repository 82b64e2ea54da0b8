/** Effects of a change on the text of a file: one table of small files for each kind of change. */
import { expect, test } from 'vitest';
import {
  type Change,
  editAll,
  editBody,
  type Path,
  type Value,
} from '../../../../generator/engine/edit/index.ts';
import { editorOf } from './fixtures.ts';

const set = (value: Value): Change => ({ kind: 'set', value });
const insert = (value: Value): Change => ({ kind: 'insert', value });
const move = (to: number): Change => ({ kind: 'move', to });
const remove: Change = { kind: 'remove' };

const editYaml = editorOf('yaml');
const editFrontMatter = editorOf('md');

function edit(text: string, path: Path, change: Change, keys?: readonly string[]): string {
  const edited = editYaml(text, path, change, () => keys);
  return edited.ok ? edited.text : edited.reason.code;
}

test.each([
  ["title: ''   # soon\n", ['title'], 'Dub', 'title: Dub   # soon\n'],
  ['title: ""\n', ['title'], 'Dub', 'title: Dub\n'],
  ["title: ''\n", ['title'], 'a: b', "title: 'a: b'\n"],
  ["title: ''\n", ['title'], '28', "title: '28'\n"],
  ["genre: ['']\n", ['genre', 0], 'Dub', 'genre: [Dub]\n'],
  ["genre:\n  - ''\n", ['genre', 0], 'Dub', 'genre:\n  - Dub\n'],
  ["title: 'First Light'\n", ['title'], 'Dub', "title: 'Dub'\n"],
])('an empty text is filled without the quotes that it needed: %j', (text, path, value, expected) => {
  expect(edit(text, path, set(value))).toBe(expected);
});

test.each<[Value, string]>([
  ['Night Drive', 'Night Drive'],
  ['28', "'28'"],
  ['1.10', "'1.10'"],
  ['0x1f', "'0x1f'"],
  ['true', "'true'"],
  ['null', "'null'"],
  ['~', "'~'"],
  ['', "''"],
  ['yes', 'yes'],
  ['NO', 'NO'],
  ['2024-01-01', '2024-01-01'],
  ['19:30', '19:30'],
  ['a: b', "'a: b'"],
  ['a:b', 'a:b'],
  ['# x', "'# x'"],
  ['a #b', "'a #b'"],
  ['a#b', 'a#b'],
  [' lead', "' lead'"],
  ['trail ', "'trail '"],
  ['@x', "'@x'"],
  ['*x*', "'*x*'"],
  ['- a', "'- a'"],
  ['-a', '-a'],
  ['[a]', "'[a]'"],
  ['? a', "'? a'"],
  ['who?', 'who?'],
  ["it's", "it's"],
  ["'it's'", `"'it's'"`],
  ['"so": he', `'"so": he'`],
  [`'"`, `'''"'`],
  ['a\\b', 'a\\b'],
  ['a\tb', 'a\tb'],
  ['a\r\nb', '"a\\r\\nb"'],
  ['\ud83d', '"\\ud83d"'],
  ['😀', '😀'],
  ['مرحبا، سلام', 'مرحبا، سلام'],
  ['₦18,000', '₦18,000'],
  ['word '.repeat(40).trim(), 'word '.repeat(40).trim()],
  [28, '28'],
  [1.1, '1.1'],
  [true, 'true'],
  [[], '[]'],
  [{}, '{}'],
  [['a', 'b, c'], "[a, 'b, c']"],
])('the text %j is written as %s', (value, written) => {
  const text = '# head\n\ntitle:   Old   # note\n\n\n\nnext: x';
  expect(edit(text, ['title'], set(value))).toBe(text.replace('Old', () => written));
  expect(
    edit(
      text.replace('Old', () => written),
      ['title'],
      set(value),
    ),
  ).toBe(text.replace('Old', () => written));
});

test.each<[string, Value, string]>([
  ['a', 'b: c', "[x, 'b: c'] # n"],
  ['a', 'b, c', "[x, 'b, c'] # n"],
  ['a', 'ا، ب', "[x, 'ا، ب'] # n"],
  ['a', 'plain text', '[x, plain text] # n'],
  ["'a'", 'b', "[x, 'b'] # n"],
  ['"a"', "b's", `[x, "b's"] # n`],
  ["'a'", "b's", "[x, 'b''s'] # n"],
  ['a', { k: 1, l: ['x'] }, '[x, {k: 1, l: [x]}] # n'],
  ['a', 'b\nc', '[x, "b\\nc"] # n'],
  ['a', null, '[x, null] # n'],
])('within brackets, %s becomes %j: %s', (old, value, expected) => {
  expect(edit(`l: [x, ${old}] # n\n`, ['l', 1], set(value))).toBe(`l: ${expected}\n`);
});

test.each<[what: string, before: string, path: Path, Value, after: string]>([
  ['quotes', "a: 'x' # n\n", ['a'], 'y', "a: 'y' # n\n"],
  ['double quotes', 'a: "x"\n', ['a'], 'y', 'a: "y"\n'],
  ['double quotes with a line break', 'a: "x\\ny"\n', ['a'], 'x\nz', 'a: "x\\nz"\n'],
  ['a literal text', 'a: |\n    x\n    y\n\nb: 1\n', ['a'], 'x\n\nz\n', 'a: |\n    x\n\n    z\n\nb: 1\n'],
  ['a literal text without its last line break', 'a: |\n  x\nb: 1\n', ['a'], 'y', 'a: |-\n  y\nb: 1\n'],
  ['a literal text with a note', 'a: | # n\n  x\n', ['a'], 'y\n', 'a: | # n\n  y\n'],
  ['a literal text with blank lines', 'a: |+\n  x\n\nb: 1\n', ['a'], 'y\n\n', 'a: |+\n  y\n\nb: 1\n'],
  ['spaces that count', 'a: |2\n   x\nb: 1\n', ['a'], '  y\n', 'a: |2\n    y\nb: 1\n'],
  [
    'a folded text, whose other paragraphs keep their lines',
    'a: >-\n  one two\n  three\n\n  four\n',
    ['a'],
    'one two three\nfive',
    'a: >-\n  one two\n  three\n\n  five\n',
  ],
  ['a text over two lines', 'a: x\n  y\nb: 1\n', ['a'], 'z', 'a: z\nb: 1\n'],
  ['a new text of several lines', 'a: x # n\nb: 1\n', ['a'], 'y\nz\n', 'a: | # n\n  y\n  z\nb: 1\n'],
  ['a text that begins with spaces', 'a: x\n', ['a'], ' y\nz', 'a: |2-\n   y\n  z\n'],
  ['nothing but line breaks', 'a: x\n', ['a'], '\n\n', 'a: "\\n\\n"\n'],
  ['an empty value', 'a:   # n\nb: 1\n', ['a'], 'x', 'a: x   # n\nb: 1\n'],
  ['an empty value at the end', 'b: 1\na:', ['a'], 'x', 'b: 1\na: x'],
  ['a value that is emptied', "a: 'x' # n\n", ['a'], null, 'a: # n\n'],
  ['a value below its key', 'a: # n\n  x\n', ['a'], 'y', 'a: # n\n  y\n'],
  [
    'a group',
    'a: x # n\n',
    ['a'],
    { b: 1, c: ['x', { d: 2 }] },
    'a: # n\n  b: 1\n  c:\n    - x\n    - d: 2\n',
  ],
  ['a group that becomes a text', 'a: # n\n  b: 1\n  c: 2\nd: 3\n', ['a'], 'x', 'a: x # n\nd: 3\n'],
  ['keys of a group', 'a:\n  b: 1 # n\n  c: 2\n', ['a'], { b: 1, d: 3 }, 'a:\n  b: 1 # n\n  d: 3\n'],
  ['an item', '- a # n\n- b\n', [0], 'c', '- c # n\n- b\n'],
  [
    'an item that becomes a group',
    'l:\n  - a\n  - b # n\n',
    ['l'],
    [{ x: 1, y: 2 }, { z: 3 }],
    'l:\n  - x: 1\n    y: 2\n  - {z: 3} # n\n',
  ],
  ['a list', 'l:\n  - a # n\n  - b\n  - c # m\n', ['l'], ['a', 'c'], 'l:\n  - a # n\n  - c # m\n'],
  [
    'the step of the file',
    'a:\n    b: 1\nc: x\n',
    ['c'],
    { d: { e: 1 } },
    'a:\n    b: 1\nc:\n    d:\n        e: 1\n',
  ],
  ['lists that are not indented', 'a:\n- x: 1\nb: x\n', ['b'], [{ y: 2 }], 'a:\n- x: 1\nb:\n- y: 2\n'],
  ['a key with a number', '2020: a\n', [2020], 'b', '2020: b\n'],
  ['a key in quotes', '"a b": 1\n', ['a b'], 2, '"a b": 2\n'],
  ['a tab behind a colon', 'a:\tx\n', ['a'], 'y', 'a:\ty\n'],
  ['braces', '{a: 1, "b":2,  c: }\n', ['c'], 'x', '{a: 1, "b":2,  c: x}\n'],
])('set: %s', (_, before, path, value, after) => {
  expect(edit(before, path, set(value))).toBe(after);
  expect(edit(after, path, set(value))).toBe(after);
});

test.each<[what: string, before: string, path: Path, keys: readonly string[], after: string]>([
  [
    'behind the nearest earlier one',
    'a: 1 # n\nd: 4\n',
    ['c'],
    ['a', 'b', 'c', 'd'],
    'a: 1 # n\nc: x\nd: 4\n',
  ],
  ['first', '# of b\nb: 2\n', ['a'], ['a', 'b'], '# of b\na: x\nb: 2\n'],
  ['first, above notes', '# head\n\n# of b\nb: 2\n', ['a'], ['a', 'b'], '# head\n\na: x\n# of b\nb: 2\n'],
  ['last, if no order is known', 'b: 2\n\n\n', ['a'], [], 'b: 2\na: x\n\n\n'],
  [
    'behind all of a group',
    'a:\n  - b\n    # deep\n\nc: 1\n',
    ['d'],
    ['a', 'd'],
    'a:\n  - b\n    # deep\nd: x\n\nc: 1\n',
  ],
  ['behind a literal text', 'a: |\n  t\n\nc: 1\n', ['d'], ['a', 'd'], 'a: |\n  t\nd: x\n\nc: 1\n'],
  ['without a last line break', 'a: 1', ['b'], [], 'a: 1\nb: x'],
  ['with the line breaks of Windows', 'a: 1\r\n', ['b'], [], 'a: 1\r\nb: x\r\n'],
  [
    'in an item',
    'l:\n  - a: 1\n    # n\n  - b: 2\n',
    ['l', 0, 'c'],
    [],
    'l:\n  - a: 1\n    c: x\n    # n\n  - b: 2\n',
  ],
  ['before the first key of an item', '- b: 1\n', [0, 'a'], ['a', 'b'], '- a: x\n  b: 1\n'],
  ['in braces', 'm: { a: 1 } # n\n', ['m', 'b'], [], 'm: { a: 1, b: x } # n\n'],
  ['in braces, first', 'm: {b: 1}\n', ['m', 'a'], ['a', 'b'], 'm: {a: x, b: 1}\n'],
  ['in braces on lines', 'm: {\n  a: 1 # n\n}\n', ['m', 'b'], [], 'm: {\n  a: 1, # n\n  b: x\n}\n'],
  ['in empty braces', 'm: {} # n\n', ['m', 'a'], [], 'm: # n\n  a: x\n'],
  ['in an empty value', 'm:\n  # b: 1\nc: 1\n', ['m', 'a'], [], 'm:\n  a: x\n  # b: 1\nc: 1\n'],
  ['with those above it', 'a: 1\n', ['ar', 'title'], [], 'a: 1\nar:\n  title: x\n'],
  ['in quotes', 'a: 1\n', ['b: c'], [], "a: 1\n'b: c': x\n"],
  ['that is a number', 'a: 1\n', ['28'], [], 'a: 1\n28: x\n'],
  ['that is empty', 'm: {a: 1}\n', ['m', ''], [], "m: {a: 1, '': x}\n"],
  ['in an empty file', '', ['a'], [], 'a: x\n'],
  ['in a file of notes', '# head\n\n', ['a'], [], '# head\n\na: x\n'],
  ['in a file of notes without a line break', '# head', ['a'], [], '# head\na: x'],
  ['in blank lines', '\n\n', ['a'], [], '\n\na: x\n'],
  ['in a document without keys', '---\n# note\n', ['a'], [], '---\n# note\na: x\n'],
  ['behind the mark of a document', '---\na: 1\n...\n', ['b'], [], '---\na: 1\nb: x\n...\n'],
])('a new key is written %s', (_, before, path, keys, after) => {
  expect(edit(before, path, set('x'), keys)).toBe(after);
});

test.each<[what: string, before: string, path: Path, after: string]>([
  ['its note', '# a\na: 1 # n\n# b\nb: 2\n', ['a'], '# a\n# b\nb: 2\n'],
  ['its lines', 'a:\n  x: 1\n  # in\n# b\nb: 2\n', ['a'], '# b\nb: 2\n'],
  ['its literal text', 'a: |\n  x\n\n  y\n\nb: 2\n', ['a'], 'b: 2\n'],
  ['no blank lines but its own', 'a: 1\n\nb: 2\n\nc: 3\n', ['b'], 'a: 1\n\nc: 3\n'],
  ['none of the text above', 'a: |+\n  x\n\nb: 2\n\nc: 3\n', ['b'], 'a: |+\n  x\n\nc: 3\n'],
  ['those above the last one', 'a: 1\n\nb: 2\n', ['b'], 'a: 1\n'],
  ['no line break that was not there', 'a: 1\nb: 2', ['b'], 'a: 1'],
  ['the first key of an item', '- a: 1\n  b: 2\n', [0, 'a'], '- b: 2\n'],
  ['an item', 'l:\n  - a\n  # b\n  - b # n\n  - c\n', ['l', 1], 'l:\n  - a\n  # b\n  - c\n'],
  ['the last item', 'l: # n\n  # a\n  - a\nb: 1\n', ['l', 0], 'l: [] # n\n  # a\nb: 1\n'],
  ['the last key', '# head\na: 1\n', ['a'], '# head\n'],
  ['the last key of a group', 'a:\n  b: 1\n  # c: 2\nd: 1\n', ['a', 'b'], 'a: {}\n  # c: 2\nd: 1\n'],
  ['what is in brackets', 'l: [a, b, c]\n', ['l', 1], 'l: [a, c]\n'],
  ['the last one in brackets', 'l: [a, b,]\n', ['l', 1], 'l: [a,]\n'],
  ['the only one in brackets', 'l: [ a ] # n\n', ['l', 0], 'l: [] # n\n'],
  ['a line in brackets', 'l: [\n  a, # A\n  b, # B\n  c # C\n]\n', ['l', 1], 'l: [\n  a, # A\n  c # C\n]\n'],
  ['the last line in brackets', 'l: [\n  a, # A\n  b # B\n]\n', ['l', 1], 'l: [\n  a # A\n]\n'],
  ['nothing, if it is not there', 'a: 1\n', ['b'], 'a: 1\n'],
])('a removal takes %s', (_, before, path, after) => {
  expect(edit(before, path, remove)).toBe(after);
});

const LIST = 'l:\n  # A\n  - a # a\n  - b: 1\n    c: 2\n    # in b\n\n  # C\n  - c\nz: 1\n';

test.each<[what: string, before: string, path: Path, Change, after: string]>([
  [
    'an item down',
    LIST,
    ['l', 0],
    move(1),
    'l:\n  - b: 1\n    c: 2\n    # in b\n  # A\n  - a # a\n\n  # C\n  - c\nz: 1\n',
  ],
  [
    'an item up',
    LIST,
    ['l', 2],
    move(0),
    'l:\n  # C\n  - c\n  # A\n  - a # a\n\n  - b: 1\n    c: 2\n    # in b\nz: 1\n',
  ],
  ['the last line of a file', '- a\n- b', [1], move(0), '- b\n- a'],
  ['a nested item', '- - a\n  - b\n', [0, 1], move(0), '- - b\n  - a\n'],
  ['in brackets', 'l: [a,  {b: 1}, "c"]\n', ['l', 2], move(0), 'l: ["c",  a, {b: 1}]\n'],
  ['lines in brackets', 'l: [\n  a, # A\n  b\n]\n', ['l', 0], move(1), 'l: [\n  b,\n  a # A\n]\n'],
  ['nowhere', LIST, ['l', 1], move(1), LIST],
  [
    'a new one, first',
    '# head\n\nl:\n  # A\n  - a\n',
    ['l', 0],
    insert('x'),
    '# head\n\nl:\n  - x\n  # A\n  - a\n',
  ],
  [
    'a new one, last',
    LIST,
    ['l', 99],
    insert({ x: 'y\nz' }),
    LIST.replace('  - c\n', '  - c\n\n  - x: |-\n      y\n      z\n'),
  ],
  ['a new one between blank lines', '- a\n\n- b\n', [1], insert('x'), '- a\n\n- x\n\n- b\n'],
  ['a new one among braces', 'l:\n  - {a: 1}\n', ['l', 1], insert({ a: 2 }), 'l:\n  - {a: 1}\n  - {a: 2}\n'],
  ['a new one in brackets', 'l: [a, b] # n\n', ['l', 1], insert('c, d'), "l: [a, 'c, d', b] # n\n"],
  ['a new one without spaces', 'l: [a,b]\n', ['l', 2], insert('c'), 'l: [a,b,c]\n'],
  [
    'a new line in brackets',
    'l: [\n  a, # A\n  b, # B\n]\n',
    ['l', 2],
    insert('c'),
    'l: [\n  a, # A\n  b, # B\n  c,\n]\n',
  ],
  ['into empty brackets', 'l: [] # n\n', ['l', 0], insert({ a: 1 }), 'l: # n\n  - a: 1\n'],
  ['into nothing', 'l:\nz: 1\n', ['l', 0], insert({ a: 1 }), 'l:\n  - a: 1\nz: 1\n'],
  ['into a list that is missing', 'z: 1\n', ['l', 0], insert('a'), 'z: 1\nl: [a]\n'],
])('a list takes %s', (_, before, path, change, after) => {
  expect(edit(before, path, change)).toBe(after);
});

test.each<[what: string, before: string, path: Path, Change, code: string]>([
  ['an alias', 'a: &x 1\nb: *x\n', ['b'], set(2), 'reference'],
  ['what is in an alias', 'a: &x {c: 1}\nb: *x\n', ['b', 'c'], set(2), 'reference'],
  ['an anchor', 'a: &x 1\nb: *x\n', ['a'], set(2), 'reference'],
  ['a part of an anchor', 'a: &x\n  b: 1\nc: *x\n', ['a', 'b'], set(2), 'reference'],
  ['a group with an alias', 'a: &x 1\nb:\n  c: *x\n', ['b'], remove, 'reference'],
  ['a merge key', 'a: &x {c: 1}\nb:\n  <<: *x\n', ['b', 'd'], set(2), 'reference'],
  ['a tag', 'a: !!str 28\n', ['a'], set('x'), 'reference'],
  ['a key that comes twice', 'a: 1\na: 2\n', ['a'], set(3), 'errors'],
  ['tabs', 'a:\n\tb: 1\n', ['a'], set(3), 'errors'],
  ['several documents', 'a: 1\n---\nb: 2\n', ['a'], set(3), 'errors'],
  ['brackets that do not close', 'a: [\n', ['a'], set(3), 'errors'],
  ['a text in place of a group', 'a: x\n', ['a', 'b'], set(3), 'place'],
  ['an item that is not there', 'a: [x]\n', ['a', 1], set(3), 'place'],
  ['a move out of a list', 'a: [x, y]\n', ['a', 0], move(2), 'place'],
  ['the whole of a file', 'a: 1\n', [], remove, 'place'],
  ['a control character', 'a: 1\n', ['a'], set('\u0007'), 'result'],
])('refused: %s', (_, before, path, change, code) => {
  expect(edit(before, path, change)).toBe(code);
});

test('other parts of a file with anchors can be changed', () => {
  expect(edit('a: &x 1\nb: *x\nc: 3 # n\n', ['c'], set(4))).toBe('a: &x 1\nb: *x\nc: 4 # n\n');
  expect(edit('a: &x 1\nb: *x\n', ['c'], set(4))).toBe('a: &x 1\nb: *x\nc: 4\n');
});

test('the title of a post changes nothing else of its file', () => {
  const file = (title: string) =>
    `\ufeff---\r\n# yaml-language-server: $schema=x.json\r\ntitle: ${title}   # short\r\n\r\n\r\ntags: [ a,b ]\r\n---\r\n\r\nA *text* with \\* and __marks__\r\n* a list\n\n\n![x](y "z")`;
  expect(editFrontMatter(file('"Old"'), ['title'], set('New'))).toEqual({ ok: true, text: file('"New"') });
});

test.each([
  ['---\n---\nText', '---\ntitle: x\n---\nText'],
  ['---\r\n---\r\nText', '---\r\ntitle: x\r\n---\r\nText'],
  ['---\n# note\n---', '---\n# note\ntitle: x\n---'],
  ['', '---\ntitle: x\n---\n'],
  ['Text\n', '---\ntitle: x\n---\nText\n'],
  ['--- yaml\na: 1\n---\n', '--- yaml\na: 1\ntitle: x\n---\n'],
])('front matter of %j takes a key', (text, expected) => {
  expect(editFrontMatter(text, ['title'], set('x'))).toEqual({ ok: true, text: expected });
});

test.each(['---\na: 1\n', '\n---\na: 1\n---\n', '---json\n{}\n---\n', '---\na: [\n---\n'])(
  'front matter of %j is refused',
  (text) => {
    expect(editFrontMatter(text, ['a'], set('x'))).toMatchObject({ ok: false, reason: { code: 'errors' } });
  },
);

test('no value ends the front matter', () => {
  const text = '---\na: 1\n---\nText\n';
  expect(editFrontMatter(text, ['---'], set('x'))).toMatchObject({ ok: false });
  expect(editFrontMatter(text, ['a'], set('x\n---\ny\n'))).toEqual({
    ok: true,
    text: '---\na: |\n  x\n  ---\n  y\n---\nText\n',
  });
});

test.each([
  ['---\na: 1\n---\nOld\n', 'New\n', '---\na: 1\n---\nNew\n'],
  ['---\r\na: 1\r\n---\r\n\r\nOld\r\nSame\r\n', '\nNew\nSame\n', '---\r\na: 1\r\n---\r\n\r\nNew\r\nSame\r\n'],
  ['---\na: 1\n---\nmixed\r\nlines\nOld\n', 'mixed\nlines\nNew\n', '---\na: 1\n---\nmixed\r\nlines\nNew\n'],
  ['---\na: 1\n---', 'New', '---\na: 1\n---\nNew'],
  ['---\na: 1\n---\nOld', '', '---\na: 1\n---\n'],
  ['\ufeff---\na: 1\n---\nOld', 'New', '\ufeff---\na: 1\n---\nNew'],
  ['Old', 'New\n', 'New\n'],
  ['', 'New\n', 'New\n'],
])('the body of %j becomes %j', (text, body, expected) => {
  expect(editBody(text, body)).toBe(expected);
  expect(editBody(expected, body)).toBe(expected);
});

test.each(['---\na: 1\nText\n', '\n---\na: 1\n---\nText\n'])('the body of %j has no beginning', (text) => {
  expect(editBody(text, 'New')).toBe(text);
});

test('several changes are made, or none', () => {
  const text = 'a: 1\nb: 2 # n\nl: [x]\n';
  const edits = [
    { path: ['b'], change: set(3) },
    { path: ['l', 0], change: insert('w') },
    { path: ['l', 1], change: set('y') },
    { path: ['c', 'd'], change: set('z') },
    { path: ['a'], change: remove },
  ];
  expect(editAll('yaml', text, edits)).toEqual({ ok: true, text: 'b: 3 # n\nl: [w, y]\nc:\n  d: z\n' });
  expect(editAll('yaml', text, [...edits, { path: ['b', 'x'], change: set(1) }])).toMatchObject({
    ok: false,
  });
});

test('hundreds of changes of a long file are made at once', () => {
  const item = (number: number) =>
    `  - title: Show ${number}\n    city: "Berlin" # here\n    date: 2026-01-01\n`;
  const text = `events:\n${Array.from({ length: 300 }, (_, index) => item(index)).join('')}`;
  const edits = Array.from({ length: 300 }, (_, index) => ({
    path: ['events', index, 'ar', 'title'],
    change: set(`حفلة ${index}`),
  }));
  const edited = editAll('yaml', text, edits);
  expect(edited.ok && edited.text.replaceAll(/ {4}ar:\n {6}title: .*\n/g, '')).toBe(text);
});

test('a text that would take the comment below into it is written so that it does not', () => {
  const edited = editYaml('a: 1\n  # deep\nb: 2\n', ['a'], { kind: 'set', value: 'x\ny' });
  expect(edited).toEqual({ ok: true, text: 'a: "x\\ny"\n  # deep\nb: 2\n' });
});

test('what cannot be read again as it was meant is refused', () => {
  const edited = editYaml('a: 1\n', ['a'], { kind: 'set', value: '\u0007' });
  expect(edited).toMatchObject({ ok: false, reason: { code: 'result' } });
});
