import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

/** A folder of its own for each call, removed after the test. */
export function prepareFolders(): () => string {
  const folders: string[] = [];
  afterEach(() => {
    // A process that a test has ended may write a last file meanwhile.
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'liner-test-'));
    folders.push(folder);
    return folder;
  };
}
