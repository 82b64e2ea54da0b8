/** What a browser loads for the studio. */
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPages } from '../../../generator/studio/pages.ts';
import { compileWorker } from '../../helpers/worker.mjs';

test('the studio has at most 330 KB, compressed, with the script of framed pages', async () => {
  const files = readPages(dirname(await compileWorker()));
  const sizes = Object.values(files).map((file) => gzipSync(file?.body ?? '').length);
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(330_000);
});
