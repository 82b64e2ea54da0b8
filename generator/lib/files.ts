/** Folders and files on disk. A file that vanishes between being listed and being read is missing, not an error. */
import {
  closeSync,
  createReadStream,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Cache, Pack } from './cache/index.ts';
import { hash, hashPieces } from './hash.ts';

/**
 * Every file and link below a folder, relative to it with forward slashes, sorted by code unit. Links are listed, never
 * followed. A folder that is missing or may not be read is empty.
 */
export function listFiles(folder: string): string[] {
  return walk(folder, () => {});
}

/**
 * The files and folders below a folder that may not be read, as `listFiles` gives them, or `.` for itself.
 *
 * @param read files that have been read just now
 */
export function listUnreadable(folder: string, read: ReadonlySet<string> = new Set()): string[] {
  const closed: string[] = [];
  const open = walk(folder, (path) => closed.push(path || '.'));
  return [...closed, ...open.filter((file) => !read.has(file) && !isReadable(join(folder, file)))].sort();
}

const CLOSED = new Set(['EACCES', 'EPERM']);

// By opening it, as permissions alone do not tell on every disk.
function isReadable(path: string): boolean {
  try {
    if (statSync(path).isFile()) closeSync(openSync(path, 'r'));
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // What is missing behind a link is another matter.
    return !CLOSED.has(error.code);
  }
}

/** @param onClosed is given each folder that may not be read */
function walk(folder: string, onClosed: (path: string) => void): string[] {
  const files: string[] = [];
  const folders = [''];
  const list = (path: string) => {
    try {
      return readdirSync(join(folder, path), { withFileTypes: true });
    } catch (error) {
      if (!isSystemError(error) || !CLOSED.has(error.code)) return forgiveMissing(error);
      onClosed(path);
      return undefined;
    }
  };
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of list(next) ?? []) {
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

/** A file below a folder of packages, which is too large to be listed. */
export function locateInstalled(folder: string, file: string): Located {
  return ifThere(() => locateInside(realpathSync(folder), file)) ?? 'missing';
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

/** In bytes: to read a smaller file at once takes less time than to wait for it. */
const SMALL = 65_536;
/** Of a larger one, which may be too large for memory, this much is read at a time. */
const PIECE = 1_048_576;

/** Of files, by their paths. */
export function openFingerprints(cache: Cache): Pack<Fingerprint> {
  return cache.pack('fingerprints');
}

/** The content hash of a file, remembered until the file is touched; undefined where it is missing. */
export async function fingerprintFile(path: string, cache: Cache): Promise<string | undefined> {
  const pack = openFingerprints(cache);
  const stamp = stampOf(path);
  if (stamp === undefined) return undefined;
  const known = pack.get(path);
  if (known?.stamp === stamp) return known.digest;
  const size = Number.parseInt(stamp, 10);
  const digest = await (size < SMALL
    ? ifThere(() => hash(readFileSync(path)))
    : hashPieces(size, createReadStream(path, { highWaterMark: PIECE })).catch(forgiveMissing));
  if (digest !== undefined) pack.set(path, { stamp, digest });
  return digest;
}

/**
 * Changes when a file below the folder comes, goes or is touched; for links, what they lead to counts. Reads no file.
 *
 * @param files as `listFiles` gives them
 */
export function fingerprintFolder(folder: string, files: readonly string[] = listFiles(folder)): string {
  return hash(files.map((file) => `${file} ${stampOf(below(folder, file)) ?? 'missing'}`).join('\n'));
}

/**
 * As `fingerprintFolder`, and never the same while a file is so new that a change of it may have the same time.
 *
 * @param now in milliseconds
 */
export function fingerprintAt(folder: string, now: number): string {
  const stamps = listFiles(folder).map((file) => {
    const stat = ifThere(() => statSync(below(folder, file)));
    if (!stat) return `${file} missing`;
    const { size, mtimeMs, ctimeMs, ino } = stat;
    return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}${isJustTouched(stat, now) ? ` ${now}` : ''}`;
  });
  return hash(stamps.join('\n'));
}

/**
 * Changes when one of the files is touched or goes, and when anything comes into one of their folders: the time of a folder says
 * so, and takes half as long to read as what is in it.
 *
 * @param files some of those below the folder, with forward slashes
 */
export function fingerprintTree(folder: string, files: readonly string[]): string {
  const folders = new Set<string>();
  for (const file of files) addParents(folders, file);
  const times = [...folders].map((path) => ifThere(() => statSync(below(folder, path)))?.mtimeMs);
  return hash(times.join('\n'), fingerprintFolder(folder, files));
}

/** `a/b`, `a` and the folder itself for `a/b/c`. */
function addParents(folders: Set<string>, path: string): void {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  if (folders.has(parent)) return;
  folders.add(parent);
  if (parent) addParents(folders, parent);
}

/** As `join`, which takes longer than to look at the file. @param path with forward slashes, as every system understands */
function below(folder: string, path: string): string {
  return `${folder}/${path}`;
}

/** Changes when one of the files comes, goes or is touched. Reads no file. @param files absolute paths */
export function fingerprintFiles(files: readonly string[]): string {
  return hash(...files.map((file) => `${file} ${stampOf(file) ?? 'missing'}`));
}

/** The one notion of an unchanged file. Tools may set a time back, but not the time at which they did so (ctime). */
function stampOf(path: string): string | undefined {
  // As whole numbers: on Windows an inode has more digits than a floating-point number.
  const stat = ifThere(() => statSync(path, EXACTLY));
  return stat && `${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}`;
}

const EXACTLY = { bigint: true } as const;

/** In milliseconds: some disks count time in steps of two seconds, and others in those of the system's clock. */
const STEPS = { coarse: 2000, fine: 50 };

/** Whether a file was touched so shortly before that a change of it may have the same time. */
function isJustTouched({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  const last = Math.max(mtimeMs, ctimeMs);
  return now - last < (last % 1000 === 0 ? STEPS.coarse : STEPS.fine);
}

/** The bytes of a file that must still be as it was when its fingerprint was taken. */
export async function readUnchanged(path: string, digest: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (hash(bytes) !== digest) throw new Error(`${path} has changed while it was read. Build again.`);
  return bytes;
}

/** The first bytes of a file. */
export async function readHead(path: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** An error of the operating system, whose code says what it is about. */
export function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
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
