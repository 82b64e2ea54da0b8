/** Deleted files: they are moved into a folder of their own, where people find them by day and name. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../engine/lib/files.ts';

/** Deletions that are kept. */
const KEPT = 100;

export interface Bin {
  /** Moves a file there. @param name with the folders that it was in. @returns its new path */
  take(file: string, name: string): string;
}

/** @param now in ISO 8601 */
export function openBin(folder: string, now: () => string): Bin {
  prune(folder);
  return {
    take(file, name) {
      const target = findFree(join(folder, now().slice(0, 19).replaceAll(':', '.')), name);
      mkdirSync(dirname(target), { recursive: true });
      move(file, target);
      return target;
    },
  };
}

/** A path for a name that was deleted in the same second as well. */
function findFree(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const target = join(number === 1 ? folder : `${folder}-${number}`, name);
    if (!existsSync(target)) return target;
  }
}

function move(file: string, target: string): void {
  try {
    renameSync(file, target);
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EXDEV') throw error;
    copyFileSync(file, target);
    rmSync(file);
  }
}

function prune(folder: string): void {
  if (!existsSync(folder)) return;
  const old = readdirSync(folder).sort().slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
}
