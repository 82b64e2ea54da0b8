import { describe, expect, test } from 'vitest';
import { parseYaml, parseYamlQuickly } from '../../../../generator/content/yaml/index.ts';
import { readQuickly } from '../../../../generator/content/yaml/quick.ts';

/** All that is used of a file where nothing is wrong. */
function read(parse: typeof parseYaml, text: string) {
  const { data, problems, remarks, places, at, atKey, atPart, written } = parse('a.yaml', text);
  const paths = Object.keys(places()).map((key) => (key === '' ? [] : key.split('/')));
  const around = paths.map((path) => [at(path), atKey(path), atPart(path, 'b')]);
  const values = paths.filter((path) => typeof valueAt(data, path) !== 'object').map(written);
  return { data, problems, remarks, places: places(), around, values };
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), data);
}

const SAMPLE = `
title: A Song
artists: [A, "B, C", {name: D, url: https://d.example/?a=b&c=d#e}]
release_date: 2024-05-06
bpm: 115
explicit: true
links:
  - label: One
    url: https://a.example

  -   label: 'Two'
      more: {a: [b, {c: d}], e: f}
  - Three & four
nested:
    deep:
        deeper: x
same:
- one
- two
length: 3:05
`;

test('what most files hold is read quickly, with its places', () => {
  expect(readQuickly(SAMPLE)?.data).toEqual({
    title: 'A Song',
    artists: ['A', 'B, C', { name: 'D', url: 'https://d.example/?a=b&c=d#e' }],
    release_date: '2024-05-06',
    bpm: 115,
    explicit: true,
    links: [
      { label: 'One', url: 'https://a.example' },
      { label: 'Two', more: { a: ['b', { c: 'd' }], e: 'f' } },
      'Three & four',
    ],
    nested: { deep: { deeper: 'x' } },
    same: ['one', 'two'],
    length: '3:05',
  });
  expect(read(parseYamlQuickly, SAMPLE)).toEqual(read(parseYaml, SAMPLE));
});

const VALUES = [
  ...[
    'a',
    'a b',
    'a: b',
    'a:',
    'a:b',
    'a # b',
    'a#b',
    '#a',
    '# a',
    'a, b',
    'a،b',
    "it's",
    'a "b" c',
    'é',
    '日本',
  ],
  ...['"a"', "'a'", '"a" b', "'a''b'", '"a\\nb"', '"a', "'a", '""', "''", '" "', '"a: b # c"', '"[a]"'],
  ...[
    '1',
    '01',
    '-1',
    '+1',
    '1.5',
    '1.',
    '.5',
    '1e3',
    '0x1f',
    '0o7',
    '1_000',
    '12345678901234567890',
    '1st',
    '3:05',
  ],
  ...[
    'true',
    'True',
    'false',
    'yes',
    'no',
    'null',
    'Null',
    '~',
    '.inf',
    '-.inf',
    '.nan',
    '2024-05-06',
    '2024',
    '2024-05',
  ],
  ...[
    '[]',
    '{}',
    '[a]',
    '[a, b]',
    '[a, ]',
    '[, a]',
    '[a',
    'a]',
    '[[a], {b: c}]',
    '{a: b}',
    '{a: b, c: d}',
    '{a}',
    '{a:b}',
  ],
  ...[
    '{a: }',
    '{a: b, a: c}',
    '{a: {b: [c, "d"]}}',
    '[a: b]',
    '[a] b',
    '{"a": b}',
    '[ a , b ]',
    '{ a: b }',
    '[a,b]',
  ],
  ...[
    '&x a',
    '*x',
    '!a b',
    '!!str 1',
    '|',
    '>',
    '%a',
    '@a',
    '`a`',
    '- a',
    '-a',
    '? a',
    '?a',
    '=',
    '<<',
    '<a>',
    '---',
    '...',
  ],
  ...[
    '',
    ' ',
    'a ',
    '\ta',
    'a\tb',
    'a\u00a0b',
    '\u200ba',
    'a\u2028b',
    'a\u0085b',
    'a\n  b',
    '\n  a',
    'a\n\n  b',
    '{links.shop}',
  ],
  ...[
    '"a\n  b"',
    '[a,\n  b]',
    '|\n  a',
    '>-\n  a\n  b',
    '\n  b: c',
    '\n  - b',
    '\n- b',
    '\n b: c\n d: e',
    '\n  b: c\n d: e',
  ],
  ...[
    'https://a.example/?b=c&d=e',
    'mailto:a@b.example',
    '*a*',
    '**a**',
    '$1',
    '(a)',
    '“a”',
    '…',
    '\\',
    '/',
    '€ 5',
    '🎵',
    '\ud800',
  ],
];

const PLACES: Record<string, (value: string) => string> = {
  'behind a key': (value) => `x: ${value}\n`,
  'between keys': (value) => `w: 1\nx: ${value}\ny: 2\n`,
  'without a space': (value) => `x:${value}\n`,
  'in a list': (value) => `x:\n  - ${value}\n  - c\n`,
  'in a group of a list': (value) => `x:\n  - y: ${value}\n    z: b\nv: w\n`,
  'in a list of a group': (value) => `\nx:\n  y:\n    - b\n    - ${value}\nz: b\n`,
  'in brackets': (value) => `x: [b, ${value}, c]\ny: z\n`,
  'in braces': (value) => `x: {b: ${value}, c: d}\n`,
  'as a key': (value) => `${value}: b\nx: y\n`,
  'as the whole': (value) => `${value}\n`,
  'below a key': (value) => `x: a\n${value}\n`,
  'further in': (value) => `x: a\n  ${value}\ny: b\n`,
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test('all values are read as they are slowly, or are left to be', () => {
    for (const text of VALUES.map(place)) {
      if (!readQuickly(text)) continue;
      expect({ text, ...read(parseYamlQuickly, text) }).toEqual({ text, ...read(parseYaml, text) });
    }
  });
});

test.each([
  ['a note', 'title: A\n# emails:\n'],
  ['a key twice', 'title: A\ntitle: B\n'],
  ['nothing behind a key', 'title:\nyear: 2\n'],
  ['a line in the wrong column', 'title: A\n year: 2\n'],
  ['a text of several lines', 'title: A\n  B\n'],
  ['a key that an object may not have', '__proto__: {a: b}\n'],
])('%s is left to the parser', (_, text) => {
  expect(readQuickly(text)).toBeUndefined();
});
