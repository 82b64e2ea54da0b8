import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type afterAll, afterEach } from 'vitest';

/** A folder of its own for each call, removed after the test. @param after `afterAll` if it is for all tests of a file */
export function prepareFolders(after: typeof afterEach | typeof afterAll = afterEach): () => string {
  const folders: string[] = [];
  after(() => {
    // A process that a test has ended may write a last file meanwhile.
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'liner-test-'));
    folders.push(folder);
    return folder;
  };
}

/** `nobody`, on most systems. */
const SOMEBODY = 65_534;

/** As a user whose permissions count, which those of the superuser do not. @param folder may be entered by anyone then */
export function asSomebodyElse<Result>(folder: string, work: () => Result): Result {
  if (process.getuid?.() !== 0) return work();
  chmodSync(folder, 0o755);
  process.seteuid?.(SOMEBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

/** The same for work that takes time, in a folder that belongs to that user with all that is in it. */
export async function asOwner<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, path), SOMEBODY, SOMEBODY);
  process.seteuid?.(SOMEBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
