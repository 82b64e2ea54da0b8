/** New texts of several files of a site: all of them are written or none, and they can be taken back together. */
import { join } from 'node:path';
import { isSystemError } from '../../engine/lib/files.ts';
import { reasonOf } from '../../engine/lib/reasons.ts';
import { hashOf, nameIn, removeStaging, replaceContent } from './disk.ts';
import { placesOf } from './folders.ts';
import { isAllowedPath } from './places.ts';
import { addRecord, type SiteFolders } from './record.ts';
import { undoLast } from './undo.ts';

/** A file of the content folder. */
export interface Rewritten {
  path: string;
  before: string;
  after: string;
}

/** @returns the file that kept the others from being written, and why; undefined if all are */
export function rewriteAll(
  files: readonly Rewritten[],
  folders: SiteFolders,
  day: string,
): { file: string; reason: string } | undefined {
  const { root, content } = folders;
  removeStaging(content);
  const outside = files.find(({ path }) => !isAllowedPath(path, content));
  const nameOf = (path: string) => nameIn(root, join(content, path));
  if (outside) return { file: nameOf(outside.path), reason: 'it is not in the content folder' };
  // Before the first file is written: what is interrupted can be taken back, too.
  addRecord(root, {
    ...{ version: 1, day, by: 'fix', isUndone: false, places: placesOf(folders), folders: [] },
    files: files.map(({ path, before, after }) => ({
      folder: 'content',
      path,
      before,
      after: hashOf(after),
    })),
  });
  for (const { path, before, after } of files) {
    const reason = replace(join(content, path), before, after);
    if (reason === undefined) continue;
    undoLast(folders);
    return { file: nameOf(path), reason };
  }
  return undefined;
}

/** @returns why it cannot be written */
function replace(file: string, before: string, after: string): string | undefined {
  try {
    return replaceContent(file, after, hashOf(before)) ? undefined : 'another program has just changed it';
  } catch (error) {
    const reason = isSystemError(error) ? reasonOf(error.code) : undefined;
    if (reason === undefined) throw error;
    return reason;
  }
}
