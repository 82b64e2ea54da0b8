/**
 * Results of slow work, keyed by the content that they were made from. Deleting the folder is safe at any time,
 * and so are several processes and several sites in it at once; where it cannot be written, results are kept in memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hash } from '../lib/hash.ts';
import { type CacheMode, openDisk } from './disk.ts';
import { type OpenPack, openPack, type Pack } from './packs.ts';
import { type StoredFile, type Write, writeStored } from './stored.ts';

export type { CacheMode } from './disk.ts';
export type { Pack } from './packs.ts';
export type { Append, StoredFile } from './stored.ts';

/** A part of a key. A number and its digits are the same part. */
export type KeyPart = string | number | Uint8Array;

type Produce = () => Promise<Uint8Array> | Uint8Array;

export interface Cache {
  /** Returns the result for a key, produced once if missing. The key holds all inputs, the kind of work and its version first. */
  get(key: readonly KeyPart[], produce: Produce): Promise<Uint8Array>;
  /** Protects a result from being pruned that is in use elsewhere and need not be read now. */
  claim(key: readonly KeyPart[]): void;
  /** As `get`, for large results as files. @param ending such as `.mjs` @param write must give the same bytes each time */
  file(key: readonly KeyPart[], ending: string, write: Write): Promise<StoredFile>;
  /** Many small JSON results of one kind in one file. Other versions are not read: without one, values keep their shape forever. */
  pack<Value>(kind: string, version?: string): Pack<Value>;
  /** Counts of results that were reused from earlier runs, and of results that were made. */
  readonly hits: number;
  readonly misses: number;
  /** The system's error code if something could not be kept for later runs, such as `ENOSPC`. */
  readonly refusal: string | undefined;
  /** Writes the packs. */
  save(): void;
  /** Writes the packs; when pruning, removes what no run has asked for in a week. */
  close(options: { prune: boolean }): Promise<void>;
}

/**
 * Opens the cache in a folder; without one, it lives in memory.
 * @param now in milliseconds
 * @param shippedFolder a folder of results that came with the program: read if there is none of an earlier run, never written
 */
export function openCache(
  folder?: string,
  mode: CacheMode = 'use',
  now: number = Date.now(),
  shippedFolder?: string,
): Cache {
  const disk = folder === undefined ? undefined : openDisk(folder, mode, now);
  const shipped = shippedFolder === undefined ? undefined : openDisk(shippedFolder, 'look', now);
  /** Names of the results in use, without their endings. */
  const used = new Set<string>();
  const packs = new Map<string, OpenPack>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  const made = new Set<string>();
  // What no disk would keep.
  const memory = new Map<string, Uint8Array>();
  /** Files that no disk would keep, by name. */
  const elsewhere = new Map<string, StoredFile>();
  let temporary: string | undefined;
  /** Results of earlier runs, each counted once. */
  const found = new Set<string>();

  async function make(name: string, produce: Produce): Promise<Uint8Array> {
    const bytes = await produce();
    made.add(name);
    if (!disk?.write(name, [bytes])) memory.set(name, bytes);
    return bytes;
  }

  async function find(name: string, produce: Produce): Promise<Uint8Array> {
    const known = underWay.get(name) ?? memory.get(name) ?? disk?.read(name);
    if (known) {
      if (!made.has(name) && !underWay.has(name)) found.add(name);
      return known;
    }
    const ours = shipped?.read(name);
    if (ours) return ours;
    const making = make(name, produce).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  async function storeElsewhere(name: string, write: Write): Promise<StoredFile> {
    temporary ??= makeTemporary();
    const stored = await writeStored(join(temporary, basename(name)), write);
    elsewhere.set(name, stored);
    return stored;
  }

  return {
    async get(key, produce) {
      const name = blobOf(key);
      used.add(name);
      return find(name, produce);
    },
    claim(key) {
      used.add(blobOf(key));
      used.add(fileOf(key));
    },
    async file(key, ending, write) {
      const stem = fileOf(key);
      used.add(stem);
      const [name, seal] = [stem + ending, `${stem}.seal`];
      const store = async () => {
        const { bytes, digest } = (await disk?.store(name, write)) ?? (await storeElsewhere(name, write));
        return Buffer.from(JSON.stringify({ bytes, digest }));
      };
      // The disk has checked that these are the bytes that we wrote.
      const locate = async (sealed: Uint8Array) => {
        const stored = JSON.parse(Buffer.from(sealed).toString('utf8'));
        return elsewhere.get(name) ?? (await disk?.find(name, stored)) ?? shipped?.find(name, stored);
      };
      const found = (await locate(await find(seal, store))) ?? (await locate(await make(seal, store)));
      if (!found) throw new Error(`${name} is changed by another program while it is made. Build again.`);
      return found;
    },
    pack<Value>(kind: string, version = '') {
      const name = `packs/${kind}.json`;
      used.add(dropEnding(name));
      const opened = packs.get(name) ?? openPack(name, version, { disk, shipped, now });
      packs.set(name, opened);
      // The file is ours, and its kind and version name the shape of what is in it.
      return opened.pack as Pack<Value>;
    },
    get hits() {
      return found.size;
    },
    get misses() {
      return made.size;
    },
    get refusal() {
      return disk?.refusal;
    },
    save() {
      for (const opened of packs.values()) opened.save(false);
    },
    async close({ prune }) {
      for (const opened of packs.values()) opened.save(prune);
      if (prune) disk?.prune((name) => used.has(dropEnding(name)));
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      temporary = undefined;
      elsewhere.clear();
    },
  };
}

/** `0123456789abcdef` is in `blobs/01/`, so that no folder grows large. */
function blobOf(key: readonly KeyPart[]): string {
  const name = hashKey(key);
  return `blobs/${name.slice(0, 2)}/${name.slice(2)}`;
}

/** Path without the ending: the file and its seal have one each. */
function fileOf(key: readonly KeyPart[]): string {
  return `files/${hashKey(key)}`;
}

function dropEnding(name: string): string {
  return name.replace(/\.\w+$/, '');
}

function hashKey(key: readonly KeyPart[]): string {
  return hash(...key.map((part) => (typeof part === 'number' ? String(part) : part)));
}

/** A temporary folder that is removed when the process ends. */
function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
