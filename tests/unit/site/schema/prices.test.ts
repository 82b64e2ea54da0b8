import { expect, test } from 'vitest';
import { price, readMoney } from '../../../../generator/engine/content/schema/values/money.ts';
import { formatPrice, moneyOf } from '../../../../generator/site/money.ts';
import { wordsFor } from '../../../../generator/site/words/index.ts';

test.each([
  [25, { amount: 25 }],
  ['25', { amount: 25 }],
  ['12,50', { amount: 12.5 }],
  ['450 EGP', { amount: 450, currency: 'EGP' }],
  ['EUR 12.50', { amount: 12.5, currency: 'EUR' }],
  ['€25', { amount: 25, currency: 'EUR' }],
  ['18 £', { amount: 18, currency: 'GBP' }],
  ['1,200', { amount: 1200 }],
  ['1 200.50 AED', { amount: 1200.5, currency: 'AED' }],
  ['from 25 eur', { amount: 25, currency: 'EUR' }],
  ['12 EURO', { amount: 12, currency: 'EUR' }],
  ['12.50 pounds', { amount: 12.5, currency: 'GBP' }],
  ['٤٥٠ EGP', { amount: 450, currency: 'EGP' }],
  ['Free', { amount: 0 }],
])('%j is a price', (written, read) => {
  expect(price.parse(written)).toEqual(read);
});

test.each(['', 'EUR 25 EUR', '1.2345', 'about 25', -1, 2_000_000_000, true, null])(
  '%j is none',
  (written) => {
    expect(price.safeParse(written).success).toBe(false);
  },
);

test('a price has the currency that is nearest to it', () => {
  expect(moneyOf({ amount: 25 }, undefined, 'EUR')).toEqual({ amount: 25, currency: 'EUR' });
  expect(moneyOf(readMoney('25 USD'), 'EUR')).toEqual({ amount: 25, currency: 'USD' });
  expect(moneyOf({ amount: 25 })).toBeUndefined();
  expect(moneyOf(undefined, 'EUR')).toBeUndefined();
});

test.each([
  [25, 'EUR', 'en_US', '€25'],
  [12.5, 'USD', 'en_US', '$12.50'],
  [25, 'EUR', 'de', '25\u00a0€'],
  [120, 'AED', 'en', 'AED\u00a0120'],
  // Old and new versions of Node disagree about coins of it.
  [12.5, 'HUF', 'en', 'HUF\u00a012.50'],
  [0, 'EUR', 'en_US', 'Free'],
  // The sign stays behind its letters, whichever way the line is read.
  [15, 'USD', 'ar', '\u200f15\u00a0US$\u200e'],
  [15, 'EGP', 'ar', '\u200f15\u00a0ج.م.\u200f'],
])('%d %s in %s is %j', (amount, currency, language, shown) => {
  expect(formatPrice({ amount, currency }, wordsFor(language))).toBe(shown);
});
