import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { viteTextsPlugin } from './bin/texts.mjs';
import { viteVersionPlugin } from './bin/versions.mjs';
import { PATIENCE } from './tests/helpers/patience.ts';

const shared = 'tests/helpers/shared.ts';
const setUp = 'tests/helpers/set-up.ts';
const warm = 'tests/helpers/warm.ts';
const cores = availableParallelism();

interface Options {
  /** In milliseconds: it only ends what hangs, on machines many times slower than usual as well. */
  timeout?: number;
  /** Projects with the same number run side by side, the others before or after them. */
  order: number;
  maxWorkers?: number;
  globalSetup?: string[];
  include?: string[];
  exclude?: string[];
  isolate?: boolean;
  provide?: { engine?: 'firefox' | 'webkit'; isWhole?: true };
}

const project = (
  name: string,
  { timeout = 180_000, order, include = [`tests/${name}/**`], ...options }: Options,
) => ({
  plugins: [viteVersionPlugin, viteTextsPlugin],
  test: {
    name,
    include: include.map((files) => `${files}/*.test.{ts,tsx}`),
    testTimeout: timeout,
    setupFiles: [setUp],
    // Without this, it would wait for a second.
    expect: { poll: { timeout: PATIENCE } },
    hookTimeout: 2 * timeout,
    sequence: { groupOrder: order },
    ...options,
  },
});

/** A third of the time of sites and browsers is spent waiting: for other processes, and for browsers. */
const waiting = {
  maxWorkers: Math.ceil(1.5 * cores),
  // A race that a busy machine loses once is no fault of what is merged; a fault fails twice.
  retry: process.env['CI'] ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      // Loading their modules once for each file takes longer than testing them.
      project('unit', { timeout: 120_000, order: 0, maxWorkers: cores, isolate: false }),
      // The process that runs the command line serves all files of a worker.
      project('sites', { order: 1, ...waiting, isolate: false, globalSetup: [shared, warm] }),
      project('browser', {
        ...{ order: 1, ...waiting, isolate: false, globalSetup: [shared, warm] },
        // What differs between engines is proven in all of them, in the release layer.
        exclude: ['tests/browser/studio/engines/**'],
      }),
      project('release', { order: 2, ...waiting, timeout: 300_000, globalSetup: [shared, warm] }),
      // Every row of each matrix of the suites, of which `npm test` takes some.
      project('matrix', {
        order: 2,
        ...waiting,
        timeout: 300_000,
        isolate: false,
        globalSetup: [shared, warm],
        include: [
          ...['tests/unit/**', 'tests/sites/**', 'tests/browser/site', 'tests/browser/islands'],
          ...['tests/browser/player', 'tests/browser/studio/**'],
        ],
        provide: { isWhole: true },
      }),
      // The suites of Chromium once more, but for its goldens and the preview.
      project('firefox', {
        order: 3,
        globalSetup: [shared],
        include: [
          ...['site', 'islands', 'player', 'studio/engines'].map((name) => `tests/browser/${name}`),
          'tests/firefox/**',
        ],
        exclude: ['**/goldens.test.ts'],
        provide: { engine: 'firefox', isWhole: true },
      }),
      project('webkit', {
        order: 4,
        globalSetup: [shared],
        include: ['tests/webkit/**', 'tests/browser/studio/engines'],
        provide: { engine: 'webkit' },
      }),
    ],
  },
});
