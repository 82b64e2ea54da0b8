/** One file a result; the same name asked for twice at once is produced once. */
import type { Disk } from './disk.ts';

export type Produce = () => Promise<Uint8Array> | Uint8Array;

export interface Blobs {
  readonly hits: number;
  readonly misses: number;
  get(name: string, produce: Produce): Promise<Uint8Array>;
  claim(name: string): void;
  prune(): void;
}

/** `0123456789abcdef` lies in `blobs/01/`, so that no folder grows large. */
function locateBlob(name: string): string {
  return `blobs/${name.slice(0, 2)}/${name.slice(2)}`;
}

export function openBlobs(disk: Disk | undefined): Blobs {
  const claimed = new Set<string>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  // What no disk would keep.
  const memory = new Map<string, Uint8Array>();
  let hits = 0;
  let misses = 0;

  function recall(name: string): Promise<Uint8Array> | Uint8Array | undefined {
    return underWay.get(name) ?? memory.get(name) ?? disk?.read(locateBlob(name));
  }

  async function makeBlob(name: string, produce: Produce): Promise<Uint8Array> {
    const bytes = await produce();
    if (!disk?.write(locateBlob(name), bytes)) memory.set(name, bytes);
    return bytes;
  }

  return {
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
    async get(name, produce) {
      claimed.add(locateBlob(name));
      const known = recall(name);
      if (known) {
        hits += 1;
        return known;
      }
      misses += 1;
      const made = makeBlob(name, produce).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
    claim: (name) => void claimed.add(locateBlob(name)),
    prune: () => disk?.sweep('blobs', (name) => claimed.has(name)),
  };
}
