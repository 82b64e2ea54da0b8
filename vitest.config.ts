import { defineConfig } from 'vitest/config';
import { viteVersionPlugin } from './bin/versions.js';

/** @param timeout in milliseconds: it only ends what hangs, on machines many times slower than usual as well */
const project = (name: string, timeout: number, globalSetup: string[], isolate = true) => ({
  plugins: [viteVersionPlugin],
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: timeout,
    hookTimeout: 2 * timeout,
    globalSetup,
    isolate,
  },
});

const shared = 'tests/helpers/shared.ts';
const warm = 'tests/helpers/warm.ts';

export default defineConfig({
  test: {
    // Most of the time is spent waiting: for other processes, and for browsers.
    maxWorkers: '100%',
    projects: [
      // Pure functions: to load their modules anew for each file takes longer than to test them.
      project('unit', 60_000, [], false),
      project('sites', 120_000, [shared, warm]),
      project('browser', 120_000, [shared]),
    ],
  },
});
