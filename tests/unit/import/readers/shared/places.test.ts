/** Places as people and spreadsheets write them. */
import { expect, test } from 'vitest';
import { splitPlace } from '../../../../../generator/import/readers/shared/places.ts';

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
  [
    'The Roxy, 9009 Sunset Blvd, West Hollywood, CA 90069, USA',
    { venue: 'The Roxy', address: '9009 Sunset Blvd', city: 'West Hollywood, CA', country: 'USA' },
  ],
  [
    'Wigmore Hall, London',
    { venue: 'Wigmore Hall', city: 'London', doubt: 'venue and city are from "Wigmore Hall, London"' },
  ],
  ['Elbphilharmonie', { venue: 'Elbphilharmonie', doubt: '"Elbphilharmonie" may be the city' }],
  ['Los Angeles, CA', { city: 'Los Angeles, CA', doubt: 'CA may be a country' }],
])('the place %s', (written, parts) => {
  expect(splitPlace(written)).toEqual(parts);
});
