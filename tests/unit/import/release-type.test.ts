import { expect, test } from 'vitest';
import { guessType } from '../../../generator/import/release-type.ts';

const minutes = (...lengths: number[]) => lengths.map((length) => length * 60);

test.each([
  ['Night Bus', minutes(4), 'single', undefined],
  ['Night Bus', [], 'single', 'no source says what it is'],
  ['Night Bus', minutes(4, 5, 4), 'single', 'guessed from 3 tracks'],
  ['Night Bus', [0, 0, 0], 'single', 'guessed from 3 tracks'],
  ['Night Bus', minutes(4, 12), 'ep', 'guessed from 2 tracks'],
  ['Night Bus', minutes(9, 9, 9.5, 2), 'ep', 'guessed from 4 tracks'],
  ['Night Bus', minutes(20, 20), 'album', 'guessed from 2 tracks'],
  ['Night Bus', minutes(3, 3, 3, 3, 3, 3, 3), 'album', 'guessed from 7 tracks'],
  ['Night Bus EP', minutes(3, 3), 'ep', undefined],
  ['Live at Harbour Hall', minutes(3, 3), 'live', 'the title says live'],
  ['Live at Harbour Hall', minutes(3), 'single', undefined],
])('%s with tracks of %j seconds is: %s', (title, lengths, type, why) => {
  expect(guessType(title, lengths)).toEqual({ type, why });
});

test('a release of which a part is there is as long as its source says', () => {
  expect(guessType('Night Bus', minutes(3, 3), 10)).toEqual({ type: 'album', why: 'guessed from 10 tracks' });
});
