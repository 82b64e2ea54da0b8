import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../helpers/site.ts';

test('whatever the files hold, the command line keeps what it promises', async () => {
  const script = join(packageRoot, 'tests/fuzz/fuzz.mjs');
  const words = ['--seed', '2025', '--count', '300', '--builds', '4'];
  // Failures are on standard output, and the exit code tells of them.
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words]).catch((error) => error);
  expect(stdout).toMatch(/300 inputs in .*, 0 failed/);
});
