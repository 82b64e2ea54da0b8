import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of one run share; none for unit tests. */
    shared: string | undefined;
  }
}

/** Runs once before all test files of a project, and what it returns after them. */
export default function setUp(project: TestProject): (() => void) | undefined {
  // That of `tests/run.mjs`, for all projects: what one has built, the next need not.
  const given = process.env['LINER_TESTS_SHARED'];
  if (given) return void project.provide('shared', given);
  const parent = join(import.meta.dirname, '../.out');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'shared-'));
  project.provide('shared', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
