/** Files that a browser loads for the studio. */
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPages } from '../../../generator/studio/pages.ts';
import { STUDIO_LANGUAGES } from '../../../generator/studio/protocol/words.ts';
import { LANGUAGES } from '../../../generator/words/index.ts';
import { compileWorker } from '../../helpers/worker.mjs';

test('the studio has at most 330 KB, compressed, with the script of framed pages and without words', async () => {
  const files = Object.entries(readPages(dirname(await compileWorker())));
  const sizesOf = (areWords: boolean) =>
    files
      .filter(([name]) => name.startsWith('GET /words/') === areWords)
      .map(([, file]) => gzipSync(file?.body ?? '').length);
  const sizes = sizesOf(false);
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(330_000);
  // A page loads those of one language.
  expect(Math.max(...sizesOf(true))).toBeLessThan(70_000);
});

test('a language with a folder is one of the studio', () => {
  expect([...LANGUAGES, 'en'].filter((code) => !STUDIO_LANGUAGES.includes(code))).toEqual([]);
});
