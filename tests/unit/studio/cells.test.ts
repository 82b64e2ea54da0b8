/** Cells that are pasted into a table of the studio. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells } from '../../../generator/studio/cells.ts';

test.each([
  ['length', ['4:12', "3'20", '200000 ms', 'unknown'], ['4:12', '3:20', '3:20', 'unknown']],
  [
    'day',
    ['14 Nov 2025', 'Friday, 21 November 2025', '2025-12-06'],
    ['2025-11-14', '2025-11-21', '2025-12-06'],
  ],
  ['day', ['14/11/2025', '05/12/2025'], ['2025-11-14', '2025-12-05']],
  ['clock', ['22:00', '8pm', '20 Uhr'], ['22:00', '20:00', '20:00']],
  ['text', ['  Doors at Ten ', ''], ['Doors at Ten', '']],
])('%s: %j', (value, cells, texts) => {
  const [column = []] = readCells({ columns: [{ value, cells }] }, '2025-09-25').columns;
  expect(column.map(({ text }) => text)).toEqual(texts);
  expect(column.filter(({ doubt }) => doubt !== undefined)).toEqual([]);
});

test('what can be read in two ways is said to be', () => {
  const { columns } = readCells({ columns: [{ value: 'day', cells: ['05/12/2025'] }] }, '2025-09-25');
  expect(columns).toEqual([[{ text: '2025-12-05', doubt: '05/12/2025' }]]);
});

test('whatever is sent has an answer for each cell, at once', () => {
  const units = fc.constantFrom('-', '1', '5 - ', ' ', ':', '1:', 'h', '/', '1,', 'a b ');
  const cell = fc.oneof(
    fc.string(),
    fc
      .tuple(units, fc.integer({ min: 1, max: 10_000 }))
      .map(([unit, length]) => unit.repeat(length / unit.length)),
  );
  const column = fc.record({
    value: fc.oneof(
      fc.constantFrom('day', 'partialDate', 'clock', 'length', 'text'),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
    ),
    cells: fc.array(cell, { maxLength: 20 }),
  });
  fc.assert(
    fc.property(fc.array(column, { maxLength: 4 }), (columns) => {
      const start = process.cpuUsage();
      const answer = readCells({ columns }, '2025-09-25');
      const { user, system } = process.cpuUsage(start);
      expect(answer.columns.map(({ length }) => length)).toEqual(columns.map(({ cells }) => cells.length));
      expect(user + system).toBeLessThan(2_000_000);
    }),
    { numRuns: Number(process.env['LINER_RUNS'] ?? 100) },
  );
});
