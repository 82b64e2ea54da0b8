/**
 * Results of slow work, kept by the content that they were made from. Deleting the folder is safe at any time,
 * and so are several processes and several sites in it at once; where it cannot be written, results are kept in memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '../hash.ts';
import { type CacheMode, openDisk } from './disk.ts';
import { type OpenPack, openPack, type Pack } from './packs.ts';

export type { CacheMode } from './disk.ts';
export type { Pack } from './packs.ts';

/** A number and its digits are the same part. */
export type KeyPart = string | number | Uint8Array;

export type Produce = () => Promise<Uint8Array> | Uint8Array;

export interface Cache {
  /**
   * The result for a key, produced when it is not at hand; asked for twice at once, it is produced once.
   * The key must hold all that the result depends on, the kind of work and its version first.
   */
  get(key: readonly KeyPart[], produce: Produce): Promise<Uint8Array>;
  /** Keeps a result from being pruned that is in use elsewhere and need not be read now. */
  claim(key: readonly KeyPart[]): void;
  /** As `get`, for those that need a file: the path of one whose name ends in `ending`, such as `.mjs`. */
  file(key: readonly KeyPart[], ending: string, produce: Produce): Promise<string>;
  /**
   * Many small JSON results of one kind, kept together in one file. Values of another version are not read:
   * without one, the kind has one shape of values for ever.
   */
  pack<Value>(kind: string, version?: string): Pack<Value>;
  /** Results of earlier runs that were of use, and results that had to be made. */
  readonly hits: number;
  readonly misses: number;
  /** Writes the packs; when pruning, removes what no run has asked for in a week. */
  close(options: { prune: boolean }): Promise<void>;
}

/** Opens the cache in a folder; without one, it lives in memory. @param now in milliseconds */
export function openCache(folder?: string, mode: CacheMode = 'use', now = Date.now()): Cache {
  const disk = folder === undefined ? undefined : openDisk(folder, mode, now);
  const used = new Set<string>();
  const packs = new Map<string, OpenPack>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  const made = new Set<string>();
  // What no disk would keep.
  const memory = new Map<string, Uint8Array>();
  let temporary: string | undefined;
  let hits = 0;

  async function make(name: string, produce: Produce): Promise<Uint8Array> {
    const bytes = await produce();
    made.add(name);
    if (!disk?.write(name, bytes)) memory.set(name, bytes);
    return bytes;
  }

  async function get(key: readonly KeyPart[], produce: Produce): Promise<Uint8Array> {
    const name = blobOf(key);
    used.add(name);
    const known = underWay.get(name) ?? memory.get(name) ?? disk?.read(name);
    if (known) {
      if (!made.has(name) && !underWay.has(name)) hits += 1;
      return known;
    }
    const making = make(name, produce).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  function placeElsewhere(name: string, bytes: Uint8Array): string {
    temporary ??= makeTemporary();
    const path = openDisk(temporary, 'use', now).place(name, bytes);
    if (path === undefined) throw new Error(`Cannot write to the folder for temporary files, ${temporary}.`);
    return path;
  }

  return {
    get,
    claim: (key) => void used.add(blobOf(key)),
    async file(key, ending, produce) {
      const name = `files/${hashKey(key)}${ending}`;
      used.add(name);
      const bytes = await get(key, produce);
      return disk?.place(name, bytes) ?? placeElsewhere(name, bytes);
    },
    pack<Value>(kind: string, version = '') {
      const name = `packs/${kind}.json`;
      used.add(name);
      const opened = packs.get(name) ?? openPack(name, version, disk, now);
      packs.set(name, opened);
      // The file is ours, and its kind and version name the shape of what is in it.
      return opened.pack as Pack<Value>;
    },
    get hits() {
      return hits;
    },
    get misses() {
      return made.size;
    },
    async close({ prune }) {
      for (const opened of packs.values()) opened.save(prune);
      if (prune) disk?.prune((name) => used.has(name));
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      temporary = undefined;
    },
  };
}

/** `0123456789abcdef` is in `blobs/01/`, so that no folder grows large. */
function blobOf(key: readonly KeyPart[]): string {
  const name = hashKey(key);
  return `blobs/${name.slice(0, 2)}/${name.slice(2)}`;
}

function hashKey(key: readonly KeyPart[]): string {
  return hash(...key.map((part) => (typeof part === 'number' ? String(part) : part)));
}

/** Gone at the latest when the process is. */
function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
