/** Detects changed files, by sizes and times or by content. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ifThere, ignoreMissing, listFiles } from '../lib/files.ts';
import { hash, hashPieces } from '../lib/hash.ts';
import type { Cache, Pack } from './index.ts';

interface Fingerprint {
  stamp: string;
  digest: string;
}

/** Bytes: reading a smaller file synchronously is faster than awaiting it. */
const SMALL = 65_536;
/** Bytes: the pieces in which a larger file is read, as it may not fit into memory. */
const PIECE = 1_048_576;

/** The pack of fingerprints, by the paths of files. */
export function openFingerprints(cache: Cache): Pack<Fingerprint> {
  return cache.pack('fingerprints');
}

/** The content hash of a file, remembered until the file is touched; undefined if it is missing. */
export async function fingerprintFile(path: string, cache: Cache): Promise<string | undefined> {
  const pack = openFingerprints(cache);
  const state = stateOf(path);
  if (!state) return undefined;
  const stamp = state.join(' ');
  const known = pack.get(path);
  if (known?.stamp === stamp) return known.digest;
  const [size] = state;
  const digest = await (size < SMALL
    ? ifThere(() => hash(readFileSync(path)))
    : hashPieces(size, createReadStream(path, { highWaterMark: PIECE })).catch(ignoreMissing));
  if (digest !== undefined) pack.set(path, { stamp, digest });
  return digest;
}

/** The bytes of a file that must still be as it was when its fingerprint was taken. */
export async function readUnchanged(path: string, digest: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (hash(bytes) !== digest) throw new Error(`${path} has changed while it was read. Build again.`);
  return bytes;
}

/**
 * Changes when a file below the folder comes, goes or is touched; for links, what they lead to counts. Reads no file.
 * @param files as `listFiles` gives them
 * @param now in milliseconds: with it, a file so new that a change of it may have the same time gives another fingerprint each time
 */
export function fingerprintFolder(
  folder: string,
  files: readonly string[] = listFiles(folder),
  now?: number,
): string {
  // The numbers are hashed directly: formatting them takes as long as `stat`. A missing file has no numbers.
  const numbers = new Float64Array(STATE_LENGTH * files.length).fill(Number.NaN);
  let isNew = false;
  for (const [index, file] of files.entries()) {
    const state = stateOf(below(folder, file));
    if (state) numbers.set(state, STATE_LENGTH * index);
    isNew ||= state !== undefined && now !== undefined && isJustTouched(state, now);
  }
  return hash(files.join('\n'), toBytes(numbers), isNew ? String(now) : '');
}

/**
 * Changes when one of the files is touched or goes, and when anything comes into one of their folders: the time of a folder says
 * so, and takes half as long to read as what is in it.
 * @param files some of those below the folder, with forward slashes
 */
export function fingerprintTree(folder: string, files: readonly string[]): string {
  const folders = new Set<string>();
  for (const file of files) addParents(folders, file);
  const times = Array.from(
    folders,
    (path) => ifThere(() => statSync(below(folder, path)))?.mtimeMs ?? Number.NaN,
  );
  return hash(toBytes(Float64Array.from(times)), fingerprintFolder(folder, files));
}

/** `a/b`, `a` and the folder itself for `a/b/c`. */
function addParents(folders: Set<string>, path: string): void {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  if (folders.has(parent)) return;
  folders.add(parent);
  if (parent) addParents(folders, parent);
}

type FileState = readonly [size: number, modified: number, changed: number, inode: number];
const STATE_LENGTH = 4;

/**
 * The definition of an unchanged file; times in milliseconds. Tools may set back the time of writing, but not that of the change. Of a large
 * inode of Windows the last digits are lost, which the time of change makes up for.
 */
function stateOf(path: string): FileState | undefined {
  const stat = ifThere(() => statSync(path));
  return stat && [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino];
}

function toBytes({ buffer }: Float64Array): Uint8Array {
  return new Uint8Array(buffer);
}

/** Joins paths: `join` takes longer than `stat`. @param path with forward slashes, which every system understands */
function below(folder: string, path: string): string {
  return `${folder}/${path}`;
}

/** Milliseconds, the resolution of file times: two seconds on some disks, the system clock's on others. */
const STEPS = { coarse: 2000, fine: 50 };

/** Returns true if a file was touched so recently that a later change may have the same time. */
function isJustTouched([, modified, changed]: FileState, now: number): boolean {
  const last = Math.max(modified, changed);
  return now - last < (last % 1000 === 0 ? STEPS.coarse : STEPS.fine);
}
