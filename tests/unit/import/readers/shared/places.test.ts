/** Places as people and spreadsheets write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn, splitPlace } from '../../../../../generator/import/readers/shared/places.ts';

test.each([
  [
    'Philharmonie, Herbert-von-Karajan-Straße 1, 10785 Berlin, Germany',
    { venue: 'Philharmonie', address: 'Herbert-von-Karajan-Straße 1', city: 'Berlin', country: 'Germany' },
  ],
  [
    'Village Underground, 54 Holywell Ln, London EC2A 3PQ, UK',
    { venue: 'Village Underground', address: '54 Holywell Ln', city: 'London', country: 'UK' },
  ],
  [
    'Casa da Música, Avenida da Boavista 604, 4149-071 Porto, Portugal',
    { venue: 'Casa da Música', address: 'Avenida da Boavista 604', city: 'Porto', country: 'Portugal' },
  ],
  ['Lisbon, Portugal', { city: 'Lisbon', country: 'Portugal' }],
  ['Berlin (DE)', { city: 'Berlin', country: 'DE' }],
  ['Napoli (NA)', { city: 'Napoli (NA)', doubt: 'NA may be a country' }],
  ['Duel, Napoli (NA)', { venue: 'Duel', city: 'Napoli (NA)', doubt: 'NA may be a country' }],
  ['Oslo (NO)', { city: 'Oslo', country: 'NO' }],
  ['Black Cat, Washington DC', { venue: 'Black Cat', city: 'Washington, DC' }],
  [
    'The Roxy, 9009 Sunset Blvd, West Hollywood, CA 90069, USA',
    { venue: 'The Roxy', address: '9009 Sunset Blvd', city: 'West Hollywood, CA', country: 'USA' },
  ],
  [
    'Wigmore Hall, London',
    { venue: 'Wigmore Hall', city: 'London', doubt: 'venue and city are from "Wigmore Hall, London"' },
  ],
  ['Elbphilharmonie', { venue: 'Elbphilharmonie', doubt: '"Elbphilharmonie" may be the city' }],
  ['', {}],
  [' , ', {}],
  ['Los Angeles, CA', { city: 'Los Angeles, CA', doubt: 'CA may be a country' }],
])('the place %s', (written, parts) => {
  expect(splitPlace(written)).toEqual(parts);
});

test.each([
  ['Singapore', { city: 'Singapore' }],
  ['Alfama, Lisbon', { city: 'Alfama, Lisbon' }],
  ['Austin, TX', { city: 'Austin, TX' }],
  ['Lisbon - Portugal', { city: 'Lisbon', country: 'Portugal' }],
  ['Berlin (DE)', { city: 'Berlin', country: 'DE' }],
  ['', {}],
])('the city %s', (written, parts) => {
  expect(splitPlace(written, undefined, 'city')).toEqual(parts);
});

const STATES = ['RS', 'SC', 'PE', 'SE', 'ES', 'MG', 'PA', 'MT', 'AM', 'BA'];

test('a code that some places of a list have and that may be a state makes no country', () => {
  const place = fc.tuple(fc.constantFrom(...STATES), fc.constantFrom('/', ', ', ' / ', ','));
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), fc.nat(5), (codes, at) => {
      const places = codes.map(([code, sign], index) => `City ${'ABCDE'[index]}${sign}${code}`);
      places.splice(at, 0, 'Leipzig');
      const found = codesIn(places);
      for (const written of places) {
        const { city, country } = splitPlace(written.replace('/', ','), found);
        expect(country).toBeUndefined();
        if (written !== 'Leipzig') expect(city).toBe(written.replace(/ ?[/,] ?/, ', '));
      }
    }),
  );
});

test('where each place has a code, and all are countries, they are', () => {
  expect(codesIn(['Leipzig, DE', 'Belgrade, RS', 'Stockholm, SE'])).toBe('countries');
  expect(codesIn(['Leipzig', 'Wien, AT', 'Zürich, CH'])).toBe('countries');
});
