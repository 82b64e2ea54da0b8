import { expect, test } from 'vitest';
import { withMemory } from '../../../../generator/engine/media/sharp.ts';

test('large pictures are worked on one after the other, small ones beside them', async () => {
  const running = new Set<string>();
  const seen: string[] = [];
  const work = (name: string, bytes: number) =>
    withMemory(bytes, async () => {
      running.add(name);
      seen.push([...running].join('+'));
      await new Promise((resume) => setImmediate(resume));
      running.delete(name);
      return name;
    });
  const sizes: [string, number][] = [
    ['huge', 900e6],
    ['large', 300e6],
    ['other', 300e6],
    ['small', 0],
  ];
  expect(await Promise.all(sizes.map(([name, bytes]) => work(name, bytes)))).toEqual(
    sizes.map(([name]) => name),
  );
  expect(seen[0]).toBe('huge');
  expect(
    seen.filter((names) => /huge.+(large|other)|(large|other).+huge|large.+other|other.+large/.test(names)),
  ).toEqual([]);
  expect(seen).toHaveLength(4);
});

test('work that fails gives its memory back', async () => {
  await expect(withMemory(900e6, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await withMemory(900e6, async () => 1)).toBe(1);
});
