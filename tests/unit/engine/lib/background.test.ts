import { expect, test, vi } from 'vitest';
import { openBackground } from '../../../../generator/engine/lib/background.ts';

/** Work that is ended by hand. */
function open(size: number) {
  const onDone = vi.fn();
  const counts: string[] = [];
  const background = openBackground<string>({
    ...{ size, onDone },
    onProgress: (done, total, name) => counts.push(`${done}/${total} ${name}`),
  });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (error) => (error ? reject(error) : resolve(name))),
    );
  };
  return {
    ...{ begun, counts, onDone },
    ask: (name: string) => background.ask(name, name, work(name)),
    askLater: (name: string) => background.askLater(name, name, work(name)),
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('what is asked for last is done first, a few at once', async () => {
  const { begun, ask, end } = open(2);
  const all = ['a', 'b', 'c', 'd', 'c'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'c']);
});

test('what nobody waits for is done one by one, when nothing else is to be done', async () => {
  const { begun, ask, askLater, end } = open(2);
  for (const name of ['x', 'y', 'x']) askLater(name);
  expect(begun).toEqual(['x']);
  void ask('a');
  void ask('b');
  expect(begun).toEqual(['x', 'a']);
  await end('x');
  await end('a');
  expect(begun).toEqual(['x', 'a', 'b']);
  await end('b');
  expect(begun).toEqual(['x', 'a', 'b', 'y']);
});

test('news comes once, when nothing is left for later, and not of failures', async () => {
  const { askLater, end, onDone } = open(2);
  for (const name of ['x', 'y']) askLater(name);
  await end('x');
  expect(onDone).not.toHaveBeenCalled();
  await end('y', new Error('gone'));
  expect(onDone).toHaveBeenCalledTimes(1);
  askLater('z');
  await end('z', new Error('gone'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the count goes on until nothing is left, and begins again', async () => {
  const { ask, askLater, end, counts } = open(2);
  askLater('x');
  void ask('a');
  await end('x');
  await end('a');
  void ask('b');
  expect(counts).toEqual(['0/1 x', '0/2 a', '1/2 x', '2/2 a', '0/1 b']);
});

test('a failure is that of its piece alone', async () => {
  const background = openBackground({ size: 1, onDone: () => {} });
  const failing = background.ask('a', 'a', async () => {
    throw new Error('no');
  });
  const other = background.ask('b', 'b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await other).toBe('done');
});
