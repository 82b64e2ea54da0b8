import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { viteTextsPlugin } from './bin/texts.mjs';
import { viteVersionPlugin } from './bin/versions.mjs';
import { PATIENCE } from './tests/helpers/patience.ts';
import { LongestFirst } from './tests/helpers/sequencer.ts';

const shared = 'tests/helpers/shared.ts';
const warm = 'tests/helpers/warm.ts';

interface Options {
  /** In milliseconds: it only ends what hangs, on machines many times slower than usual as well. */
  timeout: number;
  globalSetup?: string[];
  include?: string[];
  exclude?: string[];
  isolate?: boolean;
  provide?: { engine: 'firefox' | 'webkit' };
}

const project = (name: string, { timeout, include = [`tests/${name}/**`], ...options }: Options) => ({
  plugins: [viteVersionPlugin, viteTextsPlugin],
  test: {
    name,
    include: include.map((files) => `${files}/*.test.{ts,tsx}`),
    testTimeout: timeout,
    // Of its own, it would wait for a second.
    expect: { poll: { timeout: PATIENCE } },
    hookTimeout: 2 * timeout,
    ...options,
  },
});

export default defineConfig({
  test: {
    // A third of the time is spent waiting: for other processes, and for browsers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      // To load their modules anew for each file takes longer than to test them.
      project('unit', { timeout: 240_000, isolate: false }),
      // The process that runs the command line serves all files of a worker.
      project('sites', { timeout: 240_000, isolate: false, globalSetup: [shared, warm] }),
      project('browser', { timeout: 240_000, isolate: false, globalSetup: [shared, warm] }),
      // The suites of Chromium once more, but for its goldens and the preview.
      project('firefox', {
        timeout: 240_000,
        globalSetup: [shared],
        include: [
          ...['site', 'islands', 'player', 'studio/engines'].map((name) => `tests/browser/${name}`),
          'tests/firefox/**',
        ],
        exclude: ['**/goldens.test.ts'],
        provide: { engine: 'firefox' },
      }),
      project('webkit', {
        timeout: 240_000,
        globalSetup: [shared],
        include: ['tests/webkit/**', 'tests/browser/studio/engines'],
        provide: { engine: 'webkit' },
      }),
    ],
  },
});
