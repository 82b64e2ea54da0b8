/** Whether files are as they were: by sizes and times, and by what they hold. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Cache, Pack } from '../cache/index.ts';
import { forgiveMissing, ifThere, listFiles } from './files.ts';
import { hash, hashPieces } from './hash.ts';

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
  return hash(files.join('\n'), toBytes(lookAt(folder, files)));
}

/**
 * As `fingerprintFolder`, and never the same while a file is so new that a change of it may have the same time.
 *
 * @param now in milliseconds
 */
export function fingerprintAt(folder: string, now: number): string {
  const files = listFiles(folder);
  const facts = lookAt(folder, files);
  const isNew = files.some((_, index) => isJustTouched(facts, FACTS * index, now));
  return hash(files.join('\n'), toBytes(facts), isNew ? String(now) : '');
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

/** How many numbers tell whether a file was touched. */
const FACTS = 4;

/**
 * Of each file its size, its times of writing and of change in milliseconds, and its inode: hashed as they are, as to write them out takes as
 * long as to look. Of a large inode of Windows the last digits are lost, which the time of change makes up for. A missing file has no numbers.
 */
function lookAt(folder: string, files: readonly string[]): Float64Array {
  const facts = new Float64Array(FACTS * files.length).fill(Number.NaN);
  for (const [index, file] of files.entries()) {
    const stat = ifThere(() => statSync(below(folder, file)));
    if (stat) facts.set([stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino], FACTS * index);
  }
  return facts;
}

function toBytes({ buffer }: Float64Array): Uint8Array {
  return new Uint8Array(buffer);
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

/** Whether a file was touched so shortly before that a change of it may have the same time. @param at where its facts begin */
function isJustTouched(facts: Float64Array, at: number, now: number): boolean {
  const last = Math.max(...facts.subarray(at + 1, at + 3));
  return now - last < (last % 1000 === 0 ? STEPS.coarse : STEPS.fine);
}

/** The bytes of a file that must still be as it was when its fingerprint was taken. */
export async function readUnchanged(path: string, digest: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (hash(bytes) !== digest) throw new Error(`${path} has changed while it was read. Build again.`);
  return bytes;
}
