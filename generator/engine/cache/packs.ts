/** Many small results of one kind in one file: read when first asked for, written at the end. */
import { DAY, type Disk, KEPT_DAYS } from './disk.ts';

export interface Pack<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Writes all of it now: for values that took long, which an interrupted run would lose, and one that looks would not write. */
  save(): void;
}

export interface OpenPack {
  pack: Pack<unknown>;
  /** Writes it if it changed; when pruning, without what has not been used for a week. */
  save(prune: boolean): void;
}

/** A value, and the day on which it was last used. */
interface StoredValue {
  value: unknown;
  day: number;
}

type PackRow = [key: string, value: unknown, day: number];

/** The disk of a pack, and the one that came with the program. */
interface PackDisks {
  disk: Disk | undefined;
  shipped: Disk | undefined;
  /** Milliseconds. */
  now: number;
}

/** @param version of the values: others are not read */
export function openPack(name: string, version: string, { disk, shipped, now }: PackDisks): OpenPack {
  const today = Math.floor(now / DAY);
  const entries = readEntries(name, version, disk);
  let ours: Map<string, StoredValue> | undefined;
  let changed = false;
  const save = (prune: boolean, write = disk?.write) => {
    const outdated = prune ? [...entries].filter(([, { day }]) => today - day > KEPT_DAYS) : [];
    if (!changed && outdated.length === 0) return;
    for (const [key] of outdated) entries.delete(key);
    // What cannot be written is tried again at the next save.
    if (write?.(name, encodeRows(version, entries))) changed = false;
  };
  const keep = (key: string, value: unknown) => {
    entries.set(key, { value, day: today });
    changed = true;
  };
  return {
    pack: {
      get(key) {
        const kept = entries.get(key);
        if (kept && kept.day !== today) keep(key, kept.value);
        if (kept) return kept.value;
        ours ??= readEntries(name, version, shipped);
        return ours.get(key)?.value;
      },
      set: keep,
      save: () => save(false, disk?.keep),
    },
    save,
  };
}

/** Rows of one piece. */
const PIECE = 256;

/** Encodes rows as JSON, in pieces: of thousands of entries, the text and its bytes would take twice the memory that either does. */
function encodeRows(version: string, entries: ReadonlyMap<string, StoredValue>): Buffer[] {
  const rows = Array.from(entries, ([key, { value, day }]): PackRow => [key, value, day]);
  const pieces = [Buffer.from(`[${JSON.stringify(version)}`)];
  for (let start = 0; start < rows.length; start += PIECE) {
    const written = rows.slice(start, start + PIECE).map((row) => `,${JSON.stringify(row)}`);
    pieces.push(Buffer.from(written.join('')));
  }
  return [...pieces, Buffer.from(']')];
}

function readEntries(name: string, version: string, disk: Disk | undefined): Map<string, StoredValue> {
  const bytes = disk?.read(name);
  if (!bytes) return new Map();
  // The disk has checked that these are the bytes that we wrote.
  const [written, ...rows]: [string, ...PackRow[]] = JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(written === version ? rows.map(([key, value, day]) => [key, { value, day }]) : []);
}
