import { defineConfig } from 'vitest/config';
import { viteVersionPlugin } from './bin/versions.js';

const project = (name: string, testTimeout: number, hookTimeout: number) => ({
  plugins: [viteVersionPlugin],
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout, hookTimeout },
});

export default defineConfig({
  test: {
    // Most of the time is spent waiting: for other processes, and for browsers.
    maxWorkers: '100%',
    projects: [
      project('unit', 10_000, 20_000),
      project('sites', 30_000, 120_000),
      project('browser', 30_000, 120_000),
    ],
  },
});
