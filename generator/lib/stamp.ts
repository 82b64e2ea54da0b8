/** Whether a folder changed, without reading its files. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './hash.ts';

/** Changes when a file below the folder comes, goes, or gets another size or time. A missing folder is empty. */
export function stampFolder(folder: string): string {
  const lines = listFiles(folder).map((path) => {
    const { size, mtimeMs } = lstatSync(path);
    return `${path} ${size} ${mtimeMs}`;
  });
  return hash(lines.join('\n'));
}

function listFiles(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of readEntries(next)) {
      (entry.isDirectory() ? folders : files).push(join(next, entry.name));
    }
  }
  return files.sort();
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
