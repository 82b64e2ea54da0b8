/** Folders that are made for new files, and that go with them. */
import { existsSync, rmdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ifThere, isSystemError } from '../../engine/lib/files.ts';
import { nameIn } from './disk.ts';
import type { FileRecord, FolderRecord, SiteFolders } from './record.ts';

/** The names of the two folders, from that of the site. */
export function placesOf({ root, content, assets }: SiteFolders): Record<'content' | 'assets', string> {
  return { content: nameIn(root, content), assets: nameIn(root, assets) };
}

/** Lists the folders that files need and that are missing, nested ones last. */
export function findMissing(files: readonly FileRecord[], folders: SiteFolders): FolderRecord[] {
  const missing = new Map<string, FolderRecord>();
  for (const { folder, path } of files)
    for (let dir = posix.dirname(path); dir !== '.'; dir = posix.dirname(dir))
      if (!existsSync(join(folders[folder], dir))) missing.set(`${folder}/${dir}`, { folder, path: dir });
  return [...missing.values()].toSorted((one, other) => one.path.length - other.path.length);
}

/** Removes a folder in which nothing is left. */
export function removeEmpty(folder: string): void {
  try {
    ifThere(() => rmdirSync(folder));
  } catch (error) {
    if (!isSystemError(error) || !['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
}
