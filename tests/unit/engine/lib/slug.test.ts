import { expect, test } from 'vitest';
import { shortenSlug, slugify } from '../../../../generator/engine/lib/slug.ts';

test.each([
  ['Story & Concept', 'story-concept'],
  ['Rêve – Été', 'reve-ete'],
  ["Don’t, don't & O’Neil’s", 'dont-dont-oneils'],
  ['Straße', 'strasse'],
  ['Über Œuvre', 'uber-oeuvre'],
  ['ışık', 'isik'],
  ['Ночь', 'noch'],
  ['Щука', 'shchuka'],
  ['Καλημέρα', 'kalimera'],
  ['ليل', 'lil'],
  ['نور العين', 'nur-alain'],
  ['أنا', 'ana'],
  ['שלום', 'slvm'],
  ['東京', 'dongjing'],
  ['さくら 2', 'sakura-2'],
  ['서울', 'seoul'],
  ['🎧 Night 🌙', 'night'],
  ['© 2025 Liner™', '2025-liner'],
  ['Volume №5', 'volume-no5'],
  ['fooBar', 'foobar'],
  ['🌙', ''],
  ['…', ''],
])('%s is %s in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('upper case is kept where it is asked for', () => {
  expect(slugify('EDDY & Søn', { keepCase: true })).toBe('EDDY-Son');
});

test('a long slug ends with a whole word', () => {
  expect(shortenSlug('one-two-three', 8)).toBe('one-two');
  expect(shortenSlug('onetwothree', 6)).toBe('onetwo');
});
