/** Checked files in a folder: what was damaged, cut short or moved to another name reads as missing. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hash } from '../hash.ts';

export interface Disk {
  /** The bytes stored under a name; undefined where there are none, or none that are sound. */
  read(name: string): Uint8Array | undefined;
  /** Says whether the bytes were kept: a folder that cannot be written is no error. */
  write(name: string, bytes: Uint8Array): boolean;
  /** The path of a plain file with these bytes and no header; undefined where it cannot be written. */
  place(name: string, bytes: Uint8Array): string | undefined;
  /** Removes the files below a sub-folder whose names `keeps` refuses. */
  sweep(folder: string, keeps: (name: string) => boolean): void;
}

const TEMPORARY = '.tmp';
/** In milliseconds: a temporary file this old was left by a process that was killed. */
const ABANDONED = 3_600_000;

/** A header of one line stands before the bytes: `liner1 <checksum>`. */
export function sealBytes(name: string, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(headerOf(name, bytes)), bytes]);
}

/** The bytes behind the header, where it fits them. */
export function unsealBytes(name: string, sealed: Uint8Array): Uint8Array | undefined {
  const end = sealed.indexOf(0x0a) + 1;
  const bytes = sealed.subarray(end);
  const header = Buffer.from(sealed.buffer, sealed.byteOffset, end).toString('latin1');
  return end > 0 && header === headerOf(name, bytes) ? bytes : undefined;
}

function headerOf(name: string, bytes: Uint8Array): string {
  return `liner1 ${hash(name, bytes)}\n`;
}

export function openDisk(root: string): Disk {
  return {
    read: (name) => attempt(() => unsealBytes(name, readFileSync(join(root, name)))),
    write: (name, bytes) => writeAtOnce(join(root, name), sealBytes(name, bytes)),
    place(name, bytes) {
      const path = join(root, name);
      const same = attempt(() => readFileSync(path).equals(bytes)) ?? false;
      return same || writeAtOnce(path, bytes) ? path : undefined;
    },
    sweep(folder, keeps) {
      for (const name of listFiles(root, folder)) {
        if (!keeps(name) && !isUnderWay(join(root, name))) attempt(() => rmSync(join(root, name)));
      }
    },
  };
}

let temporaries = 0;

// Synchronous calls: for files of this size promises are no faster.
function writeAtOnce(path: string, bytes: Uint8Array): boolean {
  temporaries += 1;
  const temporary = `${path}.${process.pid}-${temporaries}${TEMPORARY}`;
  try {
    writeWithFolder(temporary, bytes);
    renameSync(temporary, path);
    return true;
  } catch {
    attempt(() => rmSync(temporary, { force: true }));
    return false;
  }
}

// The folder is nearly always there: making it only after a failure saves a call for each file.
function writeWithFolder(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

function listFiles(root: string, folder: string): string[] {
  const found =
    attempt(() => readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) ?? [];
  return found
    .filter((file) => file.isFile())
    .map((file) => relative(root, join(file.parentPath, file.name)).replaceAll('\\', '/'));
}

/** A temporary file that another process may be writing now. */
function isUnderWay(path: string): boolean {
  if (!path.endsWith(TEMPORARY)) return false;
  return Date.now() - (attempt(() => statSync(path).mtimeMs) ?? 0) < ABANDONED;
}

// A cache that cannot be read or written makes a build slow, never wrong.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
