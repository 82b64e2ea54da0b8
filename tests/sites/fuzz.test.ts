import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../helpers/site.ts';

let printed = '';

beforeAll(async () => {
  const script = join(packageRoot, 'tests/fuzz/fuzz.mjs');
  const words = ['--seed', '2025', '--count', '40', '--builds', '10'];
  // Failures are on standard output, and the exit code tells of them; what ends it before is on the other.
  const result = await promisify(execFile)(process.execPath, [script, ...words]).catch((error) => error);
  printed = result.stdout + result.stderr;
});

test('whatever the files hold, the command line keeps what it promises', () => {
  expect(printed).toMatch(/40 inputs in .*, 0 failed/);
});
