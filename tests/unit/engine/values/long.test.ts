/** Values of any length, as a file of somebody else may have them: none takes time by the square of its length. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readClock,
  readLabelled,
  readLength,
  readMoney,
  readPrices,
} from '../../../../generator/engine/values/index.ts';
import { readNotes } from '../../../../generator/import/readers/calendar/calls.ts';
import { readDates, readDay } from '../../../../generator/site/schema/dates.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

const READ = {
  ...{ readClock, readLabelled, readLength, readMoney, readPrices, readNotes, readDates, readDay },
} as const;
const UNITS = [
  '-',
  '/',
  '1',
  '1:',
  '00:',
  '5 - ',
  '20',
  '1,',
  '. ',
  ' ',
  '€1 ',
  'Jan ',
  'a b ',
  '(',
  '&',
  '1h',
  '@',
  'x & ',
];

test('reading takes linear time', () => {
  const text = fc
    .tuple(fc.constantFrom(...UNITS), fc.constantFrom('', 'x', '1', ' €', '§'))
    .map(([unit, end]) => unit.repeat(100_000 / unit.length) + end);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(READ)), text, (name, written) => {
      const start = process.cpuUsage();
      for (const [key, read] of Object.entries(READ)) if (key === name) read(written);
      const { user, system } = process.cpuUsage(start);
      // By the square, it would be a minute.
      expect([name, written.slice(0, 9), user + system < 5_000_000]).toEqual([
        name,
        written.slice(0, 9),
        true,
      ]);
    }),
    { numRuns: RUNS },
  );
});
