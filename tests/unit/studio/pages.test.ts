/** What a browser loads for the studio. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundlePages } from '../../../generator/studio/pages.ts';
import { packageRoot } from '../../helpers/site.ts';

test('the studio has at most 300 KB, compressed', async () => {
  const files = await bundlePages(packageRoot);
  const sizes = Object.values(files).map((file) => gzipSync(file?.body ?? '').length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});
