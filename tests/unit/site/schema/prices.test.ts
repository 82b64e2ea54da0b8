import { expect, test } from 'vitest';
import { hasKnownWords, price, readPrices } from '../../../../generator/engine/values/index.ts';
import labels from '../../../../generator/engine/values/money/labels.json' with { type: 'json' };
import { ticketPrice } from '../../../../generator/features/shows/ticket-schema.ts';
import { priceLabel } from '../../../../generator/features/shows/tickets.ts';
import { formatLowest, formatPrice, formatPrices, pricesOf } from '../../../../generator/site/money.ts';
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
  ['from 25 eur', { amount: 25, currency: 'EUR', isLowest: true }],
  ['ab 18,50 €', { amount: 18.5, currency: 'EUR', isLowest: true }],
  ['£18,000', { amount: 18_000, currency: 'GBP' }],
  ['N18,000', { amount: 18_000, currency: 'NGN' }],
  ['₦18,000', { amount: 18_000, currency: 'NGN' }],
  ['₦18, 000', { amount: 18_000, currency: 'NGN' }],
  ['18,50 €', { amount: 18.5, currency: 'EUR' }],
  ['18.000 €', { amount: 18_000, currency: 'EUR' }],
  ['1.234,50 €', { amount: 1234.5, currency: 'EUR' }],
  ['US$45', { amount: 45, currency: 'USD' }],
  ['R$ 45', { amount: 45, currency: 'BRL' }],
  ['45 zł', { amount: 45, currency: 'PLN' }],
  [
    { amount: '25 EUR', label: 'Reduced' },
    { amount: 25, currency: 'EUR', label: 'Reduced' },
  ],
  ['12 EURO', { amount: 12, currency: 'EUR' }],
  ['12.50 pounds', { amount: 12.5, currency: 'GBP' }],
  ['٤٥٠ EGP', { amount: 450, currency: 'EGP' }],
  ['Free', { amount: 0 }],
])('%j is a price', (written, read) => {
  expect(price.parse(written)).toEqual([read]);
});

test.each([
  [
    ['£55', '₦95,000'],
    [
      { amount: 55, currency: 'GBP' },
      { amount: 95_000, currency: 'NGN' },
    ],
  ],
  [
    '£55 / ₦95,000',
    [
      { amount: 55, currency: 'GBP' },
      { amount: 95_000, currency: 'NGN' },
    ],
  ],
  [
    '18/12 €',
    [
      { amount: 18, currency: 'EUR' },
      { amount: 12, currency: 'EUR' },
    ],
  ],
  [
    [25, '18 EUR reduced'],
    [
      { amount: 25, currency: 'EUR' },
      { amount: 18, currency: 'EUR', label: 'reduced' },
    ],
  ],
  ...['25 EUR, 15 EUR ermäßigt', '€25, €15 ermäßigt', '25/15 € ermäßigt'].map(
    (written): [string, object[]] => [
      written,
      [
        { amount: 25, currency: 'EUR' },
        { amount: 15, currency: 'EUR', label: 'ermäßigt' },
      ],
    ],
  ),
  [
    'VVK 15 € / AK: 18 €',
    [
      { amount: 15, currency: 'EUR', label: 'VVK' },
      { amount: 18, currency: 'EUR', label: 'AK' },
    ],
  ],
])('%j are several', (written, read) => {
  expect(price.parse(written)).toEqual(read);
});

test.each([
  '',
  'EUR 25 EUR',
  '1.2345',
  1.234,
  '$45',
  '45 $',
  'XX$ 4',
  ['a lot'],
  '2 for 30 EUR',
  '25 EUR, children free of charge',
  '10 €, unter 26',
  '15 €, ab 20 Uhr',
  '30 €, 2 sets',
  '20 €, 26 and under free',
  '10 € (ab 18)',
  '25 EUR (3 nights)',
  '25 € (Pfand 2 €)',
  'about 25',
  -1,
  2_000_000_000,
  true,
  null,
])('%j is none', (written) => {
  expect(price.safeParse(written).success).toBe(false);
});

test('a price has the currency that is nearest to it', () => {
  expect(pricesOf([{ amount: 25 }], undefined, 'EUR')).toEqual([{ amount: 25, currency: 'EUR' }]);
  expect(pricesOf(readPrices('25 USD'), 'EUR')).toEqual([{ amount: 25, currency: 'USD' }]);
  expect(pricesOf([{ amount: 25 }])).toEqual([]);
  expect(pricesOf(undefined, 'EUR')).toEqual([]);
});

const inWords = (written: unknown, language: string) =>
  [formatPrices, formatLowest].map((format) => format(pricesOf(price.parse(written)), wordsFor(language)));

test.each([
  ['18,50 €', 'de', '18,50\u00a0€', '18,50\u00a0€'],
  ['ab 18,50 €', 'de', 'Ab 18,50\u00a0€', 'Ab 18,50\u00a0€'],
  [['£55', '₦95,000'], 'en_GB', '£55 / ₦95,000', '£55 / ₦95,000'],
  [['25 EUR', '18 EUR reduced'], 'en_US', '€25 / reduced €18', 'From €18'],
  [['£20', '£15', '₦9,000'], 'en_NG', '£20 / £15 / ₦9,000', 'From £15 / ₦9,000'],
])('%j in %s is %j, in short %j', (written, language, all, lowest) => {
  expect(inWords(written, language)).toEqual([all, lowest]);
});

test.each([
  [25, 'EUR', 'en_US', '€25'],
  [12.5, 'USD', 'en_US', '$12.50'],
  [25, 'EUR', 'de', '25\u00a0€'],
  [120, 'AED', 'en', 'AED\u00a0120'],
  // Old and new versions of Node disagree about coins of it.
  [12.5, 'HUF', 'en', 'HUF\u00a012.50'],
  [10_000, 'NGN', 'en_NG', '₦10,000'],
  [10_000, 'NGN', 'en_GB', '₦10,000'],
  [45, 'USD', 'en_GB', 'US$45'],
  [0, 'EUR', 'en_US', 'Free'],
  // The sign stays behind its letters, whichever way the line is read.
  [15, 'USD', 'ar', '\u200f15\u00a0US$\u200e'],
  [15, 'EGP', 'ar', '\u200f15\u00a0ج.م.\u200f'],
])('%d %s in %s is %j', (amount, currency, language, shown) => {
  expect(formatPrice({ amount, currency }, wordsFor(language))).toBe(shown);
});

test.each([undefined, 'EUR', 'NGN'])('what is free is free in %s', (currency) => {
  const words = wordsFor('de');
  expect(formatPrices(pricesOf(price.parse('frei'), currency), words)).toBe('Kostenlos');
  expect(formatPrices(pricesOf(price.parse(8)), words)).toBe('');
});

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'tr', 'ar'];

test('words that most artists have beside prices are in the language of the page, and others stay', () => {
  for (const row of labels.slice(0, -1)) {
    const forms = new Map(Object.entries(row).map(([code, words]) => [code, words.split(', ')]));
    for (const [from, words] of forms)
      for (const to of LANGUAGES)
        for (const word of words) {
          const shown = formatPrices([{ amount: 5, currency: 'EUR', label: word }], wordsFor(to));
          const own = forms.get(to) ?? [];
          expect(shown, `${word} of ${from} in ${to}`).toContain(own.includes(word) ? word : own[0]);
        }
  }
  const label = 'Chormitglieder';
  expect(formatPrices([{ amount: 5, currency: 'EUR', label }], wordsFor('en'))).toBe('Chormitglieder €5');
  expect(formatPrices(pricesOf(price.parse('8 € im Monat')), wordsFor('en'))).toBe('€8 a month');
  expect(formatPrices(pricesOf(price.parse('8 EUR a month')), wordsFor('de'))).toBe('8\u00a0€ im Monat');
});

test.each([
  ['Eintritt frei, Spenden erbeten', 'Free entry, donations welcome', 'Eintritt frei, Spenden erbeten'],
  ['Pay what you can', 'Pay what you can', 'Pay what you can'],
  ['Eintritt frei, Hut geht um', 'Eintritt frei, Hut geht um', 'Eintritt frei, Hut geht um'],
])('entry for %s', (written, en, de) => {
  const shown = ['en', 'de'].map((code) => priceLabel(ticketPrice.parse(written), wordsFor(code)));
  expect(shown).toEqual([en, de]);
  expect(hasKnownWords(written)).toBe(en !== de);
});
