import { expect, test } from 'vitest';
import { readWritten } from '../../../../../generator/engine/content/yaml/written.ts';

test('empty values and items count, so that paths are those of the file', () => {
  const text = '# a note\ntitle:\ngenre:\n  -\n  - House\nprice: [₦18,000, £5]\n';
  expect(readWritten(text)).toEqual({
    data: { title: null, genre: [null, 'House'], price: ['₦18,000', '£5'] },
    places: expect.objectContaining({ 'genre/1': [5, 5], price: [6, 8], 'price/1': [6, 18] }),
  });
});

test('places are those in the whole file', () => {
  const text = '---\na: b\n---\nText\n';
  const block = { start: 3, end: 9 };
  expect(readWritten(text, block)).toEqual({ data: { a: 'b' }, places: { '': [2, 1], a: [2, 4] } });
});

test('a text with errors has no values', () => {
  expect(readWritten('a: [b')).toBeUndefined();
  expect(readWritten('a: 1\na: 2\n')).toBeUndefined();
  expect(readWritten(`a: ${'['.repeat(20_000)}`)).toBeUndefined();
});

test('a text without anything has no value', () => {
  expect(readWritten('# nothing\n')).toEqual({ data: null, places: {} });
});
