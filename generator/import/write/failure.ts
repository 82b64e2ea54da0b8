/** An import that cannot be written to its end: what was written is taken back, and the disk's reason is a problem. */
import { basename, dirname } from 'node:path';
import { problem } from '../../app/messages.ts';
import { isStaging, nameIn } from '../../app/site-files/disk.ts';
import { findRecord, type SiteFolders } from '../../app/site-files/record.ts';
import { undoLast } from '../../app/site-files/undo.ts';
import { isSystemError } from '../../engine/lib/files.ts';
import { reasonOf } from '../../engine/lib/reasons.ts';
import type { Problem } from '../../engine/problems/index.ts';

interface Failure {
  problem: Problem;
  /** Record for undoing it by hand; undefined if nothing is left of it. */
  record: string | undefined;
}

/** Undoes what was written before an error. @param before newest record before the import @throws errors other than those of the disk */
export function takeBackFailed(error: unknown, folders: SiteFolders, before: string | undefined): Failure {
  const isGone = takeBack(folders, before);
  if (!isSystemError(error)) throw error;
  const reason = reasonOf(error.code);
  if (reason === undefined) throw error;
  const record = findRecord(folders.root)?.file;
  return {
    problem: problem('import/unwritable', undefined, {
      name: nameIn(folders.root, placeOf(error)) || 'The import',
      reason,
      isGone,
    }),
    record: isGone || record === undefined ? undefined : nameIn(folders.root, record),
  };
}

/** @returns whether nothing is left of it: a full disk may have no room for the old text of a file */
function takeBack(folders: SiteFolders, before: string | undefined): boolean {
  try {
    const found = findRecord(folders.root)?.file;
    return found === before || undoLast(folders)?.left.length === 0;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}

/** The file or folder that cannot be written. Nobody knows the names of files that are being written. */
function placeOf(error: object): string {
  const [path] = ['dest', 'path'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? [value] : [];
  });
  if (path === undefined) return '';
  return isStaging(basename(path)) ? dirname(path) : path;
}
