import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from '../../../../generator/engine/lib/record.ts';
import { checkPaths, refusePath } from '../../../../generator/engine/publish/paths.ts';

test.each([
  'index.html',
  'music/index.html',
  'a.b/c-d_e (1).txt',
  '.well-known/x',
  'rêve.html',
  'console.txt',
])('%s is sound', (path) => expect(refusePath(path)).toBeUndefined());

test.each([
  '',
  '/etc/passwd',
  '../x',
  'a/../../x',
  'a/./b',
  'a//b',
  'a/',
  'a\\b',
  'C:/x',
  'a\0b',
  'a\nb',
  'con',
  'a/NUL.html',
  'com1.txt',
  'LPT¹',
  'a./b',
  'a /b',
  'what?',
  '.liner',
  `${'x'.repeat(256)}`,
])('%j is refused', (path) => expect(refusePath(path)).toMatch(/./));

const artifact = (path: string) => ({ path, body: '' });

test('a name that some disk refuses is answered with one near it that all can store', () => {
  const namesOf = (path: string) =>
    checkPaths([artifact(path)]).problems.map((found) => valueAt(found, ['values', 'name']));
  expect(['a:b.txt', 'Rider? (new).pdf', 'a./NUL.html', '../c.html', '.liner'].flatMap(namesOf)).toEqual([
    'a-b.txt',
    'Rider- (new).pdf',
    'a/NUL-1.html',
    undefined,
    undefined,
  ]);
  const part = fc.string({
    unit: fc.constantFrom('a', 'é', 'com1', '.', ' ', ':', '?', '"', '\\', '\n', '/'),
  });
  fc.assert(
    fc.property(part, (path) => {
      const named = namesOf(`a/${path}.pdf`).flatMap((name) => name ?? []);
      expect(named.flatMap((name) => refusePath(String(name)) ?? [])).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('refused and colliding paths are problems that name them; the rest is sound', () => {
  const paths = [
    'a.html',
    'A.HTML',
    'b.html',
    'b.html',
    '../c.html',
    'D',
    'd/e.html',
    'd/e.html/f',
    'fine/é.html',
  ];
  const { sound, problems } = checkPaths(paths.map(artifact));
  expect(sound.map(({ path }) => path)).toEqual(['a.html', 'b.html', 'd/e.html/f', 'fine/é.html']);
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
    [
      "output/same-path: On some disks, two files of the site have the same path: "a.html" and "A.HTML".",
      "output/same-path: Two files of the site have the same path: "b.html".",
      "output/bad-path: The file "../c.html" cannot be written: it leaves its folder.",
      "output/same-path: "D" cannot be both a file and the folder of "d/e.html".",
      "output/same-path: "d/e.html" cannot be both a file and the folder of "d/e.html/f".",
    ]
  `);
});

test('a file of the artist with the name of one of Liner is the one to rename, in either order', () => {
  const own = { ...artifact('404.html'), source: 'static/404.html' };
  for (const pair of [
    [own, artifact('404.html')],
    [artifact('404.html'), own],
  ])
    expect(checkPaths(pair).problems).toMatchObject([
      { message: 'assets/static/404.html has the name of a file that Liner makes.' },
    ]);
});

test('names that differ in Unicode form alone collide', () => {
  const { problems } = checkPaths([artifact('caf\u00e9.html'), artifact('cafe\u0301.html')]);
  expect(problems).toHaveLength(1);
});
