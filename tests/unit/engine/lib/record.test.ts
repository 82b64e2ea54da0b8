/** Values of unknown data. */
import { expect, test } from 'vitest';
import { valueAt } from '../../../../generator/engine/lib/record.ts';

const DATA = { title: 'One', tracks: [{ title: 'A' }, { title: 'B' }] };

test('a value is found by its path, and nothing beside it', () => {
  expect(valueAt(DATA, ['tracks', 1, 'title'])).toBe('B');
  expect(valueAt(DATA, [])).toBe(DATA);
  expect(
    [['tracks', 2], ['tracks', 'length'], ['title', 'length'], ['toString']].map((path) =>
      valueAt(DATA, path),
    ),
  ).toEqual(Array(4).fill(undefined));
});
