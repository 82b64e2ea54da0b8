/** A folder on this computer, or on a disk that is connected to it. */
import {
  constants,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { forgiveMissing, isSystemError } from '../../../engine/lib/files.ts';
import type { Store } from '../upload/store.ts';

const CONCURRENCY = 4;

export function openLocalStore(root: string): Store {
  const at = (path: string) => join(root, path);
  return {
    concurrency: CONCURRENCY,
    list: () => listAll(root),
    read: (path) => readFile(at(path), 'utf8').catch(forgiveMissing),
    write: (path, text) => writeFile(at(path), text),
    put: (file, path) => copyFile(file, at(path), constants.COPYFILE_FICLONE),
    sizeOf: async (path) => (await lstat(at(path))).size,
    rename: (from, to) => rename(at(from), at(to)),
    remove: (path) => rm(at(path), { force: true }),
    // One at a time, outer ones first: asked for several, Node.js never ends where none can be made, as below /proc.
    makeFolder: (path) => mkdir(at(path)).catch(forgiveExisting),
    removeFolder: (path) => rmdir(at(path)),
    close: async () => {},
  };
}

async function listAll(root: string) {
  const files = new Map<string, number>();
  const folders = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of (await readdir(join(root, folder), { withFileTypes: true }).catch(forgiveMissing)) ??
      []) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        folders.add(path);
        waiting.push(path);
      } else files.set(path, (await lstat(join(root, path))).size);
    }
  }
  return { files, folders };
}

function forgiveExisting(error: unknown): void {
  if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
}
