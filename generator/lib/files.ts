/** Folders and files on disk. A file that vanishes between being listed and being read is missing, not an error. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Cache } from './cache/index.ts';
import { hash } from './hash.ts';

/**
 * Every file and link below a folder, relative to it with forward slashes, sorted by code unit. Links are listed, never
 * followed. A missing folder is empty.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const folders = [''];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const path = join(folder, next);
    for (const entry of ifThere(() => readdirSync(path, { withFileTypes: true })) ?? []) {
      (entry.isDirectory() ? folders : files).push(next ? `${next}/${entry.name}` : entry.name);
    }
  }
  return files.sort();
}

export interface Folder {
  /** As `listFiles` gives them. */
  files: readonly string[];
  locate(file: string): Located;
}

/** `missing`: no such file, or no plain file. `outside`: a link that leads out of the folder. */
export type Located = { path: string; bytes: number } | 'missing' | 'outside';

/** A folder whose files are named by people. @param folder need not exist */
export function openFolder(folder: string): Folder {
  const root = ifThere(() => realpathSync(folder));
  const files = listFiles(folder);
  // Computers differ in how they write é; content and disk must not.
  const spellings = new Map(files.map((file) => [file.normalize(), file]));
  const lowerCase = new Set(files.map((file) => file.normalize().toLowerCase()));
  return {
    files,
    locate(file) {
      const name = file.normalize();
      const listed = spellings.get(name);
      // Some disks ignore case, hosts never do: a name is right everywhere or nowhere.
      if (!listed && lowerCase.has(name.toLowerCase())) return 'missing';
      if (root === undefined) return 'missing';
      return ifThere(() => locateInside(root, listed ?? file)) ?? 'missing';
    },
  };
}

/** @param root without links */
function locateInside(root: string, file: string): Located {
  const path = realpathSync(join(root, file));
  if (!path.startsWith(root + sep)) return 'outside';
  const stat = statSync(path);
  return stat.isFile() ? { path, bytes: stat.size } : 'missing';
}

interface Fingerprint {
  stamp: string;
  digest: string;
}

/** The content hash of a file, remembered until the file is touched; undefined where it is missing. */
export async function fingerprintFile(path: string, cache: Cache): Promise<string | undefined> {
  const pack = cache.pack<Fingerprint>('fingerprints');
  const stamp = stampOf(path);
  if (stamp === undefined) return undefined;
  const known = pack.get(path);
  if (known?.stamp === stamp) return known.digest;
  const bytes = await readFile(path).catch(forgiveMissing);
  if (!bytes) return undefined;
  const digest = hash(bytes);
  pack.set(path, { stamp, digest });
  return digest;
}

/** Changes when a file below the folder comes, goes or is touched; for links, what they lead to counts. Reads no file. */
export function fingerprintFolder(folder: string): string {
  return hash(...listFiles(folder).map((file) => `${file} ${stampOf(join(folder, file)) ?? 'missing'}`));
}

/** The one notion of an unchanged file. Tools may set a time back, but not the time at which they did so (ctime). */
function stampOf(path: string): string | undefined {
  const stat = ifThere(() => statSync(path));
  return stat && `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`;
}

/** The bytes of a file that must still be as it was when its fingerprint was taken. */
export async function readUnchanged(path: string, digest: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (hash(bytes) !== digest) throw new Error(`${path} has changed while it was read. Build again.`);
  return bytes;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return forgiveMissing(error);
  }
}

/** Whether an error says that the computer does not allow a file to be read. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

/** Undefined for an error that says that a file or folder is missing. @throws any other */
export function forgiveMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined;
  throw error;
}
