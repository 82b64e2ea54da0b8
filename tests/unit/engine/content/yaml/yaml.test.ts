import { expect, test } from 'vitest';
import { parseYaml } from '../../../../../generator/engine/content/yaml/index.ts';

const TEXT = `title: Night Drive
genre: [House, "Deep House"]
tracks:
  - title: One
    duration: 240 # seconds
  - title: Two
lyrics: |
  first
  {artist} and {artist}
empty:
release_date: 2025-08-01
`;

const yaml = parseYaml('a.yaml', TEXT);

function place(path: (string | number)[]): string {
  const { line, column } = yaml.at(path);
  return `${line}:${column}`;
}

test('values are read by the core schema', () => {
  expect(yaml.problems).toEqual([]);
  expect(yaml.data).toMatchObject({ title: 'Night Drive', release_date: '2025-08-01' });
  expect(yaml.data).not.toHaveProperty('empty');
  expect(yaml.has(['empty'])).toBe(true);
});

test.each([
  [['title'], '1:8'],
  [['genre'], '2:8'],
  [['genre', 1], '2:16'],
  [['tracks', 0], '4:5'],
  [['tracks', 0, 'duration'], '5:15'],
  [['tracks', 1, 'title'], '6:12'],
  [['lyrics'], '7:9'],
  [['release_date'], '11:15'],
])('%j is at %s', (path, expected) => {
  expect(place(path)).toBe(expected);
});

test('a missing value is where its nearest parent is', () => {
  expect(place(['tracks', 1, 'duration'])).toBe('6:5');
  expect(place(['tracks', 7, 'title'])).toBe('4:3');
  expect(place(['bpm'])).toBe('1:1');
  expect(place([])).toBe('1:1');
});

test('keys have places of their own', () => {
  expect(yaml.atKey(['tracks', 0, 'duration'])).toMatchObject({ line: 5, column: 5 });
});

test('a part of a text is found where it is', () => {
  expect(yaml.atPart(['lyrics'], '{artist}')).toMatchObject({ line: 9, column: 3 });
  expect(yaml.atPart(['lyrics'], '{artist}', 1)).toMatchObject({ line: 9, column: 16 });
  expect(yaml.atPart(['lyrics'], 'not there')).toMatchObject({ line: 7, column: 9 });
  expect(yaml.atPart(['title'], 'first')).toMatchObject({ line: 1, column: 8 });
});

test('a value is shown as it is written', () => {
  expect(yaml.written(['genre', 1]).text).toBe('"Deep House"');
  expect(yaml.written(['tracks', 0, 'duration'])).toEqual({ text: '240', rest: ' # seconds' });
});

test('the places of all values can be kept apart from the text', () => {
  expect(yaml.places()).toMatchObject({ '': [1, 1], 'tracks/1/title': [6, 12], lyrics: [7, 9] });
});

test('a block within a file has the lines of the file', () => {
  const text = '---\ntitle: A\n---\n';
  const block = parseYaml('a.md', text, { start: 3, end: 12 });
  expect(block.at(['title'])).toEqual({ file: 'a.md', line: 2, column: 8, path: ['title'] });
});

test('nothing has its place on the first line', () => {
  expect(parseYaml('a.md', '---\n---\n', { start: 3, end: 3 }).at(['title'])).toMatchObject({
    line: 1,
    column: 1,
  });
});

test('names that objects have by birth are keys like others', () => {
  const odd = parseYaml('a.yaml', '__proto__: {polluted: true}\nconstructor: x\n');
  expect(Object.keys(Object(odd.data))).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});
