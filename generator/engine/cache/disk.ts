/** Checksummed files in a folder: a damaged, truncated or renamed one reads as missing. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isPlainFile, walkFolder } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import { isAsStored, type StoredFile, type Write, writeStored } from './stored.ts';

/**
 * - `use`: reads and writes.
 * - `fresh`: reads nothing that was there before.
 * - `look`: writes nothing but, into a folder that is there, what took long to find out, as `keep` does.
 */
export type CacheMode = 'use' | 'fresh' | 'look';

export interface Disk {
  /** The bytes stored under a name; undefined if there are none, or they are damaged. */
  read(name: string): Uint8Array | undefined;
  /** Returns true if the bytes were stored: a folder that cannot be written is no error. @param pieces of them, in their order */
  write(name: string, pieces: readonly Uint8Array[]): boolean;
  /** As `write`, and in the mode `look` too if the folder exists. */
  keep(name: string, pieces: readonly Uint8Array[]): boolean;
  /** A plain file without a header; undefined if it cannot be written. @throws what `write` throws itself */
  store(name: string, write: Write): Promise<StoredFile | undefined>;
  /** Finds a stored file; undefined if it is missing or damaged. */
  find(name: string, stored: Omit<StoredFile, 'file'>): Promise<StoredFile | undefined>;
  /** Removes what has not been used for a week. @param isUsed whether a name is used now */
  prune(isUsed: (name: string) => boolean): void;
  /** The system's error code of the last failed write, such as `ENOSPC`. */
  readonly refusal: string | undefined;
}

const TEMPORARY = '.tmp';
/** Milliseconds: a temporary file this old was left by a process that was killed. */
const ABANDONED = 3_600_000;
export const DAY = 86_400_000;
/** Long enough for sites that share a cache and are built one after the other. */
export const KEPT_DAYS = 7;

/** @param now in milliseconds */
export function openDisk(root: string, mode: CacheMode, now: number): Disk {
  const written = new Set<string>();
  const canWrite = mode !== 'look';
  const canKeep = canWrite || existsSync(root);
  let refusal: string | undefined;
  const keep = (name: string, pieces: readonly Uint8Array[]) => {
    if (!canKeep) return false;
    const failure = writeAtOnce(join(root, name), [Buffer.from(headerOf(name, pieces)), ...pieces]);
    refusal ??= failure;
    if (failure === undefined) written.add(name);
    return failure === undefined;
  };
  return {
    keep,
    get refusal() {
      return refusal;
    },
    read(name) {
      if (mode === 'fresh' && !written.has(name)) return undefined;
      const path = join(root, name);
      return attempt(() => (isPlainFile(path) ? unsealBytes(name, readFileSync(path)) : undefined));
    },
    write: (name, pieces) => canWrite && keep(name, pieces),
    async store(name, write) {
      if (!canWrite) return undefined;
      const file = join(root, name);
      const temporary = nameTemporary(file);
      try {
        mkdirSync(dirname(file), { recursive: true });
        const stored = await writeStored(temporary, write);
        renameSync(temporary, file);
        return { ...stored, file };
      } catch (error) {
        attempt(() => rmSync(temporary, { force: true }));
        refusal ??= expectSystem(error);
        return undefined;
      }
    },
    async find(name, stored) {
      const known = { ...stored, file: join(root, name) };
      if (!attempt(() => isPlainFile(known.file))) return undefined;
      const isSound = await isAsStored(known).catch(expectSystem);
      return isSound === true ? known : undefined;
    },
    prune(isUsed) {
      if (!canWrite) return;
      for (const name of listResults(root)) {
        const path = join(root, name);
        const age = now - (attempt(() => statSync(path).mtimeMs) ?? now);
        const used = isUsed(name);
        const limit = path.endsWith(TEMPORARY) ? ABANDONED : KEPT_DAYS * DAY;
        if (used && age > DAY) attempt(() => utimesSync(path, now / 1000, now / 1000));
        else if (!used && age > limit) attempt(() => rmSync(path));
      }
    },
  };
}

/** The bytes behind the header, if it fits them. */
function unsealBytes(name: string, sealed: Uint8Array): Uint8Array | undefined {
  const end = sealed.indexOf(0x0a) + 1;
  const bytes = sealed.subarray(end);
  const header = Buffer.from(sealed.buffer, sealed.byteOffset, end).toString('latin1');
  return end > 0 && header === headerOf(name, [bytes]) ? bytes : undefined;
}

/** A line before the bytes: `liner1 <checksum>`. */
function headerOf(name: string, pieces: readonly Uint8Array[]): string {
  return `liner1 ${hash(name, pieces)}\n`;
}

let temporaries = 0;

/** The system's error code; undefined if the write succeeded. Synchronous calls: for files of this size promises are no faster. */
function writeAtOnce(path: string, pieces: readonly Uint8Array[]): string | undefined {
  const temporary = nameTemporary(path);
  try {
    writeWithFolder(temporary, pieces);
    renameSync(temporary, path);
    return undefined;
  } catch (error) {
    attempt(() => rmSync(temporary, { force: true }));
    return expectSystem(error);
  }
}

function nameTemporary(path: string): string {
  temporaries += 1;
  return `${path}.${process.pid}-${temporaries}${TEMPORARY}`;
}

// The folder is nearly always there: making it only after a failure saves a call for each file.
function writeWithFolder(path: string, pieces: readonly Uint8Array[]): void {
  const descriptor = openWithFolder(path);
  try {
    for (const piece of pieces) writeFileSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
}

function openWithFolder(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    expectSystem(error);
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'w');
  }
}

/** The folders of results; other programs may have others here. */
const FOLDERS = ['blobs', 'files', 'packs'];

/** Paths of all results, relative to the root. */
function listResults(root: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const tree = attempt(() => walkFolder(join(root, folder)));
    return Array.from(tree?.files.keys() ?? [], (path) => `${folder}/${path}`);
  });
}

// A cache that cannot be read or written makes a build slow, never wrong.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    expectSystem(error);
    return undefined;
  }
}

/** The system's error code. @throws any other error, which would be a bug of ours */
function expectSystem(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return String(error.code);
}
