import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';

const tests = dirname(import.meta.dirname);
const files = glob.sync('{unit,sites,browser,helpers}/**/*.{ts,tsx}', { cwd: tests });

test('unit tests lie in the folders of the generator', () => {
  const folders = new Set(files.filter((file) => /^unit\/.+\//.test(file)).map(dirname));
  const odd = [...folders].filter(
    (folder) => !existsSync(join(tests, folder.replace(/^unit/, '../generator'))),
  );
  expect(folders.size).toBeGreaterThan(5);
  expect(odd).toEqual([]);
});

test('what several kinds of test share is in tests/helpers', () => {
  const foreign = files.flatMap((file) => {
    const text = readFileSync(join(tests, file), 'utf8');
    const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    );
    const kind = file.split('/', 1)[0];
    return imported
      .filter((path) => /^(unit|sites|browser)\//.test(path) && path.split('/', 1)[0] !== kind)
      .map((path) => `${file} imports ${path}`);
  });
  expect(foreign).toEqual([]);
});
