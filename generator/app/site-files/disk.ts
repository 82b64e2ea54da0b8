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

/** In bytes: pieces of a large file. */
const PIECE = 1_000_000;

/** The hash of a file, however large; undefined for one that is missing. */
export function hashFile(file: string): string | undefined {
  const opened = ifThere(() => openSync(file, 'r'));
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

/** Undefined for a file that is missing. */
export function readBytes(file: string): Buffer | undefined {
  return ifThere(() => readFileSync(file));
}

/** Contains the id of the process that writes it. */
const STAGING = /^\.(\d+)-[\da-f-]+\.studio\.tmp$/;

/** The path of a file that is being written, beside the one that it becomes. Neither builds nor watchers look at it. */
export function stagingOf(file: string): string {
  return join(dirname(file), `.${process.pid}-${randomUUID()}.studio.tmp`);
}

/** Whether a name is that of a file that is being written. */
export function isStaging(name: string): boolean {
  return STAGING.test(name);
}

/** Removes what a studio or an import that was killed was about to write. Others may be writing at this moment. */
export function removeStaging(folder: string): void {
  for (const path of listFiles(folder)) {
    const [, id] = STAGING.exec(basename(path)) ?? [];
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, path), { force: true });
  }
}

/** Whether there is a process of this id, also one of another user. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/**
 * Replaces the content of a file. Readers see the old one or the new one. A link stays, and its target is replaced.
 *
 * @param isExpected whether the file is still the one to be replaced: asked when all is written, which takes a disk long enough
 * for another program to save the file
 * @returns false if it is not
 */
export function replaceContent(
  file: string,
  content: string | Uint8Array,
  isExpected: () => boolean = () => true,
): boolean {
  return replaceFile(ifThere(() => realpathSync(file)) ?? file, content, isExpected);
}

/** The same for files of Liner's own, where a link is somebody else's doing: it is replaced, and not its target. */
export function replaceFile(
  file: string,
  content: string | Uint8Array,
  isExpected: () => boolean = () => true,
): boolean {
  // A rename would replace a file that may not be written.
  ifThere(() => accessSync(file, constants.W_OK));
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  let isReplaced = false;
  stage(file, content, (staging) => {
    if (mode !== undefined) chmodSync(staging, mode & 0o7777);
    if (!isExpected()) return;
    renameSync(staging, file);
    isReplaced = true;
  });
  return isReplaced;
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

/** Without this, a file may be empty after a power failure, although it has its name. */
function writeThrough(file: string, content: string | Uint8Array): void {
  const opened = openSync(file, 'wx');
  try {
    writeFileSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
