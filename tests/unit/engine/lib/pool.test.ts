import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapLargestFirst, mapPool } from '../../../../generator/engine/lib/pool.ts';

test('results keep the order of the items', async () => {
  const results = await mapPool([30, 5, 1], 3, async (ms, index) => {
    await wait(ms);
    return `${index}:${ms}`;
  });
  expect(results).toEqual(['0:30', '1:5', '2:1']);
});

test('the largest is begun first, and results keep the order of the items all the same', async () => {
  const begun: number[] = [];
  const results = await mapLargestFirst(
    [1, 30, 5],
    2,
    (size) => size,
    async (size) => begun.push(size) * 0 + size,
  );
  expect([begun, results]).toEqual([
    [30, 5, 1],
    [1, 30, 5],
  ]);
});

test('no more than the given number run at once', async () => {
  let running = 0;
  let most = 0;
  await mapPool(Array.from({ length: 20 }), 4, async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
  });
  expect(most).toBe(4);
});

test('after a failure nothing new begins, and what runs ends first', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = mapPool([0, 1, 2, 3], 2, async (item) => {
    begun.push(item);
    await wait(item === 0 ? 1 : 10);
    if (item === 0) throw new Error('broken');
    ended.push(item);
  });
  await expect(work).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([1]);
});

test('nothing to do gives nothing', async () => {
  expect(await mapPool([], 4, async () => 1)).toEqual([]);
});
