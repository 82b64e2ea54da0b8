import { expect, test } from 'vitest';
import { releaseWords, searchWords } from '../../../../generator/features/releases/search-words.ts';
import { ENGLISH_WORDS, wordsFor } from '../../../../generator/site/words/index.ts';
import { matchesQuery } from '../../../../islands/parts/search.ts';
import { makeContent, release } from '../../../helpers/model.ts';

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

test('a release is found by its year: that of the copyright where it has no date, whichever that is now', () => {
  const { data: settings } = makeContent().site;
  const { data: dated } = release('rev', { title: 'Rêve', release_date: '2019-06-01' });
  const { data: undated } = release('rev', { title: 'Rêve' });
  const wordsIn = (undatedYear: string) =>
    [dated, undated].map((data) => releaseWords({ settings, undatedYear, words: ENGLISH_WORDS }, data));
  expect(wordsIn('2025')).toEqual(['reve 2019', 'reve 2025']);
  expect(wordsIn('2026')).toEqual(['reve 2019', 'reve 2026']);
});

test.each(['vinil', 'esgotado', 'vinyl', 'Dupla'])('in Portuguese, a record is found by %s', (query) => {
  const { data: settings } = makeContent().site;
  const formats = [{ format: 'vinyl' as const, title: 'Dupla', sold_out: true }];
  const { data } = release('rev', { title: 'Rêve', release_date: '2019-06-01', formats });
  const words = releaseWords({ settings, undatedYear: '2025', words: wordsFor('pt') }, data);
  expect(matchesQuery(words, query)).toBe(true);
  expect(matchesQuery(words, 'cassete')).toBe(false);
});
