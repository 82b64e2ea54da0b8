import { expect, test } from 'vitest';
import { searchWords } from '../../../generator/model/search-words.ts';
import { matchesQuery } from '../../../islands/parts/search.ts';

test.each([
  ['ماتش ودّي', 'weddy'],
  ['ماتش ودّي', 'match wed'],
  ['قمر على السطح', 'qamar'],
  ['قمر على السطح', 'sateh'],
  ['الأندلس', 'andalus'],
  ['الأندلس', 'al-andalus'],
  ['فيروز', 'Fairouz'],
  ['خلّينا', 'خلينا'],
])('%s is found by %s', (title, query) => {
  expect(matchesQuery(searchWords([title]), query)).toBe(true);
});

test.each([
  ['ماتش ودّي', 'wedding'],
  ['قمر على السطح', 'night'],
  ['Reve', 'rv'],
])('%s is not found by %s', (title, query) => {
  expect(matchesQuery(searchWords([title]), query)).toBe(false);
});

test('Latin words are indexed as they are', () => {
  expect(searchWords(['Rêve', 'House', '2019'])).toBe('reve house 2019');
});
