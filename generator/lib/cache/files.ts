/** Plain files for those that need a path, such as `import`: in the cache's folder, or in a temporary one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Disk, openDisk } from './disk.ts';

export interface Files {
  /** The path of a file of this name and content. */
  place(name: string, bytes: Uint8Array): string;
  close(prune: boolean): void;
}

export function openFiles(disk: Disk | undefined): Files {
  const claimed = new Set<string>();
  let temporary: string | undefined;

  function placeElsewhere(name: string, bytes: Uint8Array): string {
    temporary ??= makeTemporary();
    const path = openDisk(temporary).place(name, bytes);
    if (path === undefined) throw new Error(`Cannot write to the folder for temporary files, ${temporary}.`);
    return path;
  }

  return {
    place(name, bytes) {
      claimed.add(`files/${name}`);
      return disk?.place(`files/${name}`, bytes) ?? placeElsewhere(name, bytes);
    },
    close(prune) {
      if (prune) disk?.sweep('files', (name) => claimed.has(name));
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      temporary = undefined;
    },
  };
}

/** Gone at the latest when the process is. */
function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
