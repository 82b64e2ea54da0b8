import { expect, test } from 'vitest';
import { showRating } from '../../../generator/site/rating.ts';
import { readRating } from '../../../generator/site/schema/rating.ts';
import { wordsFor } from '../../../generator/site/words/index.ts';

test.each([
  ['4/5', 4, 5],
  ['4', 4, 5],
  [4, 4, 5],
  [4.5, 4.5, 5],
  ['4,5/5', 4.5, 5],
  ['٤/٥', 4, 5],
  ['8/10', 8, 10],
  ['8 / 10', 8, 10],
  ['85%', 85, 100],
  ['85/100', 85, 100],
  ['0/5', 0, 5],
  ['4 stars', 4, 5],
  ['4 out of 5 stars', 4, 5],
  ['4 von 5 Sternen', 4, 5],
  ['4 étoiles sur 5', 4, 5],
  ['4 stelle su 5', 4, 5],
  ['★★★★', 4, 5],
  ['★★★★☆', 4, 5],
  ['★ ★ ★ ½ ☆', 3.5, 5],
  ['★★★½', 3.5, 5],
  ['★★★★★☆', 5, 6],
  ['⭐️⭐️⭐️', 3, 5],
  ['☆☆☆☆☆', 0, 5],
  ['****', 4, 5],
  ['★★★★★★★', undefined, undefined],
  ['8', undefined, undefined],
  ['11/10', undefined, undefined],
  ['4/0', undefined, undefined],
  ['very good', undefined, undefined],
  ['', undefined, undefined],
])('%s is %s of %s', (written, value, best) => {
  expect(readRating(written)).toEqual(value === undefined ? undefined : { value, best });
});

test.each([
  ['en', 4, 5, '★★★★☆', '4 out of 5 stars'],
  ['en', 4.5, 5, '★★★★½', '4.5 out of 5 stars'],
  ['en', 5, 6, '★★★★★☆', '5 out of 6 stars'],
  ['en', 3.7, 5, '3.7/5', '3.7 out of 5'],
  ['en', 8, 10, '8/10', '8 out of 10'],
  ['de', 4.5, 5, '★★★★½', '4,5 von 5 Sternen'],
  ['de', 8.5, 10, '8,5/10', '8,5 von 10'],
  ['fr', 4, 5, '★★★★☆', '4 étoiles sur 5'],
  ['es', 4, 5, '★★★★☆', '4 de 5 estrellas'],
  ['it', 4, 5, '★★★★☆', '4 stelle su 5'],
  ['pt', 4, 5, '★★★★☆', '4 de 5 estrelas'],
  ['tr', 4, 5, '★★★★☆', '5 üzerinden 4 yıldız'],
  ['ar', 4, 5, '★★★★☆', '4 من 5 نجوم'],
])('in %s, %s of %s is %s', (code, value, best, text, label) => {
  expect(showRating({ value, best }, wordsFor(code))).toEqual({ text, label });
});
