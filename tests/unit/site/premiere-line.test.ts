/** First performances as catalogues print them: the day never stays in the name of a hall. */
import { expect, test } from 'vitest';
import { readPremiere } from '../../../generator/site/premiere-line.ts';

test.each([
  ['Wigmore Hall, 2 May 2023', { date: '2023-05-02', venue: 'Wigmore Hall' }],
  ['Carnegie Hall, May 2, 2023', { date: '2023-05-02', venue: 'Carnegie Hall' }],
  [
    '14. März 2025, Elbphilharmonie, Hamburg',
    { date: '2025-03-14', venue: 'Elbphilharmonie', city: 'Hamburg' },
  ],
  ['Paris, Salle Cortot, 3 février 2021', { date: '2021-02-03', venue: 'Salle Cortot', city: 'Paris' }],
  ['Barbican, 2025', { date: '2025', venue: 'Barbican' }],
  [
    'BBC Symphony Orchestra, cond. Ana Reis, Barbican, London, 14 March 2025',
    {
      ...{ date: '2025-03-14', venue: 'Barbican', city: 'London' },
      performers: [{ name: 'BBC Symphony Orchestra' }, { name: 'Ana Reis', role: 'Conductor' }],
    },
  ],
  ['Wigmore Hall', undefined],
])('%s', (line, premiere) => {
  expect(readPremiere(line)).toEqual(premiere);
});
