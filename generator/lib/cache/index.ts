/**
 * Results of slow work, kept by the content that they were made from. Deleting the folder is safe at any time,
 * and so are several processes in it at once; where it cannot be written, results are kept in memory.
 */

import { hash } from '../hash.ts';
import { openBlobs, type Produce } from './blobs.ts';
import { openDisk } from './disk.ts';
import { openFiles } from './files.ts';
import { limitDisk } from './limit.ts';
import { openPacks, type Pack } from './packs.ts';

export type { Pack } from './packs.ts';

/** A number and its digits are the same part. */
export type KeyPart = string | number | Uint8Array;

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
  /** Many small JSON results of one kind, kept together in one file. */
  pack<Value>(kind: string): Pack<Value>;
  readonly hits: number;
  readonly misses: number;
  /** Writes the packs; when pruning, removes what this run has not claimed by asking for it. */
  close(options: { prune: boolean }): Promise<void>;
}

/**
 * - `use`: reads and writes.
 * - `fresh`: reads nothing that was there before.
 * - `look`: writes nothing.
 */
export type CacheMode = 'use' | 'fresh' | 'look';

/** Opens the cache in a folder; without one, it lives in memory. */
export function openCache(folder?: string, mode: CacheMode = 'use'): Cache {
  const disk = folder === undefined ? undefined : limitDisk(openDisk(folder), mode);
  const blobs = openBlobs(disk);
  const files = openFiles(disk);
  const packs = openPacks(disk);
  return {
    get: (key, produce) => blobs.get(nameOf(key), produce),
    claim: (key) => blobs.claim(nameOf(key)),
    file: async (key, ending, produce) =>
      files.place(`${nameOf(key)}${ending}`, await blobs.get(nameOf(key), produce)),
    pack: packs.open,
    get hits() {
      return blobs.hits;
    },
    get misses() {
      return blobs.misses;
    },
    async close({ prune }) {
      packs.close(prune);
      files.close(prune);
      if (prune) blobs.prune();
    },
  };
}

function nameOf(key: readonly KeyPart[]): string {
  return hash(...key.map((part) => (typeof part === 'number' ? String(part) : part)));
}
