import fc from 'fast-check';
import { expect, test } from 'vitest';
import { events } from '../../../../generator/features/shows/schema.ts';

const messagesOf = (date: string) =>
  events
    .safeParse({ events: [{ title: 'Night', city: 'Lisbon', date }] })
    .error?.issues.map(({ message }) => message);

test.each(['1000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('a show on %s is refused', (date) => {
  expect(messagesOf(date)).toEqual(['must be in the years 1900 to 2199']);
});

test.each(['1900-01-01', '2199-12-31'])('a show on %s can be', (date) => {
  expect(messagesOf(date)).toBeUndefined();
});

const priced = (price: unknown) => {
  const read = events.safeParse({ events: [{ title: 'Night', city: 'Lisbon', date: '2026-01-01', price }] });
  return read.success ? read.data.events?.[0]?.price : read.error.issues.map(({ message }) => message);
};

test.each([
  ['25 EUR', [{ amount: 25, currency: 'EUR' }]],
  ['eur 12,50', [{ amount: 12.5, currency: 'EUR' }]],
  ['from €25', [{ amount: 25, currency: 'EUR', isLowest: true }]],
  ['1,200.50 AED', [{ amount: 1200.5, currency: 'AED' }]],
  ['free', [{ amount: 0 }]],
  ['Free admission', [{ amount: 0 }]],
  [0, [{ amount: 0 }]],
  ['Pay what you can', [{ words: 'Pay what you can' }]],
  ['10–15 EUR', [{ words: '10–15 EUR' }]],
  [{ amount: 25, currency: 'EUR' }, [{ amount: 25, currency: 'EUR' }]],
  [{ amount: '25 EUR' }, [{ amount: 25, currency: 'EUR' }]],
  [{ amount: 0 }, [{ amount: 0 }]],
  [
    ['18 €', '12 € ermäßigt'],
    [
      { amount: 18, currency: 'EUR' },
      { amount: 12, currency: 'EUR', label: 'ermäßigt' },
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
    '24/12 €',
    [
      { amount: 24, currency: 'EUR' },
      { amount: 12, currency: 'EUR' },
    ],
  ],
  [
    ['20 EUR', 'Pay what you can'],
    [{ amount: 20, currency: 'EUR' }, { words: 'Pay what you can' }],
  ],
])('the price of a show may be %j', (written, price) => {
  expect(priced(written)).toEqual(price);
});

test.each([
  ...['Free entry', 'Eintritt frei', 'gratis', 'Entrée libre', 'Entrada gratuita', 'Entrada livre'],
  ...['Ingresso libero', 'Giriş ücretsiz', 'الدخول مجاني', 'مجانًا'],
])('%s costs nothing', (written) => {
  expect(priced(written)).toEqual([{ amount: 0 }]);
});

test.each([
  [25, 'must have a currency, such as 25 EUR'],
  ['$45', 'must have a currency, such as 25 EUR'],
  ['45 $', 'must have a currency, such as 25 EUR'],
  [[25, 18], 'must have a currency, such as 25 EUR'],
  [{ amount: 25 }, 'must have a currency, such as 25 EUR'],
])('and not %j', (written, message) => {
  expect(priced(written)).toEqual([message]);
});

test('a price below zero is none, in words, a number or a list', () => {
  const sign = fc.constantFrom('-', '−', '–');
  fc.assert(
    fc.property(
      sign,
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('%', '% EUR', '€%', '€ %'),
      (minus, sum, form) => {
        const written = form.replace('%', `${minus}${sum}`);
        for (const each of [written, [written, '3 EUR'], -sum, `${minus}€${sum}`])
          expect([each, priced(each)]).toEqual([each, ['must be what a ticket costs']]);
        expect(priced(`${sum}${minus}${sum + 5} EUR`)).not.toEqual(['must be what a ticket costs']);
      },
    ),
  );
});
