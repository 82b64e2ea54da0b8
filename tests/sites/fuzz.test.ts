import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../helpers/site.ts';

/** In milliseconds: two minutes, and far more on a busy machine. */
const LONG = 1_800_000;

let printed = '';

beforeAll(async () => {
  const script = join(packageRoot, 'tests/fuzz/fuzz.mjs');
  const words = ['--seed', '2025', '--count', '300', '--builds', '30'];
  // Failures are on standard output, and the exit code tells of them; what ends it before is on the other.
  const result = await promisify(execFile)(process.execPath, [script, ...words]).catch((error) => error);
  printed = result.stdout + result.stderr;
}, LONG);

test('whatever the files hold, the command line keeps what it promises', () => {
  expect(printed).toMatch(/300 inputs in .*, 0 failed/);
});
