import { expect, test } from 'vitest';
import { runRounds } from '../bench/rounds.mjs';
import { describeRelease } from '../bench/sites/catalogue.mjs';
import { median, ratio, summarise } from '../bench/statistics.mjs';

test('the median is the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 4])).toBe(6.5);
  expect(median([100, 9, 10])).toBe(10);
});

test('the spread goes from the least to the most', () => {
  expect(summarise([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 });
});

test('a ratio compares the runs of each round', () => {
  expect(ratio([2, 20, 3], [1, 10, 1])).toBe(2);
});

test('tools take turns to begin, row by row', async () => {
  const order: string[] = [];
  const tools = [{ name: 'a' }, { name: 'b' }];
  const results = await runRounds({ rounds: 2, rows: ['cold', 'same'], tools }, (row, tool, round) => {
    order.push(`${row} ${tool.name}`);
    return row === 'same' && tool.name === 'b' ? undefined : { wall: round };
  });
  expect(order).toEqual(['cold a', 'cold b', 'same a', 'same b', 'cold b', 'cold a', 'same b', 'same a']);
  expect(results).toEqual([
    { row: 'cold', tool: 'a', samples: [{ wall: 0 }, { wall: 1 }] },
    { row: 'cold', tool: 'b', samples: [{ wall: 0 }, { wall: 1 }] },
    { row: 'same', tool: 'a', samples: [{ wall: 0 }, { wall: 1 }] },
  ]);
});

test('a release is the same each time, and unlike others', () => {
  expect(describeRelease(7)).toEqual(describeRelease(7));
  expect(describeRelease(8).text).not.toBe(describeRelease(7).text);
  expect(describeRelease(7, 'Take 2.').text).toContain('Take 2.');
});
