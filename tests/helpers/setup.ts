import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageRoot } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of one run share. */
    shared: string;
  }
}

/** Runs once before all test files of a project, and what it returns after them. */
export default function setUp(project: TestProject): () => void {
  const parent = join(packageRoot, 'tests/.out');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'shared-'));
  project.provide('shared', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
