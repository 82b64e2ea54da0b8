import { expect, test } from 'vitest';
import { openLatestFirst } from '../../../../generator/engine/lib/latest-first.ts';

/** Work that is ended by hand. */
function open(size: number) {
  const queue = openLatestFirst(size);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return {
    begun,
    ask: (name: string) => queue.ask(name, work(name)),
    askLater: (name: string) => queue.askLater(name, work(name)),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('what is asked for last is done first, a few at once', async () => {
  const { begun, ask, end } = open(2);
  const all = ['a', 'b', 'c', 'd', 'c'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'c']);
});

test('what nobody waits for is done one by one, when nothing else is to be done', async () => {
  const { begun, ask, askLater, end } = open(2);
  for (const name of ['x', 'y', 'z']) void askLater(name);
  expect(begun).toEqual(['x']);
  void ask('a');
  void ask('z');
  expect(begun).toEqual(['x', 'a']);
  await end('x');
  await end('a');
  expect(begun).toEqual(['x', 'a', 'z']);
  await end('z');
  expect(begun.at(-1)).toBe('y');
});

test('a failure is that of its piece alone', async () => {
  const queue = openLatestFirst(1);
  const failing = queue.ask('a', async () => {
    throw new Error('no');
  });
  const other = queue.ask('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await other).toBe('done');
});
