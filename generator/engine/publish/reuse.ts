/** Reuses published files in the next folder, without writing them again. */
import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import { isSystemError, walkFolder } from '../lib/files.ts';
import type { PublishedFile } from './record.ts';
import { renameFolder } from './rename.ts';
import type { WrittenFile } from './sink.ts';

/** Errors after which no other attempt could succeed. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Does work that writes below a folder. Of a full disk, the system names another file or none: the error names the folder. */
export function writeBelow<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isSystemError(error) && NO_ROOM.has(error.code)) Object.assign(error, { path: folder });
    throw error;
  }
}

/** Returns false if the folder is gone, or on another disk. */
export function moveFolder(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameFolder(from, to);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}

/** Clears a spare of all but published files (second names) and needed folders, and lists the rest. Files are removed, not overwritten. */
export function clearSpare(
  spare: string,
  same: ReadonlyMap<string, PublishedFile>,
  needed: ReadonlySet<string>,
): Set<string> {
  const { files, folders } = walkFolder(spare);
  const there = new Set<string>();
  for (const path of files.keys()) {
    const file = same.get(path);
    // By its time only, a file of the build before could be taken for it: some disks count in seconds.
    if (file && findFile(join(spare, path), file)?.inode === file.inode) there.add(path);
    else rmSync(join(spare, path));
  }
  for (const folder of folders) {
    if (needed.has(folder)) there.add(folder);
    else rmSync(join(spare, folder), { recursive: true, force: true });
  }
  return there;
}

/** A file that has just been written. */
export function describeFile(path: string): WrittenFile {
  const { size: bytes, mtimeMs: modified, ino: inode } = lstatSync(path);
  return { bytes, modified, inode };
}

/** Returns true if a file, or a copy of it, is as a publish left it. */
export function isAsPublished(path: string, file: PublishedFile): boolean {
  return findFile(path, file) !== undefined;
}

/** A file that is as a publish left it. */
function findFile(path: string, { bytes, modified }: PublishedFile): WrittenFile | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const isSame = stats?.isFile() === true && stats.size === bytes && stats.mtimeMs === modified;
  return isSame ? { bytes, modified, inode: stats.ino } : undefined;
}

/** Every parent folder of the files, outer ones first: `a`, `a/b` for `a/b/c.html`. */
export function listParents(artifacts: readonly Artifact[]): Set<string> {
  const parents = new Set<string>();
  const add = (folder: string) => {
    if (folder === '.' || parents.has(folder)) return;
    add(dirname(folder));
    parents.add(folder);
  };
  for (const { path } of artifacts) add(dirname(path));
  return parents;
}

/**
 * Gives a published file a second name, or copies it if the disk has no links. Undefined if the file is not
 * as it was published: it is checked under its new name, as another build may replace the folder at any time.
 */
export function linkFile(from: string, to: string, file: PublishedFile): PublishedFile | undefined {
  try {
    linkSync(from, to);
    const found = findFile(to, file);
    if (found) return { ...file, ...found };
  } catch (error) {
    if (!isSystemError(error) || NO_ROOM.has(error.code)) throw error;
    const copy = copyFile(from, to, file);
    if (copy) return copy;
  }
  rmSync(to, { force: true });
  return undefined;
}

function copyFile(from: string, to: string, file: PublishedFile): PublishedFile | undefined {
  if (!isAsPublished(from, file)) return undefined;
  try {
    copyFileSync(from, to);
  } catch (error) {
    // It is made again then.
    if (!isSystemError(error) || NO_ROOM.has(error.code)) throw error;
    return undefined;
  }
  return isAsPublished(from, file) ? { ...file, ...describeFile(to) } : undefined;
}
