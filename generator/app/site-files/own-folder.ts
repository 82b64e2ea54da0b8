/** The folder of a site for what is not the site's: drafts, deleted files, and what imports have written. */
import { join } from 'node:path';
import { createFile } from './disk.ts';

/** @param root the folder of the site. @returns its path */
export function openOwnFolder(root: string): string {
  const folder = join(root, '.liner');
  // What is not saved or was deleted is nobody else's.
  createFile(join(folder, '.gitignore'), '*\n');
  return folder;
}
