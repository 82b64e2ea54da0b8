/** Which published files are as the new site wants them, and how they get into it without being written. */
import { copyFileSync, linkSync, lstatSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';
import { listFolder } from './folders.ts';
import { MARKER } from './names.ts';
import type { PublishedFile, PublishedFiles } from './record.ts';

export interface KeptFile extends PublishedFile {
  /** Two names of one file have the same. */
  inode: number;
}

/** What stands for an artifact's content; undefined where it must be produced to be known. */
export function keyOf({ key, body }: Artifact): string | undefined {
  if (key !== undefined) return `key ${key}`;
  return typeof body === 'function' ? undefined : keyOfContent(body);
}

export function keyOfContent(content: string | Uint8Array): string {
  return `content ${hash(content)}`;
}

/** The artifacts whose published files have the same key, and that nobody has touched since. */
export function findKept(
  artifacts: readonly Artifact[],
  last: PublishedFiles,
  out: string,
): Map<string, KeptFile> {
  const kept = new Map<string, KeptFile>();
  for (const artifact of artifacts) {
    const file = last.get(artifact.path);
    if (!file || file.key !== keyOf(artifact)) continue;
    const inode = findInode(join(out, artifact.path), file);
    if (inode !== undefined) kept.set(artifact.path, { ...file, inode });
  }
  return kept;
}

/** The same files as they are recorded. */
export function stripInodes(kept: ReadonlyMap<string, KeptFile>): Map<string, PublishedFile> {
  return new Map(Array.from(kept, ([path, { inode: _, ...file }]) => [path, file]));
}

/** Of a file that is still as it was published. */
export function findInode(path: string, { bytes, modified }: PublishedFile): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size !== bytes || stats.mtimeMs !== modified) return undefined;
  return stats.ino;
}

/** Whether the published folder holds these files and no others. */
export function holdsOnly(out: string, kept: ReadonlyMap<string, KeptFile>): boolean {
  return listFolder(out).files.length === kept.size + [MARKER].length;
}

/**
 * Clears a reused folder of all but the kept files, and tells what is left in it. What goes is removed, never
 * written over: the file may be the published one under a second name.
 */
export function clearFolder(
  folder: string,
  kept: ReadonlyMap<string, KeptFile>,
  needed: ReadonlySet<string>,
): { files: Set<string>; folders: Set<string> } {
  const found = listFolder(folder);
  const files = new Set<string>();
  for (const path of found.files) {
    const file = kept.get(path);
    if (file && findInode(join(folder, path), file) === file.inode) files.add(path);
    else rmSync(join(folder, path));
  }
  const folders = new Set(found.folders);
  for (const path of found.folders.toReversed()) {
    if (needed.has(path)) continue;
    rmdirSync(join(folder, path));
    folders.delete(path);
  }
  return { files, folders };
}

/** Every folder that the files lie in, outer ones first: `a`, `a/b` for `a/b/c.html`. */
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

/** Gives a file a second name; where the disk knows no such thing, makes a copy and returns its time. */
export function linkFile(from: string, to: string): number | undefined {
  try {
    linkSync(from, to);
    return undefined;
  } catch {
    copyFileSync(from, to);
    return lstatSync(to).mtimeMs;
  }
}
