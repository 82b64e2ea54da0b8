/** Renames of folders, which on Windows fail while another program has a file of them open. */
import { renameSync } from 'node:fs';

interface Renaming {
  platform: NodeJS.Platform;
  rename(from: string, to: string): void;
  wait(milliseconds: number): void;
}

/** Errors that virus scanners and indexers cause, which open files as soon as they are written. */
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Milliseconds: between two tries, and all in all. */
const PAUSE = 50;
const PATIENCE = 10_000;

const here: Renaming = {
  platform: process.platform,
  rename: renameSync,
  wait: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

/** @throws what renaming throws: on Windows not before it has failed for ten seconds, as others let go of a file soon */
export function renameFolder(from: string, to: string, { platform, rename, wait }: Renaming = here): void {
  for (let left = platform === 'win32' ? PATIENCE : 0; ; left -= PAUSE) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.has(String(error.code));
      if (!isBusy || left <= 0) throw error;
      wait(PAUSE);
    }
  }
}
