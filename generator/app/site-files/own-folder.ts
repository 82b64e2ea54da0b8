/** The folder of a site for what is not the site's: drafts, deleted files, what imports have written, and what was published. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../../engine/lib/files.ts';
import { createFile } from './disk.ts';

/**
 * @param root the folder of the site
 * @param part `bin`, `imports/incoming`
 * @returns the path of a folder in it, which may be missing
 * @throws if a link leads elsewhere: a site of somebody else may have brought it, and what is old is deleted there
 */
export function openOwnFolder(root: string, part: string): string {
  let folder = join(root, '.liner');
  refuseLink(folder);
  // What is not saved or was deleted is nobody else's.
  createFile(join(folder, '.gitignore'), '*\n');
  for (const step of part.split('/')) {
    folder = join(folder, step);
    refuseLink(folder);
  }
  return folder;
}

function refuseLink(folder: string): void {
  if (ifThere(() => lstatSync(folder))?.isSymbolicLink())
    throw new Error(`${folder} is a link to another folder, in which Liner writes nothing. Remove the link.`);
}
