import { expect, test } from 'vitest';
import { parseYaml } from '../../../../../generator/engine/content/yaml/index.ts';

test.each<[string, unknown]>([
  ['{title: A, price: ₦18,000}', { title: 'A', price: '₦18,000' }],
  ['{title: A, price: £1,250,000, x: 1}', { title: 'A', price: '£1,250,000', x: 1 }],
  ['{price: 18,000 NGN}', { price: '18,000 NGN' }],
  ['{price: NGN 15,000, x: 1}', { price: 'NGN 15,000', x: 1 }],
  ['{price: EUR 1,250,000}', { price: 'EUR 1,250,000' }],
  ['price: [GBP 20, N35,000]', { price: ['GBP 20', 'N35,000'] }],
  ['{price: 18,50 €}', { price: '18,50 €' }],
  ['{price: €18,50, x: 1}', { price: '€18,50', x: 1 }],
  ['price: [£55, ₦95,000]', { price: ['£55', '₦95,000'] }],
  ['price: ₦18,000', { price: '₦18,000' }],
  ['text: "₦18,000, and more"', { text: '₦18,000, and more' }],
  ['text: |\n  ₦18,000\n  and 18,50 €', { text: '₦18,000\nand 18,50 €\n' }],
  // Lists of numbers, and of names with a space after the comma.
  [
    '{years: [2019,2020], sizes: [S,M,100], bpm: [120,128]}',
    { years: [2019, 2020], sizes: ['S', 'M', 100], bpm: [120, 128] },
  ],
  ['isrc: [GBO1X,26,00012]', { isrc: ['GBO1X', 26, 12] }],
  ['works: [BWV 12,13]', { works: ['BWV 12', 13] }],
  ['price: [€18, 50 cents]', { price: ['€18', '50 cents'] }],
  ['{price: 25,50}', { price: 25, 50: null }],
])('%s', (text, data) => {
  const yaml = parseYaml('a.yaml', text);
  expect(yaml.problems).toEqual([]);
  expect(yaml.data).toEqual(data);
});

test('what follows such an amount keeps its place', () => {
  const yaml = parseYaml('a.yaml', '{price: ₦18,000, options: [S]}');
  expect(yaml.at(['options'])).toMatchObject({ line: 1, column: 27 });
  expect(yaml.written(['price']).text).toBe('₦18,000');
});
