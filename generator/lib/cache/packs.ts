/** Many small results of one kind, kept together in one file: read when first asked for, written at the end. */
import type { Disk } from './disk.ts';

export interface Pack<Value> {
  /** Claims what it finds: it stays when the cache is pruned. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export interface Packs {
  /** One kind has one shape of values, for ever: a new shape takes a new name. Letters, digits and dashes. */
  open<Value>(kind: string): Pack<Value>;
  /** Writes the packs that changed; when pruning, without the entries that nothing claimed. */
  close(prune: boolean): void;
}

interface OpenPack {
  pack: Pack<unknown>;
  save(prune: boolean): void;
}

export function openPacks(disk: Disk | undefined): Packs {
  const packs = new Map<string, OpenPack>();
  return {
    open<Value>(kind: string) {
      const opened = packs.get(kind) ?? openPack(`packs/${kind}.json`, disk);
      packs.set(kind, opened);
      // The file is ours, and its kind names the shape of what is in it.
      return opened.pack as Pack<Value>;
    },
    close(prune) {
      for (const opened of packs.values()) opened.save(prune);
    },
  };
}

function openPack(name: string, disk: Disk | undefined): OpenPack {
  const entries = readEntries(name, disk);
  const claimed = new Set<string>();
  let changed = false;
  return {
    pack: {
      get(key) {
        const value = entries.get(key);
        if (value !== undefined) claimed.add(key);
        return value;
      },
      set(key, value) {
        entries.set(key, value);
        claimed.add(key);
        changed = true;
      },
    },
    save(prune) {
      const kept = prune ? [...entries].filter(([key]) => claimed.has(key)) : [...entries];
      if (!changed && kept.length === entries.size) return;
      disk?.write(name, Buffer.from(JSON.stringify(kept)));
      changed = false;
    },
  };
}

function readEntries(name: string, disk: Disk | undefined): Map<string, unknown> {
  const bytes = disk?.read(name);
  // The bytes are as we wrote them, or the disk would not have given them.
  return new Map<string, unknown>(bytes ? JSON.parse(Buffer.from(bytes).toString('utf8')) : []);
}
