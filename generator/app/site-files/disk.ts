/** Files that the studio writes: whole or not at all, with the permissions and links that they had, and never over something unseen. */
import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { ifThere, isSystemError, listFiles } from '../../engine/lib/files.ts';

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The path of a file in a folder, with forward slashes. */
export function nameIn(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** Bytes: pieces of a large file. */
const PIECE = 1_000_000;

/** Returns true if something is a file, or a link to one: devices and pipes never end. */
function isPlain(file: string): boolean {
  return ifThere(() => statSync(file))?.isFile() ?? false;
}

/** The hash of a file, however large; undefined for one that is missing. */
export function hashFile(file: string): string | undefined {
  const opened = isPlain(file) ? ifThere(() => openSync(file, 'r')) : undefined;
  if (opened === undefined) return undefined;
  try {
    const sum = createHash('sha256');
    const piece = Buffer.alloc(PIECE);
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece))
      sum.update(piece.subarray(0, read));
    return sum.digest('hex');
  } finally {
    closeSync(opened);
  }
}

/** Bytes: many times what people write into a file. */
const LARGEST_TEXT = 20_000_000;

/** Returns undefined for a file that is missing, and for one that is much too large for a text. */
export function readBytes(file: string): Buffer | undefined {
  return ifThere(() =>
    isPlain(file) && statSync(file).size <= LARGEST_TEXT ? readFileSync(file) : undefined,
  );
}

/** Contains the id of the process that writes it. */
const STAGING = /^\.(\d+)-[\da-f-]+\.studio\.tmp$/;
/** Contains the id of the process that has it in its text. */
const LOCK = /^\.[\da-f]+\.lock\.tmp$/;
/** Milliseconds: a program that has a lock for longer was killed. It takes as long as to read a file. */
const LONGEST_LOCK = 2000;

/** The path of a file that is being written, beside the one that it becomes. Neither builds nor watchers look at it. */
export function stagingOf(file: string): string {
  return join(dirname(file), `.${process.pid}-${randomUUID()}.studio.tmp`);
}

/** The path of what is beside a file for as long as one program looks at it and replaces it. */
export function lockOf(file: string): string {
  return join(dirname(file), `.${hashOf(basename(file)).slice(0, 16)}.lock.tmp`);
}

/** Returns true if a name is that of a file that is being written, or of its lock. */
export function isStaging(name: string): boolean {
  return STAGING.test(name) || LOCK.test(name);
}

/** Removes what a studio or an import that was killed was about to write. Others may be writing at this moment. */
export function removeStaging(folder: string): void {
  for (const path of listFiles(folder).filter((each) => isStaging(basename(each)))) {
    const file = join(folder, path);
    const id = STAGING.exec(basename(path))?.[1] ?? String(readBytes(file) ?? '');
    if (id && !isRunning(Number(id))) removeFile(file);
  }
}

/** Returns true if there is a process of this id, also one of another user. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/**
 * Replaces the content of a file. Readers see the old one or the new one. A link stays, and its target is replaced.
 * @param before the hash of what is to be replaced
 * @returns false if the file is another one by now, or missing
 */
export function replaceContent(file: string, content: string | Uint8Array, before: string): boolean {
  const target = ifThere(() => realpathSync(file)) ?? file;
  let isReplaced = false;
  replace(target, content, (place) =>
    // Asked when all is written, which takes a disk long enough for another program to save the file.
    alone(target, () => {
      if (hashFile(target) !== before) return;
      place();
      isReplaced = true;
    }),
  );
  return isReplaced;
}

/** Replaces a file of Liner's own, whatever is there. A link in its place is somebody else's doing: it goes, and its target stays. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  replace(file, content, (place) => place());
}

/** @param decide when all is written: whether it gets its place */
function replace(file: string, content: string | Uint8Array, decide: (place: () => void) => void): void {
  // A rename would replace a file that may not be written.
  ifThere(() => accessSync(file, constants.W_OK));
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  stage(file, content, (staging) => {
    if (mode !== undefined) chmodSync(staging, mode & 0o7777);
    decide(() => renameSync(staging, file));
  });
}

/** Does what no other studio or import does to the same file at the same moment. */
function alone(file: string, act: () => void): void {
  const lock = lockOf(file);
  const since = Date.now();
  while (!createLock(lock)) {
    if (Date.now() - since > LONGEST_LOCK) removeFile(lock);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
  }
  try {
    act();
  } finally {
    removeFile(lock);
  }
}

/** @returns false if another program has it */
function createLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Creates a file with its content. @returns false if there is one already */
export function createFile(file: string, content: string | Uint8Array, mode?: number): boolean {
  mkdirSync(dirname(file), { recursive: true });
  let isCreated = false;
  stage(file, content, (staging) => {
    if (mode !== undefined) chmodSync(staging, mode & 0o7777);
    isCreated = placeNew(staging, file);
  });
  return isCreated;
}

/** Copies a file to where there is none. @returns false if there is one */
export function copyNew(file: string, target: string): boolean {
  mkdirSync(dirname(target), { recursive: true });
  const staging = stagingOf(target);
  try {
    copyFileSync(file, staging);
    return placeNew(staging, target);
  } finally {
    rmSync(staging, { force: true });
  }
}

/** Gives a staged file its name. @returns false if the name is taken */
export function placeNew(staging: string, file: string): boolean {
  try {
    // Unlike a rename, a link never replaces anything.
    linkSync(staging, file);
    rmSync(staging);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (statSync(file, { throwIfNoEntry: false })) return false;
    // Some disks know no links.
    renameSync(staging, file);
    return true;
  }
}

export function removeFile(file: string): void {
  rmSync(file, { force: true });
}

function stage(file: string, content: string | Uint8Array, place: (staging: string) => void): void {
  const staging = stagingOf(file);
  try {
    writeThrough(staging, content);
    place(staging);
  } finally {
    rmSync(staging, { force: true });
  }
}

/** Flushes a file: otherwise it may be empty after a power failure, although it has its name. */
function writeThrough(file: string, content: string | Uint8Array): void {
  const opened = openSync(file, 'wx');
  try {
    writeFileSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
